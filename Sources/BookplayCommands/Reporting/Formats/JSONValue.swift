/// What a JSON text says; of members with one name the last counts.
package indirect enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value.
  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member; nothing for what is no object or lacks it.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The number, when it is a whole one.
  package var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}
