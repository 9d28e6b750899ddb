package enum HexDigits {
  /// Returns the digit for the lower half of `byte`.
  @inlinable @inline(__always)
  package static func digit(_ byte: UInt8, uppercase: Bool = false) -> UInt8 {
    let value = byte & 0x0F
    return value < 10 ? UInt8(ascii: "0") + value : (uppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")) - 10 + value
  }

  /// Appends the last `count` digits of `number`, including leading zeros.
  package static func append(_ number: UInt64, count: Int, uppercase: Bool = false, to bytes: inout [UInt8]) {
    for index in (0..<count).reversed() {
      bytes.append(digit(UInt8(truncatingIfNeeded: number >> UInt64(4 * index)), uppercase: uppercase))
    }
  }

  package static func text(_ number: UInt64, count: Int, uppercase: Bool = false) -> String {
    var digits: [UInt8] = []
    append(number, count: count, uppercase: uppercase, to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns the value and the end of up to four hexadecimal digits at the beginning of `range`, or `nil` if there are
  /// none.
  static func unit(_ text: Span<UInt8>, _ range: Range<Int>) -> (value: UInt32, end: Int)? {
    var value: UInt32 = 0
    var end = range.lowerBound
    while end < min(range.upperBound, range.lowerBound + 4), let digit = self.value(of: text[end]) {
      value = value << 4 | UInt32(digit)
      end += 1
    }
    return end > range.lowerBound ? (value, end) : nil
  }

  @inlinable @inline(__always)
  package static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit &- UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit &- UInt8(ascii: "a") &+ 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit &- UInt8(ascii: "A") &+ 10
    default: nil
    }
  }
}
