import BookDrawing
import BookFiles

/// A book on a screen of characters: the page in colours, and next to it the possible actions and recent sounds.
struct ReadingScreen {
  private(set) var reader: TerminalReader
  private var rasterizer: Rasterizer
  private var picture: ColorPicture?
  private let title: String

  /// The width of the column next to the picture.
  private static let panelWidth = 24
  /// The number of seconds of the book for which a sound stays on the screen.
  private static let heardFor: Int64 = 4

  init(_ reader: TerminalReader, pictures: PictureShelf, title: String) {
    self.reader = reader
    self.title = title
    rasterizer = Rasterizer(pictures: pictures)
  }

  /// Handles the user's input and lets the time before it pass.
  mutating func take(_ inputs: [TerminalInput], after duration: Duration) {
    reader.advance(by: duration)
    for input in inputs {
      switch input {
      case .key(let key): reader.press(key)
      case .mouse(let phase, let column, let row):
        if let point = picture?.point(column: column, row: row) { reader.touch(phase, at: point) }
      case .quit: break
      }
    }
  }

  /// Returns the rows of the screen, in colours.
  mutating func rows(columns: Int, rows: Int) -> [String] {
    let actions = reader.actions()
    let room = max(1, columns - ReadingScreen.panelWidth - 2)
    var player = reader.player
    picture = ColorPicture(of: &player, columns: room, rows: rows, rasterizer: &rasterizer)
    for case (let key, .touch(let item)) in actions {
      if let point = player.center(of: item) { picture?.mark(key, at: point) }
    }
    let panel = panel(actions, rows: rows)
    let width = picture?.columns ?? 0
    return (0..<rows).map { row in
      var line = String(repeating: " ", count: width)
      if let picture, row < picture.rows { line = picture.line(row) }
      return "\(line)  \(panel[row])"
    }
  }

  private func panel(_ actions: [(key: Character, action: TerminalReader.Action)], rows: Int) -> [String] {
    var lines = TextLines(
      title, column: 0, row: 0, columns: ReadingScreen.panelWidth, rows: 2, alignment: .left,
      within: 0..<ReadingScreen.panelWidth
    ).joined.map { ReadingScreen.strong($0) }
    lines += [reader.place, ""]
    lines += actions.map { "\(ReadingScreen.strong(String($0.key)))  \(fitted(reader.title(of: $0.action), 3))" }
    let now = reader.player.tick.count
    let stay = ReadingScreen.heardFor * Int64(reader.player.tickRate)
    let heard = reader.heard.filter { now - $0.tick.count < stay }.suffix(4).map { fitted($0.text, 0) }
    let help = ["", "→ ←  turn the page", "q    quit"]
    let room = max(0, rows - help.count - heard.count - 1)
    lines = Array(lines.prefix(room))
    lines += [String](repeating: "", count: room - lines.count) + [""] + heard + help
    return Array(lines.prefix(rows))
  }

  /// Returns the end of a text that is too long, so that the last spoken words are visible, or else its beginning.
  private func fitted(_ text: String, _ indent: Int) -> String {
    let room = ReadingScreen.panelWidth - indent
    guard text.count > room else { return text }
    return indent == 0 && !text.hasPrefix("♪") ? "…" + text.suffix(room - 1) : text.prefix(room - 1) + "…"
  }

  private static func strong(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[0m" }
}

extension TextLines {
  /// The lines, joined by spaces.
  fileprivate var joined: [String] {
    let count = (words.last?.row ?? -1) + 1
    return (0..<max(0, count)).map { row in words.filter { $0.row == row }.map(\.text).joined(separator: " ") }
  }
}
