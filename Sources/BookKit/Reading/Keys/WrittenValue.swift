import PropertyList

/// A value of a book as its author would write it.
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
    return entries.isEmpty ? nil : .dictionary(entries)
  }
}

/// A key and its value as an author would write them.
package struct WrittenEntry: Sendable {
  package let key: String
  package let value: WrittenValue
}

extension BookReader {
  /// Returns the keys of a part whose values differ from those of a new part.
  mutating func written<P: BookPart>(_ part: P) -> [WrittenEntry] {
    written(part, P.rows, besides: P.new(at: NodeHandle(0)))
  }

  /// Returns those of some keys of a part whose values differ from what another part has.
  mutating func written<P: Keyed>(_ part: P, _ rows: [KeyRow<P>], besides other: P) -> [WrittenEntry] {
    guard Build.includesDiagnostics else { return [] }
    var entries: [WrittenEntry] = []
    for (place, row) in rows.enumerated() {
      guard let value = value(of: part, row, place), value != self.value(of: other, row, place) else { continue }
      entries.append(WrittenEntry(key: row.key.name.description, value: value))
    }
    return entries
  }

  /// Returns what a part has for a key.
  private mutating func value<P: Keyed>(of part: P, _ row: KeyRow<P>, _ place: Int) -> WrittenValue? {
    var part = part
    written = nil
    row.code(&self, Entry(writing: row.key, at: place), &part)
    return written
  }
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
