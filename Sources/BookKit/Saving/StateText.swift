import PropertyList

/// Writes old-style text: entries in dictionaries, values and dictionaries in lists.
struct StateText {
  private(set) var bytes: [UInt8] = []

  /// Takes back all that was written after a length.
  mutating func shorten(to count: Int) { bytes.removeLast(bytes.count - count) }

  // MARK: - Entries

  /// Begins a dictionary, which is the value of a key, unless it stands in a list or by itself.
  mutating func begin(_ key: String = "") {
    if !key.isEmpty { write(key: key) }
    bytes.append(UInt8(ascii: "{"))
  }

  /// Ends a dictionary that is the value of a key.
  mutating func end() { bytes += "};\n".utf8 }

  /// Ends a dictionary in a list.
  mutating func endPart() { bytes += "},\n".utf8 }

  /// Ends the outermost dictionary.
  mutating func endAll() { bytes += "}\n".utf8 }

  mutating func beginList(_ key: String) {
    write(key: key)
    bytes.append(UInt8(ascii: "("))
  }

  mutating func endList() { bytes += ");\n".utf8 }

  mutating func write(_ key: String, _ number: some BinaryInteger) {
    write(key: key)
    write(number)
    bytes.append(UInt8(ascii: ";"))
  }

  mutating func write(_ key: String, real: Double) {
    write(key: key)
    write(real)
    bytes.append(UInt8(ascii: ";"))
  }

  mutating func write(_ key: String, text: some Collection<UInt8>) {
    write(key: key)
    write(text: text)
    bytes.append(UInt8(ascii: ";"))
  }

  mutating func write(_ key: String, isTrue: Bool) {
    write(key: key)
    bytes += (isTrue ? "YES;" : "NO;").utf8
  }

  /// Writes that something is so; nothing when it is not.
  mutating func write(_ key: String, if isTrue: Bool) {
    if isTrue { write(key, isTrue: true) }
  }

  private mutating func write(key: String) {
    bytes += key.utf8
    bytes.append(UInt8(ascii: "="))
  }

  // MARK: - Values of lists

  mutating func add(_ number: some BinaryInteger) {
    write(number)
    bytes.append(UInt8(ascii: ","))
  }

  mutating func add(real: Double) {
    write(real)
    bytes.append(UInt8(ascii: ","))
  }

  mutating func add(text: some Collection<UInt8>) {
    write(text: text)
    bytes.append(UInt8(ascii: ","))
  }

  // MARK: - Values

  private mutating func write(_ number: some BinaryInteger) { bytes += String(Int64(number)).utf8 }

  private mutating func write(_ real: Double) { write(text: Decimal.shortest(real)) }

  private mutating func write(text: some Collection<UInt8>) {
    let text = Array(text)
    ASCIIStringText.append(text.span, text.indices, to: &bytes)
  }
}
