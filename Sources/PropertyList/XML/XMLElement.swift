enum XMLElement: UInt8, CaseIterable {
  case plist, key, dictionary, array, string, integer, real, booleanTrue, booleanFalse, date, data

  var name: StaticString {
    switch self {
    case .plist: "plist"
    case .key: "key"
    case .dictionary: "dict"
    case .array: "array"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .booleanTrue: "true"
    case .booleanFalse: "false"
    case .date: "date"
    case .data: "data"
    }
  }

  /// The kind of node that the element creates, if any.
  var kind: NodeKind? {
    switch self {
    case .plist: nil
    case .key: .key
    case .dictionary: .dictionary
    case .array: .array
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .booleanTrue, .booleanFalse: .boolean
    case .date: .date
    case .data: .data
    }
  }

  /// Whether the element needs text to have a value.
  var needsText: Bool { self == .integer || self == .real || self == .date || self == .data }

  init?(named name: Range<Int>, in bytes: Span<UInt8>) {
    let cursor = Cursor(bytes)
    for element in XMLElement.allCases {
      if element.name.utf8CodeUnitCount == name.count, cursor.matches(element.name, at: name.lowerBound) {
        self = element
        return
      }
    }
    return nil
  }

  static var names: [String] { allCases.map { $0.name.description } }
}
