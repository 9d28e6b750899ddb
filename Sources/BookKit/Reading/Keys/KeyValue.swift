import PropertyList

/// A type that the value of a key can have.
protocol KeyValue: Sendable {
  /// Returns the value of an entry, or reports it and returns `nil`.
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Self?

  /// Returns a value of an array, or reports it and returns `nil`.
  static func readElement(_ entry: BookReader.Entry, at position: Int, by reader: inout BookReader) -> Self?

  /// Returns the value as an author would write it, or `nil` to leave it out.
  func written(by writer: inout BookReader) -> WrittenValue?
}

extension KeyValue {
  static func readElement(_ entry: BookReader.Entry, at position: Int, by reader: inout BookReader) -> Self? {
    read(entry, by: &reader)
  }
}

extension BookReader {
  /// Reads an entry into a property, or writes the property.
  ///
  /// An unreadable value leaves the property at its default or, in a translation, at the original's value.
  mutating func code<Value: KeyValue>(_ entry: Entry, _ property: inout Value) {
    if writes { return write(property) }
    if let value = Value.read(entry, by: &self) { property = value }
  }

  /// Writes a property, for rows that don't read it with `code`.
  mutating func write(_ value: some KeyValue) { written = value.written(by: &self) }

  mutating func write(_ value: WrittenValue?) { written = value }
}

extension Double: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Double? { reader.number(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .number(self) }
}

extension Int: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Int? { reader.integer(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .number(Double(self)) }
}

extension UInt64: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> UInt64? { reader.seed(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .number(Double(self)) }
}

extension Bool: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Bool? { reader.boolean(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .boolean(self) }
}

extension String: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> String? { reader.string(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .string(self) }
}

extension Name: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Name? { reader.name(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .string(writer.names.text(of: self)) }
}

extension Way: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Way? { reader.way(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .string(text) }
}

extension Color: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Color? {
    reader.color(entry.value, of: entry.key)
  }

  func written(by writer: inout BookReader) -> WrittenValue? { .string(text) }
}

// MARK: - Optional values, located values and arrays

extension Optional: KeyValue where Wrapped: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Wrapped?? {
    Wrapped.read(entry, by: &reader).map { .some($0) }
  }

  func written(by writer: inout BookReader) -> WrittenValue? {
    guard let value = self else { return nil }
    return value.written(by: &writer)
  }
}

extension Located: KeyValue where Value: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Located? {
    Value.read(entry, by: &reader).map { Located($0, at: entry.value) }
  }

  func written(by writer: inout BookReader) -> WrittenValue? { value.written(by: &writer) }
}

extension Array: KeyValue where Element: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> [Element]? {
    guard reader.holds(.array, entry) else { return nil }
    var elements: [Element] = []
    var position = 0
    var values = reader.arrayCursor(entry.value)
    while let value = reader.nextValue(&values) {
      if let element = Element.readElement(entry.with(value), at: position, by: &reader) { elements.append(element) }
      position += 1
    }
    return elements
  }

  func written(by writer: inout BookReader) -> WrittenValue? {
    var values: [WrittenValue] = []
    for element in self { if let value = element.written(by: &writer) { values.append(value) } }
    return values.isEmpty ? nil : .array(values)
  }
}

// MARK: - Parts

extension BookPart {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Self? {
    reader.holds(.dictionary, entry) ? reader.part(at: entry.value, 0) : nil
  }

  static func readElement(_ entry: BookReader.Entry, at position: Int, by reader: inout BookReader) -> Self? {
    reader.isDictionary(entry.value, of: owner) ? reader.part(at: entry.value, position) : nil
  }

  func written(by writer: inout BookReader) -> WrittenValue? { .dictionary(writer.written(self)) }
}

extension BookReader {
  mutating func part<P: BookPart>(at node: NodeHandle, _ position: Int) -> P? {
    var part = P.new(at: node, position, by: &self)
    readKeys(of: node, P.rows, in: P.owner, into: &part)
    return part.finish(by: &self) ? part : nil
  }

  /// Reads the keys of a dictionary into the properties of a part, and reports missing keys.
  mutating func readKeys<P: Keyed>(of node: NodeHandle, _ rows: [KeyRow<P>], in owner: KeyOwner, into part: inout P) {
    var found = FoundKeys()
    var keys = cursor(node)
    while let entry = next(&keys, in: owner) {
      found.insert(entry.rowIndex)
      rows[entry.rowIndex].code(&self, entry, &part)
    }
    reportMissingKeys(of: owner, in: node, found: found)
  }
}
