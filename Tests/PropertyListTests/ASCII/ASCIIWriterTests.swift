import BookTestSupport
import PropertyListFuzzing
import Testing

@testable import PropertyList

@Suite struct ASCIIWriterTests {
  private func written(_ text: String, options: WritingOptions = WritingOptions()) throws -> String? {
    let writing = try PropertyList(reading: PropertyList.Source(text: text)).written(as: .ascii, options: options)
    #expect(writing.losses.isEmpty)
    return writing.bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a list is laid out as by Xcode`() throws {
    let text = "{\na=b;list=(\nc,(\n),{\n},<>,{d=<0fbd777f1c>;\n});}"
    let expected = """
      {
      \ta = b;
      \tlist = (
      \t\tc,
      \t\t(
      \t\t),
      \t\t{
      \t\t},
      \t\t<>,
      \t\t{
      \t\t\td = <0fbd777f 1c>;
      \t\t},
      \t);
      }

      """
    #expect(try written(text) == expected)
    #expect(try written(expected) == expected)
  }

  static let lines: [(String, String)] = [
    ("{a={x=1;y=2;};\nb=( 1,2 , 3 );}", "{\n\ta = { x = 1; y = 2; };\n\tb = ( 1, 2, 3 );\n}\n"),
    ("{a={x=1;\ny=2;};}", "{\n\ta = {\n\t\tx = 1;\n\t\ty = 2;\n\t};\n}\n"),
    ("{a=({},(),\n{b=({c=d;});});}", "{\n\ta = (\n\t\t{},\n\t\t(),\n\t\t{ b = ( { c = d; } ); },\n\t);\n}\n"),
    ("{a={/* 1 */x=1;/* 2 */y=2;}; // 3\n}", "{\n\ta = { /* 1 */ x = 1; /* 2 */ y = 2; }; // 3\n}\n"),
    ("(/* 1 */a,b /* 2 */,c, /* 3 */)", "( /* 1 */ a, b /* 2 */, c, /* 3 */ )\n"),
    ("{a=b;\r\nc={d=e;};}", "{\n\ta = b;\n\tc = { d = e; };\n}\n"), ("{a=\"b\nc\";}", "{\n\ta = \"b\\nc\";\n}\n"),
    ("{a=\"\\U2028\";}", "{ a = \"\u{2028}\"; }\n"), ("{a=b;//c\u{2028}d=e;}", "{\n\ta = b; //c\n\td = e;\n}\n"),
    ("{a=(b,\u{2028}c);/*d\u{2029}*/}", "{ a = ( b, c ); /*d\u{2029}*/ }\n"),
  ]

  @Test(arguments: lines)
  func `what stood on one line stays on one line`(text: String, expected: String) throws {
    #expect(try written(text) == expected)
    #expect(try written(expected) == expected)
  }

  @Test(arguments: ["x", "ж", "漢"]) func `a line has at most a hundred columns`(letter: String) throws {
    let width = letter == "漢" ? 2 : 1
    // The rest is a tab, `a = { b = "` and `+"; };`.
    let count = (100 - 4 - 11 - 6) / width
    for (extra, isJoined) in [(0, true), (1, false)] {
      let text = String(repeating: letter, count: count + extra) + "+"
      let line = "\ta = { b = \"\(text)\"; };\n"
      let lines = "\ta = {\n\t\tb = \"\(text)\";\n\t};\n"
      #expect(try written("{\n\(line)}") == "{\n\(isJoined ? line : lines)}\n")
    }
  }

  static let roots: [(String, String)] = [
    ("{}", "{}\n"), ("()", "()\n"), ("{\n}", "{\n}\n"), ("(\n)", "(\n)\n"), ("<0f bd>", "<0fbd>\n"), ("'a'", "a\n"),
    ("\"a b\"", "\"a b\"\n"),
    ("\"a\"=\"b\";c;", "a = b;\nc = c;\n"), ("a=(b,c);", "a = ( b, c );\n"),
    ("a=(b,\nc);", "a = (\n\tb,\n\tc,\n);\n"),
  ]

  @Test(arguments: roots)
  func `every kind of root is written, without braces if it had none`(text: String, expected: String) throws {
    #expect(try written(text) == expected)
    #expect(try written(expected) == expected)
  }

  static let strings: [(String, String)] = [
    ("", #""""#), ("aZ09_$/:.-", "aZ09_$/:.-"), ("a b", #""a b""#), ("//a", #""//a""#), ("/", "/"), ("a//b", "a//b"),
    ("\\\"'", #""\\\"'""#), ("\n\t\r\u{0}\u{7F}", #""\n\t\U000d\U0000\U007f""#), ("é", #""é""#),
    ("Сказка", #""Сказка""#), ("漢A", #""漢A""#), ("😀1", #""😀1""#), ("\u{10FFFF}\u{10000}", "\"\u{10FFFF}\u{10000}\""),
    ("\u{80}\u{85}\u{9F}\u{A0}", "\"\\U0080\\U0085\\U009f\u{A0}\""), ("\u{2028}\u{FEFF}", "\"\u{2028}\u{FEFF}\""),
    ("+", #""+""#), ("e\u{301}", "\"e\u{301}\""),
  ]

  @Test(arguments: strings)
  func `a string has quotes and escapes when it needs them`(text: String, expected: String) throws {
    var builder = PropertyListBuilder()
    builder.string(text)
    let bytes = try #require(builder.finish().written(as: .ascii).bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected + "\n")
    let again = try PropertyList(reading: PropertyList.Source(bytes))
    #expect(again.utf8(of: again.root) == Array(text.utf8))
  }

  @Test(arguments: UInt64(0)..<400)
  func `a written list reads back as the same list`(seed: UInt64) throws {
    let list = RandomList.make(seed: seed, kinds: [.dictionary, .array, .string, .data])
    let bytes = try #require(list.written(as: .ascii).bytes)
    let again = try PropertyList(reading: PropertyList.Source(bytes))
    #expect(again.hasSameContent(as: list))
    #expect(again.written(as: .ascii).bytes == bytes)
  }

  @Test func `keys are written in the order of Apple when it is asked for`() throws {
    var options = WritingOptions()
    options.sortsKeys = true
    #expect(
      try written("b=1;a=(x);\"é\"=2;B=3;", options: options) == "B = 3;\na = ( x );\nb = 1;\n\"é\" = 2;\n")
  }

  @Test func `duplicates stay as long as the same one counts`() throws {
    let reading = PropertyList.read(PropertyList.Source(text: "{a=b;c=d;\na=e;}"))
    let writing = try #require(reading.document).written(as: .ascii)
    #expect(writing.bytes == Array("{\n\ta = b;\n\tc = d;\n\ta = e;\n}\n".utf8))
    #expect(writing.losses.isEmpty)
  }

  @Test func `only the first of duplicate keys in a binary file is written`() throws {
    // {"a": "b", "c": "d", "a": "e"}
    var bytes = Array("bplist00".utf8)
    bytes += [0xD3, 1, 3, 1, 2, 4, 5]
    for letter in "abcde".utf8 { bytes += [0x51, letter] }
    bytes += [8, 15, 17, 19, 21, 23, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 6]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25]
    let list = try #require(PropertyList.read(PropertyList.Source(bytes)).document)
    let writing = list.written(as: .ascii)
    #expect(writing.bytes == Array("{\n\ta = b;\n\tc = d;\n}\n".utf8))
    #expect(writing.losses.map { "\($0.kind) \(list.path(to: $0.node))" } == ["duplicateKey a"])
  }
}

@Suite struct ASCIILossTests {
  static let list: PropertyList = {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    builder.key("a")
    builder.beginArray()
    builder.integer(-5)
    builder.real(1e21)
    builder.boolean(true)
    builder.string("s")
    builder.endContainer()
    builder.key("b c")
    builder.boolean(false)
    builder.key("d")
    builder.date(PropertyListDate(secondsSince2001: 362_772_000))
    builder.key("u")
    builder.uid(7)
    builder.endContainer()
    return builder.finish()
  }()

  @Test func `all values that the format lacks are reported`() {
    let writing = ASCIILossTests.list.written(as: .ascii)
    #expect(writing.bytes == nil)
    #expect(
      writing.losses.map { "\(ASCIILossTests.list.path(to: $0.node)): \($0.kind)" } == [
        "a[0]: unsupportedKind(PropertyList.NodeKind.integer)", "a[1]: unsupportedKind(PropertyList.NodeKind.real)",
        "a[2]: unsupportedKind(PropertyList.NodeKind.boolean)",
        "[\"b c\"]: unsupportedKind(PropertyList.NodeKind.boolean)",
        "d: unsupportedKind(PropertyList.NodeKind.date)", "u: unsupportedKind(PropertyList.NodeKind.uid)",
      ])
  }

  @Test func `substitutes are strings`() throws {
    var options = WritingOptions()
    options.allowsSubstitutes = true
    let writing = ASCIILossTests.list.written(as: .ascii, options: options)
    let expected = """
      {
      \ta = (
      \t\t-5,
      \t\t"1e+21",
      \t\tYES,
      \t\ts,
      \t);
      \t"b c" = NO;
      \td = 2012-06-30T18:00:00Z;
      \tu = {
      \t\tCF$UID = 7;
      \t};
      }

      """
    #expect(writing.bytes.map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(writing.losses.count == 6)
  }

  @Test func `a value that was not understood cannot be written`() throws {
    let list = try #require(PropertyList.read(PropertyList.Source(text: "{a=<0>;b=c;}")).document)
    let writing = list.written(as: .ascii)
    #expect(writing.bytes == nil)
    #expect(writing.losses.map(\.kind) == [.invalidValue])
  }
}
