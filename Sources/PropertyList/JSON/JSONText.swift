/// Writes text as a JSON string: in quotes, with the escapes that JSON requires and no others.
package enum JSONText {
  /// Appends the UTF-8 of `range` to `bytes`, including quotes.
  package static func append(_ text: Span<UInt8>, _ range: Range<Int>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, !needsEscape(text[end]) { end += 1 }
      bytes.append(copyOf: text.extracting(index..<end))
      index = end
      if index < range.upperBound {
        append(text[index], to: &bytes)
        index += 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append("\\\"")
    case UInt8(ascii: "\\"): bytes.append("\\\\")
    case 0x08: bytes.append("\\b")
    case 0x09: bytes.append("\\t")
    case 0x0A: bytes.append("\\n")
    case 0x0C: bytes.append("\\f")
    case 0x0D: bytes.append("\\r")
    case 0..<0x20:
      bytes.append("\\u00")
      bytes.append(HexDigits.digit(byte >> 4))
      bytes.append(HexDigits.digit(byte))
    default: bytes.append(byte)
    }
  }
}
