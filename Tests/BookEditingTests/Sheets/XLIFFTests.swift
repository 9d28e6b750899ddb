import BookTestSupport
import PropertyList
import Testing

@testable import BookEditing

/// Tests of XLIFF as editors write it, and of the XML that it consists of.
@Suite struct XLIFFTests {
  private static func list(_ text: String = "One. Two.") throws -> PropertyList {
    let book = "{ languages = (en, de); pages = ( { title = \"\(text)\"; } ); }"
    return try PropertyList(reading: PropertyList.Source(text: book))
  }

  private static let start = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" srcLang=\"en\" "

  private static func file(_ unit: String, language: String = "de", name: String = "name=\"pages[0].title\"") -> String
  {
    start + "trgLang=\"\(language)\"><file id=\"f1\"><unit id=\"u1\" \(name)>\(unit)</unit></file></xliff>"
  }

  private static func segment(_ source: String, _ target: String?) -> String {
    "<segment><source>\(source)</source>" + (target.map { "<target>\($0)</target>" } ?? "") + "</segment>"
  }

  private static func changed(_ sheet: String, text: String = "One. Two.") throws -> (text: String, SheetImport) {
    let list = try list(text)
    let result = try SheetImport(Array(sheet.utf8), into: list)
    let source = try #require(list.source.applying(result.edits))
    return (String(decoding: source.bytes, as: UTF8.self), result)
  }

  @Test(arguments: [
    file(segment("One. Two.", "Eins.")),
    "\u{FEFF}<?xml version='1.0' encoding='utf-8' ?>\n<!-- by -- \n an editor -->"
      + file(segment("One. Two.", "Eins.")),
    file(segment("One.", "Ei") + "<ignorable><source> </source><target/></ignorable>" + segment("Two.", "ns.")),
    file("<segment id='s1' state='final' subState='x:y'><source>One. Two.</source><target>Eins.</target></segment>"),
    file(segment("<pc id='1'>One.</pc> <mrk id='2' type='term'>Two</mrk><ph id='3'/>.", "<pc id='1'>Eins</pc>.")),
    file(segment("<![CDATA[One. ]]>Two.", "E<![CDATA[in]]>s<!-- here -->.")),
    file(segment("&#79;ne. &#x54;wo.", "Eins.")),
    file("<segment><source>One. Two.</source><target xml:lang='de' xml:space=\"preserve\">Eins.</target></segment>"),
    file(
      "<mtc:matches xmlns:mtc='urn:oasis:names:tc:xliff:matches:2.0'><mtc:match ref='#s1'><source>One</source>"
        + "<target>Falsch</target></mtc:match></mtc:matches><notes><note>source</note></notes><originalData>"
        + "<data id='d'>x</data></originalData>" + segment("One. Two.", "Eins.")),
    start.replacing("xmlns", with: "xmlns:x").replacing("<", with: "<x:")
      + "trgLang='DE'><x:file id='f'><x:group id='g'>"
      + "<x:unit name='pages[0].title' id='u'><x:segment><x:source>One. Two.</x:source><x:target>Eins.</x:target>"
      + "</x:segment></x:unit></x:group></x:file></x:xliff>\n",
  ])
  func `a unit is read as editors write it`(sheet: String) throws {
    let (text, result) = try Self.changed(sheet)
    let localized = "localized = { de = { title = Eins.; }; };"
    #expect(text == "{ languages = (en, de); pages = ( { title = \"One. Two.\"; \(localized) } ); }")
    #expect(result.messages.isEmpty && result.writtenCount == 1)
  }

  @Test(arguments: [segment("One. Two.", nil), segment("One. Two.", ""), segment("One. Two.", "<!-- -->")])
  func `a unit without a translation changes nothing`(unit: String) throws {
    let (_, result) = try Self.changed(Self.file(unit))
    #expect(result.edits == [] && result.messages.isEmpty)
  }

  @Test(arguments: [
    (file(segment("One.", "Eins.") + segment(" Two.", nil)), "the unit is left out, since only a part of its segments"),
    (file(segment("One.", "Eins.")), "the book's text is now `One. Two.`, so this row is left out"),
    (file(segment("One. Two.", "Eins."), name: "name='pages[1].title'"), "the book has no text at `pages[1].title`"),
    (file(segment("One. Two.", "Eins."), name: ""), "the row has no path"),
  ])
  func `other units are reported`(sheet: String, message: String) throws {
    let (_, result) = try Self.changed(sheet)
    #expect(result.edits == [])
    #expect(result.messages.first?.message.hasPrefix(message) == true, "\(result.messages)")
  }

