import BookTestSupport
import Testing

@testable import PropertyList

/// Tests of what is wrong with old-style text, where, and what is understood in spite of it.
@Suite struct ASCIIProblemTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let meaning: String
    /// The text; ①, ②, … mark where each problem points.
    let text: String
    let problems: [PropertyList.Problem.Kind]
    /// What is read in spite of the problems, or `nil` if there is no document.
    let outline: String?

    init(_ meaning: String, _ text: String, _ problems: PropertyList.Problem.Kind..., outline: String?) {
      self.meaning = meaning
      self.text = text
      self.problems = problems
      self.outline = outline
    }

    var testDescription: String { meaning }
  }

  static let entries: [Row] = [
    Row("no semicolon before the bracket", "{a=b①}", .missingSemicolon, outline: "{a: b}"),
    Row(
      "no semicolon at the end of a line", "\"a\" = \"b\"\n①\"c\" = \"d\";\n", .missingSemicolon,
      outline: "{a: b, c: d}"),
    Row("no semicolon at the end of the file", "a = b;\nc = d①", .missingSemicolon, outline: "{a: b, c: d}"),
    Row("a comma in place of a semicolon", "{a=b①,c=d;}", .missingSemicolon, outline: "{a: b, c: d}"),
    Row("a decimal comma", "{a=①1,5;c=d;}", .decimalComma, outline: "{a: invalid, c: d}"),
    Row("a negative number with a comma", "{a=①-12,05 ;c=d;}", .decimalComma, outline: "{a: invalid, c: d}"),
    Row("a comma after a number", "{a=1①,b=d;}", .missingSemicolon, outline: "{a: 1, b: d}"),
    Row("a comma and a word", "{a=1①,5b=d;}", .missingSemicolon, outline: "{a: 1, 5b: d}"),
    Row("a comma after a string", "{a=\"1\"①,5=d;}", .missingSemicolon, outline: "{a: 1, 5: d}"),
    Row("no equals sign", "{a ①{b ②(c);};}", .missingEquals, .missingEquals, outline: "{a: {b: (c)}}"),
    Row("no equals sign without braces", "\"a\" ①\"b\";\"c\"=\"d\";", .missingEquals, outline: "{a: b, c: d}"),
    Row("a colon in place of an equals sign", "{a=b;\"c\"①: d;}", .missingEquals, outline: "{a: b, c: d}"),
    Row("a key without a value", "{a=b;c①}", .keyWithoutValue, outline: "{a: b}"),
    Row("a key at the end of the file", "a=b;\nc①", .keyWithoutValue, outline: "{a: b}"),
    Row("no value", "{a=①;b=②}", .missingValue, .missingValue, outline: "{}"),
    Row("no value at the end of the file", "a=b;c=①", .missingValue, outline: "{a: b}"),
    Row("a container as a key", "{①(a;b)=b;c=d;}", .unexpectedCharacter, outline: "{c: d}"),
    Row("a container as a key, with strings in it", "{①{a=\";}\";}=b;c=d;}", .unexpectedCharacter, outline: "{c: d}"),
    Row("a semicolon too many", "{a=b;①;c=d;}", .unexpectedCharacter, outline: "{a: b, c: d}"),
    Row("an equals sign too many", "{a=①=b;c=d;}", .unexpectedCharacter, outline: "{a: b, c: d}"),
    Row("two values", "{a=b①(c;d);e=f;}", .unexpectedCharacter, outline: "{a: b, e: f}"),
    Row("a dictionary of keys and commas", "{a①,b②}", .unexpectedCharacter, .keyWithoutValue, outline: "{a: a}"),
    Row("a square bracket for a value", "{a=①[b,c];d=e;}", .unexpectedCharacter, outline: "{d: e}"),
    Row(
      "many at once", "{a=①; b ②c; d = e\n③f = (g ④h); i = <0⑤x>; j = k⑥}", .missingValue, .missingEquals,
      .missingSemicolon,
      .missingComma, .invalidHex, .missingSemicolon, outline: "{b: c, d: e, f: (g, h), i: invalid, j: k}"),
  ]

  static let arrays: [Row] = [
    Row("a comma too many", "(a,①,b)", .missingValue, outline: "(a, b)"),
    Row("a comma first", "(①,a)", .missingValue, outline: "(a)"),
    Row("no commas", "(a ①b\n②(c) ③\"d\")", .missingComma, .missingComma, .missingComma, outline: "(a, b, (c), d)"),
    Row("a semicolon in place of a comma", "(a①;b)", .missingComma, outline: "(a, b)"),
    Row("an entry in an array", "(a①=b)", .unexpectedCharacter, outline: "(a, b)"),
    Row("an array that a semicolon ends", "{a=(b,c①;d=e;}", .unclosedContainer, outline: "{a: (b, c), d: e}"),
    Row("an array that a brace ends", "({a=(b①},c)", .unclosedContainer, outline: "({a: (b)}, c)"),
    Row("a dictionary that a parenthesis ends", "({a=b;①)", .missingClose, outline: "({a: b})"),
    Row("a dictionary that a parenthesis ends after a value", "({a=b①)", .missingClose, outline: "({a: b})"),
    Row("a brace that ends nothing", "(a①})", .unexpectedCharacter, outline: "(a)"),
    Row("a parenthesis that ends nothing", "{a=b①);)c=d;}", .unexpectedCharacter, outline: "{a: b, c: d}"),
  ]

  static let ends: [Row] = [
    Row("a dictionary that never ends", "{a=b;\n①", .unclosedContainer, outline: "{a: b}"),
    Row("a dictionary that never ends after a key", "{a=b;c=①", .unclosedContainer, outline: "{a: b}"),
    Row("containers that never end", "{a=({b=c;①", .unclosedContainer, outline: "{a: ({b: c})}"),
    Row("a container that never ends, without braces", "a=(b,\n①", .unclosedContainer, outline: "{a: (b)}"),
    Row("a string that never ends", "{a=b;c=①\"d;}", .unterminatedString, outline: "{a: b}"),
    Row("a string that ends in a backslash", "①\"d\\", .unterminatedString, outline: nil),
    Row("a string whose last quote is escaped", "(a,①'d\\')", .unterminatedString, outline: "(a)"),
    Row("data that never ends", "(a,<0fbd①", .unclosedContainer, outline: "(a)"),
    Row("data that a semicolon ends", "{a=<0fbd①;b=c;}", .unclosedContainer, outline: "{a: invalid, b: c}"),
    Row("something after a dictionary", "{a=b;} ①x", .contentAfterRoot, outline: "{a: b}"),
    Row("a semicolon after a dictionary", "{a=b;}①;", .contentAfterRoot, outline: "{a: b}"),
    Row("prose", "Once ①upon a time there was a moon", .contentAfterRoot, outline: "Once"),
    Row("only a closing bracket", " ①}", .unexpectedCharacter, outline: nil),
    Row("a brace without its other", "a=b;①} c=d;", .prematureClose, outline: "{a: b, c: d}"),
  ]

  static let words: [Row] = [
    Row("a plus sign", "{a=①c++;}", .needsQuotes, outline: "{a: c++}"),
    Row("a character beyond ASCII", "{①é=b;②漢字=b;}", .needsQuotes, .needsQuotes, outline: "{é: b, 漢字: b}"),
    Row("a bracket in a word", "{a=①b[0];}", .needsQuotes, outline: "{a: b[0]}"),
    Row("several words", "{①a b = ②c d e;}", .needsQuotes, .needsQuotes, outline: "{a b: c d e}"),
    Row(
      "several words and no semicolon", "{a = ①c d\n②e = f;}", .needsQuotes, .missingSemicolon,
      outline: "{a: c d, e: f}"),
    Row("words without braces", "①a b = c;", .needsQuotes, outline: "{a b: c}"),
    Row("an apostrophe", "{a=①don't;b=c;}", .needsQuotes, outline: "{a: don't, b: c}"),
    Row("curly quotes", "{①“a b” = ②“c d”;}", .typographicQuotes, .typographicQuotes, outline: "{a b: c d}"),
    Row("signs in curly quotes", "{a = ①„b >= 3, c“; d = e;}", .typographicQuotes, outline: "{a: b >= 3, c, d: e}"),
    Row("an apostrophe in curly quotes", "(①‘it’s’, b)", .typographicQuotes, outline: "(it’s, b)"),
    Row("a curly quote at one end only", "{a=①“b; c=d;}", .typographicQuotes, outline: "{a: b, c: d}"),
    Row("curly quotes without braces", "①“a b” = c;", .typographicQuotes, outline: "{a b: c}"),
    Row("words in an array", "(a ①b, ②ç d, e)", .missingComma, .needsQuotes, outline: "(a, b, ç d, e)"),
    Row("a quote at one end only", "{①a\" = \"b\";}", .needsQuotes, outline: "{a: b}"),
    Row("a comment without a blank before it", "{a①/*y*/=b;}", .commentNeedsSpace, outline: "{a: b}"),
    Row("a comment inside a comment", "{/* /* */ ①*/ a=b;}", .needsQuotes, outline: "{*/ a: b}"),
    Row("a no-break space", "{a①\u{A0}=b;}", .unusualSpace, outline: "{a: b}"),
    Row("a no-break space before the root", "①\u{A0}(a)", .unusualSpace, outline: "(a)"),
    Row("a byte-order mark inside", "{a=b;①\u{FEFF}c=d;}", .unusualSpace, outline: "{a: b, c: d}"),
    Row("a control character", "{a=①\u{1}b;}", .unexpectedCharacter, outline: "{a: b}"),
    Row("NUL between words", "{a①\0=b;}", .nulByte, outline: "{a: b}"),
    Row("NUL in quotes", "\"a①\0b\"", .nulByte, outline: "a\0b"),
    Row(
      "a placeholder", "{a=①${NAME};b=x②$(OTHER).y;}", .placeholder, .placeholder,
      outline: "{a: ${NAME}, b: x$(OTHER).y}"),
    Row("a placeholder between entries", "{①${MORE} = b;}", .placeholder, outline: "{${MORE}: b}"),
  ]

  static let scalars: [Row] = [
    Row("octal beyond one byte", #""①\777""#, .octalOutOfRange, outline: "\u{FFFD}"),
    Row("an escape without its digits", #""①\Uzz""#, .invalidEscape, outline: "Uzz"),
    Row("an odd digit", "{a=<0fbd①0>;b=c;}", .invalidHex, outline: "{a: invalid, b: c}"),
    Row("a digit alone before a blank", "(<①0 fbd>)", .invalidHex, outline: "(invalid)"),
    Row("no digit", "(<0f①xx>)", .invalidHex, outline: "(invalid)"),
    Row("a letter that is not a digit", "{a=<0①g>;b=c;}", .invalidHex, outline: "{a: invalid, b: c}"),
    Row("half a digit pair", "(<0f0①x>)", .invalidHex, outline: "(invalid)"),
    Row("a vertical tab in data", "(<0f①\u{B}bd>)", .invalidHex, outline: "(invalid)"),
    Row("a comment in data", "(<0f①/*a*/>)", .invalidHex, outline: "(invalid)"),
    Row("a character beyond ASCII in data", "(<0f①é>)", .invalidHex, outline: "(invalid)"),
  ]

  static let others: [Row] = [
    Row("an object of JSON", "{ \"a\" ①: {\"b\": 1} }", .jsonFile, outline: nil),
    Row("JSON without blanks", "{\"a\"①:1}", .jsonFile, outline: nil),
    Row("an array of JSON", " ①[ {\"a\": 1} ]", .jsonFile, outline: nil),
    Row("an array of JSON words", "①[true]", .jsonFile, outline: nil),
    Row("a section of an INI file", "①[section]\na=b", .unexpectedCharacter, outline: nil),
    Row(
      "an unmerged conflict", "a=b;\n①<<<<<<< mine\nc=d;\n=======\nc=e;\n>>>>>>> theirs\nf=g;", .conflictMarker,
      outline: "{a: b, c: d, c: e, f: g}"),
    Row(
      "an unmerged conflict between values", "(\n①<<<<<<< mine\n a,\n||||||| base\n=======\n b,\n>>>>>>> theirs\n)",
      .conflictMarker, outline: "(a, b)"),
    Row("half of a conflict", "{a=b;\n①>>>>>>> theirs\n}", .conflictMarker, outline: "{a: b}"),
  ]

  @Test(arguments: entries + arrays + ends + words + scalars + others)
  func `mistakes are reported at their place`(row: Row) {
    let marked = MarkedText(row.text)
    let reading = PropertyList.read(PropertyList.Source(marked.bytes))
    let found = reading.findings.filter { $0.kind != .duplicateKey }
    #expect(found == zip(row.problems, marked.offsets).map { Finding($0, at: $1) })
    #expect(row.problems.count == marked.offsets.count)
    #expect(reading.document.map(outline) == row.outline)
    #expect(!reading.isWellFormed)
  }
}
