import PropertyList

package enum TerminalText {
  /// Returns `text` on one line, with control and bidirectional formatting characters replaced by their codes.
  package static func escaped(_ text: String) -> String { text.unicodeScalars.map(Quotation.escaped).joined() }

  /// Returns `text` escaped except for tabs, which only move the cursor to the right.
  package static func escapedKeepingTabs(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\t")
  }

  /// Returns whether `bytes` are valid UTF-8 without control characters other than tabs and line ends.
  package static func isHarmless(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    var afterReturn = false
    for scalar in text.unicodeScalars {
      // After a carriage return that isn't part of a line end, text would overwrite the line.
      if afterReturn && scalar != "\n" { return false }
      afterReturn = scalar == "\r"
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: continue
      case 0..<0x20, 0x7F..<0xA0: return false
      default: continue
      }
    }
    return !afterReturn
  }

  /// Replaces the characters after `start` that would affect a terminal with JSON escapes.
  package static func escapeJSON(from start: Int, in bytes: inout [UInt8]) {
    guard bytes[start...].contains(where: { $0 >= 0x7F }) else { return }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      let isShown = scalar == "\n" || Quotation.escaped(scalar).unicodeScalars.elementsEqual([scalar])
      if isShown { bytes += String(scalar).utf8 } else { escape(scalar, to: &bytes) }
    }
  }

  private static func escape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for unit in Character(scalar).utf16 {
      bytes.append("\\u")
      HexDigits.append(UInt64(unit), count: 4, to: &bytes)
    }
  }
}
