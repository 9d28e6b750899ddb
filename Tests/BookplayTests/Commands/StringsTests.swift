import Foundation
import PropertyList
import Testing

@testable import BookplayCommands

/// Tests of the sheets that `bookplay strings` writes.
@Suite struct StringsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the rows of a sheet as the lines that `bookplay` prints, without the byte-order mark and the header.
  private func rows(_ book: String, _ more: String...) -> [String] {
    let outcome = bookplay(["strings", "-"] + more, input: book)
    #expect(outcome.status == .good && outcome.errors == "", "\(outcome.errors)")
    return lines(outcome).dropFirst().map { $0 }
  }

  private func lines(_ outcome: Outcome) -> [String] {
    #expect(outcome.output.starts(with: [0xEF, 0xBB, 0xBF]) && outcome.output.suffix(2) == [0x0D, 0x0A])
    // A carriage return and a line feed are one character.
    return String(decoding: outcome.output.dropFirst(3), as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  // MARK: - Rows and columns

  @Test func `every text that can be translated has a row, in the order of the file`() {
    let book = """
      { languages = (en, de); words = { de = { back = "Zurück"; }; en = { play = Play; back = Back; }; };
        title = Moon; localized = { de = { title = Mond; }; }; author = Ann;
        games = ( { name = g; type = puzzle; title = Puzzle; } );
        pages = ( { title = Evening; name = evening; elements = (
            { type = text; contents = Hello; name = hello; link = "https://example.com";
              localized = { de = { text = Hallo; altText = "nur hier"; }; }; },
            { type = group; name = sky; elements = ( { type = image; fileName = a; altText = "The moon"; } ); },
            { type = image; fileName = a; rub = { label = Wipe; };
              slider = { labels = (near, far); localized = { de = { labels = (nah); }; }; };
              dropTargets = ( { name = nest; label = Nest; } ); } ); } );
        sections = ( { section = cover; title = Cover; elements = ( { type = text; text = Start; } ); } );
        about = "A book"; credits = ( { name = Ann; role = Words; localized = { de = { role = Worte; }; }; } ); }
      """
    #expect(
      rows(book) == [
        "words.play,,,words,Play,", "words.back,,,words,Back,Zurück", "title,,,title,Moon,Mond",
        "games[0].title,,,title,Puzzle,", "pages[0].title,1,,title,Evening,",
        "pages[0].elements[0].contents,1,hello,text,Hello,Hallo",
        "pages[0].elements[1].elements[0].altText,1,sky.element0,altText,The moon,",
        "pages[0].elements[2].rub.label,1,element2,label,Wipe,",
        "pages[0].elements[2].slider.labels[0],1,element2,labels,near,nah",
        "pages[0].elements[2].slider.labels[1],1,element2,labels,far,",
        "pages[0].elements[2].dropTargets[0].label,1,element2,label,Nest,",
        "sections[0].title,cover,,title,Cover,", "sections[0].elements[0].text,cover,element0,text,Start,",
        "about,,,about,A book,", "credits[0].role,,,role,Words,Worte",
      ])
  }

  private static let page = "pages = ( { elements = ( { type = text; text = a; localized = { \(localized) }; } ); } );"
  private static let localized = "de = { text = b; }; it = { text = \"\"; };"

  private static let columns: [(languages: String, options: [String], header: String, row: String?)] = [
    ("languages = (en, de, it);", [], "en,de,it", "a,b,"),
    ("languages = (en, it);", [], "en,it", "a,"),
    ("", [], "text,de,it", "a,b,"),
    ("languages = (en, de, it);", ["--to", "de"], "en,de", "a,b"),
    ("languages = (en, de, it);", ["--to", "DE"], "en,de", "a,b"),
    ("languages = (en, de);", ["--languages", "fr"], "en,de,fr", "a,b,"),
    ("languages = (en, de);", ["--languages", "fr,pt-BR", "--languages", "es"], "en,de,fr,pt-BR,es", "a,b,,,"),
    ("languages = (en, de);", ["--languages", "de,en"], "en,de", "a,b"),
    ("languages = (en, de);", ["--languages", "fr", "--to", "fr"], "en,fr", "a,"),
    ("languages = (en, de);", ["--missing"], "en,de", nil),
    ("languages = (en, de, it);", ["--missing"], "en,de,it", "a,b,"),
    ("languages = (en, de, it);", ["--missing", "--to", "de"], "en,de", nil),
    ("languages = (en, de, it);", ["--missing", "--to", "it"], "en,it", "a,"),
    ("languages = (en);", ["--missing", "--languages", "fr"], "en,fr", "a,"),
  ]

  @Test(arguments: columns)
  func `the columns are the languages of the book`(
    languages: String, options: [String], header: String, row: String?
  ) {
    let outcome = bookplay(["strings", "-"] + options, input: "{ \(languages) \(Self.page) }")
    #expect(outcome.status == .good)
    let start = "pages[0].elements[0].text,1,element0,text,"
    #expect(lines(outcome) == ["path,page,element,context," + header] + (row.map { [start + $0] } ?? []))
    #expect(outcome.errors == (row == nil ? "<stdin>: note: no text lacks a translation\n" : ""))
  }

  @Test func `a book with one language lacks nothing`() {
    let outcome = bookplay(["strings", "-", "--missing"], input: "{ languages = (en); \(Self.page) }")
    #expect(outcome.status == .good && lines(outcome) == ["path,page,element,context,en"])
    let note = "the book has no languages to translate into; add one with `--languages`"
    #expect(outcome.errors == "<stdin>: note: \(note)\n")
  }

  @Test func `a book that is an array of pages has rows too`() {
    #expect(
      rows("( { title = A; }, { title = B; } )") == ["[0].title,1,,title,A", "[1].title,2,,title,B"])
  }

  @Test(arguments: [
    ("plain", "plain"), ("a, b", "\"a, b\""), ("say \\\"hi\\\"", "\"say \"\"hi\"\"\""), ("a\\nb", "\"a\nb\""),
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("'tis", "''tis"), ("\\tx", "'\tx"),
    ("\\rx", "\"'\rx\""), ("a=b", "a=b"), (" x ", " x "), ("a;b", "a;b"), ("ünï 🌙", "ünï 🌙"),
  ])
  func `cells are quoted where CSV needs it, and never begin like a formula`(text: String, cell: String) {
    let outcome = bookplay(["strings", "-"], input: "( { title = \"\(text)\"; } )")
    #expect(outcome.text == "\u{FEFF}path,page,element,context,text\r\n[0].title,1,,title,\(cell)\r\n")
  }

  // MARK: - XLIFF

  @Test func `XLIFF has the source, the translation and where the text is`() throws {
    let book = """
      { languages = (en, de); pages = ( { elements = (
        { type = text; name = "a\\"b"; text = " 1 < 2 & \\r\\n\\001"; localized = { de = { text = "ä\\t"; }; }; },
        { type = image; fileName = a; altText = moon; } ); } ); }
      """
    let file = try folder.write(book, to: "book.plist")
    let sheet = folder.path(of: "de.xlf")
    #expect(bookplay(["strings", file, "--to", "de", "-o", sheet]).status == .good)
    #expect(
      try folder.text(of: "de.xlf") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">
          <file id="f1" original="book.plist">
            <unit id="u1" name="pages[0].elements[0].text" xml:space="preserve">
              <notes>
                <note category="page">1</note>
                <note category="element">a"b</note>
                <note category="context">text</note>
              </notes>
              <segment state="translated">
                <source> 1 &lt; 2 &amp; &#13;
        <cp hex="0001"/></source>
                <target>ä\t</target>
              </segment>
            </unit>
            <unit id="u2" name="pages[0].elements[1].altText" xml:space="preserve">
              <notes>
                <note category="page">1</note>
                <note category="element">element1</note>
                <note category="context">altText</note>
              </notes>
              <segment>
                <source>moon</source>
              </segment>
            </unit>
          </file>
        </xliff>

        """)
    #expect(bookplay(["strings", file, "--import", sheet]).status == .good)
    #expect(try folder.text(of: "book.plist") == book)
  }

  @Test func `the source of a book without languages is in an undetermined one`() throws {
    let file = try folder.write("{ \(Self.page) }", to: "book.plist")
    #expect(bookplay(["strings", file, "--to", "it", "-o", folder.path(of: "it.xlf")]).status == .good)
    #expect(try folder.text(of: "it.xlf").contains("srcLang=\"und\" trgLang=\"it\""))
  }

  // MARK: - Refusals

  @Test(arguments: [
    (["--to", "fr"], "the book does not have the language `fr`; it has `en` and `de`; `--languages` adds one"),
    (["--to", "en"], "the book's own texts are in `en`; choose another language"),
    (["--languages", "jp"], "`jp` is not the code of a language; did you mean `ja`?"),
    (["--languages", "fr,notes"], "`notes` is not the code of a language; write a code such as `de` or `pt-BR`"),
    (["-o", "a.xlf"], "XLIFF has one language; write `--to CODE`, or a name that ends in `.csv`"),
    (["-o", "a.xlsx"], "`a.xlsx` does not fit a sheet; write a name that ends in `.csv`, `.xlf` or `.xliff`"),
    (["--import", "a.csv", "--to", "de"], "`--import` and `--to` cannot be combined; use one of them"),
    (["--import", "a.csv", "-o", "b.csv"], "`--import` and `--output` cannot be combined; use one of them"),
    (["--import", "a.csv", "--missing"], "`--import` and `--missing` cannot be combined; use one of them"),
    (["--import", "a.csv", "--languages", "fr"], "`--import` and `--languages` cannot be combined; use one of them"),
    (["a.csv"], "`a.csv` is unexpected; did you mean `-o a.csv`?"),
    (["--import", "-"], "standard input cannot be both the book and the sheet; name the book's file"),
  ])
  func `a wrong call is reported`(options: [String], message: String) {
    let outcome = bookplay(["strings", "-"] + options, input: "{ languages = (en, de); \(Self.page) }")
    #expect(outcome.status == .misuse && outcome.text == "")
    #expect(outcome.errors == "bookplay strings: error: \(message)\n")
  }

  @Test func `a sheet does not overwrite the book`() throws {
    let book = try folder.write("{ \(Self.page) }", to: "book.csv")
    let outcome = bookplay(["strings", book, "-o", book])
    #expect(outcome.status == .misuse && outcome.errors.contains("would overwrite the book itself"))
    #expect(try folder.text(of: "book.csv") == "{ \(Self.page) }")
  }

  @Test func `a damaged book has no sheet`() {
    let outcome = bookplay(["strings", "-"], input: "{ pages = ( { title = A")
    #expect(outcome.status == .bad && outcome.text == "" && outcome.errors.contains("[malformed-plist]"))
  }
}
