import BookTestSupport
import PropertyList
import Testing

/// Tests of text between tags: references, sections, white space, and characters that XML doesn't allow.
@Suite struct XMLTextTests {
  @Test(arguments: references) func `entities and character references`(row: ConformanceCase) { row.check() }
  @Test(arguments: sections) func `comments, instructions and CDATA`(row: ConformanceCase) { row.check() }
  @Test(arguments: characters) func `characters are kept`(row: ConformanceCase) { row.check() }

  /// Text is read eight bytes at a time, up to the next mark.
  @Test(arguments: 0..<20) func `marks count at any distance from each other and from the end`(distance: Int) {
    let text = String(repeating: "a", count: distance)
    let marked = "\(text)&lt;\(text)é\(text)&amp;\(text)<![CDATA[\(text)&]]>\(text)\t\(text)"
    XMLTextTests.string("marks", marked, "\(text)<\(text)é\(text)&\(text)\(text)&\(text)\t\(text)").check()
  }

  /// Returns a case with a string of `text`, and with a problem at ① if `kind` is given.
  static func string(_ name: String, _ text: String, _ value: String?, _ kind: PropertyList.Problem.Kind? = nil)
    -> ConformanceCase
  {
    let marked = "<plist><string>\(text)</string></plist>"
    let outline = value.map { "\"\($0)\"" }
    guard let kind else { return ConformanceCase(name, marked, reads: outline) }
    return ConformanceCase(name, marked, reads: outline, finds: kind)
  }

  static let references: [ConformanceCase] = [
    string("the five entities", "&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
    string("decimal and hexadecimal", "&#65;&#x42;&#x1F600;", "AB😀"),
    string("a name that is too long for an entity", "①&\(String(repeating: "a", count: 33));", nil, .bareAmpersand),
    string("an unknown entity", "a①&nbsp;b", "a&nbsp;b", .unknownEntity),
    string("a bare ampersand", "fish ①& chips", "fish & chips", .bareAmpersand),
    string("no semicolon", "①&amp b", "&amp b", .bareAmpersand),
    string("a capital X", "①&#X41;", nil, .invalidCharacterReference),
    string("NUL", "①&#0;", nil, .invalidCharacterReference),
    string("no number", "①&#;", nil, .invalidCharacterReference),
    string("a surrogate", "①&#xD800;", nil, .invalidCharacterReference),
    string("beyond Unicode", "①&#x110000;", nil, .invalidCharacterReference),
    string("nine digits", "&#000000065;", "A"),
    string("32 digits", "&#\(String(repeating: "0", count: 30))65;", "A"),
    string("33 digits", "①&#\(String(repeating: "0", count: 31))65;", nil, .invalidCharacterReference),
    string("a control character", "①&#x1;", "\u{1}", .unusualCharacter),
    string("a non-character", "①&#xFFFE;", "\u{FFFE}", .unusualCharacter),
    ConformanceCase(
      "two halves of a pair", "<plist><string>①&#xD83D;②&#xDE00;</string></plist>", reads: nil,
      finds: .invalidCharacterReference, .invalidCharacterReference),
    ConformanceCase(
      "a reference in a key", "<plist><dict><key>a&amp;b</key><true/></dict></plist>", reads: "{a&b: true}"),
  ]

  static let sections: [ConformanceCase] = [
    string("a comment", "a①<!-- c -->b", "ab", .commentInText),
    ConformanceCase(
      "a comment in a key", "<plist><dict><key>a①<!-- c -->b</key><true/></dict></plist>", reads: "{ab: true}",
      finds: .commentInText),
    string("an instruction", "a①<?x y?>b", "ab", .instructionInText),
    string("CDATA", "a<![CDATA[<b>&amp;]]>c", "a<b>&amp;c"),
    string("]]> outside CDATA", "a]]>b > c", "a]]>b > c"),
    ConformanceCase(
      "CDATA in numbers",
      "<plist><array><integer><![CDATA[5]]></integer><real><![CDATA[1.5]]></real></array></plist>", reads: "[5, 1.5]"),
    ConformanceCase("CDATA in data", "<plist><data><![CDATA[QUI=]]></data></plist>", reads: "<4142>"),
    ConformanceCase("a reference in an integer", "<plist><integer>&#53;</integer></plist>", reads: "5"),
    ConformanceCase(
      "CDATA in a key", "<plist><dict><key><![CDATA[a]]></key><true/></dict></plist>", reads: "{a: true}"),
    ConformanceCase(
      "CDATA between elements", "<plist><array>①<![CDATA[a]]><true/></array></plist>", reads: "[true]",
      finds: .textBetweenElements),
  ]

  static let characters: [ConformanceCase] = [
    string("what Swift's own decoder takes for nil", "$null", "$null"),
    string("what begins like that", "$nullx", "$nullx"),
    string("blanks are kept", "  a\n\tb  ", "  a\n\tb  "),
    string("line ends are kept", "a\r\nb\rc", "a\r\nb\rc"),
    string("a raw control character", "①\u{1}", "\u{1}", .unusualCharacter),
    string("a raw non-character", "abc①\u{FFFF}", "abc\u{FFFF}", .unusualCharacter),
    string("a raw NUL", "abc①\0", nil, .nulByte),
    string("many scripts", "Der Fisch, il pesce, 魚, рыба, 🐟", "Der Fisch, il pesce, 魚, рыба, 🐟"),
    ConformanceCase(
      "blanks in keys are kept", "<plist><dict><key> a </key><true/></dict></plist>", reads: "{ a : true}"),
  ]
}
