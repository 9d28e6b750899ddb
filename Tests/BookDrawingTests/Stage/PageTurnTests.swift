import BookChecking
import BookDrawing
import BookKit
import PropertyList
import Testing

/// Tests of page turns, whose numbers are those of exported pages.
@Suite struct PageTurnTests {
  /// Returns a book on its way from a page with green paper to one with blue paper, in a linear turn of four seconds.
  private func player(leaving: String = "", entering: String = "", after time: Duration) throws -> Player {
    func turn(_ key: String, _ animation: String) -> String {
      animation.isEmpty ? "" : "\(key) = { animation = \(animation); type = linear; duration = 4; };"
    }
    let text = """
      { canvas = { width = 200; height = 100; }; pages = (
        { background = "#00FF00"; \(turn("exitAnimation", leaving)) },
        { background = "#0000FF"; \(turn("enterAnimation", entering)) } ); }
      """
    var player = Player(try #require(BookCheck.check(PropertyList.Source(text: text)).book))
    player.open(page: 1)
    player.turnToNextPage()
    player.advance(by: time)
    return player
  }

  /// Returns the corners of a strip in the drawing, from the upper left clockwise, rounded to hundredths.
  private func corners(_ strip: PaperStrip) throws -> [[Double]] {
    let (part, right, bottom) = (strip.part, strip.part.x + strip.part.width, strip.part.y + strip.part.height)
    return try [(part.x, part.y), (right, part.y), (right, bottom), (part.x, bottom)].map { x, y in
      let point = try #require(strip.projection.apply(to: Point(x: x, y: y)))
      return [point.x, point.y].map { ($0 * 100).rounded() / 100 }
    }
  }

  /// Returns the colour of the paper of one side of a leaf.
  private func paper(_ side: [Mark]) -> Color? {
    side.reversed().lazy.compactMap { if case .area(let color, _) = $0.content { color } else { nil } }.first
  }

  @Test func `a leaf is seen in perspective, shaded, and everything is drawn smaller so that it isn't cut off`() throws
  {
    var player = try player(entering: "flip", after: .milliseconds(1334))
    let drawing = Drawing(of: &player)
    let angle = try #require(player.pageTurn?.leaving?.angle)
    #expect(abs(angle + 60) < 1e-6)
    let leaf = try #require(drawing.leaves.first)
    #expect(drawing.leaves.count == 1 && leaf.strips.count == 1)
    let strip = leaf.strips[0]
    #expect(strip.part == Rectangle(x: 100, width: 100, height: 100))
    #expect(paper(leaf.sides[Int(strip.side.rawValue)]) == Color(red: 0, green: 255, blue: 0))
    #expect(abs(strip.shade.left - 0.2) < 0.002 && strip.shade.left == strip.shade.right)
    // The edge of the leaf is at the cosine of its angle, enlarged because it is nearer, and as much smaller as the
    // book; a small distance from the edge of the canvas remains.
    let found = try corners(strip)
    #expect(found[1][1] == 0.13 && found[2][1] == 99.87)
    #expect(found[1][0] == 149.87 && found[1][0] == found[2][0])
    #expect(found[0][0] == 100 && found[0][1] == 1.19)
    // Below it, each page has the half that lies flat, darkened a little.
    #expect(drawing.layers.map(\.clip.x) == [0, 100])
    #expect(drawing.layers.allSatisfy { $0.clip.width == 100 && abs($0.scaleX - 0.976) < 0.001 })
    #expect(drawing.layers.allSatisfy { abs(($0.marks.last?.alpha ?? 0) - 0.124) < 0.002 })
  }

  /// Pairs of animations a quarter of the way through: the place and the opacity of each flat page from back to front,
  /// the number of strips, and whether the colour around the book is seen.
  static let pairs: [(leaving: String, entering: String, pages: [[Double]], strips: Int, isOnDesk: Bool)] = [
    ("slide", "slide", [[-50, 0, 1], [150, 0, 1]], 0, true),
    ("fade", "fade", [[0, 0, 1], [0, 0, 0.25]], 0, true),
    ("slide", "fade", [[0, 0, 1], [-50, 0, 1]], 0, true),
    ("fade", "slide", [[0, 0, 1], [150, 0, 1]], 0, true),
    ("fade; color = \"#102030\"", "fade; color = \"#102030\"", [[0, 0, 0.5], [0, 0, 0]], 0, false),
    ("fade; color = \"#102030\"", "flip", [[0, 0, 1], [0, 0, 1]], 1, true),
    ("flip", "slide", [[0, 0, 1], [0, 0, 1]], 1, true), ("curl", "fade", [[0, 0, 1], [0, 0, 1]], 12, true),
    ("fade", "curl", [[0, 0, 1], [0, 0, 1]], 12, true),
    // A book that opens: its blank paper and its cover, which is the page that leaves.
    ("slide", "bookOpen", [[-26.25, 0, 1]], 2, true), ("bookOpen", "slide", [[-8.75, 0, 1]], 1, true),
  ]

  @Test(arguments: pairs.indices)
  func `what turns takes the other page along`(number: Int) throws {
    let (leaving, entering, pages, strips, isOnDesk) = PageTurnTests.pairs[number]
    var player = try player(leaving: leaving, entering: entering, after: .seconds(1))
    let drawing = Drawing(of: &player)
    #expect(drawing.leaves.reduce(0) { $0 + $1.strips.count } == strips, "\(leaving), \(entering)")
    #expect(
      drawing.paper == (isOnDesk ? Color(red: 0x26, green: 0x2B, blue: 0x3D) : Color(red: 16, green: 32, blue: 48)))
    try #require(drawing.layers.count == pages.count)
    for (layer, page) in zip(drawing.layers, pages) {
      // The middle of the page, apart from the scale that makes room for leaves.
      let middle = layer.map.apply(to: Point(x: 100, y: 50))
      if strips == 0 { #expect([middle.x - 100, middle.y - 50] == [page[0], page[1]]) }
      #expect(abs(layer.alpha - page[2]) < 1e-9)
    }
  }

  @Test func `the cover of a book turns about its left edge, in front of everything`() throws {
    var player = try player(entering: "bookOpen", after: .seconds(1))
    let leaf = try #require(Drawing(of: &player).leaves.first)
    let colors = leaf.strips.map { paper(leaf.sides[Int($0.side.rawValue)]) }
    #expect(colors == [Color(red: 0xF4, green: 0xEA, blue: 0xD7), Color(red: 0, green: 255, blue: 0)])
    let cover = try #require(leaf.strips.last)
    #expect(cover.part == Rectangle(width: 200, height: 100))
    // At 45 degrees its left edge has come half of the way to the spine of the book.
    let found = try corners(cover)
    #expect(found[0][0] == found[3][0] && found[1][1] < found[0][1] && found[2][1] > found[3][1])
    #expect(found.allSatisfy { (0...200).contains($0[0]) && (0...100).contains($0[1]) })
    #expect(abs(cover.shade.left - 0.4 * (1 - 0.5.squareRoot())) < 1e-9)
    player.advance(by: .seconds(2))
    let opened = try #require(Drawing(of: &player).leaves.first)
    // Its back would be seen now; the left leaf of the book is about to lie down.
    #expect(opened.strips.map { paper(opened.sides[Int($0.side.rawValue)]) } == [Color(red: 0, green: 0, blue: 255)])
  }

  @Test func `the strips of a leaf that curls join, and lead more the further they are from the spine`() throws {
    var player = try player(entering: "curl", after: .seconds(1))
    let leaf = try #require(Drawing(of: &player).leaves.first)
    #expect(leaf.sides.filter { !$0.isEmpty }.count == 1 && leaf.strips.count == 12)
    let found = try leaf.strips.map(corners)
    for (inner, outer) in zip(found, found.dropFirst()) {
      // Strips overlap a little.
      #expect(abs(inner[1][0] - outer[0][0]) < 1.3 && inner[1][1] > outer[1][1])
    }
    for (inner, outer) in zip(leaf.strips, leaf.strips.dropFirst()) {
      #expect(abs(inner.shade.right - outer.shade.left) < 1e-9 && inner.shade.right < outer.shade.right)
      #expect(inner.shade.end == outer.shade.start)
    }
  }

  @Test func `a page with many elements has fewer strips`() throws {
    let dots = String(repeating: "{ type = activearea; width = 5; height = 5; },", count: 149)
    let text = """
      { pages = ( { elements = ( \(dots) ); },
        { enterAnimation = { animation = curl; type = linear; duration = 4; }; } ); }
      """
    var player = Player(try #require(BookCheck.check(PropertyList.Source(text: text)).book))
    player.open(page: 1)
    player.turnToNextPage()
    player.advance(by: .seconds(1))
    #expect(Drawing(of: &player).leaves.first?.strips.count == 4)
  }

  @Test func `the first page fades in from the colour around the book`() throws {
    let text = "( { enterAnimation = { animation = fade; type = linear; duration = 4; }; } )"
    var player = Player(try #require(BookCheck.check(PropertyList.Source(text: text)).book))
    player.open(page: 1)
    player.advance(by: .seconds(1))
    let drawing = Drawing(of: &player)
    #expect(drawing.layers.map(\.alpha) == [0.25] && drawing.leaves.isEmpty)
    #expect(drawing.paper == Color(red: 0x26, green: 0x2B, blue: 0x3D))
    player.advance(by: .seconds(3))
    #expect(Drawing(of: &player).layers.map(\.alpha) == [1] && Drawing(of: &player).paper == .white)
  }

  @Test func `on a contact sheet, a turning page stays in its place`() throws {
    var player = try player(entering: "flip", after: .seconds(1))
    let page = Drawing(of: &player)
    let sheet = ContactSheet([page, page], title: "").drawing
    #expect(sheet.leaves.count == 2)
    let edges: [Double] = [24, 24 + 320 + 24]
    for (leaf, left) in zip(sheet.leaves, edges) {
      for point in try leaf.strips.map(corners).joined() {
        #expect(point[0] >= left && point[0] <= left + 320 && point[1] >= 24 && point[1] <= 24 + 160)
      }
    }
  }
}