  @Test func `a new language is added`() throws {
    let (text, result) = try Self.changed(Self.file(Self.segment("One. Two.", "Un."), language: "fr"))
    #expect(text.hasPrefix("{ languages = (en, de, fr);") && text.contains("fr = { title = Un.; };"))
    #expect(result.addedLanguages == ["fr"])
  }

  @Test(arguments: [
    ("<a>", "the element `a` has no closing tag"), ("<a></b>", "this tag closes no element"),
    ("</a>", "this tag closes no element"), ("<a/><b/>", "there is a second outermost element"),
    ("<a/>x", "text is outside all elements"), ("<a b></a>", "the attribute has no value"),
    ("<a b=c/>", "the value of the attribute has no quotation marks"),
    ("<a b='1' b='2'/>", "the tag has the attribute"),
    ("<a b='<'/>", "an attribute has a `<`"), ("<a b='1'c='2'/>", "the tag is malformed"),
    ("< a/>", "a name is missing"),
    ("<a>&nbsp;</a>", "this is not a reference that XML knows"), ("<a>&#0;</a>", "this is not a reference"),
    ("<a>& b</a>", "this is not a reference"), ("<a><!-- </a>", "the comment does not end"),
    ("<a><![CDATA[ </a>", "the CDATA section does not end"), ("<?xml ", "the processing instruction does not end"),
    ("<!-- -->", "the file has no elements"), ("<a/><![CDATA[x]]>", "text is outside all elements"),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "the file is not in UTF-8"),
    ("<a/><!DOCTYPE a>", "the file declares a document type"), ("<a><!ENTITY b 'c'></a>", "the file declares"),
  ])
  func `XML that is not well-formed is an error`(text: String, message: String) {
    var reader = MarkupReader(Array(text.utf8))
    let error = #expect(throws: SheetError.self) { while try reader.next() != nil {} }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    (file("", language: "en"), "the target language `en` is that of the book's own texts"),
    (file("", language: "jp"), "`jp` is not the code of a language"),
    (start + "/>", "the file does not name its target language"),
    ("<xliff version='2.1' trgLang='de'/>", "this is XLIFF 2.1; only XLIFF 2 is read"),
    (file("<segment>"), "this tag closes no element"),
  ])
  func `a file without a language of its own is an error`(sheet: String, message: String) throws {
    let list = try Self.list()
    let error = #expect(throws: SheetError.self) { try SheetImport(Array(sheet.utf8), into: list) }
    #expect(error?.message == message)
  }

  @Test func `damaged sheets are read or refused, and never change a source`() throws {
    let list = try Self.list()
    let sheets = [
      TranslationSheet(list, adding: ["fr"]).csv, TranslationSheet(list).only("de").xliff(of: "book.plist"),
      Array(Self.file(Self.segment("One. <cp hex='0001'/>Two.", "&#9;Ein<![CDATA[s]]>.")).utf8),
    ]
    var generator = SeededGenerator(seed: 12)
    let parts = [
      "\"", "'", ",", ";", "\t", "\r\n", "<", ">", "/", "&", "<!--", "]]>", "<target>", "path", "x", "\u{FEFF}",
    ]
    for _ in 0..<TestLength.pick(300, long: 20_000) {
      var sheet = sheets.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0...sheet.count, using: &generator)
        let end = min(sheet.count, start + Int.random(in: 0...8, using: &generator))
        let part = Array((parts.randomElement(using: &generator) ?? "").utf8)
        sheet.replaceSubrange(
          start..<end, with: Bool.random(using: &generator) ? part : [UInt8.random(in: 0...255, using: &generator)])
      }
      guard let result = try? SheetImport(sheet, into: list) else { continue }
      for message in result.messages { #expect(message.range.upperBound <= sheet.count) }
      let source = try #require(list.source.applying(result.edits))
      #expect(String(decoding: source.bytes, as: UTF8.self).contains("title = \"One. Two.\";"))
    }
  }
}
