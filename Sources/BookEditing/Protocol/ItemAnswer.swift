import BookChecking
import BookKit
import PropertyList

/// The keys that the given dictionaries, such as elements, can have, each with its value or default.
struct ItemAnswer {
  let list: PropertyList
  let items: [(node: NodeHandle, path: PropertyListPath)]
  let findings: [Finding]

  var value: JSONValue {
    guard let first = items.first else { return [] }
    var rows: [JSONValue] = []
    var known: [String] = []
    for key in Role.keys(at: first.path, in: list).keys {
      let name = key.name.description
      // Several elements share only the keys that all of their types have.
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
    let isMixed = values.contains { $0 != values[0] }
    let value = isMixed ? nil : values[0]
    let standard = isMixed || value != nil ? nil : key?.defaultDescription.description
    let translations = items.count == 1 ? self.translations(of: name) : []
    let found = findings.filter { finding in
      finding.key.map { $0.utf8.elementsEqual(name.utf8) } ?? false
        && items.contains { finding.location.path.isPath(in: $0.path.description) }
    }
    return [
      "key": .string(name), "owner": key.map { .string($0.owner.title.description) },
      "mixed": isMixed ? true : nil, "value": value, "standard": standard.map { .string($0) },
      "written": .boolean(values.contains { $0 != nil }), "unknown": key == nil ? true : nil,
      "localized": translations.isEmpty ? nil : .object(translations),
      "findings": found.isEmpty ? nil : .strings(found.map { $0.message }),
    ]
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
