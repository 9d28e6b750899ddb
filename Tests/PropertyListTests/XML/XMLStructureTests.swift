import BookTestSupport
import PropertyList
import Testing

/// Tests of the frame of an XML file and its elements; problems must point to the marks ①, ② ….
@Suite struct XMLStructureTests {
  @Test(arguments: frames) func `the frame`(row: ConformanceCase) { row.check() }
  @Test(arguments: elements) func `elements and keys`(row: ConformanceCase) { row.check() }
  @Test(arguments: tags) func `tags and attributes`(row: ConformanceCase) { row.check() }

  static let frames: [ConformanceCase] = [
    ConformanceCase("an empty file", "①", reads: nil, tells: .empty),
    ConformanceCase("only a comment", "①<!-- nothing -->", reads: nil, tells: .blank),
    ConformanceCase(
      "a dict without plist", "①<dict><key>a</key><true/></dict>", reads: "{a: true}", tells: .missingPlistElement),
    ConformanceCase("an empty plist tag", "①<plist/>", reads: nil, tells: .emptyPlist),
    ConformanceCase("a plist without a value", "①<plist></plist>", reads: nil, tells: .emptyPlist),
    ConformanceCase("two roots", "<plist><true/>①<false/></plist>", reads: "true", tells: .secondRoot),
    ConformanceCase("text behind the plist", "<plist><true/></plist>\n ①more", reads: "true", tells: .trailingContent),
    ConformanceCase(
      "a second plist", "<plist><true/></plist>①<plist><false/></plist>", reads: "true", tells: .trailingContent),
    ConformanceCase("NULs behind the plist", "<plist><true/></plist>①\0\0", reads: "true", tells: .trailingContent),
    ConformanceCase("a comment behind the plist", "<plist><true/></plist>\n<!-- end -->\n", reads: "true"),
    ConformanceCase("no closing plist", "<plist><true/>①", reads: "true", tells: .unclosedElement),
    ConformanceCase("cut inside a dict", "<plist><dict><key>a</key>①", reads: "{}", tells: .unclosedElement),
    ConformanceCase("cut inside a string", "<plist><string>abc①", reads: nil, tells: .unclosedElement),
    ConformanceCase("cut inside a tag", "<plist><string>abc</stri①", reads: nil, tells: .unclosedElement),
    ConformanceCase(
      "cut inside an attribute", "<plist><string a=\"b></string></plist>①", reads: nil, tells: .unclosedElement),
    ConformanceCase("no version", "<plist><true/></plist>", reads: "true"),
    ConformanceCase("a name space", "<plist version=\"1.0\" xmlns=\"x\"><true/></plist>", reads: "true"),
    ConformanceCase("version 0.9", "<plist version=\"①0.9\"><true/></plist>", reads: "true", tells: .unusualVersion),
    ConformanceCase("a prefix", "①<p:plist><true/></p:plist>", reads: "true", tells: .unknownElement),
    ConformanceCase("a plist inside", "<plist>①<plist><true/></plist></plist>", reads: "true", tells: .nestedPlist),
    ConformanceCase(
      "blanks before the declaration", "①\n <?xml version=\"1.0\"?><plist><true/></plist>", reads: "true",
      tells: .spaceBeforeDeclaration),
    ConformanceCase("a byte-order mark", "\u{FEFF}<plist><true/></plist>", reads: "true"),
    ConformanceCase(
      "comments anywhere", "<!-- a --><plist><!-- b --><array><!-- c --><true/><!----></array></plist>", reads: "[true]"
    ),
    ConformanceCase("the shortest comment before the root", "<!----><plist><true/></plist>", reads: "true"),
    ConformanceCase("-- in a comment", "<plist><!-- a -- b --><true/></plist>", reads: "true"),
    ConformanceCase("an open comment", "<plist>①<!-- a <true/></plist>", reads: nil, tells: .unterminatedComment),
    ConformanceCase(
      "an open instruction", "<plist>①<?php <true/></plist>", reads: nil, tells: .unterminatedInstruction),
    ConformanceCase(
      "an open CDATA", "<plist><string>①<![CDATA[a</string></plist>", reads: nil, tells: .unterminatedCDATA),
    ConformanceCase("an instruction in the body", "<plist><?php x ?><true/></plist>", reads: "true"),
    ConformanceCase(
      "a conflict marker", "<plist><dict>\n①<<<<<<< HEAD\n<key>a</key><true/></dict></plist>", reads: nil,
      tells: .conflictMarker),
    ConformanceCase(
      "the middle of a conflict", "<plist><dict>\n①=======\n</dict></plist>", reads: nil, tells: .conflictMarker),
    ConformanceCase("a placeholder", "<plist><array>①${PAGES}</array></plist>", reads: "[]", tells: .placeholder),
    ConformanceCase("a web page", "①<html><body></body></html>", reads: nil, tells: .htmlPage),
    ConformanceCase("a web page's doctype", "①<!DOCTYPE html><html></html>", reads: nil, tells: .htmlPage),
    ConformanceCase(
      "an empty internal subset", "<!DOCTYPE plist ①[]><plist><true/></plist>", reads: nil, tells: .doctypeSubset),
    ConformanceCase(
      "billion laughs", "<!DOCTYPE plist ①[<!ENTITY a \"ha\">]><plist><string>&a;</string></plist>", reads: nil,
      tells: .doctypeSubset),
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
      reads: nil, tells: .doctypeSubset),
    ConformanceCase("> in a doctype's literal", "<!DOCTYPE plist SYSTEM \"a>b\"><plist><true/></plist>", reads: "true"),
    ConformanceCase(
      "two doctypes", "<!DOCTYPE plist>①<!DOCTYPE plist><plist><true/></plist>", reads: "true", tells: .secondDoctype),
    ConformanceCase(
      "a doctype inside", "<plist>①<!DOCTYPE plist><true/></plist>", reads: "true", tells: .misplacedDoctype),
    ConformanceCase(
      "a doctype in small letters", "①<!doctype plist><plist><true/></plist>", reads: "true", tells: .malformedDoctype),
  ]

  /// Checks inputs that would take minutes if every closing tag were compared with the whole long name.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [("array", "</x>"), ("array", "</string>"), ("plist", "</x>"), ("string", "</string/>")])
  func `a very long name costs no more for many tags`(name: String, tag: String) {
    let prefix = String(repeating: "p", count: 1_000_000)
    let text = "<plist><\(prefix):\(name)>" + String(repeating: tag, count: 20_000) + "</\(prefix):\(name)></plist>"
    #expect(!PropertyList.read(PropertyList.Source(text: text)).isWellFormed)
  }

  static let elements: [ConformanceCase] = [
    ConformanceCase("a near name", "<plist>①<sting>a</sting></plist>", reads: "\"a\"", tells: .unknownElement),
    ConformanceCase(
      "a near name, closed rightly", "<plist>①<sting>a</string></plist>", reads: "\"a\"", tells: .unknownElement),
    ConformanceCase("capital letters", "<plist>①<STRING>a</STRING></plist>", reads: "\"a\"", tells: .unknownElement),
    ConformanceCase(
      "a near name of a container", "<plist>①<dcit><key>a</key><true/></dcit></plist>", reads: "{a: true}",
      tells: .unknownElement),
    ConformanceCase(
      "a far name", "<plist><array>①<picture><b/></picture><true/></array></plist>", reads: "[invalid, true]",
      tells: .unknownElement),
    ConformanceCase(
      "a wrong closing tag", "<plist><array><true/>①</dict></plist>", reads: "[true]", tells: .mismatchedClose),
    ConformanceCase(
      "a missing closing tag", "<plist><dict><key>a</key><array><true/>①</dict></plist>", reads: "{a: [true]}",
      tells: .mismatchedClose),
    ConformanceCase("a plist closed too early", "<plist><dict>①</plist>", reads: "{}", tells: .mismatchedClose),
    ConformanceCase(
      "a key without value", "<plist><dict><key>a</key>①</dict></plist>", reads: "{}", tells: .keyWithoutValue),
    ConformanceCase(
      "a value without key", "<plist><dict>①<true/><key>a</key><true/></dict></plist>", reads: "{a: true}",
      tells: .valueWithoutKey),
    ConformanceCase(
      "a container without key", "<plist><dict>①<array><true/></array></dict></plist>", reads: "{}",
      tells: .valueWithoutKey),
    ConformanceCase(
      "two keys in a row", "<plist><dict><key>a</key>①<key>b</key><true/></dict></plist>", reads: "{b: true}",
      tells: .keyWithoutValue),
    ConformanceCase(
      "a key in an array", "<plist><array>①<key>a</key></array></plist>", reads: "[\"a\"]", tells: .keyOutsideDictionary
    ),
    ConformanceCase("a key as root", "<plist>①<key>a</key></plist>", reads: "\"a\"", tells: .keyOutsideDictionary),
    ConformanceCase(
      "a duplicate key", "<plist><dict><key>a</key><true/>①<key>a</key><false/></dict></plist>",
      reads: "{a: true, a: false}", tells: .duplicateKey),
    ConformanceCase(
      "a duplicate key in disguise", "<plist><dict><key>a</key><true/>①<key>&#97;</key><false/></dict></plist>",
      reads: "{a: true, a: false}", tells: .duplicateKey),
    ConformanceCase("an empty key", "<plist><dict><key></key><true/></dict></plist>", reads: "{: true}"),
    ConformanceCase("an empty key tag", "<plist><dict><key/><true/></dict></plist>", reads: "{: true}"),
    ConformanceCase(
      "text between elements", "<plist><array>①abc <true/></array></plist>", reads: "[true]",
      tells: .textBetweenElements),
    ConformanceCase(
      "text in place of a value", "<plist><dict><key>a</key>①12<key>b</key><true/></dict></plist>",
      reads: "{a: invalid, b: true}", tells: .textBetweenElements),
    ConformanceCase(
      "markup in a string", "<plist><string>a①<b>c</b></string></plist>", reads: "\"a<b>c</b>\"", tells: .markupInText),
    ConformanceCase(
      "a string that is not closed", "<plist><dict><key>a</key><string>x①<key>b</key><true/></dict></plist>",
      reads: "{a: \"x\", b: true}", tells: .markupInText),
    ConformanceCase(
      "é composed and decomposed", "<plist><dict><key>\u{E9}</key><true/><key>e\u{301}</key><true/></dict></plist>",
      reads: "{\u{E9}: true, e\u{301}: true}"),
    ConformanceCase("a boolean in two tags", "<plist><true></true></plist>", reads: "true"),
    ConformanceCase(
      "something in a boolean", "<plist><true>①x</true></plist>", reads: "true", tells: .contentInBoolean),
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
    ConformanceCase("a slash and a blank", "<plist>①<string/ ></plist>", reads: "\"\"", tells: .malformedTag),
    ConformanceCase("empty data tag", "<plist>①<data/></plist>", reads: "<>", tells: .emptyData),
    ConformanceCase("empty data", "<plist><data></data></plist>", reads: "<>"),
    ConformanceCase(
      "empty numbers", "<plist><array>①<integer/>②<real></real></array></plist>", reads: "[invalid, invalid]",
      tells: .emptyNumber, .emptyNumber),
    ConformanceCase("a lone <", "<plist><array>①< <true/></array></plist>", reads: "[true]", tells: .malformedTag),
  ]
}
