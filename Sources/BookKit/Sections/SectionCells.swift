/// The layout of a generated section with rows of small pictures, each with a title below.
struct SectionCells {
  private let count: Int
  private let columns: Int
  private let rows: Int
  private let scale: Double
  private let area: Rectangle
  private let width: Double
  private let height: Double

  /// Divides the space between the heading and the buttons of a section among a number of pictures.
  init(_ count: Int, on canvas: Rectangle) {
    self.count = count
    scale = SectionBuilder.scale(of: canvas)
    var columns = min(count, 3)
    while columns * columns < count { columns += 1 }
    self.columns = max(columns, 1)
    rows = (count + self.columns - 1) / self.columns
    area = Rectangle(
      x: 48 * scale, y: 120 * scale, width: canvas.width - 96 * scale, height: canvas.height - 232 * scale)
    // A picture has at most a third of the width and half of the height.
    width = area.width / Double(max(columns, 3))
    height = area.height / Double(max(rows, 2))
  }

  var haveTitles: Bool { height >= 96 * scale }

  private var inset: Double { haveTitles ? 8 * scale : 4 * scale }
  private var bottomInset: Double { haveTitles ? 40 * scale : inset }

  private func cell(_ index: Int) -> Rectangle {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    // The last row may not be full.
    let rowCount = Double(min(columns, count - row * columns))
    return Rectangle(
      x: area.x + (area.width - rowCount * width) / 2 + Double(column) * width,
      y: area.y + (area.height - Double(rows) * height) / 2 + Double(row) * height, width: width, height: height)
  }

  /// Returns the frame of a picture with the proportions of a size, at the bottom of its cell.
  func picture(_ index: Int, of size: (width: Double, height: Double)) -> Rectangle {
    let cell = cell(index)
    let space = (width: cell.width - 2 * inset, height: cell.height - inset - bottomInset)
    let factor = SectionBuilder.factor(fitting: size, into: space)
    let (width, height) = (size.width * factor, size.height * factor)
    let (x, y) = (cell.x + (cell.width - width) / 2, cell.y + cell.height - bottomInset - height)
    return Rectangle(x: x, y: y, width: width, height: height)
  }

  func title(_ index: Int) -> Rectangle {
    let cell = cell(index)
    return Rectangle(
      x: cell.x + inset, y: cell.y + cell.height - bottomInset + 4 * scale, width: cell.width - 2 * inset,
      height: 28 * scale)
  }
}
