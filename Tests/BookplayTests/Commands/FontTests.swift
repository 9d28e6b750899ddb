import BookChecking
import BookDrawing
import BookFiles
import BookKit
import BookReports
import BookTestSupport
import Foundation
import PropertyList
import Testing

@testable import BookplayCommands

/// Tests of books that bring a font along, with the commands that read, show and export them.
@Suite struct FontTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      { fonts = ( { name = Small; fileName = "fonts/small.ttf"; } ); canvas = { width = 100; height = 60; };
        pages = ( { elements = ( { type = text; name = line; text = "ab ab"; fontName = Small; fontSize = 20;
          width = 30; height = 60; valign = bottom; } ); } ); }
      """, to: "Book/book.plist")
    try write(FontBuilder.small.bytes)
  }

  private func write(_ font: [UInt8]) throws {
    try folder.write("", to: "Book/fonts/small.ttf")
    try Data(font).write(to: URL(fileURLWithPath: folder.path(of: "Book/fonts/small.ttf")))
  }

  @Test func `a book with a font has no findings, and the tree lists the font`() {
    let outcome = bookplay(["validate", folder.path(of: "Book")])
    #expect(outcome.status == .good && outcome.errors == "" && outcome.text == "")
    let tree = bookplay(["tree", folder.path(of: "Book")]).text
    let row = tree.split(separator: "\n").first { $0.contains("small.ttf") } ?? ""
    #expect(row.split(separator: " ").prefix(2) == ["font", "Small"], "\(tree)")
  }

  @Test func `a font that is not a TrueType font is an error`() throws {
    try write(Array("OTTO\0\u{1}\0\0\0\0\0\0".utf8))
    let outcome = bookplay(["validate", folder.path(of: "Book")])
    #expect(outcome.status == .bad)
    #expect(
      (outcome.text + outcome.errors).contains("is an OpenType font with PostScript outlines, not a TrueType font"))
  }

  @Test func `snapshots are set in the font`() throws {
    // Each word is 16 wide, so there are two lines of 24, from 12 down to the bottom.
    let picture = bookplay(["snapshot", folder.path(of: "Book"), "--to", "svg"]).text
    #expect(picture.contains("@font-face{font-family:'Small';src:url(\"data:font/ttf;base64,"))
    for base in [30, 54] { #expect(picture.contains("<text x=\"0\" y=\"\(base)\" textLength=\"16\"")) }
    let file = folder.path(of: "a.png")
    #expect(bookplay(["snapshot", folder.path(of: "Book"), "-o", file]).status == .good)
    let pixmap = try PNGReader.read(try folder.bytes(of: "a.png"))
    // The box of the last `a` is on the baseline at 54, and nothing is below or above the lines.
    #expect(pixmap.color(5, 53).red == 0 && pixmap.color(5, 44).red == 0 && pixmap.color(5, 54).red == 255)
    #expect(pixmap.color(5, 8).red == 255)
  }

  @Test func `a damaged font is reported, and the text drawn in another`() throws {
    try write(Array(FontBuilder.small.bytes.prefix(60)))
    let outcome = bookplay(["snapshot", folder.path(of: "Book"), "--to", "svg"])
    #expect(!outcome.text.contains("@font-face") && outcome.text.contains("<text x=\"0\""))
  }

  @Test func `an exported page contains the font and its widths`() throws {
    let page = bookplay(["export", folder.path(of: "Book")]).text
    let text = Data(FontBuilder.small.bytes).base64EncodedString()
    #expect(page.contains("id=\"asset-0\" data-type=\"font/ttf\">\(text)</script>"))
    let start = try #require(page.range(of: "id=\"facts\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let bytes = try #require(Data(base64Encoded: String(page[start.upperBound..<end.lowerBound])))
    let facts = try #require(PropertyList.read(PropertyList.Source([UInt8](bytes))).document)
    let catalog = AssetCatalog(facts)
    #expect(catalog["fonts/small.ttf"]?.font?.advance(of: "b") == 0.3)
    let file = folder.path(of: "a.html")
    let outcome = bookplay(["export", folder.path(of: "Book"), "-o", file]).text
    #expect(outcome.hasSuffix(", with 1 page, 0 pictures and sounds, and 1 font\n"))
  }

  @Test func `a site has the font as a file of its own`() throws {
    let outcome = bookplay(["export", folder.path(of: "Book"), "--site", folder.path(of: "site")]).text
    #expect(outcome.hasSuffix(", with 1 page, 0 pictures and sounds, and 1 font\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "site/assets"))
    let name = try #require(names.first)
    #expect(names.count == 1 && name.hasSuffix(".ttf"))
    #expect(try folder.bytes(of: "site/assets/" + name) == FontBuilder.small.bytes)
    let page = try folder.text(of: "site/index.html")
    #expect(page.contains("\"files\":{\"0\":\"assets/\(name)\"}") && !page.contains("id=\"asset-"))
    #expect(page.contains(HTMLText.escaped("font-src 'self' data:")))
  }
}
