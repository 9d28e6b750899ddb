import BookTestSupport
import Testing

@testable import BookKit

@Suite struct PuzzleCutTests {
  @Test func `the first edge of a known cut has known points`() throws {
    let edge = try #require(try Puzzle.ofFourPieces().cut.uprightEdges.first)
    var points = [edge.start]
    for case .curve(let first, let second, let end) in edge.segments { points += [first, second, end] }
    let expected: [(Int64, Int64)] = [
      (200_000, 0), (200_000, 30_000), (183_200, 66_300), (216_800, 49_500), (250_400, 32_700), (250_400, 99_900),
      (216_800, 83_100), (183_200, 66_300), (200_000, 120_000), (200_000, 150_000),
    ]
    #expect(points == expected.map { ExactPoint(x: $0.0, y: $0.1) })
  }

  @Test func `the other edges of a known cut have known tabs`() throws {
    let cut = try Puzzle.ofFourPieces().cut
    // The end of the first curve is half a unit from the middle of the tab, whose unit is m · t / 1000.
    let necks = (cut.uprightEdges + cut.levelEdges).map { $0.segments[0].end - $0.start }
    let expected: [(Int64, Int64)] = [
      (16_800, 49_500), (-13_800, 74_100 - 13_800), (95_800 - 13_350, 13_350), (90_400 - 17_100, 17_100),
    ]
    #expect(necks == expected.map { ExactPoint(x: $0.0, y: $0.1) })
  }

  @Test(arguments: TestLength.pick(oneIn: 4, of: Array(1...20))) func `every cut covers the board exactly once`(
    rows: Int
  ) throws {
    var random = SplitMix64(seed: UInt64(rows))
    for columns in 1...20 where PuzzleGrid.allows(rows: rows, columns: columns) {
      let (width, height) = (
        Int64(20_000 + random.number(below: 900_000)), Int64(20_000 + random.number(below: 900_000))
      )
      let cut = PuzzleCut(
        try PuzzleGrid(rows: rows, columns: columns, width: width, height: height), seed: random.next())
      let area = cut.outlines.reduce(0) { $0 + Self.doubledArea(of: $1) }
      #expect(area == 2 * width * height, "\(rows) × \(columns)")
      for index in 0..<60 {
        // Every other point is close to an edge.
        let near = cut.outlines[random.number(below: cut.outlines.count)].parts[0]
        let corner = index % 2 == 0 ? near[random.number(below: near.count)] : .zero
        let reach = index % 2 == 0 ? (x: 400, y: 400) : (x: Int(width), y: Int(height))
        let point =
          corner + ExactPoint(x: Int64(random.number(below: reach.x + 1)), y: Int64(random.number(below: reach.y + 1)))
        guard cut.grid.board.contains(point) else { continue }
        let covering = cut.outlines.filter { $0.contains(point) }
        guard covering.count != 1 else { continue }
        // Several pieces share the points of their edges.
        #expect(!covering.isEmpty, "\(rows) × \(columns), \(point)")
        #expect(covering.allSatisfy { Self.isOnBorder(point, of: $0) }, "\(rows) × \(columns), \(point)")
      }
    }
  }

  @Test func `even cells of a few thousandths are covered exactly once`() throws {
    var random = SplitMix64(seed: 20)
    for size in 1...60 as ClosedRange<Int64> {
      let cut = PuzzleCut(
        try PuzzleGrid(rows: 3, columns: 4, width: 4 * size, height: 3 * size + 2), seed: random.next())
      #expect(cut.outlines.reduce(0) { $0 + Self.doubledArea(of: $1) } == 2 * 4 * size * (3 * size + 2))
    }
  }

  @Test func `neighbours share the points of their edge`() throws {
    let cut = try Puzzle.ofFourPieces().cut
    for edge in cut.uprightEdges + cut.levelEdges {
      let ends = edge.segments.map { $0.end }
      #expect(cut.outlines.count { outline in ends.allSatisfy(outline.parts[0].contains) } == 2)
    }
  }

