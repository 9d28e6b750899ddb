import BookChecking
import BookKit
import PropertyList
import Testing

@testable import BookDrawing

/// Tests of what only sections show: texts with a background, and pages as small pictures.
@Suite struct SectionDrawingTests {
  private func drawing(_ text: String, opening section: String) throws -> Drawing {
    var player = Player(try #require(BookCheck.check(PropertyList.Source(text: text)).book))
    player.perform(.openNamed(section))
    return Drawing(of: &player)
  }

  @Test func `a text has a background with round corners, and its lines are in the middle`() throws {
    let text = """
      ( { elements = ( { type = text; text = Go; width = 100; height = 60; background = "#2F6FB2"; cornerRadius = 16;
        alpha = 0.5; } ); } )
      """
    let marks = try drawing(text, opening: "1").layers.flatMap(\.marks)
    guard case .plate(let color, let radius) = marks[1].content, case .text(let block) = marks[2].content else {
      return #expect(Bool(false), "the background comes before the text")
    }
    #expect(color == Color(red: 0x2F, green: 0x6F, blue: 0xB2))
    #expect(radius == 16)
    #expect(marks[1].alpha == 0.5)
    #expect(block.verticalAlignment == .middle)
  }

  @Test func `a miniature shows a page at rest, as large as fits, and nothing outside of it`() throws {
    let text = """
      { canvas = { width = 200; height = 100; }; sections = ( { section = cover; elements = (
          { type = miniature; page = 1; x = 10; y = 20; width = 100; height = 80; open = back; } ); } );
        pages = ( { restAt = 2; background = red; elements = ( { type = text; text = Late; width = 40; height = 40;
          tweens = ( { delay = 1; duration = 0; properties = { x = 100; }; } ); } ); } ); }
      """
    let miniature = try #require(try drawing(text, opening: "cover").layers.first?.marks.last)
    guard case .group(let marks) = miniature.content else {
      Issue.record("the miniature is not drawn")
      return
    }
    #expect(miniature.map.apply(to: Point(x: 0, y: 0)) == Point(x: 10, y: 35))
    #expect(miniature.map.apply(to: Point(x: miniature.width, y: miniature.height)) == Point(x: 110, y: 85))
    let late = try #require(marks.last)
    #expect(late.map.apply(to: Point(x: 0, y: 0)) == Point(x: 100, y: 0))
  }

  @Test(arguments: [0.0, 90])
  func `what is outside of a group is not drawn, whether it is turned or not`(angle: Double) throws {
    let red = Color(red: 255, green: 0, blue: 0)
    var group = Mark(
      .group([Mark(.area(red, isEllipse: false), in: Rectangle(x: -5, y: -5, width: 10, height: 20))]),
      in: Rectangle(x: 10, y: 10, width: 10, height: 10))
    if angle == 90 {
      (group.map.right, group.map.down) = (Point(x: 0, y: 1), Point(x: -1, y: 0))
    }
    var drawing = Drawing(width: 30, height: 30, title: "")
    drawing.layers = [Layer(clip: Rectangle(width: 30, height: 30), marks: [group])]
    var rasterizer = Rasterizer(pictures: PictureShelf([:]))
    let raster = rasterizer.draw(drawing)
    let pixmap = try #require(raster).pixmap
    let drawn = (0..<30 * 30).filter { pixmap.color($0 % 30, $0 / 30) == red }
    let (columns, rows) = (drawn.map { $0 % 30 }, drawn.map { $0 / 30 })
    #expect(drawn.count == 50)
    #expect(columns.min() == (angle == 90 ? 0 : 10) && columns.max() == (angle == 90 ? 9 : 14))
    #expect(rows.min() == 10 && rows.max() == (angle == 90 ? 14 : 19))
  }

  @Test(arguments: [
    // The page stops just before it turns by itself.
    ("rules = ( { when = { event = page.entered; }; do = ( { action = nextPage; } ); delay = 1; } );", 0.0),
    ("", 100.0),
  ])
  func `a page at rest is the page itself, even if it turns`(rules: String, x: Double) throws {
    let text = """
      ( { \(rules) elements = ( { type = text; name = t; text = a; width = 9; height = 9;
        tweens = ( { delay = 2; duration = 0; properties = { x = 100; }; } ); } ); }, { elements = ( ); } )
      """
    let player = Player(try #require(BookCheck.check(PropertyList.Source(text: text)).book))
    let still = try #require(player.still(ofPage: 1))
    #expect(still.page == 1)
    #expect(still.value(.x, of: "t") == .number(x))
    #expect(player.still(ofPage: 3) == nil)
  }
}
