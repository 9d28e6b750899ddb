/// A jigsaw puzzle: its pieces, and the rules by which they are scattered and fit together.
///
/// Coordinates are in thousandths of a point from the upper left corner of the board, on which the puzzle is solved.
package struct Puzzle: Sendable, Equatable {
  package let cut: PuzzleCut
  package let tray: ExactRectangle
  /// The distance in x and in y within which a piece snaps to its place or to a neighbour.
  package let snapDistance: Int64
  /// Whether scattered pieces are rotated by quarter turns, so that the reader has to turn them upright.
  package let turnsPieces: Bool
  private let slotColumns: Int
  /// The seed of the cut and of all rounds.
  package let seed: UInt64

  /// Creates a puzzle on a board; `frame` and `tray` are in the coordinates of the puzzle's parent.
  ///
  /// `snapDistance` is in points; if it's missing or out of range, a quarter of the shorter side of a cell is used. If
  /// `fitsTray` is true, the number of columns in the tray is the one that gives each piece the most room.
  package init(
    frame: Rectangle, tray: Rectangle, rows: Int, columns: Int, seed: UInt64, snapDistance: Double? = nil,
    turnsPieces: Bool = false, fitsTray: Bool = false
  ) throws(PuzzleError) {
    guard let frame = ExactRectangle(frame) else { throw .boardSize }
    guard var tray = ExactRectangle(tray) else { throw .tray }
    tray.origin = tray.origin - frame.origin
    let grid = try PuzzleGrid(rows: rows, columns: columns, width: frame.width, height: frame.height)
    cut = PuzzleCut(grid, seed: seed)
    self.tray = tray
    self.seed = seed
    self.turnsPieces = turnsPieces
    let wanted = snapDistance.flatMap { ExactPoint.coordinate($0) } ?? -1
    slotColumns = fitsTray ? grid.columns(fitting: tray) : columns
    self.snapDistance = (0...grid.shortSide / 2).contains(wanted) ? wanted : grid.shortSide / 4
  }

  package var grid: PuzzleGrid { cut.grid }

  /// The smallest rectangle around the board and the tray; dragged pieces stay inside.
  package var playground: ExactRectangle { grid.board.union(tray) }

  /// Returns the puzzle at the beginning of a round; the first round has the number 0.
  package func scattered(round: UInt64) -> PuzzleState {
    var generator = SplitMix64(seed: seed &+ 1 &+ round)
    let slots = shuffledSlots(using: &generator)
    let pieces = slots.indices.map { piece in
      let position = scatteredPosition(of: piece, slot: slots[piece], using: &generator)
      let quarters = turnsPieces ? generator.number(below: 4) : 0
      return PuzzleState.Piece(
        displacement: position - grid.cell(of: piece).origin, quarters: UInt8(quarters), group: UInt8(piece))
    }
    return PuzzleState(round: round, pieces: pieces, stack: pieces.indices.map { UInt8($0) })
  }

  /// Returns the slot of the tray for each piece, in random order.
  private func shuffledSlots(using generator: inout SplitMix64) -> [Int] {
    var shuffled = Array(0..<grid.pieceCount)
    for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
      shuffled.swapAt(last, generator.number(below: last + 1))
    }
    var slots = shuffled
    for slot in shuffled.indices { slots[shuffled[slot]] = slot }
    return slots
  }

  private func scatteredPosition(of piece: Int, slot: Int, using generator: inout SplitMix64) -> ExactPoint {
    let jitter = grid.shortSide / 16
    let middle = grid.middle(of: piece)
    let (row, column) = slot.quotientAndRemainder(dividingBy: slotColumns)
    let slotRows = (grid.pieceCount + slotColumns - 1) / slotColumns

    func position(_ size: Int64, _ index: Int, of count: Int) -> Int64 {
      let offset = Int64(generator.number(below: Int(2 * jitter + 1))) - jitter
      return size * Int64(2 * index + 1) / Int64(2 * count) + offset
    }
    let x = position(tray.width, column, of: slotColumns)
    let y = position(tray.height, row, of: slotRows)

    let cell = grid.cell(of: piece)
    let inTray = tray.clamp(tray.origin + ExactPoint(x: x, y: y) - middle, width: cell.width, height: cell.height)
    return inTray.isWithin(snapDistance, of: cell.origin) ? movedAway(inTray, from: cell) : inTray
  }

  /// Moves a piece towards the farthest side of the tray, far enough that it doesn't snap to its place.
  private func movedAway(_ position: ExactPoint, from cell: ExactRectangle) -> ExactPoint {
    let distance = 2 * snapDistance + 1
    let sides = [
      (position.x - tray.origin.x, ExactPoint(x: -distance, y: 0)),
      (tray.right - position.x - cell.width, ExactPoint(x: distance, y: 0)),
      (position.y - tray.origin.y, ExactPoint(x: 0, y: -distance)),
      (tray.bottom - position.y - cell.height, ExactPoint(x: 0, y: distance)),
    ]
    var farthest = sides[0]
    for side in sides.dropFirst() where side.0 > farthest.0 { farthest = side }
    return position + farthest.1
  }
}
