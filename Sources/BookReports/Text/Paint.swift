package struct Paint {
  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  func strong(_ text: String, _ color: Color) -> String { painted(text, "1;" + color.rawValue) }
  func plain(_ text: String, _ color: Color) -> String { painted(text, color.rawValue) }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
