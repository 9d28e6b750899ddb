import BookTestSupport
import Testing

@testable import PropertyList

/// Tests of which old-style text is accepted, and how it is read; ① marks where a warning points.
@Suite struct ASCIIReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let meaning: String
    let text: String
    let outline: String
    var warnings: [PropertyList.Problem.Kind] = []

    init(_ meaning: String, _ text: String, _ outline: String, _ warnings: PropertyList.Problem.Kind...) {
      self.meaning = meaning
      self.text = text
      self.outline = outline
      self.warnings = warnings
    }

    var testDescription: String { meaning }
  }

  static let structure: [Row] = [
    Row("an empty dictionary", "{}", "{}"),
    Row("an empty array", "()", "()"),
    Row("a comma after the last value", "(a,b,)", "(a, b)"),
    Row("containers in each other", "{a=({b=(c,());},{});}", "{a: ({b: (c, ())}, {})}"),
    Row("single quotes", "{'a b'='it\"s';}", "{a b: it\"s}"),
    Row("a string as the root", "hello", "hello"),
    Row("a quoted string as the root", "\"a b\"\n", "a b"),
    Row("a root without braces", "\"a\"=\"b\";\nc = d;", "{a: b, c: d}"),
    Row("lines that end in CR LF", "\"a\"=\"b\";\r\nc = (d,\r\ne);\r\n", "{a: b, c: (d, e)}"),
    Row("a key that is its own value", "{\"a\";b;}", "{a: a, b: b}"),
    Row("a key that is its own value, without braces", "\"a\\n\";", "{a\n: a\n}"),
    Row("every byte that needs no quotes", "{aZ09_$/:.-=-.:/$_90Za;}", "{aZ09_$/:.-: -.:/$_90Za}"),
    Row("an address without quotes", "{a=http://moon.example/a;}", "{a: http://moon.example/a}"),
    Row("words that are numbers and booleans elsewhere", "(1,YES,true,null,-0.5)", "(1, YES, true, null, -0.5)"),
    Row("comments of both kinds", "// a\n{/*b*/a//c\n = /*;*/ b ;// d\n}/* e */ // f", "{a//c: b}"),
    Row("a comment behind a blank", "{a //c\n=b;}", "{a: b}"),
    Row("a line comment that ends in CR", "//a\r{a=b;}", "{a: b}"),
    Row("vertical tab and form feed as blanks", "\u{B}{\u{C}a=b;}", "{a: b}"),
    Row("the separators of Unicode as blanks", "{\u{2028}a\u{2029}=b\u{2028};}\u{2029}", "{a: b}"),
    Row("the separators of Unicode end a line comment", "//a\u{2028}{a=b;}", "{a: b}"),
    Row("a byte-order mark", "\u{FEFF}{a=b;}", "{a: b}"),
    Row("a dollar sign at the end of a word", "{a$=$;}", "{a$: $}"),
    Row("characters beyond ASCII in quotes", "{\"é\"=\"漢😀\";}", "{é: 漢😀}"),
    Row("a comment that never ends", "{a=b;} ①/* c", "{a: b}", .unterminatedOldComment),
    Row("a key twice", "{a=b;c=d;①a=e;}", "{a: b, c: d, a: e}", .duplicateKey),
    Row("a key twice, written in two ways", "\"a\"=b;①\"\\141\"=c;", "{a: b, a: c}", .duplicateKey),
  ]

  static let strings: [Row] = [
    Row("escapes", #""\a\b\f\n\r\t\v\"\\\'""#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\"\\'"),
    Row("a backslash at the end of a line", "\"a\\\nb\"", "a\nb"),
    Row("an unescaped line end", "\"a\nb\r\nc\"", "a\nb\r\nc"),
    Row("octal in the character set of NeXTSTEP", #""\341\200\101""#, "Æ\u{A0}A"),
    Row("octal of one digit", #""\7x\0608""#, "\u{7}x08"),
    Row("octal of what NeXTSTEP leaves open", #""\376\377""#, "\u{FFFD}\u{FFFD}"),
    Row("one to four hexadecimal digits", #""\U41\U7\U00e9\U00E98""#, "A\u{7}éé8"),
    Row("a surrogate pair", #""\Ud83d\Ude00""#, "😀"),
    Row("a high surrogate alone", #""①\Ud83d.""#, "\u{FFFD}.", .loneSurrogate),
    Row("a low surrogate alone", #""①\Ude00""#, "\u{FFFD}", .loneSurrogate),
    Row("two high surrogates", #""①\Ud83d\Ud83d\Ude00""#, "\u{FFFD}😀", .loneSurrogate),
    Row("a surrogate before another escape", #""①\Ud83d\n""#, "\u{FFFD}\n", .loneSurrogate),
    Row("a lower-case u", #""①\u00e9""#, "u00e9", .unknownEscape),
    Row("an x", #""①\x41""#, "x41", .unknownEscape),
    Row("a backslash before a character beyond ASCII", #""①\é""#, "é", .unknownEscape),
    Row("8 and 9 as octal digits", #""①\8②\9""#, "89", .unknownEscape, .unknownEscape),
    Row("an escaped quote at the end", #"'\''"#, "'"),
    Row("a long string with a late escape", "\"0123456789abcdef\\\"0123456789\"", "0123456789abcdef\"0123456789"),
  ]

  static let data: [Row] = [
    Row("data", "{a=<0fbd777f1c2735ae>;}", "{a: <0fbd777f1c2735ae>}"),
    Row("blanks between the pairs", "(<0fbd\t 77\r\n7f1c>)", "(<0fbd777f1c>)"),
    Row("upper case", "<0FBD>", "<0fbd>"),
    Row("data as the root", " <0fbd>\n", "<0fbd>"),
    Row("empty data", "<>", "<>"),
    Row("empty data in an array", "(<>,< >)", "(<>, <>)"),
  ]

  @Test(arguments: structure + strings + data)
  func `old-style text is read`(row: Row) {
    let marked = MarkedText(row.text)
    let reading = PropertyList.read(PropertyList.Source(marked.bytes))
    #expect(reading.document.map(outline) == row.outline)
    #expect(reading.findings == zip(row.warnings, marked.offsets).map { Finding($0, at: $1) })
    #expect(reading.isWellFormed)
  }

  @Test(arguments: ["", "\u{FEFF}"], [" \n", "// nothing\n", "/* nothing */ \t"])
  func `a blank file is an empty dictionary when the caller says so`(mark: String, text: String) throws {
    let source = PropertyList.Source(text: mark + text)
    #expect(PropertyList.read(source).findings == [Finding(.blank, at: 0)])
    #expect(PropertyList.read(source).document == nil)
    var options = ReadingOptions()
    options.acceptsBlankFile = true
    #expect(try outline(PropertyList(reading: source, options: options)) == "{}")
  }

  static let gnustepValues: [(String, String)] = [
    ("<*I5>", "5"), ("<*I-9223372036854775808>", "-9223372036854775808"),
    ("<*I18446744073709551615>", "18446744073709551615"), ("<*R1.5>", "1.5"), ("<*R-1e3>", "-1000.0"),
    ("<*BY>", "true"), ("<*BN>", "false"), ("<*D2024-01-01 00:00:00 +0000>", "2024-01-01T00:00:00Z"),
    ("<*D2024-02-29 01:30:00 +0130>", "2024-02-29T00:00:00Z"),
    ("<*D2023-12-31 22:30:00 -0130>", "2024-01-01T00:00:00Z"), ("<[QUJD]>", "<414243>"), ("<[QQ==]>", "<41>"),
    ("<[]>", "<>"),
  ]

  @Test(arguments: gnustepValues)
  func `typed values of GNUstep are read when the caller says so`(text: String, value: String) throws {
    var options = ReadingOptions()
    options.acceptsGNUstepValues = true
    #expect(try outline(PropertyList(reading: PropertyList.Source(text: text), options: options)) == value)
    #expect(
      try outline(PropertyList(reading: PropertyList.Source(text: "{a=(\(text),b);}"), options: options))
        == "{a: (\(value), b)}")

    let refusal = PropertyList.read(PropertyList.Source(text: "{a=\(text);b=c;}"))
    #expect(refusal.findings == [Finding(.gnustepValue, at: 3)])
    #expect(refusal.document.flatMap { $0.value(forKey: "b", in: $0.root).flatMap($0.string) } == "c")
  }

  @Test func `a file in UTF-16 is read, and its problems are placed in the bytes of the file`() throws {
    let text = "\"é\" = \"\u{1F600}\"\n\"a\";"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let reading = PropertyList.read(PropertyList.Source(bytes))
    #expect(reading.document.map(outline) == "{é: \u{1F600}, a: a}")
    #expect(reading.findings == [Finding(.missingSemicolon, at: 2 + 2 * 11)])
  }

  @Test func `ranges span quotes and brackets`() throws {
    let marked = MarkedText("②\"a\" = ③(<0f>④)⑤;①")
    let list = try PropertyList(reading: PropertyList.Source(marked.bytes))
    let entry = try #require(Array(list.entries(of: list.root)).first)
    #expect(list.nodes[0].range == marked.offsets[1]..<marked.offsets[0])
    #expect(list.nodes[entry.key.position].range == marked.offsets[1]..<marked.offsets[1] + 3)
    #expect(list.nodes[entry.value.position].range == marked.offsets[2]..<marked.offsets[4])
    #expect(list.contentRange(of: list.nodes[entry.value.position]) == marked.offsets[2] + 1..<marked.offsets[3])
  }
}
