import PropertyList
import Testing

@testable import BookKit

/// Tests of the fonts of a book, and of the lines of its texts as hosts draw them.
struct StageFontTests {
  /// A font in which an `o` is as wide as high.
  private static let metrics = FontMetrics(
    unitsPerEm: 1000, ascender: 800, descender: -200, runs: [FontMetrics.Run(0x6F, 0x6F, advance: 1000)])

  private func player(files: [String]) throws -> Player {
    let text = """
      { fonts = ( { name = Wide; fileName = "wide.ttf"; }, { name = Wide; fileName = "other.ttf"; },
          { name = Gone; fileName = "gone.ttf"; }, { name = Picture; fileName = "a.png"; } );
        pages = ( { elements = (
          { type = text; text = "oo-oo"; fontName = Wide; fontSize = 10; width = 40; height = 60; valign = bottom;
            align = right; },
          { type = text; text = "oo-oo"; fontName = Gone; fontSize = 10; width = 40; height = 60; },
          { type = image; fileName = "a.png"; } ); } ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    let font = try #require(StageFontTests.metrics)
    let assets = try files.map { name in
      let content = name == "a.png" ? AssetFacts.Content.picture(width: 4, height: 3) : .font(font)
      return AssetCatalog.Asset(
        path: try #require(AssetPath(name)), facts: AssetFacts(format: .trueType, byteCount: 1, content: content))
    }
    var player = Player(try #require(Book.read(list).book), assets: AssetCatalog(assets))
    player.open(page: 1)
    return player
  }

  private func lines(_ player: Player, _ index: Int) -> [TextLayout.Line] {
    var (player, list) = (player, DrawList())
    player.draw(into: &list)
    return player.layout(of: list.items[index], in: player.elements[index]).lines
  }

  @Test func `of the book's fonts, those whose files are fonts are known`() throws {
    let player = try player(files: ["wide.ttf", "other.ttf", "a.png"])
    #expect(player.fonts.map { player.names.text(of: $0.name) } == ["Wide"])
    #expect(player.fonts.map { player.names.text(of: $0.file) } == ["wide.ttf"])
    #expect(player.font(named: player.names.find("Wide"))?.metrics == StageFontTests.metrics)
    #expect(player.font(named: player.names.find("Gone")) == nil && player.font(named: nil) == nil)
  }

  @Test func `texts are set in the font of the book, or like Helvetica`() throws {
    let wide = lines(try player(files: ["wide.ttf"]), 0)
    // The hyphen, which the font doesn't have, is 3.33 wide: two lines of 23.33 and 20.
    #expect(wide.map { $0.range } == [0..<3, 3..<5])
    #expect(zip(wide, [16.67, 20]).allSatisfy { abs($0.x - $1) < 1e-9 })
    #expect(zip(wide, [36.0, 48]).allSatisfy { abs($0.top - $1) < 1e-9 })
    let plain = lines(try player(files: ["wide.ttf"]), 1)
    #expect(plain.map { $0.range } == [0..<5] && plain.map { $0.top } == [0])
  }
}
