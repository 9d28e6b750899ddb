/// Writes JSON in UTF-8, in compact form with line breaks only where requested.
///
/// Hosts write all their JSON with this type, except for property lists, which `JSONWriter` lays out. Traces and the
/// engine for web pages write JSON themselves, to stay small and fast.
package struct JSONOutput {
  package private(set) var bytes: [UInt8] = []
  /// The output as a file, which ends with a line end.
  package var document: [UInt8] { bytes + [UInt8(ascii: "\n")] }
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The output as a line of JSON Lines, including its line end.
  package var line: String { text + "\n" }

  private let escapesControls: Bool
  private var needsComma = false
  private var beginsLine = false

  /// Creates an empty output that escapes U+007F to U+009F unless `escapesControls` is `false`.
  ///
  /// JSON allows these characters in strings, but some of them control terminals.
  package init(escapesControls: Bool = true) { self.escapesControls = escapesControls }

  package init(_ value: JSONValue) {
    self.init()
    self.value(value)
  }

  package mutating func object(_ key: String? = nil, _ body: (inout JSONOutput) -> Void) {
    begin("{", key)
    body(&self)
    end("}")
  }

  package mutating func array(_ key: String? = nil, _ body: (inout JSONOutput) -> Void) {
    begin("[", key)
    body(&self)
    end("]")
  }

  /// Writes an array with one value per line, each written by `body`.
  package mutating func lines<Value>(
    _ key: String? = nil, of values: some Sequence<Value>, _ body: (inout JSONOutput, Value) -> Void
  ) {
    array(key) { json in
      for value in values {
        json.beginLine()
        body(&json, value)
      }
      json.beginLine()
    }
  }

  package mutating func lines(_ key: String? = nil, _ values: [JSONValue]) {
    lines(key, of: values) { $0.value($1) }
  }

  /// Begins a line with the next value or member.
  package mutating func beginLine() { beginsLine = true }

  package mutating func begin(_ bracket: StaticString, _ key: String? = nil) {
    begin(key)
    bytes.append(bracket)
    needsComma = false
  }

  /// Ends an object or an array; an empty one stays on one line.
  package mutating func end(_ bracket: StaticString) {
    if beginsLine && needsComma { bytes.append(UInt8(ascii: "\n")) }
    beginsLine = false
    bytes.append(bracket)
    needsComma = true
  }

  /// Writes a member, unless it is `nil` or a number that isn't finite.
  package mutating func member(_ key: String, _ value: JSONValue?) {
    if let value { self.value(value, key) }
  }

  /// Writes a member that is a whole number, exact at any size.
  package mutating func member(_ key: String, _ number: Int) {
    begin(key)
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(decimal: UInt64(number.magnitude))
  }

  package mutating func value(_ value: JSONValue, _ key: String? = nil) {
    switch value {
    case .number(let number):
      guard number.isFinite else { return }
      begin(key)
      // Zero has no sign.
      bytes += Decimal.shortest(number == 0 ? 0 : number)
    case .null, .boolean:
      begin(key)
      bytes.append(value == .null ? "null" : value == true ? "true" : "false")
    case .string(let text):
      begin(key)
      write(text)
    case .array(let values):
      begin("[", key)
      for value in values { self.value(value) }
      end("]")
    case .object(let members):
      begin("{", key)
      for member in members { self.value(member.value, member.name) }
      end("}")
    }
  }

  /// Writes a value that is given as JSON.
  package mutating func written(_ json: some Sequence<UInt8>, _ key: String? = nil) {
    begin(key)
    bytes += json
  }

  private mutating func begin(_ key: String?) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if beginsLine { bytes.append(UInt8(ascii: "\n")) }
    (needsComma, beginsLine) = (true, false)
    guard let key else { return }
    write(key)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func write(_ text: String) {
    let start = bytes.count
    var text = text
    text.withUTF8 { JSONText.append($0.span, $0.indices, to: &bytes) }
    guard escapesControls, bytes[start...].contains(where: { $0 == 0x7F || $0 == 0xC2 }) else { return }
    let written = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    for scalar in written.unicodeScalars {
      if (0x7F..<0xA0).contains(scalar.value) {
        bytes.append("\\u")
        HexDigits.append(UInt64(scalar.value), count: 4, to: &bytes)
      } else {
        bytes += String(scalar).utf8
      }
    }
  }
}
