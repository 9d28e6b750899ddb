import BookChecking
import Foundation
import Testing

@testable import BookplayCommands

/// Tests of `bookplay strings --import`: what a sheet changes, and what it doesn't.
@Suite struct StringsImportTests {
  private let folder: TemporaryFolder
  private var bookPath: String { folder.path(of: "book.plist") }
  private var sheetPath: String { folder.path(of: "sheet.csv") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func importing(_ sheet: String, into book: String) throws -> Outcome {
    try folder.write(book, to: "book.plist")
    return bookplay(["strings", bookPath, "--import", try folder.write(sheet, to: "sheet.csv")])
  }

  private func bookText() throws -> String { try folder.text(of: "book.plist") }

  /// A book with a text, which has these translations.
  private static func book(_ localized: String = "", languages: String = "en, de", text: String = "Moon") -> String {
    let translations = localized.isEmpty ? "" : " localized = { \(localized) };"
    return "{ languages = (\(languages)); pages = ( { title = \"\(text)\";\(translations) } ); } // the end\n"
  }

  private static let header = "path,page,element,context,en,de"

  // MARK: - Unchanged sheets

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let books: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Books").path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test func `there are books to test`() { #expect(Self.books.count > 5) }

  @Test(arguments: books, ["csv", "xlf"])
  func `an unchanged sheet changes no byte`(name: String, form: String) throws {
    let book = try String(
      contentsOf: Self.root.appendingPathComponent("Books/\(name)/book.plist"), encoding: .utf8)
    try folder.write(book, to: "book.plist")
    let sheet = folder.path(of: "sheet." + form)
    let languages = form == "xlf" ? ["--languages", "fr", "--to", "fr"] : []
    #expect(bookplay(["strings", bookPath, "-o", sheet] + languages).status == .good)
    #expect(try folder.text(of: "sheet." + form).split(separator: form == "xlf" ? "<unit " : "\r\n").count > 5)
    let outcome = bookplay(["strings", bookPath, "--import", sheet])
    #expect(outcome.status == .good && outcome.errors.hasSuffix("note: the translations are unchanged\n"))
    #expect(try bookText() == book)
  }

  /// The texts of a book with a translation made up for each.
  private func translatedSheet(of name: String, separator: String, lineEnd: String, mark: String) throws -> String {
    let book = try String(
      contentsOf: Self.root.appendingPathComponent("Books/\(name)/book.plist"), encoding: .utf8)
    try folder.write(book, to: "book.plist")
    let sheet = bookplay(["strings", bookPath])
    let rows = String(decoding: sheet.output.dropFirst(3), as: UTF8.self).split(separator: "\r\n")
    var text = mark
    for (index, row) in rows.enumerated() {
      // Spreadsheets quote more cells than they must.
      let path = row.prefix { $0 != "," }
      let source = try #require(Self.cells(of: String(row)).dropFirst(4).first)
      let cells = [
        index == 0 ? "fr" : "« \(index) » ;,\t\"\n", source, "", String(path), index == 0 ? "remarks" : "?",
      ]
      text += cells.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: separator) + lineEnd
    }
    return text
  }

