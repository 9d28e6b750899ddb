/// The meaning of bytes in old-style text.
package enum ASCIIByte {
  /// Returns whether a string without quotes may contain `byte`: letters, digits and `_ $ / : . -`.
  @inline(__always)
  package static func isWord(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return false }
    let set: UInt64 = byte < 64 ? 0x07FF_E010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return set >> UInt64(byte & 63) & 1 != 0
  }

  /// Returns whether `byte` certainly ends a word: white space, or a mark that has a meaning between words.
  static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default:
      false
    }
  }

  @inline(__always)
  static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  @inline(__always)
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

// White space that takes more than one byte.
extension Span where Element == UInt8 {
  /// Returns the length in bytes of the white-space character at `index`, or 0 if there is none.
  ///
  /// Unicode's line and paragraph separators count as white space here, as they do for Apple.
  @inline(__always)
  func blankLength(at index: Int) -> Int {
    guard index < count else { return 0 }
    let byte = self[index]
    if byte == 0x20 || byte &- 0x09 < 5 { return 1 }
    return byte == 0xE2 && isSeparator(at: index) ? 3 : 0
  }

  /// Returns whether U+2028 or U+2029 is at `index`.
  func isSeparator(at index: Int) -> Bool {
    index + 2 < count && self[index] == 0xE2 && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8
  }

  /// Returns the scalar at `index`, which must be before the end.
  func scalar(at index: Int) -> (scalar: UInt32, length: Int) {
    let found = UTF8Sequence.scalar(self, at: index)
    return (found.scalar.value, found.length)
  }

  /// Returns the scalar at `index` if it looks like white space but isn't white space in a property list.
  func strangeBlank(at index: Int) -> (scalar: UInt32, length: Int)? {
    guard index < count else { return nil }
    let found = scalar(at: index)
    switch found.scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: return found
    default: return nil
    }
  }
}
