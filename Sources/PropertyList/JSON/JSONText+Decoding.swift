extension JSONText {
  /// The character of an escape, and the number of bytes that the escape takes.
  typealias Escape = (scalar: Unicode.Scalar, length: Int)

  /// Returns the escape whose backslash is at `index`, or `nil` if it isn't valid; a surrogate pair is one escape.
  static func escape(_ text: Span<UInt8>, at index: Int) -> Escape? {
    guard index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (Unicode.Scalar(text[index + 1]), 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): return hexadecimalEscape(text, at: index)
    default: return nil
    }
  }

  private static func hexadecimalEscape(_ text: Span<UInt8>, at index: Int) -> Escape? {
    guard let unit = codeUnit(text, at: index) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard unit < 0xDC00, let second = codeUnit(text, at: index + 6), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { return nil }
    return (scalar, 12)
  }

  /// Returns the value of `\u` and four digits.
  private static func codeUnit(_ text: Span<UInt8>, at index: Int) -> UInt32? {
    guard index + 6 <= text.count, Cursor(text).matches("\\u", at: index),
      let (value, end) = HexDigits.unit(text, index + 2..<index + 6), end == index + 6
    else { return nil }
    return value
  }

  /// Returns the text between quotes as UTF-8; its escapes must have been validated.
  static func decode(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == UInt8(ascii: "\\"), let escape = escape(text, at: index) {
        UTF8Sequence.append(escape.scalar.value, to: &decoded)
        index += escape.length
      } else {
        decoded.append(text[index])
        index += 1
      }
    }
    return decoded
  }
}
