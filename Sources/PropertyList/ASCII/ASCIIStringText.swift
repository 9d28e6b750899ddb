/// Writes strings and data as old-style text.
package enum ASCIIStringText {
  /// Appends the UTF-8 of `range` to `bytes`, without quotes if it needs none.
  ///
  /// With `isString`, a text that looks like a number or a Boolean gets quotes, so that it stays a string. Control
  /// characters become escapes; with `isASCII`, so do all characters outside ASCII.
  package static func append(
    _ text: Span<UInt8>, _ range: Range<Int>, isString: Bool = false, isASCII: Bool = false, to bytes: inout [UInt8]
  ) {
    if isWord(text, range), !isString || BareWord.kind(text, range) == nil {
      return bytes.append(copyOf: text.extracting(range))
    }
    bytes.append(UInt8(ascii: "\""))
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte < 0x80 {
        append(byte, to: &bytes)
        index += 1
      } else {
        let (scalar, length) = text.extracting(first: range.upperBound).scalar(at: index)
        if isASCII || scalar < 0xA0 || length == 1 {
          appendEscape(of: scalar, to: &bytes)
        } else {
          bytes.append(copyOf: text.extracting(index..<index + length))
        }
        index += length
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns whether the text can be written without quotes.
  private static func isWord(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, ASCIIComment(at: range.lowerBound, in: text.extracting(first: range.upperBound)) == nil else {
      return false
    }
    for index in range where !ASCIIByte.isWord(text[index]) { return false }
    return true
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes.append("\\n")
    case 0x09: bytes.append("\\t")
    case 0x20...0x7E: bytes.append(byte)
    default: append(unit: UInt32(byte), to: &bytes)
    }
  }

  /// Appends `\U` and four digits for each UTF-16 code unit of a scalar.
  package static func appendEscape(of scalar: UInt32, to bytes: inout [UInt8]) {
    guard scalar > 0xFFFF else { return append(unit: scalar, to: &bytes) }
    append(unit: 0xD7C0 + scalar >> 10, to: &bytes)
    append(unit: 0xDC00 + scalar & 0x3FF, to: &bytes)
  }

  private static func append(unit: UInt32, to bytes: inout [UInt8]) {
    bytes.append("\\U")
    HexDigits.append(UInt64(unit), count: 4, to: &bytes)
  }

  /// Appends `data` in groups of four bytes.
  static func append(data: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    for (index, byte) in data.enumerated() {
      if index > 0, index % 4 == 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(HexDigits.digit(byte >> 4))
      bytes.append(HexDigits.digit(byte))
    }
    bytes.append(UInt8(ascii: ">"))
  }
}
