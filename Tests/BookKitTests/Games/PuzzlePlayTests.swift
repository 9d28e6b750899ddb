import BookTestSupport
import Testing

@testable import BookKit

/// Tests of dragging, joining, placing and turning pieces.
@Suite struct PuzzlePlayTests {
  private typealias Joint = PuzzleState.Fit.Joint

  @Test func `four pieces are placed and joined as in the known example`() throws {
    let puzzle = try Puzzle.ofFourPieces()
    var state = puzzle.scattered(round: 0)

    let first = state.drag(0, to: puzzle.place(of: 0), in: puzzle)
    #expect(first.placed == [0] && first.joints.isEmpty && !first.isCompleted)

    let second = state.drag(2, to: ExactPoint(x: 496_315, y: 34_864), in: puzzle)
    #expect(second.joints == [Joint(piece: 2, other: 3)] && second.placed.isEmpty)
    #expect(state.positions(in: puzzle)[2] == [486.315, 39.864])

    let third = state.drag(3, to: puzzle.place(of: 3), in: puzzle)
    #expect(third.placed == [2, 3] && !third.isCompleted)
    #expect(state.hint == 1 && state.choices == [1])

    let last = state.drag(1, to: puzzle.place(of: 1), in: puzzle)
    #expect(last.placed == [1] && last.isCompleted)
    #expect(state.isComplete && state.hint == nil && state.choices.isEmpty)
    #expect(state.isValid(for: puzzle))
  }

  @Test(arguments: [37_500, 37_501] as [Int64]) func `pieces snap up to the border of the distance`(distance: Int64)
    throws
  {
    let puzzle = try Puzzle.ofFourPieces()
    var state = puzzle.scattered(round: 0)
    let fit = state.drag(0, to: ExactPoint(x: distance, y: 37_500), in: puzzle)
    #expect(fit.hasEffect == (distance <= puzzle.snapDistance))
    #expect(state.pieces[0].displacement == (fit.hasEffect ? .zero : ExactPoint(x: distance, y: 37_500)))
  }

  @Test func `a group goes on snapping until nothing fits any more`() throws {
    let puzzle = try Puzzle.ofFourPieces()
    var state = puzzle.scattered(round: 0)
    // Two pieces lie so that the third fits to both of them, each within the distance of the next.
    let start = ExactPoint(x: 400_000, y: 100_000)
    for (piece, shift) in [(0, 0), (3, 30_000), (1, 20_000)] as [(Int, Int64)] {
      let fit = state.drag(piece, to: puzzle.place(of: piece) + start + ExactPoint(x: shift, y: 0), in: puzzle)
      #expect(fit.joints == (piece == 1 ? [Joint(piece: 1, other: 0), Joint(piece: 1, other: 3)] : []))
    }
    #expect(state.group(of: 0) == [0, 1, 3])
    #expect(state.pieces[0].displacement == start + ExactPoint(x: 30_000, y: 0))
    #expect(state.isValid(for: puzzle))
  }

  @Test func `a group doesn't snap to what another finger holds, nor to turned pieces`() throws {
    let puzzle = try Puzzle.ofFourPieces(turnsPieces: true)
    var state = puzzle.scattered(round: 0)
    for piece in 0..<4 { _ = state.turnUpright(piece) }
    let start = ExactPoint(x: 500_000, y: 100_000)
    _ = state.drag(0, to: start, in: puzzle)
    let adjacent = puzzle.place(of: 1) + start
    #expect(!state.drag(1, to: adjacent, in: puzzle, held: [0]).hasEffect)
    #expect(state.turn(0, in: puzzle) == 90)
    #expect(!state.drag(1, to: adjacent, in: puzzle).hasEffect)
    #expect([180, 270, 0] == (0..<3).map { _ in state.turn(0, in: puzzle) })
    // It is released upright, where it lies.
    #expect(state.release(0, in: puzzle).joints == [Joint(piece: 0, other: 1)])
    #expect(state.turn(0, in: puzzle) == nil)
  }

  @Test func `a turned piece is neither joined nor placed`() throws {
    let puzzle = try Puzzle.ofFourPieces(turnsPieces: true)
    var state = puzzle.scattered(round: 0)
    _ = state.turnUpright(0)
    #expect(state.turn(0, in: puzzle) == 90)
    #expect(!state.drag(0, to: puzzle.place(of: 0), in: puzzle).hasEffect)
    #expect(state.turnUpright(0) && !state.turnUpright(0))
    #expect(state.release(0, in: puzzle).placed == [0])
    #expect(state.turn(0, in: puzzle) == nil)
  }

  @Test func `a dragged piece stays on the playground, and its group moves with it`() throws {
    let puzzle = try Puzzle.ofFourPieces()
    var state = puzzle.scattered(round: 0)
    #expect(puzzle.playground == ExactRectangle(origin: ExactPoint(x: 0, y: -50_000), width: 900_000, height: 650_000))
    _ = state.drag(3, to: ExactPoint(x: 9_000_000, y: 9_000_000), in: puzzle)
    #expect(state.position(of: 3, in: puzzle) == ExactPoint(x: 700_000, y: 450_000))
    _ = state.drag(2, to: ExactPoint(x: 505_000, y: 445_000), in: puzzle)
    #expect(state.group(of: 2) == [2, 3])
    state.move(2, to: ExactPoint(x: -9_000_000, y: 0), in: puzzle)
    #expect(state.position(of: 3, in: puzzle) == ExactPoint(x: 200_000, y: 0))
  }

