import BookChecking
import BookKit
import PropertyList
import Testing

@testable import BookDrawing

/// Tests of puzzles and pictures to colour in snapshots, which look as in an exported page.
@Suite struct GameDrawingTests {
  private func player(_ elements: String) throws -> Player {
    let text = "{ pages = ( { elements = ( \(elements) ); } ); }"
    var player = Player(try #require(BookCheck.check(PropertyList.Source(text: text)).book))
    player.perform(.openNamed("1"))
    return player
  }

  private func marks(of player: inout Player) -> [Mark] { Drawing(of: &player).layers.flatMap(\.marks) }

  @Test func `every piece is a part of the picture with a line along its outline`() throws {
    var player = try player(
      """
      { type = puzzle; name = jig; fileName = "p.png"; width = 400; height = 300; rows = 1; columns = 2; alpha = 0.5;
        guide = 0.4; }
      """)
    let marks = marks(of: &player)
    guard case .group = marks[1].content else { return #expect(Bool(false), "the guide comes first") }
    #expect(marks[1].alpha == 0.2)
    #expect(marks.count == 6)
    for piece in [marks[2...3], marks[4...5]] {
      guard case .clipped(let inside, let picture)? = piece.first?.content,
        case .shape(let edge, let fill, let lineWidth)? = piece.last?.content
      else {
        Issue.record("a piece is not drawn")
        continue
      }
      #expect(inside == edge && fill == nil && lineWidth == 1)
      #expect(picture.count == 1 && piece.allSatisfy { $0.alpha == 0.5 })
      #expect(piece.first?.map == piece.last?.map)
    }
  }

  @Test(arguments: [("target = 2;", ["2", "1", "2"]), ("", [])])
  func `colours have numbers where regions have some`(target: String, expected: [String]) throws {
    var player = try player(
      """
      { type = coloring; name = pond; width = 100; height = 100; palette = ("#FDD835", "#1E5BC6");
        regions = ( { path = "M0 0 L100 0 L100 100 Z"; \(target) } ); }
      """)
    var all = marks(of: &player)
    // The numbers of regions are marks inside the picture.
    for mark in all {
      if case .group(let inner) = mark.content { all.insert(contentsOf: inner, at: 0) }
    }
    let numbers = all.compactMap { mark -> TextBlock? in
      if case .text(let text) = mark.content { text } else { nil }
    }
    #expect(numbers.map(\.text) == expected)
    // The path begins in the corner, and its number is next to that.
    let first = all.first { if case .text = $0.content { true } else { false } }
    if numbers.count == 3 { #expect(first?.map.apply(to: Point(x: 0, y: 0)) == Point(x: 0, y: 0)) }
    // Black on yellow, and white on blue.
    if numbers.count == 3 { #expect(numbers[1].color == .black && numbers[2].color == .white) }
  }

  @Test func `regions can be shown in colours of their own, with numbers inside them`() throws {
    var player = try player(
      """
      { type = coloring; name = pond; width = 100; height = 100;
        regions = (
          { path = "M0 0 L100 0 L100 40 L40 40 L40 100 L0 100 Z"; }, { path = "M50 50 L100 50 L100 100 Z"; } ); }
      """)
    let marks = Drawing(of: &player, showing: .regions).layers.flatMap(\.marks)
    let inner = marks.flatMap { mark -> [Mark] in if case .group(let inner) = mark.content { inner } else { [] } }
    var areas: [(path: ExactPath, color: Color?)] = []
    var numbers: [(text: String, middle: Point)] = []
    for mark in inner {
      if case .shape(let path, let fill, _) = mark.content { areas.append((path, fill)) }
      if case .text(let text) = mark.content {
        numbers.append((text.text, mark.map.apply(to: Point(x: mark.width / 2, y: mark.height / 2))))
      }
    }
    #expect(areas.count == 2 && areas[0].color != nil && areas[0].color != areas[1].color)
    #expect(numbers.map(\.text) == ["1", "2"])
    for (area, number) in zip(areas, numbers) {
      let middle = try #require(ExactPoint(number.middle))
      #expect(area.path.polygon(linesPerCurve: 1).contains(middle))
    }
  }

  @Test func `the chosen colour has a ring of two colours, and the others have a thin one`() throws {
    var player = try player(
      """
      { type = coloring; name = pond; width = 100; height = 100; palette = ("#FDD835", "#1E5BC6");
        regions = ( { path = "M0 0 L100 0 L100 100 Z"; } ); }
      """)
    func plates() -> [Double] {
      marks(of: &player).compactMap { mark in
        if case .plate(_, let radius) = mark.content { radius } else { nil }
      }
    }
    #expect(plates() == [14, 12, 8, 9, 8])
    let refusal = player.perform(.game("pond", .fill("1", color: 2)))
    #expect(refusal == nil)
    #expect(plates() == [9, 8, 14, 12, 8])
  }
}
