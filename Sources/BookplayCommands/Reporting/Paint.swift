/// Colours for a terminal; without colour, the text stays as it is.
package struct Paint {
  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The paint for `stream`, as the user chose and as the terminal allows.
  init(for stream: ByteOutput, choice: ColorChoice, dislikesColor: Bool) {
    isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto: stream.isTerminal && !dislikesColor
      }
  }

  enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  /// `text` in a strong colour.
  func strong(_ text: String, _ color: Color) -> String { painted(text, "1;" + color.rawValue) }

  /// `text` in a colour.
  func plain(_ text: String, _ color: Color) -> String { painted(text, color.rawValue) }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
