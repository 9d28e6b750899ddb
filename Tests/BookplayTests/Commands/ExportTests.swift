import BookDrawing
import BookFiles
import BookKit
import BookReports
import BookTestSupport
import Foundation
import PackedPlayer
import PropertyList
import Testing

@testable import BookplayCommands

/// Tests of books exported as web pages: what they contain, and what must never become part of the page.
@Suite struct ExportTests {
  private let folder: TemporaryFolder
  private static let books = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Books").path

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the content of the element with an id, and the attributes after that id.
  private func part(_ id: String, of page: String) -> (attributes: Substring, text: Substring)? {
    guard let start = page.range(of: " id=\"\(id)\""),
      let open = page.range(of: ">", range: start.upperBound..<page.endIndex),
      let end = page.range(of: "</script>", range: open.upperBound..<page.endIndex)
    else { return nil }
    return (page[start.upperBound..<open.lowerBound], page[open.upperBound..<end.lowerBound])
  }

  private func data(_ id: String, of page: String) -> [UInt8]? { part(id, of: page).flatMap { Self.data($0.text) } }

  private static func data(_ text: Substring) -> [UInt8]? {
    Data(base64Encoded: String(text), options: .ignoreUnknownCharacters).map(Array.init)
  }

  /// Returns all parts of a page by their ids, in one pass.
  private static func parts(of page: String) -> [String: (attributes: Substring, text: Substring)] {
    var parts: [String: (attributes: Substring, text: Substring)] = [:]
    for part in page.components(separatedBy: " id=\"") {
      let utf8 = part.utf8
      guard let end = utf8.firstIndex(of: UInt8(ascii: "\"")), let open = utf8.firstIndex(of: UInt8(ascii: ">")),
        let close = utf8[open...].firstIndex(of: UInt8(ascii: "<")), end < open
      else { continue }
      parts[String(part[..<end])] = (part[end..<open], part[part.index(after: open)..<close])
    }
    return parts
  }