  /// Returns the cells of a record of CSV, without the apostrophes that protect them.
  private static func cells(of record: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in record {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }

  @Test(arguments: ["WhoKnows", "WinterHat"])
  func `a translation made in a spreadsheet comes back whole`(name: String) throws {
    let sheet = try translatedSheet(of: name, separator: ";", lineEnd: "\r\n", mark: "\u{FEFF}")
    try folder.write(sheet, to: "sheet.csv")
    let outcome = bookplay(["strings", bookPath, "--import", sheetPath])
    #expect(outcome.status == .good)
    #expect(outcome.errors.contains("sheet.csv:1:21: note: the column `remarks` is left out"))
    #expect(outcome.errors.contains("and `fr` added to `languages`"))
    let rows = bookplay(["strings", bookPath, "--to", "fr"]).text.components(separatedBy: "\r\n").dropLast()
    #expect(rows.count > 50)
    for (index, row) in rows.enumerated().dropFirst() {
      #expect(row.hasSuffix(",\"« \(index) » ;,\t\"\"\n\""), "\(row)")
    }
    #expect(bookplay(["validate", bookPath, "--only", "undeclared-language,bad-language,wrong-type"]).status == .good)
  }

  // MARK: - Forms of CSV

  @Test(arguments: [
    "path,page,element,context,en,de\r\npages[0].title,1,,title,Moon,Mond\r\n",
    "\u{FEFF}path,page,element,context,en,de\npages[0].title,1,,title,Moon,Mond\n",
    "path;page;element;context;en;de\rpages[0].title;1;;title;Moon;Mond",
    "path\tpage\telement\tcontext\ten\tde\npages[0].title\t1\t\ttitle\tMoon\tMond\n",
    "sep=;\r\npath;en;de\r\npages[0].title;Moon;Mond\r\n", "de,path,en\nMond,pages[0].title,Moon\n",
    "\"de\",\"path\"\n\"Mond\",\"pages[0].title\"", " Path ,EN,De\npages[0].title,Moon,Mond\n",
    "path,en,de,,\n,,,,\npages[0].title,Moon,Mond,,\n\n",
    "path,en,de\npages[0].title,Moon,\"Mond\"\n",
  ])
  func `columns come in any order, with any separator and any line ends`(sheet: String) throws {
    let outcome = try importing(sheet, into: Self.book())
    #expect(outcome.status == .good && outcome.errors == "\(bookPath): note: 1 translation written\n")
    #expect(try bookText() == Self.book("de = { title = Mond; };"))
  }

  @Test(arguments: [
    ("'=1+1", "\"=1+1\""), ("''tis", "\"'tis\""), ("'tis", "\"'tis\""), ("'", "\"'\""), ("'-", "\"-\""),
    ("\"'\tx\"", "\"\\tx\""), ("\"a\"\"b\"", "\"a\\\"b\""), ("\"a,b\"", "\"a,b\""), ("\"a\r\nb\"", "\"a\\nb\""),
    (" a ", "\" a \""), ("5", "\"5\""), ("ünï", "\"ünï\""),
  ])
  func `a cell becomes its text`(cell: String, text: String) throws {
    let outcome = try importing("path,de\npages[0].title,\(cell)\n", into: Self.book("de = { title = \"x\"; };"))
    #expect(outcome.status == .good)
    #expect(try bookText() == Self.book("de = { title = \(text); };"))
  }

  @Test func `empty cells and missing ones change nothing`() throws {
    for sheet in ["path,en,de\npages[0].title,Moon,\n", "path,en,de\npages[0].title,Moon\n", Self.header] {
      let outcome = try importing(sheet, into: Self.book("de = { title = Mond; };"))
      #expect(outcome.status == .good && outcome.errors == "\(bookPath): note: the translations are unchanged\n")
    }
  }

  @Test func `changed line ends are no change`() throws {
    let book = Self.book("de = { title = \"a\\nb\"; };", text: "c\\nd")
    let outcome = try importing("path,en,de\npages[0].title,\"c\r\nd\",\"a\rb\"\n", into: book)
    #expect(outcome.status == .good)
    #expect(try bookText() == book)
  }

  // MARK: - Rows that are left out

  @Test func `a row whose text has changed is left out, and the others are imported`() throws {
    let book = """
      { languages = (en, de); pages = ( { title = Moon; }, { title = Sun; } ); }

      """
    let outcome = try importing(
      "path,en,de\npages[0].title,Old moon,Alter Mond\npages[1].title,Sun,Sonne\n", into: book)
    #expect(outcome.status == .bad)
    #expect(
      outcome.errors == """
        \(sheetPath):2:16: error: the book's text is now `Moon`, so this row is left out [strings-stale]
          pages[0].title,Old moon,Alter Mond
                         ^~~~~~~~
          hint: make a new sheet of the book, and copy the translation into it
        \(bookPath): note: 1 translation written

        """)
    let sun = "title = Sun; localized = { de = { title = Sonne; }; };"
    #expect(try bookText() == book.replacing("title = Sun;", with: sun))
  }

