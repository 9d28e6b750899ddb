import PropertyList

typealias JSON = JSONValue

extension JSON {
  var values: [JSON] { array ?? [] }

  var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  /// Returns whether the member at the end of a path is there and neither `false` nor `null`.
  func has(_ path: String...) -> Bool {
    switch value(path) {
    case nil, .null, .boolean(false): false
    default: true
    }
  }

  /// Returns whether the array at the end of a path has a value.
  func offers(_ value: JSON, in path: String...) -> Bool { self.value(path)?.values.contains(value) ?? false }

  private func value(_ path: [String]) -> JSON? {
    path.reduce(Optional(self)) { value, name in value.flatMap { $0[name] } }
  }

  static func number(_ value: Int) -> JSON { .number(Double(value)) }

  /// Creates an object, leaving out members without a value.
  static func members(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