  @Test func `an exported page contains the book, the engine and all files once`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.books).sorted()
    #expect(names.count >= 5)
    for name in TestLength.pick(oneIn: 3, of: names) {
      let file = folder.path(of: name + ".html")
      let outcome = bookplay(["export", Self.books + "/" + name, "-o", file])
      #expect(outcome.status == .good && outcome.errors == "")
      let page = try folder.text(of: name + ".html")
      #expect(outcome.text.hasPrefix("\(file): \(ByteCount.text(of: page.utf8.count)), with "), "\(outcome.text)")
      let source = PropertyList.Source(
        try #require(FileManager.default.contents(atPath: Self.books + "/\(name)/book.plist")).map { $0 })
      let list = try #require(PropertyList.read(source).document)
      let parts = Self.parts(of: page)
      let data = { (id: String) in parts[id].flatMap { Self.data($0.text) } }
      let book = try #require(data("book"))
      let again = PropertyList.read(PropertyList.Source(book)).document
      #expect(again?.written(as: .binary).bytes == list.written(as: .binary).bytes, "\(name)")
      let packed = try #require(data("engine"))
      // The unpacked size is followed by a stream of LZMA, which begins with 0.
      let size = (0..<4).reduce(0) { $0 | Int(packed[$1]) << (8 * $1) }
      #expect(packed[4] == 0 && (2 * packed.count..<8 * packed.count).contains(size))
      let factBytes = try #require(data("facts"))
      let facts = try #require(PropertyList.read(PropertyList.Source(factBytes)).document)
      let rows = Array(facts.elements(of: facts.root))
      #expect(rows.count > 20 && rows.count % 3 == 0)
      // The regions of drawings follow the files.
      let fileCount = (0..<rows.count / 3).prefix { facts.data(of: rows[$0 * 3 + 2]) == nil }.count
      for number in 0..<fileCount {
        let path = try #require(facts.string(of: rows[number * 3]))
        let bytes = try #require(data("asset-\(number)"), "\(name)/\(path)")
        #expect(bytes == FileManager.default.contents(atPath: Self.books + "/\(name)/" + path).map(Array.init))
        let type = try #require(parts["asset-\(number)"]).attributes
        #expect(type.contains(path.hasSuffix("png") ? "image/png" : path.hasSuffix("mp3") ? "audio/mpeg" : "audio/wav"))
      }
      #expect(page.components(separatedBy: " id=\"asset-").count == fileCount + 1)
      #expect(parts["asset-\(fileCount)"] == nil)
    }
  }

  @Test func `the policy allows just this script and this style, and no network`() throws {
    let policy = ExportedPage.policy
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("http") && !policy.contains("unsafe-inline") && !policy.contains("*"))
    let file = try folder.write("{ pages = ( { } ); }", to: "a.plist")
    let page = bookplay(["export", file]).text
    // Placeholders that are left over would be visible text.
    for mark in ["%TITLE%", "%LANGUAGE%", "%HEAD%", "%POLICY%", "%STYLE%", "%SCRIPT%", "%DATA%"] {
      #expect(!page.contains(mark), "\(mark)")
    }
    #expect(page.contains(HTMLText.escaped(policy)))
    #expect(page.contains("<script>" + String(decoding: PlayerParts.script, as: UTF8.self) + "</script>"))
    #expect(page.contains("<style>" + String(decoding: PlayerParts.style, as: UTF8.self) + "</style>"))
    #expect(!String(decoding: PlayerParts.script, as: UTF8.self).contains("</script"))
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!-- <script>", "</title>", "\" onload=\"x", "'&amp;", "%DATA%", "%TITLE%",
    "\u{2028}]]>", "\u{1}\u{7F}",
  ])
  func `no title, name or language becomes a part of the page`(text: String) throws {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    for key in ["title", "author", "identifier"] {
      builder.key(key)
      builder.string(text)
    }
    builder.key("languages")
    builder.beginArray()
    builder.string(text)
    builder.endContainer()
    builder.key("pages")
    builder.beginArray()
    builder.beginDictionary()
    builder.endContainer()
    builder.endContainer()
    builder.endContainer()
    let bytes = try #require(builder.finish().written(as: .binary).bytes)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: "b.plist")))
    let outcome = bookplay(["export", folder.path(of: "b.plist"), "--language", text])
    // The text isn't the code of a language, which is reported.
    #expect(outcome.status == .bad && outcome.errors.contains("[bad-language]"), "\(outcome.errors)")
    // The page has as many elements as that of a harmless book.
    #expect(Self.tagCounts(of: outcome.text) == Self.usualTagCounts)
    let settings = try #require(part("settings", of: outcome.text)).text
    let json = try #require(JSONSerialization.jsonObject(with: Data(settings.utf8)) as? [String: String])
    #expect(json["title"] == text && json["language"] == text)
    #expect(json["key"]?.utf8.count == 16)
  }

  private static let usualTagCounts = tagCounts(of: bookplay(["export", "-"], input: "{ pages = ( { } ); }").text)

  private static func tagCounts(of page: String) -> [Int] {
    ["<script", "</script", "<!--", "<title", "</title", "<html", "<meta", "<style"].map { tag in
      page.components(separatedBy: tag).count
    }
  }

  @Test func `missing files are reported, and the page is still exported`() throws {
    let file = try folder.write(
      """
      { title = Holes; pages = ( { elements = (
        { type = image; name = a; fileName = "nowhere.png"; },
        { type = image; name = b; fileName = "../secret.png"; },
        { type = image; name = c; fileName = "page.png"; },
        { type = image; name = d; fileName = "empty.png"; } ); } ); }
      """, to: "book/book.plist")
    try folder.write("secret", to: "secret.png")
    try folder.write("<!DOCTYPE html><html></html>", to: "book/page.png")
    try folder.write("", to: "book/empty.png")
    let outcome = bookplay(["export", folder.path(of: "book"), "-o", folder.path(of: "x.html")])
    #expect(outcome.status == .bad)
    for rule in ["missing-asset", "unsafe-path", "unreadable-asset"] {
      #expect(outcome.errors.contains("[\(rule)]"), "\(rule)")
    }
    let page = try folder.text(of: "x.html")
    #expect(!page.contains(Data("secret".utf8).base64EncodedString()))
    #expect(data("book", of: page) != nil)
    #expect(file.hasSuffix("book.plist"))
  }

  @Test func `a book without its folder is exported without its files, with a note`() throws {
    let text = """
      { pages = ( { elements = ( { type = image; name = a; fileName = "a.png"; width = 9; height = 9; },
        { type = image; name = b; fileName = "a.png"; } ); } ); }
      """
    let outcome = bookplay(["export", "-", "-o", folder.path(of: "x.html")], input: text)
    #expect(outcome.status == .bad)
    #expect(
      outcome.errors
        == "<stdin>: error: `a.png` is left out: a book from standard input has no folder\n")
    #expect(outcome.text.contains("with 1 page and 0 pictures and sounds"))
    #expect(bookplay(["snapshot", "-"], input: text).status == .bad)
    #expect(bookplay(["report", "-"], input: text).status == .bad)
  }

  @Test(arguments: [("d.png", "drawing"), ("gone.png", "file that is missing")])
  func `a picture to colour without regions fails the export`(name: String, what: String) throws {
    let file = try folder.write(
      """
      { pages = ( { elements = ( { type = coloring; name = c; fileName = "\(name)"; width = 90; height = 90; } ); } ); }
      """,
      to: "a/book.plist")
    // Fewer pixels than the smallest region has.
    let drawing = PNGWriter.bytes(of: Pixmap(width: 4, height: 4, bytes: [UInt8](repeating: 255, count: 64)))
    try Data(drawing).write(to: URL(fileURLWithPath: folder.path(of: "a/d.png")))
    let outcome = bookplay(["export", file, "-o", folder.path(of: "c.html")])
    #expect(outcome.status == .bad, "the \(what)")
    #expect(outcome.errors.contains("error: `\(name)` has no regions to colour\n"), "\(outcome.errors)")
  }

  @Test func `files that can't be embedded are reported with the reason`() throws {
    let files: [(String, AssetFormat, String?)] = [
      ("a.pdf", .pdf, "it is a PDF file, which browsers neither show nor play"),
      ("b.png", .png, "it is larger than 256 MB, which is the limit"), ("c.png", .png, "the file no longer exists"),
      ("d.png", .png, nil),
    ]
    let catalog = AssetCatalog(
      try files.map { name, format, _ in
        AssetCatalog.Asset(
          path: try #require(AssetPath(name)), facts: AssetFacts(format: format, byteCount: 1, content: .unknown))
      })
    let assets = ExportedAssets(catalog) { (path) throws(FileError.Reason) in
      switch path.description {
      case "b.png": throw .tooLarge(limit: 1 << 28)
      case "c.png": nil
      default: [1]
      }
    }
    #expect(assets.files.map(\.number) == [3])
    #expect(assets.leftOut.map(\.name) == ["a.pdf", "b.png", "c.png"])
    #expect(assets.leftOut.map(\.reason) == files.compactMap(\.2))
  }

  @Test func `a link that leads out of the folder is not followed`() throws {
    try folder.write("{ pages = ( { elements = ( { type = image; fileName = \"a.png\"; } ); } ); }", to: "b/book.plist")
    try folder.write("\u{89}PNG-secret", to: "secret.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "b/a.png"), withDestinationPath: folder.path(of: "secret.png"))
    let outcome = bookplay(["export", folder.path(of: "b")])
    #expect(part("asset-0", of: outcome.text) == nil)
    #expect(outcome.status == .bad)
  }

  @Test func `a file that is not a book, or has no pages, is not exported`() throws {
    for (text, status) in [("{ pages = ( ); }", ExitStatus.bad), ("nonsense {", .bad), ("{ a = ", .bad)] {
      let file = try folder.write(text, to: "broken.plist")
      let outcome = bookplay(["export", file, "-o", folder.path(of: "never.html")])
      #expect(outcome.status == status && outcome.errors != "", "\(text)")
      #expect(try !folder.names().contains("never.html"))
    }
    let good = try folder.write("{ languages = (en); pages = ( { } ); }", to: "good.plist")
    #expect(bookplay(["export", good, "--language", "it"]).status == .misuse)
    #expect(bookplay(["export", good], isTerminal: true).status == .misuse)
    #expect(bookplay(["export", good, "-o", folder.path]).status == .misuse)
  }

  @Test func `the same book keeps its key when it is corrected`() throws {
    func key(_ text: String) throws -> String {
      let page = bookplay(["export", try folder.write(text, to: "k.plist")]).text
      return String(try #require(part("settings", of: page)).text.suffix(20))
    }
    let first = try key("{ title = A; pages = ( { } ); }")
    #expect(try key("{ title = A; pages = ( { }, { } ); }") == first)
    #expect(try key("{ title = B; pages = ( { } ); }") != first)
    #expect(try key("{ pages = ( { } ); }") != key("{ pages = ( { }, { } ); }"))
  }

  @Test func `the page has the book's title in its language and keeps its key`() throws {
    let text = "{ title = Moon; localized = { it = { title = Luna; }; }; languages = (en, it); pages = ( { } ); }"
    let file = try folder.write(text, to: "moon.plist")
    let (english, italian) = (bookplay(["export", file]).text, bookplay(["export", file, "--language", "it"]).text)
    #expect(english.contains("<title>Moon</title>") && italian.contains("<title>Luna</title>"))
    let settings = try [english, italian].map { try #require(part("settings", of: $0)).text }
    #expect(settings[0].hasPrefix(#"{"title":"Moon","key":"#) && settings[1].hasPrefix(#"{"title":"Luna","key":"#))
    let keys = settings.map { $0.components(separatedBy: #""key":""#).last?.prefix(8) }
    #expect(keys[0] == keys[1])
  }

  @Test func `the page knows how to show progress and what opens its gate only if that was said`() throws {
    let file = try folder.write("{ title = Moon; pages = ( { } ); }", to: "moon.plist")
    let plain = bookplay(["export", file]).text
    let page = bookplay(["export", file, "--progress", "count", "--gate", "hold"]).text
    #expect(try #require(part("settings", of: page)).text.hasSuffix(#","progress":"count","gate":"hold"}"#))
    #expect(try !#require(part("settings", of: plain)).text.contains("progress"))
    #expect(bookplay(["export", file, "--gate", "riddle"]).status == .misuse)
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1000, "1 KB"), (1499, "1 KB"), (999_499, "999 KB"), (999_500, "1.0 MB"),
    (1_250_000, "1.3 MB"), (123_456_789, "123.5 MB"),
  ])
  func `sizes are shown in readable units`(count: Int, text: String) {
    #expect(ByteCount.text(of: count) == text)
  }
}
