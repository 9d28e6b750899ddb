import BookTestSupport
import PropertyList
import Testing

/// Tests of the frame of an XML file and its elements; problems must point to the marks ①, ② ….
@Suite struct XMLStructureTests {
  @Test(arguments: frames) func `the frame`(row: ConformanceCase) { row.check() }
  @Test(arguments: elements) func `elements and keys`(row: ConformanceCase) { row.check() }
  @Test(arguments: tags) func `tags and attributes`(row: ConformanceCase) { row.check() }

  static let frames: [ConformanceCase] = [
    ConformanceCase("an empty file", "①", reads: nil, finds: .empty),
    ConformanceCase("only a comment", "①<!-- nothing -->", reads: nil, finds: .blank),
    ConformanceCase(
      "a dict without plist", "①<dict><key>a</key><true/></dict>", reads: "{a: true}", finds: .missingPlistElement),
    ConformanceCase("an empty plist tag", "①<plist/>", reads: nil, finds: .emptyPlist),
    ConformanceCase("a plist without a value", "①<plist></plist>", reads: nil, finds: .emptyPlist),
    ConformanceCase("two roots", "<plist><true/>①<false/></plist>", reads: "true", finds: .secondRoot),
    ConformanceCase("text behind the plist", "<plist><true/></plist>\n ①more", reads: "true", finds: .trailingContent),
    ConformanceCase(
      "a second plist", "<plist><true/></plist>①<plist><false/></plist>", reads: "true", finds: .trailingContent),
    ConformanceCase("NULs behind the plist", "<plist><true/></plist>①\0\0", reads: "true", finds: .trailingContent),
    ConformanceCase("a comment behind the plist", "<plist><true/></plist>\n<!-- end -->\n", reads: "true"),
    ConformanceCase("no closing plist", "<plist><true/>①", reads: "true", finds: .unclosedElement),
    ConformanceCase("cut inside a dict", "<plist><dict><key>a</key>①", reads: "{}", finds: .unclosedElement),
    ConformanceCase("cut inside a string", "<plist><string>abc①", reads: nil, finds: .unclosedElement),
    ConformanceCase("cut inside a tag", "<plist><string>abc</stri①", reads: nil, finds: .unclosedElement),
    ConformanceCase(
      "cut inside an attribute", "<plist><string a=\"b></string></plist>①", reads: nil, finds: .unclosedElement),
    ConformanceCase("no version", "<plist><true/></plist>", reads: "true"),
    ConformanceCase("a name space", "<plist version=\"1.0\" xmlns=\"x\"><true/></plist>", reads: "true"),
    ConformanceCase("version 0.9", "<plist version=\"①0.9\"><true/></plist>", reads: "true", finds: .unusualVersion),
    ConformanceCase("a prefix", "①<p:plist><true/></p:plist>", reads: "true", finds: .unknownElement),
    ConformanceCase("a plist inside", "<plist>①<plist><true/></plist></plist>", reads: "true", finds: .nestedPlist),
    ConformanceCase(
      "blanks before the declaration", "①\n <?xml version=\"1.0\"?><plist><true/></plist>", reads: "true",
      finds: .spaceBeforeDeclaration),
    ConformanceCase("a byte-order mark", "\u{FEFF}<plist><true/></plist>", reads: "true"),
    ConformanceCase(
      "comments anywhere", "<!-- a --><plist><!-- b --><array><!-- c --><true/><!----></array></plist>", reads: "[true]"
    ),
    ConformanceCase("the shortest comment before the root", "<!----><plist><true/></plist>", reads: "true"),
    ConformanceCase("-- in a comment", "<plist><!-- a -- b --><true/></plist>", reads: "true"),
    ConformanceCase("an open comment", "<plist>①<!-- a <true/></plist>", reads: nil, finds: .unterminatedComment),
    ConformanceCase(
      "an open instruction", "<plist>①<?php <true/></plist>", reads: nil, finds: .unterminatedInstruction),
    ConformanceCase(
      "an open CDATA", "<plist><string>①<![CDATA[a</string></plist>", reads: nil, finds: .unterminatedCDATA),
    ConformanceCase("an instruction in the body", "<plist><?php x ?><true/></plist>", reads: "true"),
    ConformanceCase(
      "a conflict marker", "<plist><dict>\n①<<<<<<< HEAD\n<key>a</key><true/></dict></plist>", reads: nil,
      finds: .conflictMarker),
    ConformanceCase(
      "the middle of a conflict", "<plist><dict>\n①=======\n</dict></plist>", reads: nil, finds: .conflictMarker),
    ConformanceCase("a placeholder", "<plist><array>①${PAGES}</array></plist>", reads: "[]", finds: .placeholder),
    ConformanceCase("a web page", "①<html><body></body></html>", reads: nil, finds: .htmlPage),
    ConformanceCase("a web page's doctype", "①<!DOCTYPE html><html></html>", reads: nil, finds: .htmlPage),
    ConformanceCase(
      "an empty internal subset", "<!DOCTYPE plist ①[]><plist><true/></plist>", reads: nil, finds: .doctypeSubset),
    ConformanceCase(
      "billion laughs", "<!DOCTYPE plist ①[<!ENTITY a \"ha\">]><plist><string>&a;</string></plist>", reads: nil,
      finds: .doctypeSubset),
    ConformanceCase(
      "Apple's old doctype",
      "<!DOCTYPE plist PUBLIC \"-//Apple Computer//DTD PLIST 1.0//EN\" \"x\"><plist><true/></plist>", reads: "true"),
    ConformanceCase(
      "a doctype by https",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"https://x\"><plist><true/></plist>",
      reads: "true"),
    ConformanceCase(
      "a doctype in a file", "<!DOCTYPE plist SYSTEM \"file://localhost/x.dtd\"><plist><true/></plist>", reads: "true"),
    ConformanceCase(
      "an entity of another file", "<!DOCTYPE plist ①[<!ENTITY a SYSTEM \"/etc/passwd\">]><plist><true/></plist>",
      reads: nil, finds: .doctypeSubset),
    ConformanceCase("> in a doctype's literal", "<!DOCTYPE plist SYSTEM \"a>b\"><plist><true/></plist>", reads: "true"),
    ConformanceCase(
      "two doctypes", "<!DOCTYPE plist>①<!DOCTYPE plist><plist><true/></plist>", reads: "true", finds: .secondDoctype),
    ConformanceCase(
      "a doctype inside", "<plist>①<!DOCTYPE plist><true/></plist>", reads: "true", finds: .misplacedDoctype),
    ConformanceCase(
      "a doctype in small letters", "①<!doctype plist><plist><true/></plist>", reads: "true", finds: .malformedDoctype),
  ]

