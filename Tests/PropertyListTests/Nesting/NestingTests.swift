import BookTestSupport
import Testing

@testable import PropertyList

/// Tests of brackets and tags that don't match: one problem, at the line where the nesting stops making sense.
@Suite struct NestingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let meaning: String
    /// The text; ① marks where the problem points.
    let text: String
    let kind: PropertyList.Problem.Kind
    let subject: String

    init(_ meaning: String, _ text: String, _ kind: PropertyList.Problem.Kind, _ subject: String) {
      self.meaning = meaning
      self.text = text
      self.kind = kind
      self.subject = subject
    }

    var testDescription: String { meaning }
  }

  private static func xml(_ lines: String) -> String { "<plist version=\"1.0\">\n\(lines)\n</plist>\n" }

  static let tags: [Row] = [
    Row(
      "a dictionary that isn't closed before the next one",
      xml("<array>\n\t<dict>\n\t\t<key>a</key> <true/>\n\t①<dict>\n\t\t<key>b</key> <true/>\n\t</dict>\n</array>"),
      .missingClose, "</dict>"),
    Row(
      "a dictionary that isn't closed before the next key",
      xml("<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>b</key> <true/>\n\t①<key>c</key> <true/>\n</dict>"),
      .missingClose, "</dict>"),
    Row(
      "a dictionary on one line that isn't closed",
      xml(
        "<array>\n\t<dict>\n\t\t<key>a</key> <dict> <key>b</key> <true/>\n\t\t①<key>c</key>\n\t\t<array>\n"
          + "\t\t\t<true/>\n"
          + "\t\t</array>\n\t</dict>\n\t<dict>\n\t\t<key>d</key> <true/>\n\t</dict>\n</array>"), .missingClose,
      "</dict>"),
    Row(
      "an array that isn't closed before the next key",
      xml("<dict>\n\t<key>a</key>\n\t<array>\n\t\t<true/>\n\t①<key>b</key> <true/>\n</dict>"), .missingClose,
      "</array>"),
    Row(
      "a dictionary that isn't closed before the end of the array",
      xml("<array>\n\t<dict>\n\t\t<key>a</key> <true/>\n①</array>"), .missingClose, "</dict>"),
    Row(
      "a dictionary that is closed twice",
      xml(
        "<array>\n\t<dict>\n\t\t<key>a</key>\n\t\t<dict>\n\t\t</dict>\n\t\t①</dict>\n"
          + "\t\t<key>b</key> <true/>\n\t</dict>\n</array>"
      ),
      .prematureClose, "</dict>"),
    Row(
      "a closing tag after the end", xml("<dict>\n\t<key>a</key> <true/>\n</dict>\n①</dict>"), .prematureClose,
      "</dict>"),
    Row(
      "an array that isn't opened",
      xml(
        "<dict>\n\t<key>x</key>\n\t<true/>\n\t<key>a</key>\n\t\t①<dict>\n\t\t\t<key>b</key> <true/>\n"
          + "\t\t</dict>\n\t\t<dict>\n"
          + "\t\t\t<key>c</key> <true/>\n\t\t</dict>\n\t</array>\n</dict>"), .missingOpening, "<array>"),
    Row(
      "a dictionary that isn't opened",
      xml(
        "<array>\n\t<dict>\n\t\t<key>a</key> <true/>\n\t</dict>\n\t\t①<key>b</key> <true/>\n\t</dict>\n</array>"),
      .missingOpening, "<dict>"),
    Row(
      "an outermost dictionary that isn't opened", xml("\t①<key>a</key>\n\t<string>b</string>\n</dict>"),
      .missingOpening, "<dict>"),
    Row(
      "a value that isn't opened", xml("<dict>\n\t<key>a</key> ①x</string>\n\t<key>b</key> <true/>\n</dict>"),
      .missingOpening, "<string>"),
    Row(
      "a key that isn't opened", xml("<dict>\n\t①a</key> <true/>\n\t<key>b</key> <true/>\n</dict>"), .missingOpening,
      "<key>"),
    Row(
      "a key that is opened twice", xml("<dict>\n\t<key>①<key>a</key> <true/>\n</dict>"), .markupInText, "key"),
  ]

  static let brackets: [Row] = [
    Row(
      "a dictionary that isn't closed before the next one", "(\n\t{\n\t\ta = b;\n\t①{\n\t\tc = d;\n\t},\n)\n",
      .missingClose, "}"),
    Row(
      "a dictionary that isn't closed before a comma", "(\n\t{\n\t\ta = b;\n\t①,\n\t{\n\t\tc = d;\n\t},\n)\n",
      .missingClose, "}"),
    Row(
      "a dictionary that isn't closed before the next key",
      "{\n\ta = {\n\t\tb = c;\n\t①d = e;\n\tf = (\n\t\tg,\n\t);\n}\n", .missingClose, "}"),
    Row(
      "a dictionary that is closed twice",
      "(\n\t{\n\t\ta = {\n\t\t\tb = c;\n\t\t};\n\t\t①};\n\t\td = e;\n\t},\n)\n", .prematureClose, "}"),
    Row(
      "a dictionary that isn't opened", "(\n\t{\n\t\ta = b;\n\t},\n\t\t①c = d;\n\t},\n)\n", .missingOpening, "{"),
    Row(
      "a string without its second mark", "{\n\ta = ①\"b;\n\tc = \"d\";\n\te = \"f\";\n}\n", .missingQuote, ""),
    Row("a string without its first mark", "{\n\ta = ①b c\";\n\tc = \"d\";\n}\n", .missingQuote, ""),
    Row("a string with a mark too many", "{\n\ta = \"b①\"\";\n\tc = \"d\";\n\te = \"f\";\n}\n", .strayQuote, ""),
  ]

  @Test(arguments: tags + brackets)
  func `a bracket too few or too many is one problem, where indentation and nesting disagree`(row: Row) {
    let marked = MarkedText(row.text)
    let problems = PropertyList.read(PropertyList.Source(marked.bytes)).problems
    #expect(
      problems.map { Finding($0.kind, at: $0.range.lowerBound) } == marked.offsets.map { Finding(row.kind, at: $0) })
    if row.kind != .missingQuote && row.kind != .strayQuote { #expect(problems.first?.subject == row.subject) }
  }

  /// A slip in one place, marked by ①, and what to do about it.
  static let slips: [(text: String, hint: String?)] = [
    (
      xml("<dict>\n\t<key>a</key>\n\t<string>b①<string>\n\t<key>c</key>\n\t<true/>\n</dict>"),
      "did you mean `</string>`?"
    ),
    (xml("<dict>\n\t<key>a</key>\n\t①< string>b</string>\n</dict>"), "did you mean `<string>`?"),
    (xml("<dict>\n\t①<key\u{A0}>a</key>\n\t<string>b</string>\n</dict>"), "did you mean `<key>`?"),
    (xml("<dict>\n\t<key>a</key>\n\t①<integer/>1</integer>\n</dict>"), "did you mean `<integer>`?"),
    (xml("<dict>\n\t<key>a</key>\n\t①<string/>b</string>\n</dict>"), "did you mean `<string>`?"),
    (xml("<dict>\n\t<key>a①<key>\n\t<string>b</string>\n</dict>"), "did you mean `</key>`?"),
    (xml("<array>\n\t<integer>1①<integer>\n\t<integer>2</integer>\n</array>"), "did you mean `</integer>`?"),
    (
      xml("<dict>\n\t<key>a</key>\n\t<string>b①</string\n\t<key>c</key>\n\t<true/>\n</dict>"),
      "did you mean `</string>`?"
    ),
    (
      xml("<dict>\n\t<key>a</key>\n\t<integer>1①/integer>\n\t<key>c</key>\n\t<true/>\n</dict>"),
      "did you mean `</integer>`?"
    ),
    (xml("<dict>\n\t<key>a</key>\n\t①<true>\n\t<key>c</key>\n\t<true/>\n</dict>"), "did you mean `<true/>`?"),
    (xml("<dict>\n\t<key>a</key>\n\t①<<true/>\n\t<key>c</key>\n\t<true/>\n</dict>"), nil),
    (
      xml("<array>\n\t<dict>\n\t\t<key>a</key> <true/>\n\t①</dict\n\t<dict>\n\t</dict>\n</array>"),
      "did you mean `</dict>`?"
    ),
    (
      xml("<array>\n\t<dict>\n\t\t<key>a</key> <true/>\n\t①/dict>\n\t<dict>\n\t</dict>\n</array>"),
      "did you mean `</dict>`?"
    ),
    (
      xml("<array>\n\t①dict>\n\t\t<key>a</key> <true/>\n\t</dict>\n\t<dict>\n\t</dict>\n</array>"),
      "did you mean `<dict>`?"
    ),
    (
      xml("<dict>\n\t①a <string>b</string>\n\t<key>c</key> <true/>\n</dict>"),
      "put it in `<key>…</key>`, or in a comment"
    ),
    (
      xml("<dict>\n\t①<string>a</string> <string>b</string>\n\t<key>c</key> <true/>\n</dict>"),
      "write `<key>…</key>` before it"
    ),
    (xml("<dict>\n\t①<br>\n\t<key>c</key> <true/>\n</dict>"), nil),
    (xml("<dict>\n\t①<-- A note. -->\n\t<key>c</key> <true/>\n</dict>"), "did you mean `<!-- … -->`?"),
    (
      xml(
        "<dict>\n\t<key>z</key> <true/>\n\t①<!-- A note.\n\t<key>a</key>\n\t<dict>\n\t\t<!-- Another. -->\n"
          + "\t\t<key>c</key> <true/>\n\t</dict>\n</dict>"
      ),
      "write `-->` at its end"
    ),
    (
      "①<dict>\n\t<key>c</key> <true/>\n</dict>\n</plist>\n",
      "put `<plist version=\"1.0\">` before it and `</plist>` after it"
    ),
    ("{\n\ta = \"A①\"big\" moon\";\n\tb = c;\n}\n", "write `\\\"` for a quotation mark inside a string"),
    ("{\n\ta = ( \"A①\"big\" moon\", \"b\" );\n}\n", "write `\\\"` for a quotation mark inside a string"),
    ("{\n\ta = 'It①'s late';\n\tb = c;\n}\n", "write `\\'` for a quotation mark inside a string"),
    ("{\n\ta①: b;\n\tc = d;\n}\n", "write `=` instead of `:`"),
    ("{\n\ta ①: b;\n\tc = d;\n}\n", "write `=` instead of `:`"),
    ("{\n\ta = b; ①/* A note.\n\tc = d;\n}\n", "write `*/` at its end"),
    ("{\n\ta = {\n\t\tb = c;\n\t}①};\n\td = e;\n}\n", "remove it, or move it to where it belongs"),
  ]

  @Test(arguments: slips) func `a slip is one problem, with what to do about it`(slip: (text: String, hint: String?)) {
    let marked = MarkedText(slip.text)
    let problems = PropertyList.read(PropertyList.Source(marked.bytes)).problems
    #expect(problems.map(\.range.lowerBound) == marked.offsets)
    #expect(problems.map(\.hint) == [slip.hint])
  }

  static let understood: [(String, String)] = [
    ("<dict><key>a</key><string>b<string><key>c</key><true></dict>", "{a: b, c: true}"),
    ("<dict><key>a<key><integer>1/integer><key>c</key><string>d</string </dict>", "{a: 1, c: d}"),
    ("<dict>a <string>b</string> <key>c</key> <<true/></dict>", "{a: b, c: true}"),
    ("<array>dict><key>a</key> <true/></dict><dict>/dict></array>", "({a: true}, {})"),
    ("{a = \"A \"big\" moon\"; b: c; d = ( \"e\" );}", "{a: A \"big\" moon, b: c, d: (e)}"),
  ]

  @Test(arguments: understood) func `what is almost right is read as it was meant`(text: String, expected: String)
    throws
  {
    #expect(PropertyList.read(PropertyList.Source(text: text)).document.map(outline) == expected)
  }

  @Test func `a problem of the nesting names the tag that it is about`() throws {
    let problem = try #require(
      PropertyList.read(PropertyList.Source(text: MarkedText(Self.tags[0].text).text)).problems.first)
    #expect(problem.message == "`</dict>` is missing before this")
    #expect(problem.hint == "close `<dict>` first, or remove it if it is one too many")
    #expect(problem.notes.map(\.message) == ["`<dict>` was opened here"])
    #expect("\(problem.path)" == "[0].a")
  }

  @Test func `only what doesn't depend on the nesting is reported after the first bracket`() {
    let text = """
      <plist version="1.0">
      <array>
        <dict>
          <key>a</key> <integer>1x</integer>
        <dict>
          <key>b</key> <integer>2x</integer>
          <key>b</key> <true/>
          <true/>
        </dict>
      </array>
      </plist>
      """
    let reading = PropertyList.read(PropertyList.Source(text: text))
    #expect(reading.problems.map(\.kind) == [.invalidInteger, .missingClose, .invalidInteger])
  }

  static let spaces: [(text: String, message: String, hint: String)] = [
    (
      "<plist><dict>\n\u{A0}\u{A0}<key>a</key>\n\u{A0}\u{A0}<true/>\n</dict></plist>",
      "a no-break space (U+00A0) is not white space in property lists",
      "write spaces or tabs instead, here and in 3 other places"
    ),
    (
      "{\n\u{A0}a = b;\n\u{202F}c = d;\n}", "a no-break space (U+00A0) is not white space in property lists",
      "write spaces or tabs instead, here and in 1 other place"
    ),
    ("{a\u{3000}= b;}", "an ideographic space (U+3000) is not white space in property lists", "write a space instead"),
  ]

  @Test(arguments: spaces)
  func `white space that isn't is reported once, with its name`(row: (text: String, message: String, hint: String)) {
    let reading = PropertyList.read(PropertyList.Source(text: row.text))
    #expect(reading.problems.map(\.message) == [row.message])
    #expect(reading.problems.map(\.hint) == [row.hint])
    #expect(reading.document?.value(forKey: "a", in: NodeHandle(0)) != nil)
  }

  @Test func `a comment of another language is reported once, with what to write`() {
    let text = """
      # A book
      {
        # title = "Old";
        title = "Sea"; # its name
        colors = ( # two
          "#FFF", "#000" );
      }
      """
    let reading = PropertyList.read(PropertyList.Source(text: text))
    #expect(reading.problems.map(\.message) == ["`#` does not begin a comment in old-style text"])
    #expect(reading.problems.map(\.hint) == ["write `//` instead, here and on 3 other lines"])
    #expect(reading.document.map(outline) == "{title: Sea, colors: (#FFF, #000)}")
    #expect(PropertyList.read(PropertyList.Source(text: "{a = #FDD835;}")).problems.map(\.kind) == [.needsQuotes])
  }
}