  @Test func `what is grabbed goes on top, and placed pieces lie below and let touches through`() throws {
    let puzzle = try Puzzle.ofFourPieces()
    var state = puzzle.scattered(round: 0)
    state.raise(1)
    #expect(state.drawingOrder == [0, 2, 3, 1])
    let middle = ExactPoint(x: 100_000, y: 75_000)
    for piece in [0, 3] { _ = state.drag(piece, to: puzzle.place(of: piece), in: puzzle) }
    #expect(state.drawingOrder == [0, 3, 2, 1])
    #expect(state.piece(at: middle, in: puzzle) == nil)
    for piece in [2, 1] { state.move(piece, to: ExactPoint(x: 40_000, y: 40_000), in: puzzle) }
    #expect(state.piece(at: middle, in: puzzle) == 1)
    state.raise(2)
    #expect(state.piece(at: middle, in: puzzle) == 2)
  }

  @Test func `a turned piece is touched where it's drawn`() throws {
    let puzzle = try Puzzle.ofFourPieces(turnsPieces: true)
    var state = puzzle.scattered(round: 0)
    for piece in 0..<4 { _ = state.turnUpright(piece) }
    // Pieces are 200 × 150 points; points right of the middle of an upright one are below that of a turned one.
    let corner = state.position(of: 0, in: puzzle)
    let middle = corner + ExactPoint(x: 100_000, y: 75_000)
    let right = ExactPoint(x: 95_000, y: -70_000)
    for quarters in 0..<4 {
      for turns in 0..<4 {
        let isCovered = state.covers(middle + right.turned(quarters: turns), piece: 0, in: puzzle)
        #expect(isCovered == (turns % 2 == quarters % 2), "\(quarters), \(turns)")
      }
      _ = state.turn(0, in: puzzle)
    }
  }

  @Test func `dragging all pieces home completes every puzzle, whatever happened before`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<TestLength.pick(8, long: 24) {
      let puzzle = try Puzzle.random(using: &random)
      var state = puzzle.scattered(round: 0)
      let area = puzzle.playground
      var completions = 0
      for _ in 0..<30 {
        let piece = random.number(below: state.pieces.count)
        let near = state.pieces[random.number(below: state.pieces.count)].displacement
        let target =
          random.number(below: 2) == 0
          ? puzzle.place(of: piece) + near
          : area.origin
            + ExactPoint(
              x: Int64(random.number(below: Int(area.width) + 1)), y: Int64(random.number(below: Int(area.height) + 1)))
        if random.number(below: 4) == 0 { _ = state.turn(piece, in: puzzle) }
        completions += state.drag(piece, to: target, in: puzzle).isCompleted ? 1 : 0
        #expect(state.isValid(for: puzzle))
      }
      for piece in state.choices {
        _ = state.turnUpright(piece)
        completions += state.drag(piece, to: puzzle.place(of: piece), in: puzzle).isCompleted ? 1 : 0
      }
      #expect(state.isComplete && completions == 1)
      #expect(state.pieces.allSatisfy { $0.displacement == .zero && $0.quarters == 0 })
    }
  }

  @Test func `joining all pieces makes one group, which is placed as a whole`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<20 {
      let puzzle = try Puzzle(
        frame: Rectangle(width: 300, height: 200), tray: Rectangle(x: 400, width: 600, height: 400),
        rows: 1 + random.number(below: 9), columns: 2 + random.number(below: 9), seed: random.next() >> 1,
        turnsPieces: true)
      var state = puzzle.scattered(round: 0)
      for piece in state.pieces.indices { _ = state.turnUpright(piece) }
      state.move(0, to: ExactPoint(x: 550_000, y: 100_000), in: puzzle)
      // Row by row, each piece has a neighbour in the group; others that lie near may join as well.
      var jointCount = 0
      for piece in state.pieces.indices.dropFirst() where state.pieces[piece].group != 0 {
        let target = puzzle.place(of: piece) + state.pieces[0].displacement
        jointCount += state.drag(piece, to: target, in: puzzle).joints.count
      }
      #expect(state.group(of: 0) == Array(state.pieces.indices))
      #expect(jointCount == state.pieces.count - 1 && state.choices == [0])
      let fit = state.drag(state.pieces.count - 1, to: puzzle.place(of: state.pieces.count - 1), in: puzzle)
      #expect(fit.placed == Array(state.pieces.indices) && fit.isCompleted)
    }
  }

  @Test func `states that can't be reached are recognized`() throws {
    let puzzle = try Puzzle.ofFourPieces(turnsPieces: true)
    var joined = puzzle.scattered(round: 0)
    for piece in 0..<4 { _ = joined.turnUpright(piece) }
    _ = joined.drag(2, to: ExactPoint(x: 496_315, y: 34_864), in: puzzle)
    #expect(joined.isValid(for: puzzle))

    let damages: [(inout PuzzleState) -> Void] = [
      { $0.pieces.removeLast() }, { $0.stack.removeLast() }, { $0.stack[0] = 200 }, { $0.stack[0] = $0.stack[1] },
      { $0.pieces[0].quarters = 4 }, { $0.pieces[2].quarters = 1 }, { $0.pieces[3].displacement.x += 1 },
      { $0.pieces[0].group = 3 }, { $0.pieces[3].group = 200 }, { $0.pieces[0].isPlaced = true },
      { $0.pieces[3].group = 1 }, { $0.pieces[0].displacement.x = .min }, { $0.pieces[0].displacement.y = .max },
    ]
    for (index, damage) in damages.enumerated() {
      var state = joined
      damage(&state)
      #expect(!state.isValid(for: puzzle), "\(index)")
    }
  }
}