  @Test(arguments: [
    ("pages[1].title,Moon,Mond", "sheet.csv:2:1: error: the book has no text at `pages[1].title`"),
    ("pages[0],Moon,Mond", "sheet.csv:2:1: error: the book has no text at `pages[0]`"),
    (",Moon,Mond", "sheet.csv:2:1: error: the row has no path"),
    (
      "pages[0].title,Moon,\npages[0].title,Moon,Mond",
      "sheet.csv:3:1: error: an earlier row has the path `pages[0].title` too, so this row is left out"
    ),
    ("pages[0].title,,Mond", "sheet.csv:2:16: error: the book's text is now `Moon`, so this row is left out"),
  ])
  func `other rows are reported`(rows: String, message: String) throws {
    let outcome = try importing("path,en,de\n\(rows)\n", into: Self.book())
    #expect(outcome.status == .bad && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try bookText() == Self.book())
  }

  @Test(arguments: ["text", "en"]) func `a sheet from before the book had languages is compared too`(title: String)
    throws
  {
    let outcome = try importing("path,de,\(title)\npages[0].title,Mond,Sun\n", into: Self.book())
    #expect(outcome.status == .bad && outcome.errors.contains("[strings-stale]"))
    #expect(try bookText() == Self.book())
  }

  @Test func `a sheet without the source is imported without a comparison`() throws {
    #expect(try importing("path,de\npages[0].title,Mond\n", into: Self.book()).status == .good)
    #expect(try bookText() == Self.book("de = { title = Mond; };"))
  }

  @Test func `a character that the file can't hold is reported`() throws {
    let book = BookExample.xml(Self.book())
    let outcome = try importing("path,de\npages[0].title,a\u{1}b\n", into: book)
    #expect(outcome.status == .bad)
    #expect(outcome.errors.contains("sheet.csv:2:16: error: the translation is left out: XML can't hold the character"))
    #expect(try bookText() == book)
  }

  // MARK: - Languages

