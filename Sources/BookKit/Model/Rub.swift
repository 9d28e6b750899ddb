import PropertyList

/// How readers can rub an element away.
public struct Rub: Sendable {
  /// How far around a finger the element is rubbed away, in points.
  public var radius = 24.0
  /// The share of the element that must be rubbed away, 0.1…1; then the rest follows.
  public var share = 0.6
  /// How long the rest takes to fade, in seconds.
  public var fade = 0.4
  /// What choices call it, in all languages.
  package var localizedLabel = LocalizableText()
  package var node: NodeHandle

  /// What choices call it, for languages without a translation.
  public var label: String? { localizedLabel.original?.value }
}

extension Rub {
  /// The name of the tween that takes away what is left.
  package static var fadeName: StaticString { "fade" }
}

/// The cells of an element that can be rubbed away.
package struct RubCells: Sendable, Equatable {
  /// The size of the element's frame in the book.
  let width: Double
  let height: Double
  /// The number of cells next to each other.
  let columns: Int
  /// The number of cells below each other.
  let rows: Int

  private static let side = 16.0
  private static let maxCount = 65_536

  /// Divides a frame into cells, or returns `nil` if there would be none or too many.
  package init?(width: Double, height: Double) {
    guard let count = RubCells.count(width: width, height: height), count > 0, count <= Double(RubCells.maxCount) else {
      return nil
    }
    (self.width, self.height) = (width, height)
    columns = Int((width / RubCells.side).rounded(.up))
    rows = Int((height / RubCells.side).rounded(.up))
  }

  /// Returns whether a frame has more cells than can be rubbed away.
  package static func isTooLarge(width: Double, height: Double) -> Bool {
    count(width: width, height: height).map { $0 > Double(maxCount) } ?? true
  }

  private static func count(width: Double, height: Double) -> Double? {
    guard width >= 0, height >= 0, width.isFinite, height.isFinite else { return nil }
    return (width / side).rounded(.up) * (height / side).rounded(.up)
  }

  var count: Int { columns * rows }

  /// Returns the middle of a cell; the last cells of a row and a column can be narrower.
  func middle(column: Int, row: Int) -> Point {
    let (left, top) = (Double(column) * RubCells.side, Double(row) * RubCells.side)
    return Point(
      x: (left + min(left + RubCells.side, width)) / 2, y: (top + min(top + RubCells.side, height)) / 2)
  }

  /// Returns the index of the cell at a point of the frame.
  func cell(at point: Point) -> Int {
    let column = max(0, min(columns - 1, Int((point.x / RubCells.side).rounded(.down))))
    let row = max(0, min(rows - 1, Int((point.y / RubCells.side).rounded(.down))))
    return row * columns + column
  }

  /// Returns the columns whose cells can be between two horizontal positions.
  func columns(from left: Double, to right: Double) -> Range<Int> { RubCells.range(left, right, below: columns) }

  /// Returns the rows whose cells can be between two vertical positions.
  func rows(from top: Double, to bottom: Double) -> Range<Int> { RubCells.range(top, bottom, below: rows) }

  private static func range(_ low: Double, _ high: Double, below count: Int) -> Range<Int> {
    let first = max(0, min(Double(count), (low / side).rounded(.down)))
    let end = max(first, min(Double(count), (high / side).rounded(.down) + 1))
    return Int(first)..<Int(end)
  }
}
