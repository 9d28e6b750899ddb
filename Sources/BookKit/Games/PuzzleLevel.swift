/// The number of pieces of a puzzle if the book doesn't say it.
package enum PuzzleLevel: UInt8, Keyword {
  /// Two rows of three pieces.
  case easy
  /// Three rows of four pieces.
  case medium
  /// Four rows of six pieces.
  case hard

  package var keyword: StaticString {
    switch self {
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    }
  }

  package var rows: Int {
    switch self {
    case .easy: 2
    case .medium: 3
    case .hard: 4
    }
  }

  package var columns: Int {
    switch self {
    case .easy: 3
    case .medium: 4
    case .hard: 6
    }
  }

  /// Returns the rows and columns of a puzzle for which a book gives these numbers.
  ///
  /// The level replaces a missing number, and both if they are out of range.
  package func shape(rows: Int?, columns: Int?) -> (rows: Int, columns: Int) {
    let (wantedRows, wantedColumns) = (rows ?? self.rows, columns ?? self.columns)
    guard PuzzleGrid.allows(rows: wantedRows, columns: wantedColumns) else { return (self.rows, self.columns) }
    return (wantedRows, wantedColumns)
  }
}

extension PuzzleLevel: ExplainedKeyword {
  package static var kind: StaticString { "a level of puzzles" }

  package var meaning: StaticString {
    switch self {
    case .easy: "2 rows of 3 pieces"
    case .medium: "3 rows of 4 pieces"
    case .hard: "4 rows of 6 pieces"
    }
  }
}
