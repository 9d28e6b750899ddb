/// A JSON value; of members with the same name, the last one counts.
package enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  /// A whole number to write; every number that is read is a `number`.
  case integer(Int)
  case text(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Sendable, Equatable {
    /// The name, which needn't be unique.
    package let name: String
    /// The value.
    package let value: JSONValue

    /// Creates a member.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of a member, or `nil` if this isn't an object or lacks the member.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text, or `nil` if this is something else.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The values of the array, or `nil` if this is something else.
  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The number if it is a whole one, otherwise `nil`.
  package var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}

/// A type whose values can be written as JSON.
package protocol JSONWritable {
  /// The value in JSON.
  var json: JSONValue { get }
}

extension Bool: JSONWritable {
  package var json: JSONValue { .boolean(self) }
}

extension Double: JSONWritable {
  package var json: JSONValue { .number(self) }
}

extension Int: JSONWritable {
  package var json: JSONValue { .integer(self) }
}

extension String: JSONWritable {
  package var json: JSONValue { .text(self) }
}

extension [String]: JSONWritable {
  package var json: JSONValue { .array(map(\.json)) }
}

extension JSONValue: JSONWritable {
  package var json: JSONValue { self }
}