  @Test func `every seed gives another cut, and each the same one again`() throws {
    let grid = try PuzzleGrid(rows: 3, columns: 3, width: 300_000, height: 300_000)
    let cuts = (0..<5 as Range<UInt64>).map { PuzzleCut(grid, seed: $0) }
    for (index, cut) in cuts.enumerated() {
      #expect(cut == PuzzleCut(grid, seed: UInt64(index)))
      #expect(!cuts[..<index].contains(cut))
    }
  }

  @Test(
    arguments: [
      (0, 5, 100, 100), (5, 0, 100, 100), (1, 1, 100, 100), (21, 2, 100, 100), (20, 11, 100, 100),
      (.max, .max, 100, 100),
      (-2, -3, 100, 100),
    ] as [(Int, Int, Double, Double)])
  func `a number of pieces that a puzzle can't have is refused`(
    rows: Int, columns: Int, width: Double, height: Double
  ) {
    #expect(throws: PuzzleError.pieceCount(rows: rows, columns: columns)) {
      try Puzzle(
        frame: Rectangle(width: width, height: height), tray: Rectangle(width: 500, height: 500), rows: rows,
        columns: columns, seed: 1)
    }
  }

  @Test(
    arguments: [
      (0, 100), (100, 0), (-100, 100), (.nan, 100), (100, .infinity), (1e300, 100), (100, 1_000_000.001), (0.002, 100),
    ] as [(Double, Double)])
  func `a board that can't be cut is refused`(width: Double, height: Double) {
    #expect(throws: PuzzleError.boardSize) {
      try Puzzle(
        frame: Rectangle(width: width, height: height), tray: Rectangle(width: 500, height: 500), rows: 3, columns: 3,
        seed: 1)
    }
  }

  @Test func `a board of the greatest size can be cut and scattered`() throws {
    let side = 1_000_000.0
    let puzzle = try Puzzle(
      frame: Rectangle(x: -side, y: side, width: side, height: side),
      tray: Rectangle(x: side, y: -side, width: side, height: side), rows: 1, columns: 2, seed: .max)
    var state = puzzle.scattered(round: .max)
    for piece in 0..<2 { _ = state.drag(piece, to: puzzle.place(of: piece), in: puzzle) }
    #expect(state.isComplete)
  }

  @Test(
    arguments: [
      (nil, nil, 2, 3), (5, nil, 5, 3), (nil, 1, 2, 1), (1, 1, 2, 3), (0, 4, 2, 3), (21, 4, 2, 3), (20, 20, 2, 3),
      (20, 10, 20, 10), (.max, .max, 2, 3),
    ] as [(Int?, Int?, Int, Int)])
  func `the level replaces missing numbers, and all if they are out of range`(
    rows: Int?, columns: Int?, expectedRows: Int, expectedColumns: Int
  ) {
    let shape = PuzzleLevel.easy.shape(rows: rows, columns: columns)
    #expect(shape == (expectedRows, expectedColumns))
  }

  @Test func `levels have more and more pieces`() {
    #expect(PuzzleLevel.allCases.map { $0.size.rows * $0.size.columns } == [6, 12, 24])
    #expect(PuzzleLevel("medium".utf8) == .medium)
  }

  /// Twice the area of an outline.
  private static func doubledArea(of outline: ExactPolygon) -> Int64 {
    var sum: Int64 = 0
    for points in outline.parts {
      for (index, end) in points.enumerated() {
        let start = points[index > 0 ? index - 1 : points.count - 1]
        sum += start.x * end.y - end.x * start.y
      }
    }
    return sum
  }

  private static func isOnBorder(_ point: ExactPoint, of outline: ExactPolygon) -> Bool {
    outline.parts.contains { points in
      zip(points, points.dropFirst() + points.prefix(1)).contains { ExactPolygon(parts: [[$0, $1]]).contains(point) }
    }
  }
}
