import BookDrawing
import BookFiles

/// A page in colours, in which each character of the terminal shows two pixels, one above the other, or a letter.
struct ColorPicture {
  /// The number of characters in a row.
  let columns: Int
  /// The number of rows.
  let rows: Int
  /// The number of columns for each point of the canvas; rows are twice as high.
  private let scale: Double
  private var cells: [Cell]

  private struct Cell: Equatable {
    var character: Character = "▀"
    /// The colour of the upper pixel, or of the letter.
    var ink: Color
    /// The colour of the lower pixel, or behind the letter.
    var paper: Color
    var isUnderlined = false
  }

  /// Draws the stage as large as fits.
  init?(of player: inout Player, columns: Int, rows: Int, rasterizer: inout Rasterizer) {
    var drawing = Drawing(of: &player)
    scale = min(Double(columns) / drawing.width, 2 * Double(rows) / drawing.height)
    // Letters of that size would be unreadable, so texts are written and not drawn.
    let texts = drawing.takeTexts()
    guard let pixels = rasterizer.draw(drawing, scale: scale)?.pixmap else { return nil }
    self.columns = min(columns, pixels.width)
    self.rows = min(rows, (pixels.height + 1) / 2)
    cells = []
    for row in 0..<self.rows {
      for column in 0..<self.columns {
        let upper = pixels.color(column, 2 * row)
        cells.append(
          Cell(ink: upper, paper: 2 * row + 1 < pixels.height ? pixels.color(column, 2 * row + 1) : upper))
      }
    }
    for (mark, map) in texts { write(mark, map) }
  }

  /// Marks a point of the canvas with the key that touches it.
  mutating func mark(_ key: Character, at point: Point) {
    let (column, row) = place(of: point)
    guard let index = index(column, row) else { return }
    cells[index] = Cell(character: key, ink: .black, paper: Color(red: 255, green: 214, blue: 0))
  }

  /// Returns the point of the canvas at the middle of a character.
  func point(column: Int, row: Int) -> Point {
    Point(x: (Double(column) + 0.5) / scale, y: (Double(row) * 2 + 1) / scale)
  }

  /// Returns a row with the terminal's codes for colours.
  func line(_ row: Int) -> String {
    var line = ""
    var last: Cell?
    for cell in cells[(row * columns)..<((row + 1) * columns)] {
      if cell.ink != last?.ink { line += ColorPicture.code(38, cell.ink) }
      if cell.paper != last?.paper { line += ColorPicture.code(48, cell.paper) }
      if cell.isUnderlined != (last?.isUnderlined ?? false) { line += cell.isUnderlined ? "\u{1B}[4m" : "\u{1B}[24m" }
      line.append(cell.character)
      last = cell
    }
    return line + "\u{1B}[0m"
  }

  private static func code(_ kind: Int, _ color: Color) -> String {
    "\u{1B}[\(kind);2;\(color.red);\(color.green);\(color.blue)m"
  }

  private func place(of point: Point) -> (column: Int, row: Int) {
    let (column, row) = (point.x * scale, point.y * scale / 2)
    // Elements can lie anywhere.
    return (Int(max(-1e6, min(1e6, column)).rounded(.down)), Int(max(-1e6, min(1e6, row)).rounded(.down)))
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? row * columns + column : nil
  }

  // MARK: - Words

  private mutating func write(_ mark: Mark, _ map: AffineMap) {
    guard case .text(let block) = mark.content, mark.alpha >= 0.5 else { return }
    let (left, top) = place(of: map.apply(to: Point(x: 0, y: 0)))
    let (right, bottom) = place(of: map.apply(to: Point(x: mark.width, y: mark.height)))
    let lines = TextLines(
      block.text, column: left, row: top, columns: mark.width > 0 ? right - left : columns - left,
      rows: bottom - top, alignment: mark.width > 0 ? block.alignment : .left, within: 0..<columns)
    for word in lines.words {
      let start = block.text.utf8.distance(from: block.text.startIndex, to: word.text.startIndex)
      let isSpoken = block.spoken?.overlaps(start..<(start + word.text.utf8.count)) ?? false
      for (offset, character) in word.text.enumerated() {
        write(character, column: word.column + offset, row: word.row, block.color, isUnderlined: isSpoken)
      }
    }
  }

  private mutating func write(_ character: Character, column: Int, row: Int, _ color: Color, isUnderlined: Bool) {
    guard let index = index(column, row) else { return }
    let paper = cells[index].paper
    var ink = color
    // Text that doesn't stand out from its background becomes black or white.
    if abs(ink.lightness - paper.lightness) < 90 { ink = paper.lightness < 128 ? .white : .black }
    cells[index] = Cell(character: character, ink: ink, paper: paper, isUnderlined: isUnderlined)
  }
}

extension Drawing {
  /// Removes all texts.
  ///
  /// - Returns: The texts with the maps from their own coordinates to those of the drawing.
  fileprivate mutating func takeTexts() -> [(Mark, AffineMap)] {
    var texts: [(Mark, AffineMap)] = []
    for index in layers.indices {
      let layer = layers[index]
      layers[index].marks.removeAll { mark in
        guard case .text = mark.content else { return false }
        var shown = mark
        shown.alpha *= layer.alpha
        texts.append((shown, mark.map.followed(by: layer.map)))
        return true
      }
    }
    return texts
  }
}

extension Color {
  /// The brightness as the eye perceives it, 0…255.
  fileprivate var lightness: Int { (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1000 }
}
