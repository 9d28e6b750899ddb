enum XMLElement: UInt8, CaseIterable {
  case plist, key, dictionary, array, string, integer, real, booleanTrue, booleanFalse, date, data

  var name: StaticString { nameAndKind.name }

  /// The kind of the element's node, or `nil` if the element isn't a node.
  var kind: NodeKind? { nameAndKind.kind }

  private var nameAndKind: (name: StaticString, kind: NodeKind?) {
    switch self {
    case .plist: ("plist", nil)
    case .key: ("key", .key)
    case .dictionary: ("dict", .dictionary)
    case .array: ("array", .array)
    case .string: ("string", .string)
    case .integer: ("integer", .integer)
    case .real: ("real", .real)
    case .booleanTrue: ("true", .boolean)
    case .booleanFalse: ("false", .boolean)
    case .date: ("date", .date)
    case .data: ("data", .data)
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
