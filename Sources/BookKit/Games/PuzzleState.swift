/// The progress of a puzzle: where its pieces are, and which of them are joined.
package struct PuzzleState: Sendable, Equatable {
  package struct Piece: Sendable, Equatable {
    /// The distance from the piece's place on the board.
    package var displacement: ExactPoint
    /// The number of quarter turns clockwise, 0…3.
    package var quarters: UInt8
    /// The lowest index among the piece itself and the pieces joined to it.
    package var group: UInt8
    /// Whether the piece is in its place and can no longer be moved.
    package var isPlaced = false
  }

  /// The number of the round; each restart adds one.
  package let round: UInt64
  package internal(set) var pieces: [Piece]
  /// The indices of all pieces, placed or not, from the bottom of the pile to its top.
  package internal(set) var stack: [UInt8]

  package var isComplete: Bool { pieces.allSatisfy { $0.isPlaced } }

  /// The piece that a hint shows: the first piece that isn't placed, or `nil` if the puzzle is complete.
  package var hint: Int? { pieces.firstIndex { !$0.isPlaced } }

  /// The first piece of each group that isn't placed.
  package var choices: [Int] { pieces.indices.filter { !pieces[$0].isPlaced && Int(pieces[$0].group) == $0 } }

  /// The pieces from back to front: placed ones are below all others.
  package var drawingOrder: [Int] {
    let order = stack.map { Int($0) }
    return order.filter { pieces[$0].isPlaced } + order.filter { !pieces[$0].isPlaced }
  }

  /// Returns the piece and the pieces joined to it, in ascending order.
  package func group(of piece: Int) -> [Int] { pieces.indices.filter { pieces[$0].group == pieces[piece].group } }

  package func position(of piece: Int, in puzzle: Puzzle) -> ExactPoint {
    puzzle.grid.cell(of: piece).origin + pieces[piece].displacement
  }

  package func covers(_ point: ExactPoint, piece: Int, in puzzle: Puzzle) -> Bool {
    let middle = puzzle.grid.cell(of: piece).origin + puzzle.grid.middle(of: piece)
    let distance = point - pieces[piece].displacement - middle
    return puzzle.cut.outlines[piece].contains(middle + distance.turned(quarters: -Int(pieces[piece].quarters)))
  }

  /// Returns the topmost piece that covers a point and can be dragged, or `nil` if there is none.
  ///
  /// Placed pieces let touches through.
  package func piece(at point: ExactPoint, in puzzle: Puzzle) -> Int? {
    stack.reversed().lazy.map { Int($0) }.first { !pieces[$0].isPlaced && covers(point, piece: $0, in: puzzle) }
  }

  /// Returns whether a state read from a file could have been reached in a puzzle.
  package func isValid(for puzzle: Puzzle) -> Bool {
    guard pieces.count == puzzle.grid.pieceCount, stack.count == pieces.count else { return false }
    var isStacked = [Bool](repeating: false, count: pieces.count)
    for piece in stack {
      guard piece < pieces.count, !isStacked[Int(piece)] else { return false }
      isStacked[Int(piece)] = true
    }
    return pieces.indices.allSatisfy { isValid($0, in: puzzle) }
  }

  private func isValid(_ index: Int, in puzzle: Puzzle) -> Bool {
    let (piece, leader) = (pieces[index], Int(pieces[index].group))
    guard leader <= index, pieces[leader].group == piece.group, piece.displacement == pieces[leader].displacement,
      piece.isPlaced == pieces[leader].isPlaced, piece.quarters < 4
    else { return false }
    let isJoined = leader != index || pieces.indices.contains { $0 > index && pieces[$0].group == piece.group }
    guard piece.quarters == 0 || puzzle.turnsPieces && !piece.isPlaced && !isJoined,
      !piece.isPlaced || piece.displacement == .zero
    else { return false }
    // Dragged pieces stay on the playground. Scattered ones can extend beyond it by slightly more than a cell.
    let reach = puzzle.playground
    let largest = max(reach.width, reach.height) + puzzle.grid.shortSide + 1
    let displacement = piece.displacement
    return displacement.x.magnitude <= largest.magnitude && displacement.y.magnitude <= largest.magnitude
  }
}