  @Test func `a language that the book doesn't name is added`() throws {
    let outcome = try importing("path,fr,en,pt-BR\npages[0].title,Lune,Moon,Lua\n", into: Self.book())
    #expect(outcome.status == .good)
    let note = "2 translations written, and `fr` and `pt-BR` added to `languages`"
    #expect(outcome.errors == "\(bookPath): note: \(note)\n")
    #expect(
      try bookText()
        == Self.book("fr = { title = Lune; }; pt-BR = { title = Lua; };", languages: "en, de, fr, pt-BR"))
  }

  @Test(arguments: [
    ("fr", "", "the language `fr` is not added, since the sheet has no translations into it"),
    ("jp", "月", "the column `jp` is left out, since it is not the code of a language"),
    ("notes", "ok", "the column `notes` is left out, since it is not the code of a language"),
    ("text", "ok", "the column `text` is left out, since it is not the code of a language"),
    ("EN", "ok", "the column `EN` is left out, since another one has the same language"),
  ])
  func `other columns are reported`(title: String, cell: String, message: String) throws {
    let outcome = try importing("path,en,\(title)\npages[0].title,Moon,\(cell)\n", into: Self.book())
    #expect(outcome.status == .good)
    #expect(outcome.errors.contains("sheet.csv:1:9: note: \(message)\n"), "\(outcome.errors)")
    #expect(try bookText() == Self.book())
  }

  @Test func `a book without languages gets translations, but no languages`() throws {
    let outcome = try importing("path,text,fr\n[0].title,Moon,Lune\n", into: "( { title = Moon; } )")
    #expect(outcome.status == .good && outcome.errors == "\(bookPath): note: 1 translation written\n")
    #expect(try bookText() == "( { title = Moon; localized = { fr = { title = Lune; }; }; } )")
    #expect(bookplay(["strings", bookPath]).text.contains("context,text,fr\r\n[0].title,1,,title,Moon,Lune\r\n"))
  }

  @Test func `the labels of a language are written whole`() throws {
    let page = "pages = ( { elements = ( { type = image; fileName = a; slider = { labels = (near, far, away); "
    let book = "{ languages = (en, de, it); \(page)localized = { it = { labels = (vicino); }; }; }; } ); } ); }"
    let path = "pages[0].elements[0].slider.labels"
    let outcome = try importing("path,en,de,it\n\(path)[1],far,weit,lontano\n\(path)[0],near,,qui\n", into: book)
    #expect(outcome.status == .good)
    let text = try bookText()
    #expect(text.contains("it = { labels = (qui, lontano, away); }; "))
    #expect(text.contains("de = { labels = ( near, weit, away ); }; "))
  }

  @Test func `words go to the words of their language`() throws {
    let book = "{ languages = (en, de); words = { en = { play = Play; read = Read; }; }; pages = (); }"
    let sheet = "path,en,de,fr\nwords.play,Play,Spielen,Jouer\nwords.read,Read,Lesen,\n"
    #expect(try importing(sheet, into: book).status == .good)
    let text = try bookText()
    #expect(text.contains("de = { play = Spielen; read = Lesen; };"))
    #expect(text.contains("fr = { play = Jouer; };") && text.contains("languages = (en, de, fr);"))
  }

  @Test func `a translation under the old name of its key is replaced`() throws {
    func text(_ localized: String) -> String {
      "{ languages = (en, de); pages = ( { elements = ( { type = text; contents = a; \(localized) } ); } ); }"
    }
    let outcome = try importing(
      "path,en,de\npages[0].elements[0].contents,a,c\n", into: text("localized = { de = { contents = b; }; };"))
    #expect(outcome.status == .good)
    #expect(try bookText() == text("localized = { de = { text = c; }; };"))
  }

  // MARK: - Files that are not sheets

  @Test(arguments: [
    ("", "1:1: error: this is not a sheet, since it has no column `path`"),
    ("pages[0].title,Moon,Mond\n", "1:1: error: this is not a sheet"),
    ("path,de\npages[0].title,\"Mond\n", "2:16: error: the cell has no closing quotation mark"),
    ("path,de\npages[0].title,\"Mo\"nd\n", "2:16: error: the cell goes on after its closing quotation mark"),
    ("path,de\npages[0].title,Mo\"nd\n", "2:18: error: a quotation mark is in a cell without them"),
    ("<!DOCTYPE xliff><xliff/>", "1:1: error: the file declares a document type"),
    ("<xliff", "error: the tag is malformed"), ("<html/>", "error: this is not XLIFF 2"),
    (
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"/>",
      "error: this is XLIFF 1.2; only XLIFF 2 is read"
    ),
  ])
  func `a file that is not a sheet changes nothing`(sheet: String, message: String) throws {
    let outcome = try importing(sheet, into: Self.book())
    #expect(outcome.status == .misuse && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try bookText() == Self.book())
  }

  @Test func `a sheet in another encoding changes nothing`() throws {
    try folder.write(Self.book(), to: "book.plist")
    try Data(Array("path,en,de\npages[0].title,Moon,M".utf8) + [0xF6]).write(to: URL(fileURLWithPath: sheetPath))
    let outcome = bookplay(["strings", bookPath, "--import", sheetPath])
    #expect(outcome.status == .misuse && outcome.errors.contains("sheet.csv:2:22: error: the file is not in UTF-8"))
    #expect(try bookText() == Self.book())
  }

  @Test func `a binary book has sheets, but takes none`() throws {
    try folder.write(Self.book(), to: "text.plist")
    #expect(bookplay(["convert", folder.path(of: "text.plist"), "--to", "binary", "-o", bookPath]).status == .good)
    let bytes = try folder.bytes(of: "book.plist")
    #expect(bookplay(["strings", bookPath, "-o", sheetPath]).status == .good)
    let outcome = bookplay(["strings", bookPath, "--import", sheetPath])
    #expect(outcome.status == .misuse && outcome.errors.contains("is in the binary format"))
    #expect(try folder.bytes(of: "book.plist") == bytes)
  }

  @Test func `standard input can be the book or the sheet`() throws {
    let sheet = "path,en,de\npages[0].title,Moon,Mond\n"
    let changed = Self.book("de = { title = Mond; };")
    try folder.write(sheet, to: "sheet.csv")
    let piped = bookplay(["strings", "-", "--import", sheetPath], input: Self.book())
    #expect(piped.status == .good && piped.text == changed && piped.errors == "")
    try folder.write(Self.book(), to: "book.plist")
    #expect(bookplay(["strings", bookPath, "--import", "-"], input: sheet).status == .good)
    #expect(try bookText() == changed)
  }

  @Test func `a missing sheet is an error`() throws {
    try folder.write(Self.book(), to: "book.plist")
    let outcome = bookplay(["strings", bookPath, "--import", sheetPath])
    #expect(outcome.status == .misuse && outcome.errors.contains(sheetPath))
  }
}
