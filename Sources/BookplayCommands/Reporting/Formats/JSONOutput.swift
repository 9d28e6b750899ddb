import PropertyList

/// Writes JSON in compact form, with line breaks only where requested.
package struct JSONOutput {
  /// The output so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  private var beginsLine = false

  package init() {}

  /// Writes an object with the members that `body` writes.
  package mutating func object(_ key: String? = nil, _ body: (inout JSONOutput) -> Void) {
    write("{", "}", key, body)
  }

  /// Writes an array with the values that `body` writes.
  package mutating func array(_ key: String? = nil, _ body: (inout JSONOutput) -> Void) {
    write("[", "]", key, body)
  }

  /// Writes a string value.
  package mutating func value(_ text: String) {
    begin(nil)
    write(text)
  }

  /// Writes a member, unless the value is `nil`.
  package mutating func member(_ key: String, _ text: String?) {
    guard let text else { return }
    begin(key)
    write(text)
  }

  /// Writes a member, unless the value is `nil`.
  package mutating func member(_ key: String, _ number: Int?) {
    guard let number else { return }
    begin(key)
    bytes += String(number).utf8
  }

  /// Writes a member in the shortest decimal form, unless the value is `nil` or not finite.
  package mutating func member(_ key: String, _ number: Double?) {
    guard let number, number.isFinite else { return }
    begin(key)
    bytes += Decimal.shortest(number)
  }

  /// Writes a member, unless the value is `nil`.
  package mutating func member(_ key: String, _ truth: Bool?) {
    guard let truth else { return }
    begin(key)
    bytes += (truth ? "true" : "false").utf8
  }

  /// Begins a line with the next value or member.
  package mutating func beginLine() { beginsLine = true }

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
