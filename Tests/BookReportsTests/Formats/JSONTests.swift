import BookReports
import PropertyList
import Testing

@Suite struct JSONTests {
  private func read(_ text: String) throws(JSONValue.SyntaxError) -> JSONValue {
    try JSONValue(json: Array(text.utf8))
  }

  private static let texts: [(String, JSONValue)] = [
    ("null", .null), (" true ", .boolean(true)), ("false", .boolean(false)), ("0", .number(0)),
    ("-12.5e+2", .number(-1250)), ("1E-2", .number(0.01)), ("\"\"", .string("")),
    (#""\"\\\/\b\f\n\r\t\u00e4\uD83D\uDE00ü""#, .string("\"\\/\u{8}\u{C}\n\r\tä😀ü")),
    ("[]", .array([])), ("[1,[2] , \"3\"]", .array([.number(1), .array([.number(2)]), .string("3")])),
    ("{}", .object([])),
    (
      "{\"a\": 1,\n\"b\":{\"c\":null}}",
      .object([.init("a", .number(1)), .init("b", .object([.init("c", .null)]))])
    ),
  ]

  @Test(arguments: texts)
  func `valid JSON is read`(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    ("", 0), ("[", 1), ("[1", 2), ("[1,]", 3), ("[1 2]", 3), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{\"a\":1,}", 7),
    ("{a:1}", 1), ("nul", 0), ("truely", 4), ("01", 1), ("1.", 2), ("-", 1), ("1e", 2), ("+1", 0), ("\"", 1),
    ("\"\n\"", 1), (#""\x""#, 1), (#""\u12g4""#, 1), (#""\uDC00""#, 1), (#""\uD800x""#, 1), (#""\u12"#, 5),
    (#"["\"#, 3), ("1 1", 2), ("'a'", 0),
    (String(repeating: "[", count: 100_000), 65),
  ])
  func `invalid JSON is refused at its first bad byte`(text: String, offset: Int) {
    #expect(throws: JSONValue.SyntaxError(offset: offset)) { try read(text) }
  }

  @Test func `invalid UTF-8 is refused`() {
    #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(json: [0x22, 0xFF, 0x22]) }
  }

  @Test func `what is written can be read again`() throws {
    let text = "\u{0}\u{1F}\"\\\u{7F}\u{9B}\u{2028}é😀"
    var json = JSONOutput()
    json.object { json in
      json.member(text, .string(text))
      json.member("left out", nil)
      json.member("number", Int.min)
      json.array("lines") { json in
        json.beginLine()
        json.value("a")
        json.beginLine()
        json.object { _ in }
        json.beginLine()
      }
      json.array("empty") { $0.beginLine() }
    }
    #expect(String(decoding: json.bytes, as: UTF8.self).hasSuffix("\"lines\":[\n\"a\",\n{}\n],\"empty\":[]}"))
    #expect(TerminalText.isHarmless(json.bytes))
    let value = try JSONValue(json: json.bytes)
    #expect(value[text]?.text == text)
    #expect(value["left out"] == nil)
    #expect(value["lines"]?.array == [.string("a"), .object([])])
  }
}
