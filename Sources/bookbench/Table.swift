import Foundation

struct Table {
  private var rows: [[String]]

  init(_ titles: [String]) { rows = [titles] }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The table as text, with the first column left-aligned and the others right-aligned.
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

enum Figure {
  static func times(_ value: Double) -> String { String(format: "%.2f ×", value) }

  /// Returns a ratio with its required value and its target, such as `8.1 × (must 2, aim 3)`.
  static func ratio(_ value: Double, must: Double, aim: Double) -> String {
    let verdict = value >= aim ? "aim met" : value >= must ? "must met" : "MISSED"
    return String(format: "%.2f × (must %g, aim %g: %@)", value, must, aim, verdict as NSString)
  }

  static func ratio(_ value: Double, atMost must: Double, aim: Double) -> String {
    let verdict = value <= aim ? "aim met" : value <= must ? "must met" : "MISSED"
    return String(format: "%.2f × (must ≤ %g, aim ≤ %g: %@)", value, must, aim, verdict as NSString)
  }
}
