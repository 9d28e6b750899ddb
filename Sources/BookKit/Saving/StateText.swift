import PropertyList

/// A writer of old-style property lists.
struct StateText {
  private(set) var bytes: [UInt8] = []

  mutating func shorten(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Begins a dictionary in a list or at the top level.
  mutating func begin() { add(UInt8(ascii: "{")) }

  mutating func begin(_ key: StaticString) {
    write(key: key)
    begin()
  }

  mutating func end() { add("};\n") }

  /// Ends a dictionary in a list.
  mutating func endPart() { add("},\n") }

  mutating func endAll() { add("}\n") }

  mutating func beginList(_ key: StaticString) {
    write(key: key)
    add(UInt8(ascii: "("))
  }

  mutating func endList() { add(");\n") }

  mutating func write(_ key: StaticString, _ number: Int64) {
    write(key: key)
    TraceText.append(number, to: &bytes)
    endEntry()
  }

  mutating func write(_ key: StaticString, _ number: Int) { write(key, Int64(number)) }

  mutating func write(_ key: StaticString, real: Double) {
    write(key: key)
    write(real)
    endEntry()
  }

  mutating func write(_ key: StaticString, text: ArraySlice<UInt8>) {
    write(key: key)
    write(text: text)
    endEntry()
  }

  mutating func write(_ key: StaticString, isTrue: Bool) {
    write(key: key)
    add(isTrue ? "YES;" : "NO;")
  }

  mutating func write(_ key: StaticString, if isTrue: Bool) { if isTrue { write(key, isTrue: true) } }

  mutating func write(_ x: StaticString, _ y: StaticString, _ point: Point) {
    write(x, real: point.x)
    write(y, real: point.y)
  }

  /// Writes an entry whose key comes from a book.
  mutating func write(_ key: ArraySlice<UInt8>, text: ArraySlice<UInt8>) {
    write(text: key)
    add(UInt8(ascii: "="))
    write(text: text)
    endEntry()
  }

  @inline(never) private mutating func write(key: StaticString) {
    add(key)
    add(UInt8(ascii: "="))
  }

  private mutating func endEntry() { add(UInt8(ascii: ";")) }

  mutating func add(_ number: Int64) {
    TraceText.append(number, to: &bytes)
    endValue()
  }

  mutating func add(real: Double) {
    write(real)
    endValue()
  }

  mutating func add(text: ArraySlice<UInt8>) {
    write(text: text)
    endValue()
  }

  private mutating func endValue() { add(UInt8(ascii: ",")) }

  @inline(never) private mutating func add(_ byte: UInt8) { bytes.append(byte) }

  private mutating func add(_ words: StaticString) { bytes.append(words) }
  private mutating func write(_ real: Double) { write(text: Decimal.shortest(real)[...]) }

  private mutating func write(text: ArraySlice<UInt8>) {
    ASCIIStringText.append(text.span, 0..<text.count, isASCII: true, to: &bytes)
  }
}
