/// Escapes text for XML, so that untrusted text never becomes markup.
package enum XMLEscape {
  /// Returns `text` escaped for element content and for attributes in double quotes.
  ///
  /// Characters that XML doesn't allow become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // In attributes, unescaped white space would be normalized to spaces.
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case _ where isAllowed(scalar): escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }

  /// Returns whether XML 1.0 allows a character; control characters and noncharacters that XML only discourages are
  /// excluded too.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xFDD0, 0xFDF0..<0xFFFE: true
    case 0x10000...: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
