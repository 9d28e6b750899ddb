struct TreeRow {
  var cells: [String] = []
  let rest: String

  static let blanks = "  "

  static func text(of rows: [TreeRow], _ paint: Paint) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.cells.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      guard !row.cells.isEmpty else { return blanks + String(repeating: " ", count: widths[0] + 4) + row.rest + "\n" }
      // In rows with fewer cells, such as those of rules, the rest isn't aligned with that of elements.
      var line = blanks
      for (column, cell) in row.cells.enumerated() {
        line += column == 1 ? paint.strong(cell, .green) : cell
        // An empty column takes no space.
        if widths[column] > 0 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      line += row.rest
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
