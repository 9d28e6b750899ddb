/// The level of a puzzle, which determines the number of pieces if the book doesn't.
package enum PuzzleLevel: KeywordText, Keyword {
  case easy, medium, hard

  package var size: (rows: Int, columns: Int) {
    switch self {
    case .easy: (2, 3)
    case .medium: (3, 4)
    case .hard: (4, 6)
    }
  }

  /// Returns the rows and columns of a puzzle, given those in the book.
  ///
  /// The level provides a missing number, and both if they are out of range.
  package func shape(rows: Int?, columns: Int?) -> (rows: Int, columns: Int) {
    let wanted = (rows: rows ?? size.rows, columns: columns ?? size.columns)
    return PuzzleGrid.allows(rows: wanted.rows, columns: wanted.columns) ? wanted : size
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
