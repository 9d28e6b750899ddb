package enum PuzzleError: Error, Sendable, Equatable {
  case pieceCount(rows: Int, columns: Int)
  case boardSize
  case tray

  package var description: String {
    switch self {
    case .pieceCount(let rows, let columns): "\(rows) × \(columns) is not a number of pieces that a puzzle can have"
    case .boardSize: "the puzzle has a size that cannot be cut into pieces"
    case .tray: "the tray has a size or position that cannot be used"
    }
  }
}
