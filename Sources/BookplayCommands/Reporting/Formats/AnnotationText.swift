/// Texts in the commands that GitHub's runner reads.
enum AnnotationText {
  /// The value of a property, such as a file or a title.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// What is told.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// `text` with the characters of `special` by their codes, and other controls harmless.
  private static func escaped(_ text: String, _ special: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else {
        escaped += TerminalText.escaped(String(Character(scalar)))
      }
    }
    return escaped
  }
}
