import PropertyList

/// A value of a book as an author would write it.
package indirect enum WrittenValue: Sendable {
  case number(Double)
  case boolean(Bool)
  case string(String)
  case array([WrittenValue])
  case dictionary([WrittenEntry])

  /// Creates a dictionary of the keys that have a value, or returns `nil` if none has one.
  static func dictionary(_ contents: [(key: String, value: WrittenValue?)]) -> WrittenValue? {
    var entries: [WrittenEntry] = []
    for (key, value) in contents { if let value { entries.append(WrittenEntry(key: key, value: value)) } }
    return dictionaryIfAny(entries)
  }

  /// Creates a dictionary, or returns `nil` if it would be empty.
  static func dictionaryIfAny(_ entries: [WrittenEntry]) -> WrittenValue? {
    entries.isEmpty ? nil : .dictionary(entries)
  }

  package var list: PropertyList {
    var builder = PropertyListBuilder()
    write(to: &builder)
    return builder.finish()
  }

  package func write(to builder: inout PropertyListBuilder) {
    switch self {
    case .number(let number):
      if let whole = Int(exactly: number) { builder.integer(whole) } else { builder.real(number) }
    case .boolean(let isTrue): builder.boolean(isTrue)
    case .string(let text): builder.string(text)
    case .array(let values):
      builder.beginArray()
      for value in values { value.write(to: &builder) }
      builder.endContainer()
    case .dictionary(let entries):
      builder.beginDictionary()
      for entry in entries {
        builder.key(entry.key)
        entry.value.write(to: &builder)
      }
      builder.endContainer()
    }
  }
}

package struct WrittenEntry: Sendable {
  package let key: String
  package let value: WrittenValue
}

extension WrittenValue: Equatable {
  package static func == (left: WrittenValue, right: WrittenValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.string(let left), .string(let right)): Array(left.utf8) == Array(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    default: false
    }
  }
}

extension WrittenEntry: Equatable {
  package static func == (left: WrittenEntry, right: WrittenEntry) -> Bool {
    Array(left.key.utf8) == Array(right.key.utf8) && left.value == right.value
  }
}
