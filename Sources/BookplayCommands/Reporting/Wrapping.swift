/// Text in lines that are not too long.
enum Wrapping {
  /// `text` in lines of at most `width` characters, if its words allow it.
  static func lines(of text: String, width: Int) -> [String] {
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

  /// The same, each line behind `count` blanks.
  static func indented(_ text: String, by count: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return margin + lines(of: text, width: width - count).joined(separator: "\n" + margin)
  }

  /// `text` behind `start`, from column `margin` on; what has no room there goes below.
  ///
  /// Without a width all of it stays on one line.
  static func hanging(_ text: String, behind start: String, margin: Int, width: Int?) -> String {
    let blanks = String(repeating: " ", count: margin)
    let beginning = start + blanks.dropFirst(start.count)
    guard let width, margin + text.count > width else { return beginning + text }
    if width - margin < leastWidth { return start + "\n" + indented(text, by: 6, width: width) }
    return beginning + lines(of: text, width: width - margin).joined(separator: "\n" + blanks)
  }

  /// Sentences, in lines that are read with ease.
  static func prose(_ text: String, width: Int?) -> String {
    lines(of: text, width: min(width ?? usualWidth, usualWidth)).joined(separator: "\n")
  }

  /// `word`, painted, and `text` behind it; what has no room on the line goes on behind a margin.
  static func headed(by word: String, _ text: String, width: Int?, paint: (String) -> String) -> String {
    let whole = "\(word) \(text)"
    let lines = width.map { Wrapping.lines(of: whole, width: $0 - 2) } ?? [whole]
    return paint(word) + String(lines.joined(separator: "\n  ").dropFirst(word.count))
  }

  /// What is neither too narrow nor too wide to be read, and what most terminals have.
  static let usualWidth = 80

  /// In a narrower column hardly two words stand beside each other.
  private static let leastWidth = 24
}
