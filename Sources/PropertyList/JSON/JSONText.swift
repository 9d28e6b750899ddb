/// Text as JSON writes it: in quotes, with the escapes that JSON requires and no others.
package enum JSONText {
  /// Appends the UTF-8 of `range` to `bytes`, including quotes.
  package static func append(_ text: Span<UInt8>, _ range: Range<Int>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var index = range.lowerBound
    while index < range.upperBound {
      // Most often, none of eight bytes needs an escape.
      if index + 8 <= range.upperBound, !needsEscape(text.word(at: index, before: range.upperBound)) {
        for offset in 0..<8 { bytes.append(text[index + offset]) }
        index += 8
      } else {
        append(text[index], to: &bytes)
        index += 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ word: UInt64) -> Bool {
    let quotes = ByteWord.zeroBytes(word ^ ByteWord.repeating(UInt8(ascii: "\"")))
    let backslashes = ByteWord.zeroBytes(word ^ ByteWord.repeating(UInt8(ascii: "\\")))
    return quotes | backslashes | ByteWord.bytes(below: 0x20, in: word) != 0
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): bytes += "\\\"".utf8
    case UInt8(ascii: "\\"): bytes += "\\\\".utf8
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0..<0x20:
      bytes += "\\u00".utf8
      bytes.append(HexDigits.digit(byte >> 4))
      bytes.append(HexDigits.digit(byte))
    default: bytes.append(byte)
    }
  }
}
