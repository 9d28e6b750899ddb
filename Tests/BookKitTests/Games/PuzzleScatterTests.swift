import Testing

@testable import BookKit

@Suite struct PuzzleScatterTests {
  @Test func `the pieces of a known puzzle begin at known positions`() throws {
    let puzzle = try Puzzle.ofFourPieces()
    let state = puzzle.scattered(round: 0)
    #expect(
      state.positions(in: puzzle) == [[463.177, 29.321], [460.154, 371.015], [684.817, 354.627], [686.315, 39.864]])
    #expect(state.pieces.allSatisfy { $0.quarters == 0 && !$0.isPlaced })
    #expect(state.stack == [0, 1, 2, 3])
    #expect(puzzle.snapDistance == 37_500)
  }

  @Test(arguments: [(317.0, 476.0, 2), (700, 200, 6), (200, 700, 1), (476, 317, 3)])
  func `pieces that fit the tray lie in the columns that give them the most room`(
    width: Double, height: Double, columns: Int
  ) throws {
    let puzzle = try Puzzle(
      frame: Rectangle(width: 400, height: 300), tray: Rectangle(x: 500, width: width, height: height), rows: 2,
      columns: 3, seed: 7, fitsTray: true)
    #expect(puzzle.grid.columns(fitting: puzzle.tray) == columns)
    let lefts = puzzle.scattered(round: 0).positions(in: puzzle).map { (($0[0] - 500) / 20).rounded() }
    #expect(Set(lefts).count <= 2 * columns)
  }

  @Test func `a restart scatters the pieces like the next seed, with the same cut`() throws {
    let puzzle = try Puzzle.ofFourPieces()
    let rounds = (0..<4 as Range<UInt64>).map { puzzle.scattered(round: $0).positions(in: puzzle) }
    for (index, round) in rounds.enumerated() { #expect(!rounds[..<index].contains(round)) }
    let grid = puzzle.grid
    let next = try Puzzle(
      frame: Rectangle(grid.board), tray: Rectangle(puzzle.tray), rows: 2, columns: 2, seed: puzzle.seed + 1)
    #expect(next.scattered(round: 0).positions(in: next) == rounds[1])
    #expect(next.cut != puzzle.cut)
  }

  @Test func `no puzzle starts with a piece that could snap to its place`() throws {
    var random = SplitMix64(seed: 17)
    for _ in 0..<80 {
      let puzzle = try Puzzle.random(using: &random)
      let round = random.next()
      let state = puzzle.scattered(round: round)
      #expect(state.isValid(for: puzzle))
      #expect(state.pieces.allSatisfy { !$0.displacement.isWithin(puzzle.snapDistance, of: .zero) })
      #expect(!state.isComplete && state.hint == 0)
      #expect(state.pieces.allSatisfy { $0.quarters < 4 && (puzzle.turnsPieces || $0.quarters == 0) })
      #expect(state == puzzle.scattered(round: round))
    }
  }

  @Test func `pieces lie in the tray, each in a slot of its own`() throws {
    var random = SplitMix64(seed: 18)
    for _ in 0..<40 {
      // A tray next to a board of the same size: no piece has to be moved away from its place.
      let (width, height) = (Double(40 + random.number(below: 900)), Double(40 + random.number(below: 900)))
      let puzzle = try Puzzle(
        frame: Rectangle(width: width, height: height), tray: Rectangle(x: width * 2, width: width, height: height),
        rows: 1 + random.number(below: 10), columns: 2 + random.number(below: 10), seed: random.next() >> 1)
      let state = puzzle.scattered(round: 0)
      let slots = state.pieces.indices.map { piece in
        let corner = state.position(of: piece, in: puzzle)
        let cell = puzzle.grid.cell(of: piece)
        #expect(puzzle.tray.contains(corner))
        #expect(puzzle.tray.contains(corner + ExactPoint(x: cell.width, y: cell.height)))
        let middle = corner + puzzle.grid.middle(of: piece) - puzzle.tray.origin
        return middle.y * Int64(puzzle.grid.rows) / puzzle.tray.height * Int64(puzzle.grid.columns)
          + middle.x * Int64(puzzle.grid.columns) / puzzle.tray.width
      }
      #expect(slots.sorted() == slots.indices.map { Int64($0) })
    }
  }

  @Test(
    arguments: [
      // The slots of these trays are smaller than a cell, so that the first piece is clamped to one end or the other.
      (1, 2, Rectangle(x: -10, width: 110, height: 100), [[-50.001, 0], [40.001, 0]]),
      (2, 1, Rectangle(y: -10, width: 100, height: 110), [[0, -50.001], [0, 40.001]]),
      // All sides of this one are equally near.
      (1, 2, Rectangle(width: 100, height: 100), [[-50.001, 0]]),
    ] as [(Int, Int, Rectangle, [[Double]])])
  func `a piece that lies on its place moves towards the farthest side of the tray`(
    rows: Int, columns: Int, tray: Rectangle, expected: [[Double]]
  ) throws {
    let positions = try (0..<16 as Range<UInt64>).map { seed in
      let puzzle = try Puzzle(
        frame: Rectangle(width: Double(100 * columns), height: Double(100 * rows)), tray: tray, rows: rows,
        columns: columns, seed: seed, snapDistance: 25)
      return puzzle.scattered(round: 0).positions(in: puzzle)[0]
    }
    #expect(Set(positions) == Set(expected))
  }

  @Test(
    arguments: [
      (nil, 37_500), (0, 0), (75, 75_000), (75.001, 37_500), (-1, 37_500), (.nan, 37_500), (.infinity, 37_500),
    ] as [(Double?, Int64)])
  func `the snapping distance is a quarter of a cell unless the book has a sensible one`(
    wanted: Double?, expected: Int64
  ) throws {
    #expect(try Puzzle.ofFourPieces(snapDistance: wanted).snapDistance == expected)
  }

  @Test(arguments: [
    Rectangle(width: -1, height: 5), Rectangle(x: .nan, width: 5, height: 5), Rectangle(x: 1e9, width: 5, height: 5),
    Rectangle(width: .infinity, height: 5),
  ]) func `a tray that can't be used is refused`(tray: Rectangle) {
    #expect(throws: PuzzleError.tray) {
      try Puzzle(frame: Rectangle(width: 50, height: 50), tray: tray, rows: 2, columns: 2, seed: 1)
    }
  }
}
