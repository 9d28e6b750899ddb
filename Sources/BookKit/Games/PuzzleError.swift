package enum PuzzleError: Error, Sendable, Equatable {
  /// The number of rows, of columns or of pieces is out of range.
  case pieceCount(rows: Int, columns: Int)
  /// A side of the board isn't finite, is too large, or is too small to be cut.
  case boardSize
  /// The tray has no area, or it's too far away or too large.
  case tray

  package var description: String {
    switch self {
    case .pieceCount(let rows, let columns): "\(rows) × \(columns) is not a number of pieces that a puzzle can have"
    case .boardSize: "the puzzle has a size that cannot be cut into pieces"
    case .tray: "the tray has a size or position that cannot be used"
    }
  }
}
