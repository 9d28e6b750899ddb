@testable import BookKit

extension Puzzle {
  /// A puzzle of four pieces on a page of 1024 × 768, whose numbers are known.
  static func ofFourPieces(snapDistance: Double? = nil, turnsPieces: Bool = false) throws(PuzzleError) -> Puzzle {
    try Puzzle(
      frame: Rectangle(x: 100, y: 100, width: 400, height: 300),
      tray: Rectangle(x: 550, y: 50, width: 450, height: 650), rows: 2, columns: 2, seed: 7,
      snapDistance: snapDistance, turnsPieces: turnsPieces)
  }

  /// A random puzzle: of any shape, on a board and in a tray of any size, with any snapping distance.
  static func random(using random: inout SplitMix64) throws(PuzzleError) -> Puzzle {
    func number(_ range: ClosedRange<Int>) -> Double { Double(range.lowerBound + random.number(below: range.count)) }
    var (rows, columns) = (1, 1)
    while !PuzzleGrid.allows(rows: rows, columns: columns) {
      (rows, columns) = (1 + random.number(below: 20), 1 + random.number(below: 20))
    }
    // Every other tray is smaller than most cells, and some lie on the board.
    let isSmall = random.number(below: 2) == 0
    let size = isSmall ? 1...40 : 50...1200
    return try Puzzle(
      frame: Rectangle(x: number(-90...90), y: number(-90...90), width: number(30...900), height: number(30...900)),
      tray: Rectangle(x: number(-300...800), y: number(-300...800), width: number(size), height: number(size)),
      rows: rows, columns: columns, seed: random.next() >> 1,
      snapDistance: random.number(below: 3) == 0 ? nil : number(0...200) / 7, turnsPieces: random.number(below: 2) == 0)
  }

  /// Returns the place of a piece on the board.
  func place(of piece: Int) -> ExactPoint { grid.cell(of: piece).origin }
}

extension PuzzleState {
  /// Drags a piece as a finger does: it's grabbed, moved and released.
  mutating func drag(_ piece: Int, to position: ExactPoint, in puzzle: Puzzle, held: [Int] = []) -> Fit {
    raise(piece)
    move(piece, to: position, in: puzzle)
    return release(piece, in: puzzle, held: held)
  }

  /// The positions of all pieces in points.
  func positions(in puzzle: Puzzle) -> [[Double]] {
    pieces.indices.map { piece in
      let point = Point(position(of: piece, in: puzzle))
      return [point.x, point.y]
    }
  }
}
