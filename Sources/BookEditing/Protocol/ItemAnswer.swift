import BookChecking
import BookKit
import PropertyList

/// Every key that some dictionaries can have, such as those of elements, with its value or default.
struct ItemAnswer {
  private let list: PropertyList
  private let items: [(node: NodeHandle, path: PropertyListPath)]
  private let findings: [Finding]

  init(_ list: PropertyList, _ items: [(node: NodeHandle, path: PropertyListPath)], _ findings: [Finding]) {
    self.list = list
    self.items = items
    self.findings = findings
  }

  var value: JSONValue {
    guard let first = items.first else { return [] }
    var rows: [JSONValue] = []
    var known: [String] = []
    for key in Role.keys(at: first.path, in: list).keys {
      let name = key.name.description
      // Several elements have only those keys in common that all of their types have.
      guard items.allSatisfy({ Role.keys(at: $0.path, in: list).key(name) != nil }) else { continue }
      known += [name, key.alias?.description ?? name]
      rows.append(row(name, alias: key.alias?.description, key))
    }
    for entry in list.entries(of: first.node) where items.count == 1 {
      let name = list.string(of: entry.key) ?? ""
      if !FreeNames.contains(known, name) { rows.append(row(name, alias: nil, nil)) }
    }
    return .array(rows)
  }

  private func row(_ name: String, alias: String?, _ key: Key?) -> JSONValue {
    let values = items.map { item in
      (list.value(forKey: name, in: item.node) ?? alias.flatMap { list.value(forKey: $0, in: item.node) }).map {
        JSONValue($0, of: list, typesBareWords: true)
      }
    }
    var members: [JSONValue.Member] = [.init("key", .string(name))]
    if let key { members.append(.init("owner", .string(key.owner.title.description))) }
    let isMixed = values.contains { $0 != values[0] }
    if isMixed {
      members.append(.init("mixed", true))
    } else if let value = values[0] {
      members.append(.init("value", value))
    } else if let key {
      members.append(.init("standard", .string(key.defaultDescription.description)))
    }
    members.append(.init("written", .boolean(values.contains { $0 != nil })))
    if key == nil { members.append(.init("unknown", true)) }
    let translations = items.count == 1 ? self.translations(of: name) : []
    if !translations.isEmpty { members.append(.init("localized", .object(translations))) }
    let found = findings.filter { finding in
      finding.key.map { $0.utf8.elementsEqual(name.utf8) } ?? false
        && items.contains { finding.location.path.isPath(in: $0.path.description) }
    }
    if !found.isEmpty { members.append(.init("findings", .array(found.map { .string($0.message) }))) }
    return .object(members)
  }

  private func translations(of name: String) -> [JSONValue.Member] {
    guard let all = list.value(forKey: "localized", in: items[0].node) else { return [] }
    return list.entries(of: all).compactMap { entry in
      list.value(forKey: name, in: entry.value).map {
        .init(list.string(of: entry.key) ?? "", JSONValue($0, of: list, typesBareWords: true))
      }
    }
  }
}
