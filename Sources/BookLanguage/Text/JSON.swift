import PropertyList

typealias JSON = JSONValue

extension JSON {
  var values: [JSON] { array ?? [] }
  var isObject: Bool { if case .object = self { true } else { false } }

  /// Returns whether the member at a path is present, and neither `false` nor `null`.
  func has(_ path: String...) -> Bool {
    switch value(path) {
    case nil, .null, .boolean(false): false
    default: true
    }
  }

  func offers(_ value: JSON, in path: String...) -> Bool { self.value(path)?.values.contains(value) ?? false }

  private func value(_ path: [String]) -> JSON? {
    path.reduce(Optional(self)) { value, name in value.flatMap { $0[name] } }
  }
}
