/// Colours text for a terminal, or leaves it unchanged.
package struct Paint {
  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Creates a paint for `stream` that follows the user's choice and the terminal's abilities.
  init(for stream: ByteOutput, choice: ColorChoice, disablesColor: Bool) {
    isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto: stream.isTerminal && !disablesColor
      }
  }

  enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  /// Returns `text` in a bold colour.
  func strong(_ text: String, _ color: Color) -> String { painted(text, "1;" + color.rawValue) }

  /// Returns `text` in a colour.
  func plain(_ text: String, _ color: Color) -> String { painted(text, color.rawValue) }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
