import BookKit
import PropertyList

/// Finds the names of parts that couldn't be read, so that references to them aren't reported too.
enum UnparsedNames {
  static func elements(of page: Page, _ list: PropertyList, _ names: NameTable) -> [Name] {
    var missing: [Name] = []
    var isGroup: [Int: Bool] = [:]
    for element in page.elements { isGroup[element.node.position] = element.type == .group }
    var containers = [page.node]
    while let container = containers.popLast() {
      for entry in list.entries(of: container) where list.hasText(entry.key, equalTo: "elements".utf8) {
        guard list.kind(of: entry.value) == .array else { continue }
        for element in list.elements(of: entry.value) where list.kind(of: element) == .dictionary {
          let knownAsGroup = isGroup[element.position]
          if knownAsGroup == nil, let name = name(of: element, list, names) { missing.append(name) }
          // An unreadable element can contain others.
          if knownAsGroup ?? true { containers.append(element) }
        }
      }
    }
    return missing
  }

  /// Returns the names of the variables, including those with an invalid value.
  static func variables(of list: PropertyList, _ names: NameTable) -> [Name] {
    guard list.kind(of: list.root) == .dictionary else { return [] }
    return list.entries(of: list.root).filter { list.hasText($0.key, equalTo: "variables".utf8) }.flatMap { entry in
      list.entries(of: entry.value).compactMap { list.utf8(of: $0.key).flatMap { names.find($0) } }
    }
  }

  private static func name(of element: NodeHandle, _ list: PropertyList, _ names: NameTable) -> Name? {
    for entry in list.entries(of: element) where list.hasText(entry.key, equalTo: "name".utf8) {
      if list.kind(of: entry.value) == .string, let text = list.utf8(of: entry.value) { return names.find(text) }
    }
    return nil
  }
}
