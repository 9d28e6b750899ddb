/// A line of a tree: the cells of its columns, or words that belong to the line above.
struct TreeRow {
  let cells: [String]
  /// What stands behind the columns, or alone.
  let rest: String
  /// What belongs to the line above stands a little to the right of its name.
  let isDetail: Bool

  static let blanks = "  "

  /// The lines, their columns aligned.
  static func text(of rows: [TreeRow], _ paint: Paint) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.cells.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      guard !row.isDetail else {
        return blanks + String(repeating: " ", count: widths[0] + 4) + row.rest + "\n"
      }
      // Rules and the like have fewer columns, and what stands behind them need not stand behind those of elements.
      var line = blanks
      for (column, cell) in row.cells.enumerated() {
        line += column == 1 ? paint.strong(cell, .green) : cell
        // A column in which nothing stands takes no place.
        if widths[column] > 0 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      line += row.rest
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
