import BookKit
import PropertyList

/// Finds the names of parts of the book that weren't understood, so that referring to them isn't a second mistake.
enum UnparsedNames {
  /// Returns the names of the page's elements that aren't in the model.
  static func elements(of page: Page, _ list: PropertyList, _ names: NameTable) -> [Name] {
    var lost: [Name] = []
    let known = KnownNodes(page.elements)
    var containers = [page.node]
    while let container = containers.popLast() {
      for entry in list.entries(of: container) where list.hasText(entry.key, equalTo: "elements".utf8) {
        guard list.kind(of: entry.value) == .array else { continue }
        for element in list.elements(of: entry.value) where list.kind(of: element) == .dictionary {
          if !known.contains(element), let name = name(of: element, list, names) { lost.append(name) }
          if known.hasChildren(element) { containers.append(element) }
        }
      }
    }
    return lost
  }

  /// Returns the names of the variables, including those with an invalid value.
  static func variables(of list: PropertyList, _ names: NameTable) -> [Name] {
    guard list.kind(of: list.root) == .dictionary else { return [] }
    var found: [Name] = []
    for entry in list.entries(of: list.root) where list.hasText(entry.key, equalTo: "variables".utf8) {
      guard list.kind(of: entry.value) == .dictionary else { continue }
      for variable in list.entries(of: entry.value) {
        if let text = list.utf8(of: variable.key), let name = names.find(text) { found.append(name) }
      }
    }
    return found
  }

  private static func name(of element: NodeHandle, _ list: PropertyList, _ names: NameTable) -> Name? {
    for entry in list.entries(of: element) where list.hasText(entry.key, equalTo: "name".utf8) {
      if list.kind(of: entry.value) == .string, let text = list.utf8(of: entry.value) { return names.find(text) }
    }
    return nil
  }
}

/// The positions of a page's elements, in document order.
private struct KnownNodes {
  private let places: [Int]
  private let isGroup: [Bool]

  init(_ elements: [Element]) {
    places = elements.map { $0.node.position }
    isGroup = elements.map { $0.type == .group }
  }

  func contains(_ node: NodeHandle) -> Bool { position(of: node) != nil }

  /// Returns whether an element can contain others; one that wasn't understood always can.
  func hasChildren(_ node: NodeHandle) -> Bool { position(of: node).map { isGroup[$0] } ?? true }

  private func position(of node: NodeHandle) -> Int? {
    let index = places.indices.partitioningIndex { places[$0] >= node.position }
    return index < places.count && places[index] == node.position ? index : nil
  }
}
