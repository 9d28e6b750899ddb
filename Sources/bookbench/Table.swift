import Foundation

/// Rows of figures, aligned.
struct Table {
  private var rows: [[String]]

  init(_ titles: [String]) {
    rows = [titles]
  }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The table as text, first column left, the others right.
  var text: String {
    let columns = rows.map { $0.count }.max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// Figures as people read them.
enum Figure {
  static func megabytesPerSecond(_ bytes: Int, _ seconds: Double) -> String {
    String(format: "%.0f", Double(bytes) / seconds / 1e6)
  }

  /// A ratio for which there is no aim.
  static func times(_ value: Double) -> String {
    String(format: "%.2f ×", value)
  }

  /// A ratio beside what it must be and what it aims at: `8.1 × (must 2, aim 3)`.
  static func ratio(_ value: Double, must: Double, aim: Double) -> String {
    let verdict = value >= aim ? "aim met" : value >= must ? "must met" : "MISSED"
    return String(format: "%.2f × (must %g, aim %g: %@)", value, must, aim, verdict as NSString)
  }

  /// The same for a figure that should be small.
  static func ratio(_ value: Double, atMost must: Double, aim: Double) -> String {
    let verdict = value <= aim ? "aim met" : value <= must ? "must met" : "MISSED"
    return String(format: "%.2f × (must ≤ %g, aim ≤ %g: %@)", value, must, aim, verdict as NSString)
  }
}
