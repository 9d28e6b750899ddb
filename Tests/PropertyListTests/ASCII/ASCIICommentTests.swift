import BookTestSupport
import PropertyListFuzzing
import Testing

@testable import PropertyList

/// Tests of what happens to comments when old-style text is written again.
@Suite struct ASCIICommentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let meaning: String
    let text: String
    let written: String

    init(_ meaning: String, _ text: String, _ written: String) {
      self.meaning = meaning
      self.text = text
      self.written = written
    }

    var testDescription: String { meaning }
  }

  static let rows: [Row] = [
    Row(
      "around the root", "// a\n/* b */ {} // c\n// d\n/* e */",
      "// a\n/* b */\n{} // c\n// d\n/* e */\n"),
    Row(
      "before and behind entries", "{ // a\n// b\nc=d; // e\n/* f */ g=h; /* i */ // j\n// k\n}",
      "{\n\t// a\n\t// b\n\tc = d; // e\n\t/* f */\n\tg = h; /* i */ // j\n\t// k\n}\n"),
    Row("in an empty container", "{ /* a */ }", "{ /* a */ }\n"),
    Row("in an empty array of an entry", "a = ( // b\n);", "a = (\n\t// b\n);\n"),
    Row(
      "in an array", "( // a\nb, // c\n d /* e */ , f // g\n, h /* i */ )",
      "(\n\t// a\n\tb, // c\n\td /* e */,\n\tf, // g\n\th /* i */,\n)\n"),
    Row(
      "as Xcode writes them", "// !$*UTF8*$!\n{\n\t0F /* a */ = {isa = b; ref = 1C /* c */; };\n}",
      "// !$*UTF8*$!\n{\n\t0F /* a */ = { isa = b; ref = 1C /* c */; };\n}\n"),
    Row("between a key and its value", "a /*b*/ = /*c*/ // d\n e;", "// d\na /*b*/ = /*c*/ e;\n"),
    Row("behind a semicolon missing none", "a = b // c\n;", "a = b; // c\n"),
    Row(
      "without braces", "/* a */\n\"b\" = \"c\";\n\n/* d\n e */\nf; // g\n// h\n",
      "/* a */\nb = c;\n/* d\n e */\nf = f; // g\n// h\n"),
    Row("behind the bracket of a container", "a={b=c;} /* d */; // e", "a = { b = c; } /* d */; // e\n"),
    Row("that never end", "{a=b;}\n/* c", "{ a = b; }\n/* c */\n"),
    Row("in strings are none", "\"//a\" = \"/*b*/\"; // \"c\"", "\"//a\" = \"/*b*/\"; // \"c\"\n"),
    Row("in words are none", "a//b = http://c; // d", "a//b = http://c; // d\n"),
    Row("beyond ASCII stay as they are", "a = b; // é😀", "a = b; // é😀\n"),
    Row("with CR LF", "{\r\n// a\r\nb=c; // d\r\n}\r\n", "{\n\t// a\n\tb = c; // d\n}\n"),
  ]

  @Test(arguments: rows)
  func `comments stay in place`(row: Row) throws {
    let list = try PropertyList(reading: PropertyList.Source(text: row.text))
    #expect(list.written(as: .ascii).bytes.map { String(decoding: $0, as: UTF8.self) } == row.written)
    let again = try PropertyList(reading: PropertyList.Source(text: row.written))
    #expect(again.written(as: .ascii).bytes == Array(row.written.utf8))
    #expect(again.hasSameContent(as: list))
  }

  @Test func `a file with only comments keeps them`() throws {
    var options = ReadingOptions()
    options.acceptsBlankFile = true
    let list = try PropertyList(reading: PropertyList.Source(text: " // a\n\n/* b */"), options: options)
    #expect(list.written(as: .ascii).bytes == Array("// a\n/* b */\n".utf8))
  }

  @Test func `comments go with their entries when keys are sorted`() throws {
    let text = "// b1\nb = 1; // b2\n// a1\na = 2; // a2\n// end\n"
    var options = WritingOptions()
    options.sortsKeys = true
    let writing = try PropertyList(reading: PropertyList.Source(text: text)).written(as: .ascii, options: options)
    let expected = "// a1\na = 2; // a2\n// b1\nb = 1; // b2\n// end\n"
    #expect(writing.bytes.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func `comments are left out when it is asked for`() throws {
    var options = WritingOptions()
    options.keepsComments = false
    let list = try PropertyList(reading: PropertyList.Source(text: "// a\nb = c; // d"))
    #expect(list.written(as: .ascii, options: options).bytes == Array("b = c;\n".utf8))
  }
}
