import PropertyList

/// Writes JSON in compact form, with line breaks only where requested.
package struct JSONOutput {
  /// The output so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The output as a file, which ends with a line end.
  package var document: [UInt8] { bytes + [UInt8(ascii: "\n")] }

  /// The output as a line of JSON Lines, including its line end.
  package var line: String { String(decoding: document, as: UTF8.self) }

  private var needsComma = false
  private var beginsLine = false

  /// Creates an empty output.
  package init() {}

  /// Writes an object with the members that `body` writes.
  package mutating func object(_ key: String? = nil, _ body: (inout JSONOutput) -> Void) {
    write("{", "}", key, body)
  }

  /// Writes an array with the values that `body` writes.
  package mutating func array(_ key: String? = nil, _ body: (inout JSONOutput) -> Void) {
    write("[", "]", key, body)
  }

  /// Writes an array of objects, each with the members that `body` writes.
  package mutating func objects<Value>(
    _ key: String, _ values: some Sequence<Value>, _ body: (inout JSONOutput, Value) -> Void
  ) {
    array(key) { json in for value in values { json.object { body(&$0, value) } } }
  }

  /// Writes an array with a value on each line, which `body` writes.
  package mutating func lines<Value>(
    _ key: String? = nil, _ values: some Sequence<Value>, _ body: (inout JSONOutput, Value) -> Void
  ) {
    array(key) { json in
      for value in values {
        json.beginLine()
        body(&json, value)
      }
      json.beginLine()
    }
  }

  /// Begins a line with the next value or member.
  package mutating func beginLine() { beginsLine = true }

  /// Writes a value.
  package mutating func value(_ value: some JSONWritable) { write(value.json, nil) }

  /// Writes a value that is JSON already.
  mutating func written(_ json: some Sequence<UInt8>) { write(json, nil) }

  /// Writes a member, unless the value is `nil` or a number that isn't finite.
  package mutating func member(_ key: String, _ value: (some JSONWritable)?) {
    if let value { write(value.json, key) }
  }

  /// Writes a member, unless the value is `nil`; other than a `Double`, it is exact at any size.
  package mutating func member(_ key: String, _ value: Int?) {
    if let value { write(String(value).utf8, key) }
  }

  private mutating func write(_ value: JSONValue, _ key: String?) {
    switch value {
    case .null: write("null".utf8, key)
    case .boolean(let truth): write((truth ? "true" : "false").utf8, key)
    case .number(let number): if number.isFinite { write(value.written, key) }
    case .string(let text):
      begin(key)
      write(text)
    case .array(let values): array(key) { json in for value in values { json.value(value) } }
    case .object(let members):
      object(key) { json in for member in members { json.member(member.name, member.value) } }
    }
  }

  private mutating func write(_ text: some Sequence<UInt8>, _ key: String?) {
    begin(key)
    bytes += text
  }

  private mutating func write(
    _ opening: String, _ closing: String, _ key: String?, _ body: (inout JSONOutput) -> Void
  ) {
    begin(key)
    bytes += opening.utf8
    needsComma = false
    body(&self)
    // An empty container stays on one line.
    if beginsLine && needsComma { endLine() }
    beginsLine = false
    bytes += closing.utf8
    needsComma = true
  }

  private mutating func begin(_ key: String?) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if beginsLine { endLine() }
    needsComma = true
    if let key {
      write(key)
      bytes.append(UInt8(ascii: ":"))
    }
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    beginsLine = false
  }

  private mutating func write(_ text: String) {
    let start = bytes.count
    let text = Array(text.utf8)
    JSONText.append(text.span, text.indices, to: &bytes)
    escapeControls(from: start)
  }

  /// Escapes U+007F to U+009F, which JSON allows in strings but which control some terminals.
  private mutating func escapeControls(from start: Int) {
    let isSuspicious = bytes[start...].contains { $0 == 0x7F || $0 == 0xC2 }
    guard isSuspicious else { return }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      if (0x7F..<0xA0).contains(scalar.value) {
        bytes += "\\u00\(String(scalar.value, radix: 16))".utf8
      } else {
        bytes += String(scalar).utf8
      }
    }
  }
}
