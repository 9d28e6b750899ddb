package enum Wrapping {
  package static func lines(of text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  static func indented(_ text: String, by count: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return margin + lines(of: text, width: width - count).joined(separator: "\n" + margin)
  }

  /// Returns `start`, followed by `text`, which begins at column `margin` in each of its lines.
  ///
  /// Without a width, everything stays on one line. If there is little room, `text` begins on the next line.
  package static func hanging(_ text: String, after start: String, margin: Int, width: Int?) -> String {
    let blanks = String(repeating: " ", count: margin)
    let beginning = start + blanks.dropFirst(start.count)
    guard let width, margin + text.count > width else { return beginning + text }
    if width - margin < minWidth { return start + "\n" + indented(text, by: 6, width: width) }
    return beginning + lines(of: text, width: width - margin).joined(separator: "\n" + blanks)
  }

  static func prose(_ text: String, width: Int?) -> String {
    lines(of: text, width: min(width ?? defaultWidth, defaultWidth)).joined(separator: "\n")
  }

  /// Returns `word`, coloured by `paint`, and `text`; further lines are indented by two spaces.
  static func headed(by word: String, _ text: String, width: Int?, paint: (String) -> String) -> String {
    let whole = "\(word) \(text)"
    let lines = width.map { Wrapping.lines(of: whole, width: $0 - 2) } ?? [whole]
    return paint(word) + String(lines.joined(separator: "\n  ").dropFirst(word.count))
  }

  /// A width that is comfortable to read, and common for terminals.
  package static let defaultWidth = 80

  /// The minimum width of a column; a narrower one would hold hardly two words.
  private static let minWidth = 24
}
