import BookFiles

/// The layout of a text's words on a grid of characters, so that all of it is readable.
///
/// The letters of a terminal are larger than those of a page. A frame that is too small for its words grows to the
/// sides as far as the picture goes, then down.
struct TextLines {
  /// A word and its position.
  struct Word {
    let text: Substring
    let column: Int
    let row: Int
  }

  private(set) var words: [Word] = []

  /// Lays out `text` for a frame whose upper left corner, width and height are given in characters.
  init(
    _ text: String, column: Int, row: Int, columns: Int, rows: Int, alignment: Alignment, within bounds: Range<Int>
  ) {
    var (left, right) = (column, column + max(1, columns))
    var lines = TextLines.lines(of: text, columns: right - left)
    while TextLines.overflows(lines, columns: right - left, rows: rows), right - left < bounds.count {
      if alignment != .right { right += 1 }
      if alignment != .left { left -= 1 }
      if right > bounds.upperBound { (left, right) = (max(bounds.lowerBound, left - 1), bounds.upperBound) }
      if left < bounds.lowerBound { (left, right) = (bounds.lowerBound, min(bounds.upperBound, right + 1)) }
      lines = TextLines.lines(of: text, columns: right - left)
    }
    for (number, line) in lines.enumerated() {
      let rest = right - left - TextLines.length(of: line)
      var next = left + max(0, alignment == .left ? 0 : alignment == .right ? rest : rest / 2)
      for word in line {
        words.append(Word(text: word, column: next, row: row + number))
        next += word.count + 1
      }
    }
  }

  private static func lines(of text: String, columns: Int) -> [[Substring]] {
    var lines: [[Substring]] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line: [Substring] = []
      for word in paragraph.split(whereSeparator: \.isWhitespace) {
        if !line.isEmpty, length(of: line) + 1 + word.count > columns {
          lines.append(line)
          line = []
        }
        line.append(word)
      }
      lines.append(line)
    }
    return lines
  }

  private static func length(of line: [Substring]) -> Int { line.reduce(line.count - 1) { $0 + $1.count } }

  private static func overflows(_ lines: [[Substring]], columns: Int, rows: Int) -> Bool {
    lines.count > max(1, rows) || lines.contains { length(of: $0) > columns }
  }
}