  /// Checks inputs that would take minutes if every closing tag were compared with the whole long name.
  @Test(
    .enabled(if: TestLength.isLong),
    .timeLimit(.minutes(1)),
    arguments: [("array", "</x>"), ("array", "</string>"), ("plist", "</x>"), ("string", "</string/>")])
  func `a very long name costs no more for many tags`(name: String, tag: String) {
    let prefix = String(repeating: "p", count: 1_000_000)
    let text = "<plist><\(prefix):\(name)>" + String(repeating: tag, count: 20_000) + "</\(prefix):\(name)></plist>"
    #expect(!PropertyList.read(PropertyList.Source(text: text)).isWellFormed)
  }

  static let elements: [ConformanceCase] = [
    ConformanceCase("a name of another format", "<plist>①<int>5</int></plist>", reads: "5", finds: .unknownElement),
    ConformanceCase("a near name", "<plist>①<sting>a</sting></plist>", reads: "\"a\"", finds: .unknownElement),
    ConformanceCase(
      "a near name, closed rightly", "<plist>①<sting>a</string></plist>", reads: "\"a\"", finds: .unknownElement),
    ConformanceCase("capital letters", "<plist>①<STRING>a</STRING></plist>", reads: "\"a\"", finds: .unknownElement),
    ConformanceCase(
      "a near name of a container", "<plist>①<dcit><key>a</key><true/></dcit></plist>", reads: "{a: true}",
      finds: .unknownElement),
    ConformanceCase(
      "a far name", "<plist><array>①<picture><b/></picture><true/></array></plist>", reads: "[invalid, true]",
      finds: .unknownElement),
    ConformanceCase(
      "a wrong closing tag", "<plist><array><true/>①</dict></plist>", reads: "[true]", finds: .mismatchedClose),
    ConformanceCase(
      "a missing closing tag", "<plist><dict><key>a</key><array><true/>①</dict></plist>", reads: "{a: [true]}",
      finds: .mismatchedClose),
    ConformanceCase("a plist closed too early", "<plist><dict>①</plist>", reads: "{}", finds: .mismatchedClose),
    ConformanceCase(
      "a key without value", "<plist><dict><key>a</key>①</dict></plist>", reads: "{}", finds: .keyWithoutValue),
    ConformanceCase(
      "a value without key", "<plist><dict>①<true/><key>a</key><true/></dict></plist>", reads: "{a: true}",
      finds: .valueWithoutKey),
    ConformanceCase(
      "a container without key", "<plist><dict>①<array><true/></array></dict></plist>", reads: "{}",
      finds: .valueWithoutKey),
    ConformanceCase(
      "two keys in a row", "<plist><dict><key>a</key>①<key>b</key><true/></dict></plist>", reads: "{b: true}",
      finds: .keyWithoutValue),
    ConformanceCase(
      "a key in an array", "<plist><array>①<key>a</key></array></plist>", reads: "[\"a\"]", finds: .keyOutsideDictionary
    ),
    ConformanceCase("a key as root", "<plist>①<key>a</key></plist>", reads: "\"a\"", finds: .keyOutsideDictionary),
    ConformanceCase(
      "a duplicate key", "<plist><dict><key>a</key><true/>①<key>a</key><false/></dict></plist>",
      reads: "{a: true, a: false}", finds: .duplicateKey),
    ConformanceCase(
      "a duplicate key in disguise", "<plist><dict><key>a</key><true/>①<key>&#97;</key><false/></dict></plist>",
      reads: "{a: true, a: false}", finds: .duplicateKey),
    ConformanceCase("an empty key", "<plist><dict><key></key><true/></dict></plist>", reads: "{: true}"),
    ConformanceCase("an empty key tag", "<plist><dict><key/><true/></dict></plist>", reads: "{: true}"),
    ConformanceCase(
      "text between elements", "<plist><array>①abc <true/></array></plist>", reads: "[true]",
      finds: .textBetweenElements),
    ConformanceCase(
      "text in place of a value", "<plist><dict><key>a</key>①12<key>b</key><true/></dict></plist>",
      reads: "{a: invalid, b: true}", finds: .textBetweenElements),
    ConformanceCase(
      "markup in a string", "<plist><string>a①<b>c</b></string></plist>", reads: "\"a<b>c</b>\"", finds: .markupInText),
    ConformanceCase(
      "a string that is not closed", "<plist><dict><key>a</key><string>x①<key>b</key><true/></dict></plist>",
      reads: "{a: \"x\", b: true}", finds: .markupInText),
    ConformanceCase(
      "é composed and decomposed", "<plist><dict><key>\u{E9}</key><true/><key>e\u{301}</key><true/></dict></plist>",
      reads: "{\u{E9}: true, e\u{301}: true}"),
    ConformanceCase("a boolean in two tags", "<plist><true></true></plist>", reads: "true"),
    ConformanceCase(
      "something in a boolean", "<plist><true>①x</true></plist>", reads: "true", finds: .contentInBoolean),
  ]

