/// Decodes strings and data that have been validated.
enum ASCIIText {
  /// Returns the text between quotes with escapes resolved; malformed escapes become their second character or U+FFFD.
  static func decode(_ text: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      if text[index] == UInt8(ascii: "\\"), let escape = ASCIIEscape(at: index, in: text, before: content.upperBound) {
        UTF8Sequence.append(escape.scalar, to: &decoded)
        index = escape.end
      } else {
        decoded.append(text[index])
        index += 1
      }
    }
    return decoded
  }

  /// Returns the bytes of `<0fbd …>`, or of GNUstep's `<[…]>` in base64.
  static func bytes(_ text: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
    if content.lowerBound > 0, text[content.lowerBound - 1] == UInt8(ascii: "[") {
      return Base64.decode(text, content)
    }
    return [UInt8](capacity: content.count / 2 + 1) { bytes in
      var high: UInt8?
      for index in content {
        guard let digit = HexDigits.value(of: text[index]) else { continue }
        if let first = high {
          bytes.append(first << 4 | digit)
          high = nil
        } else {
          high = digit
        }
      }
    }
  }
}
