/// Escapes text for GitHub's workflow commands.
enum AnnotationText {
  /// Returns `text` escaped as the value of a property, such as a file or a title.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// Returns `text` escaped as a message.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// Returns `text` with the characters in `special` percent-encoded and other control characters escaped.
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