  static let tags: [ConformanceCase] = [
    ConformanceCase(
      "attributes", "<plist><dict a='1'><key b=\"2\">k</key><string c=''>x</string></dict></plist>", reads: "{k: \"x\"}"
    ),
    ConformanceCase("an attribute twice", "<plist><string a='1' a='1'>x</string></plist>", reads: "\"x\""),
    ConformanceCase("> in an attribute", "<plist><string a=\">\">x</string></plist>", reads: "\"x\""),
    ConformanceCase(
      "a long attribute", "<plist><string a='\(String(repeating: "x", count: 1000))'>x</string></plist>", reads: "\"x\""
    ),
    ConformanceCase("blanks in a closing tag", "<plist><string>x</string   \n></plist>", reads: "\"x\""),
    ConformanceCase("empty tags", "<plist><array><string/><dict /><array / ></array></plist>", reads: "[\"\", {}, []]"),
    ConformanceCase("a slash and a blank", "<plist>①<string/ ></plist>", reads: "\"\"", finds: .malformedTag),
    ConformanceCase("empty data tag", "<plist>①<data/></plist>", reads: "<>", finds: .emptyData),
    ConformanceCase("empty data", "<plist><data></data></plist>", reads: "<>"),
    ConformanceCase(
      "empty numbers", "<plist><array>①<integer/>②<real></real></array></plist>", reads: "[invalid, invalid]",
      finds: .emptyNumber, .emptyNumber),
    ConformanceCase("a lone <", "<plist><array>①< <true/></array></plist>", reads: "[true]", finds: .malformedTag),
  ]
}
