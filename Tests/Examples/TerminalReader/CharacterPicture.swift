import BookFiles

/// A page as plain characters, each of which stands for a rectangle of the canvas.
struct CharacterPicture {
  private let columns: Int
  private let rows: Int
  private let canvas: Rectangle
  private var cells: [Character]

  init(columns: Int, rows: Int, canvas: Rectangle) {
    self.columns = columns
    self.rows = rows
    self.canvas = canvas
    cells = Array(repeating: " ", count: columns * rows)
  }

  /// Draws one element over what is there, a picture or a game as a frame with its name, a text as its words.
  mutating func draw(_ item: DrawItem, _ element: StageElement, names: NameTable) {
    guard let area = area(of: item, element) else { return }
    switch element.type {
    case .text:
      let text = element.text.map { names.text(of: $0) } ?? ""
      write(text, in: area, element.alignment)
    case .image, .movie, .puzzle, .coloring:
      frame(area)
      let middle = Area(left: area.left, top: (area.top + area.bottom) / 2, right: area.right, bottom: area.bottom)
      write(names.text(of: element.name), in: middle, .center)
    case .miniature:
      frame(area)
      let middle = Area(left: area.left, top: (area.top + area.bottom) / 2, right: area.right, bottom: area.bottom)
      write(element.page.map { "page \($0)" } ?? "", in: middle, .center)
    case .audio, .activeArea, .group: break
    }
  }

  /// The rows, without trailing spaces.
  var lines: [String] {
    (0..<rows).map { row in
      var line = cells[(row * columns)..<((row + 1) * columns)]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// A half-open rectangle of cells, which can lie outside of the picture.
  private struct Area {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int
  }

  /// Returns the cells that an element's frame covers as it is drawn, turned and scaled.
  private func area(of item: DrawItem, _ element: StageElement) -> Area? {
    let isText = element.type == .text
    // A text without a width extends to the right; a picture without one isn't drawn.
    let width = item.width > 0 || !isText ? item.width : canvas.width
    let height = item.height > 0 || !isText ? item.height : canvas.height / Double(rows)
    guard width > 0, height > 0 else { return nil }
    let corners = [(0, 0), (width, 0), (0, height), (width, height)].map { x, y in
      item.transform.apply(to: Point(x: x, y: y))
    }
    let (x, y) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    guard let left = column(x[0]), let right = column(x[3]), let top = row(y[0]), let bottom = row(y[3]) else {
      return nil
    }
    return Area(left: left, top: top, right: max(left + 1, right), bottom: max(top + 1, bottom))
  }

  private func column(_ x: Double) -> Int? { Int(exactly: (x / canvas.width * Double(columns)).rounded()) }
  private func row(_ y: Double) -> Int? { Int(exactly: (y / canvas.height * Double(rows)).rounded()) }

  private mutating func set(_ column: Int, _ row: Int, _ character: Character) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column] = character
  }

  private mutating func frame(_ area: Area) {
    let (last, bottom) = (area.right - 1, area.bottom - 1)
    for row in (area.top..<area.bottom).clamped(to: 0..<rows) {
      for column in (area.left..<area.right).clamped(to: 0..<columns) {
        let isBorder = row == area.top || row == bottom
        let isSide = column == area.left || column == last
        set(column, row, isBorder ? "─" : isSide ? "│" : " ")
      }
    }
    guard last > area.left, bottom > area.top else { return }
    set(area.left, area.top, "╭")
    set(last, area.top, "╮")
    set(area.left, bottom, "╰")
    set(last, bottom, "╯")
  }

  /// Writes a whole text, beyond its frame if that is too small.
  private mutating func write(_ text: String, in area: Area, _ alignment: Alignment) {
    let lines = TextLines(
      text, column: area.left, row: area.top, columns: area.right - area.left, rows: area.bottom - area.top,
      alignment: alignment, within: 0..<columns)
    for word in lines.words {
      for (offset, character) in word.text.enumerated() { set(word.column + offset, word.row, character) }
    }
  }
}
