package enum PuzzleError: Error, Sendable, Equatable {
  /// The number of rows or columns, or their product, is outside of what a puzzle can have.
  case pieceCount(rows: Int, columns: Int)
  /// A side of the board isn't a number, is too large, or too small to be cut.
  case boardSize
  /// The tray isn't a rectangle, or it's too far away or too large.
  case tray

  package var description: String {
    switch self {
    case .pieceCount(let rows, let columns): "\(rows) × \(columns) is not a number of pieces that a puzzle can have"
    case .boardSize: "the puzzle has a size that cannot be cut into pieces"
    case .tray: "the tray has a size or position that cannot be used"
    }
  }
}
