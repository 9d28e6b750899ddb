/// The pieces of a puzzle and their outlines, in thousandths of a point from the board's upper left corner.
package struct PuzzleCut: Sendable, Equatable {
  package let grid: PuzzleGrid
  /// The edges between columns, row by row.
  package let uprightEdges: [PuzzleEdge]
  /// The edges between rows, row by row.
  package let levelEdges: [PuzzleEdge]
  /// The outline of each piece in its place as a polygon, for hit tests.
  package let outlines: [ExactPolygon]

  /// The number of straight lines that replace a curve in `outlines`.
  private static let linesPerCurve: Int64 = 8

  /// Cuts a board along the cells of `grid`; each seed gives different tabs.
  package init(_ grid: PuzzleGrid, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var (upright, level): ([PuzzleEdge], [PuzzleEdge]) = ([], [])
    for row in 0..<grid.rows {
      let length = grid.rowLines[row + 1] - grid.rowLines[row]
      for column in 1..<grid.columns {
        let start = ExactPoint(x: grid.columnLines[column], y: grid.rowLines[row])
        upright.append(PuzzleEdge(from: start, .upright, length: length, shortSide: grid.shortSide, using: &generator))
      }
    }
    for row in 1..<grid.rows {
      for column in 0..<grid.columns {
        let start = ExactPoint(x: grid.columnLines[column], y: grid.rowLines[row])
        let length = grid.columnLines[column + 1] - grid.columnLines[column]
        level.append(PuzzleEdge(from: start, .level, length: length, shortSide: grid.shortSide, using: &generator))
      }
    }
    (self.grid, uprightEdges, levelEdges) = (grid, upright, level)
    outlines = (0..<grid.pieceCount).map { piece in
      PuzzleCut.path(of: piece, grid, upright, level).polygon(linesPerCurve: PuzzleCut.linesPerCurve)
    }
  }

  /// Returns the outline of a piece in its place, clockwise from the upper left corner of its cell.
  package func path(of piece: Int) -> ExactPath { PuzzleCut.path(of: piece, grid, uprightEdges, levelEdges) }

  private static func path(
    of piece: Int, _ grid: PuzzleGrid, _ upright: [PuzzleEdge], _ level: [PuzzleEdge]
  ) -> ExactPath {
    let (row, column) = piece.quotientAndRemainder(dividingBy: grid.columns)
    let cell = grid.cell(of: piece)
    let upperRight = ExactPoint(x: cell.right, y: cell.origin.y)
    let lowerRight = ExactPoint(x: cell.right, y: cell.bottom)
    let lowerLeft = ExactPoint(x: cell.origin.x, y: cell.bottom)
    let firstUpright = row * (grid.columns - 1) + column

    var part = ExactPath.Part(start: cell.origin)
    part.append(row > 0 ? level[piece - grid.columns] : nil, to: upperRight)
    part.append(column < grid.columns - 1 ? upright[firstUpright] : nil, to: lowerRight)
    part.append(row < grid.rows - 1 ? level[piece] : nil, backTo: lowerLeft)
    part.append(column > 0 ? upright[firstUpright - 1] : nil, backTo: cell.origin)
    return ExactPath(parts: [part])
  }
}

extension ExactPath.Part {
  /// Appends an edge from its start, or a straight line for a missing edge.
  fileprivate mutating func append(_ edge: PuzzleEdge?, to end: ExactPoint) {
    segments += edge?.segments ?? [.line(to: end)]
  }

  /// Appends an edge from its end back to its start, or a straight line for a missing edge.
  fileprivate mutating func append(_ edge: PuzzleEdge?, backTo start: ExactPoint) {
    guard let edge else { return segments.append(.line(to: start)) }
    for index in edge.segments.indices.reversed() {
      let previousEnd = index > 0 ? edge.segments[index - 1].end : edge.start
      segments.append(edge.segments[index].reversed(from: previousEnd))
    }
  }
}
