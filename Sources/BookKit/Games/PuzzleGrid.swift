/// The rectangular cells of a puzzle, before the tabs are cut.
///
/// Pieces are numbered row by row, from 0 here and from 1 in their names.
package struct PuzzleGrid: Sendable, Equatable {
  /// The x coordinates of the lines between columns, including the left and right edges of the board.
  package let columnLines: [Int64]
  /// The y coordinates of the lines between rows, including the upper and lower edges of the board.
  package let rowLines: [Int64]
  /// The shorter side of a cell, which determines the size of tabs and the default snapping distance.
  package let shortSide: Int64

  /// The maximum number of rows, and of columns.
  package static let maxLines = 20
  package static let pieceCounts = 2...200

  package static func allows(rows: Int, columns: Int) -> Bool {
    (1...maxLines).contains(rows) && (1...maxLines).contains(columns) && pieceCounts.contains(rows * columns)
  }

  /// Divides a board of `width` × `height` thousandths of a point.
  package init(rows: Int, columns: Int, width: Int64, height: Int64) throws(PuzzleError) {
    guard PuzzleGrid.allows(rows: rows, columns: columns) else { throw .pieceCount(rows: rows, columns: columns) }
    let largest = ExactPoint.maxCoordinate
    guard width >= Int64(columns), width <= largest, height >= Int64(rows), height <= largest else {
      throw .boardSize
    }
    columnLines = (0...columns).map { width * Int64($0) / Int64(columns) }
    rowLines = (0...rows).map { height * Int64($0) / Int64(rows) }
    shortSide = min(width / Int64(columns), height / Int64(rows))
  }

  package var rows: Int { rowLines.count - 1 }
  package var columns: Int { columnLines.count - 1 }
  package var pieceCount: Int { rows * columns }

  package var board: ExactRectangle {
    ExactRectangle(origin: .zero, width: columnLines[columns], height: rowLines[rows])
  }

  /// Returns the cell of a piece, which is its place in the solved puzzle.
  package func cell(of piece: Int) -> ExactRectangle {
    let (row, column) = piece.quotientAndRemainder(dividingBy: columns)
    return ExactRectangle(
      origin: ExactPoint(x: columnLines[column], y: rowLines[row]),
      width: columnLines[column + 1] - columnLines[column], height: rowLines[row + 1] - rowLines[row])
  }

  /// Returns the distance from a cell's origin to its middle, rounded down.
  package func middle(of piece: Int) -> ExactPoint {
    let cell = cell(of: piece)
    return ExactPoint(x: cell.width / 2, y: cell.height / 2)
  }

  /// Returns the neighbours that exist, in this order: left, above, right, below.
  package func neighbours(of piece: Int) -> [Int] {
    let (row, column) = piece.quotientAndRemainder(dividingBy: columns)
    var found: [Int] = []
    if column > 0 { found.append(piece - 1) }
    if row > 0 { found.append(piece - columns) }
    if column < columns - 1 { found.append(piece + 1) }
    if row < rows - 1 { found.append(piece + columns) }
    return found
  }
}

extension PuzzleGrid {
  /// Returns the number of columns that gives cells the most room in `tray`, relative to their size.
  func columns(fitting tray: ExactRectangle) -> Int {
    var best: (columns: Int, room: Ratio)?
    for columns in 1...pieceCount {
      let rows = (pieceCount + columns - 1) / columns
      let across = Ratio(part: tray.width * Int64(self.columns), whole: board.width * Int64(columns))
      let down = Ratio(part: tray.height * Int64(self.rows), whole: board.height * Int64(rows))
      let room = down < across ? down : across
      if best.map({ $0.room < room }) ?? true { best = (columns, room) }
    }
    return best?.columns ?? columns
  }
}

private struct Ratio {
  let part: Int64
  let whole: Int64

  static func < (left: Ratio, right: Ratio) -> Bool {
    let first = left.part.multipliedFullWidth(by: right.whole)
    let second = right.part.multipliedFullWidth(by: left.whole)
    return first.high == second.high ? first.low < second.low : first.high < second.high
  }
}
