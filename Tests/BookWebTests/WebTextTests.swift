import BookKit
import PropertyList
import Testing

@testable import bookweb

/// Tests of the fonts of a book in a web page, and of the lines of its texts.
struct WebTextTests {
  private static let book = """
    { fonts = ( { name = Wide; fileName = "fonts/wide.ttf"; }, { name = Gone; fileName = "gone.ttf"; } );
      pages = ( { elements = (
        { type = image; fileName = "a.png"; },
        { type = text; text = "oo oo"; fontName = Wide; valign = middle; width = <*I30>; height = <*I90>; },
        { type = text; text = oo; valign = bottom; }, { type = text; text = oo; valign = top; } ); } ); }
    """

  /// A font in which an `o` and a space are as wide as high.
  private static let metrics = FontMetrics(
    unitsPerEm: 1000, ascender: 800, descender: -200,
    runs: [FontMetrics.Run(0x20, 0x20, advance: 1000), FontMetrics.Run(0x6F, 0x6F, advance: 1000)])

  private func player(fonts: [(String, FontMetrics?)] = [("fonts/wide.ttf", metrics)]) throws -> WebPlayer {
    let player = try #require(WebBook.player(WebTextTests.book, files: [("a.png", 4, 3)], fonts: fonts))
    player.logged.perform(.open(page: 1))
    return player
  }

  @Test func `the page knows the fonts of the book and where lines are`() throws {
    let player = try player()
    #expect(WebBook.text(player.bookJSON()).contains(#""fonts":[{"name":"Wide","asset":1}]"#))
    let structure = WebBook.text(player.structureJSON(of: .stage))
    #expect(structure.contains(#""font":"Wide","valign":"middle""#) && structure.contains(#""valign":"bottom""#))
    #expect(!structure.contains(#""valign":"top""#))
  }

  @Test func `facts about a font that can't be read make no font`() throws {
    let player = try player(fonts: [("fonts/wide.ttf", nil)])
    #expect(!WebBook.text(player.bookJSON()).contains("fonts"))
  }

  @Test(
    arguments: [
      ("oo oo", "Wide", 2, "[0,2,3,5]"), ("oo oo", "Wide", 1.9, "[0,1,1,2,3,4,4,5]"), ("oo oo", "Wide", 5, "[0,5]"),
      ("oo oo", "", 2, "[0,2,3,5]"), ("oo oo", "Gone", 2.51, "[0,5]"), ("oo oo", "", 0, "[0,5]"),
      ("oo oo", "", .nan, "[0,5]"), ("", "", 2, "[]"), ("é 😀 ok", "", 1.9, "[0,4,5,7]"),
      ("o\n\no\n", "", 9, "[0,1,2,2,3,4,5,5]"),
    ] as [(String, String, Double, String)])
  func `lines are ranges in UTF-16`(text: String, font: String, width: Double, lines: String) throws {
    let found = try player().linesJSON(of: Array(text.utf8), font: Array(font.utf8), width: width)
    #expect(WebBook.text(found) == lines)
  }
}
