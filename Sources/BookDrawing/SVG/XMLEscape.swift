/// Text as XML writes it; what a stranger wrote never becomes markup.
package enum XMLEscape {
  /// `text` for contents and for attributes in double quotes; characters that XML cannot hold become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Written as they are, attributes would lose them.
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case _ where isAllowed(scalar): escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }

  /// The characters of XML 1.0, without the controls that it only discourages.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xFDD0, 0xFDF0..<0xFFFE: true
    case 0x10000...: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
