/// An entity or character reference: `&lt;`, `&#65;`, `&#x41;`.
package enum XMLReference {
  /// A reference to a scalar; it ends before `end`.
  case scalar(UInt32, end: Int)
  /// An entity that property lists don't define; it ends before `end`.
  case unknown(end: Int)
  /// A malformed number, or a number that isn't a character; it ends before `end`.
  case invalid(end: Int)
  /// An `&` that doesn't begin a reference.
  case bare

  /// Reads the reference whose `&` is at `start`.
  package init(at start: Int, in bytes: Span<UInt8>) {
    let first = start + 1
    let isNumber = first < bytes.count && bytes[first] == UInt8(ascii: "#")
    self = isNumber ? .number(at: first + 1, in: bytes) : .entity(at: first, in: bytes)
  }

  private static func entity(at start: Int, in bytes: Span<UInt8>) -> XMLReference {
    var end = start
    while end < bytes.count, end - start < PropertyList.Limits.referenceDigits, isNameByte(bytes[end]) { end += 1 }
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return .bare }
    guard let scalar = known(start..<end, in: bytes) else { return .unknown(end: end + 1) }
    return .scalar(scalar, end: end + 1)
  }

  /// Returns the scalar of one of the five entities of XML itself.
  private static func known(_ name: Range<Int>, in bytes: Span<UInt8>) -> UInt32? {
    let cursor = Cursor(bytes)
    switch name.count {
    case 2 where cursor.matches("lt", at: name.lowerBound): return 0x3C
    case 2 where cursor.matches("gt", at: name.lowerBound): return 0x3E
    case 3 where cursor.matches("amp", at: name.lowerBound): return 0x26
    case 4 where cursor.matches("quot", at: name.lowerBound): return 0x22
    case 4 where cursor.matches("apos", at: name.lowerBound): return 0x27
    default: return nil
    }
  }

  private static func number(at start: Int, in bytes: Span<UInt8>) -> XMLReference {
    var index = start
    let isHexadecimal = index < bytes.count && bytes[index] == UInt8(ascii: "x")
    let radix: UInt8 = isHexadecimal ? 16 : 10
    if isHexadecimal { index += 1 }
    let digits = index
    var value: UInt32 = 0
    while index < bytes.count, index - digits <= PropertyList.Limits.referenceDigits {
      guard let digit = HexDigits.value(of: bytes[index]), digit < radix else { break }
      // With this bound, long sequences of digits can't overflow.
      value = min(value * UInt32(radix) + UInt32(digit), 0x110000)
      index += 1
    }
    let isTerminated = index < bytes.count && bytes[index] == UInt8(ascii: ";")
    let isScalar = value != 0 && Unicode.Scalar(value) != nil
    guard isTerminated, isScalar, index > digits, index - digits <= PropertyList.Limits.referenceDigits else {
      return .invalid(end: isTerminated ? index + 1 : index)
    }
    return .scalar(value, end: index + 1)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    ASCIIWord.isLetter(byte) || byte &- UInt8(ascii: "0") < 10 || byte >= 0x80
  }
}
