import BookTestSupport
import Testing

@testable import PropertyList

/// Tests of the messages, paths and notes of problems in old-style text.
@Suite struct ASCIIDetailTests {
  private func first(_ text: String) throws -> PropertyList.Problem {
    try #require(PropertyList.read(PropertyList.Source(text: text)).problems.first)
  }

  static let wordings: [(String, String, String?)] = [
    ("{a=b}", "`;` is missing after this value", "write `;` at the end of the entry"),
    ("{a=c++;}", "`c++` is not allowed in a string without quotes", "write `\"c++\"`"),
    ("{é=b;}", "`é` is not allowed in a string without quotes", "write `\"é\"`"),
    (
      "“a b” = c;", "`“a b”` is in curly quotes, which do not count as quotes here",
      "write `\"a b\"`"
    ),
    ("{a=a\"b;}", "`a\"b` is not allowed in a string without quotes", "put the whole string in quotes"),
    ("a\u{A0}=b;", "a no-break space (U+00A0) is not white space in property lists", "write a space instead"),
    (
      "{a/*y*/=b;}", "`/` is part of the word before it, so this does not start a comment",
      "write a space before the comment"
    ),
    ("{\"a\":1}", "this is JSON, not a property list", "`bookplay convert` turns it into a property list"),
    (
      "<*I5>", "this is a typed GNUstep value, which property lists do not support",
      "convert the file to XML with GNUstep's own tools"
    ),
    ("'\\u00e9'", "`\\u` is not an escape; it is read as `u`", nil),
    ("'\\é'", "`\\é` is not an escape; it is read as `é`", nil),
    ("'\\777'", "`\\777` is beyond the last octal escape, `\\377`", nil),
    ("'\\Uzz'", "`\\U` is not an escape", nil),
    ("(<0fx0>)", "`x` is not a pair of hexadecimal digits", nil),
    ("(<0f 0x>)", "`0x` is not a pair of hexadecimal digits", nil),
    ("(<0f 0>)", "`0` is not a pair of hexadecimal digits", nil),
    ("{a=${B C};}", "`{` is not expected here", nil),
    ("{a=${B_C};}", "`${B_C}` is a placeholder that was never filled in", "fill it in"),
    ("{a=b;a=c;}", "the key `a` appears twice in this dictionary", "the first one is used"),
    ("(a", "`(` is never closed", nil),
  ]

  @Test(arguments: wordings)
  func `problems are worded`(text: String, message: String, hint: String?) throws {
    let problem = try first(text)
    #expect(problem.message == message)
    #expect(problem.hint == hint)
  }

  static let paths: [(String, String)] = [
    ("{a={b=(c,{d=<0>;});};}", "a.b[1].d"), ("a=(b c);", "a[1]"), ("{a={b=c;d=e;b=f;g=h;};}", "a.b"),
    ("{a={b=c}}", "a.b"), ("{\"a b\"={\"\\U00e9\"=;};}", "[\"a b\"].é"), ("(a,(b,'", "[1][1]"), ("{a=b;} c", ""),
  ]

  @Test(arguments: paths)
  func `problems name the way to the value`(text: String, path: String) throws {
    #expect(try first(text).path.description == path)
  }

  static let notes: [(String, [String])] = [
    ("{a=(b,{c=d", ["`{` was opened here @6", "`(` was opened here @3", "`{` was opened here @0"]),
    ("{a=(b;}", ["`(` was opened here @3"]),
    ("{a=b;'c d'=", ["the key `c d` has no value yet @5", "`{` was opened here @0"]),
    ("{a=b;c}", ["the key `c` has no value yet @5"]),
    ("{a=b;a=c;}", ["the first `a` is here @1"]),
    ("(a,<0f", ["`<` was opened here @3"]),
  ]

  @Test(arguments: notes)
  func `problems point to where it began`(text: String, notes: [String]) throws {
    let problem = try first(text)
    #expect(problem.notes.map { "\($0.message) @\($0.range.lowerBound)" } == notes)
  }
}

@Suite struct ASCIILimitTests {
  private func nested(_ depth: Int) -> PropertyList.Source {
    PropertyList.Source(text: String(repeating: "(", count: depth) + String(repeating: ")", count: depth))
  }

  @Test func `containers nest 512 deep`() {
    #expect(PropertyList.read(nested(512)).findings.isEmpty)
    let reading = PropertyList.read(nested(513))
    #expect(reading.findings == [Finding(.tooDeep, at: 512)])
    #expect(reading.document?.nodeCount == 512)
  }

  @Test func `the depth may be set higher and costs no stack`() throws {
    var options = ReadingOptions()
    options.limits.depth = 6_000
    let list = try PropertyList(reading: nested(5_000), options: options)
    #expect(list.nodeCount == 5_000)
    for format in [PropertyList.Format.ascii, .json] {
      let bytes = try #require(list.written(as: format).bytes)
      #expect(bytes.count < 5_000 * 300)
    }
  }

  @Test func `nodes are counted`() {
    var options = ReadingOptions()
    options.limits.nodes = 5
    #expect(PropertyList.read(PropertyList.Source(text: "{a=b;c=d;}"), options: options).findings.isEmpty)
    #expect(
      PropertyList.read(PropertyList.Source(text: "{a=b;c=d;e;}"), options: options).findings == [
        Finding(.tooManyNodes, at: 9)
      ])
  }

  @Test func `problems beyond the limit are counted`() {
    let text = "(" + String(repeating: "a ", count: 500) + ")"
    let reading = PropertyList.read(PropertyList.Source(text: text))
    #expect(reading.problems.count == 100)
    #expect(reading.unlistedProblems.errorCount == 399)
    #expect(reading.document?.nodeCount == 501)
  }
}
