/// A decimal number as it is written, `-12.5e3`, before conversion to a `Double`.
///
/// As in XML property lists, it has an optional sign, digits with an optional point anywhere, and an optional exponent.
/// Words such as `nan` and hexadecimal numbers aren't decimals.
package struct Decimal {
  package private(set) var isNegative = false
  /// The first significant digits, at most nineteen.
  private(set) var mantissa: UInt64 = 0
  /// The exponent of the power of ten that the mantissa is multiplied by.
  private(set) var exponent: Int64 = 0
  /// The number of significant digits that the mantissa leaves out, including trailing zeros.
  private(set) var omittedDigits = 0
  /// The range of the digits, with the point among them.
  private(set) var digits = 0..<0

  package var isZero: Bool { mantissa == 0 }

  package enum Scan {
    case decimal(Decimal)
    /// The first byte that does not belong to a number, or the end of the text if something is missing.
    case unexpected(at: Int)
  }

  /// Returns the number that fills `range` of `text`, correctly rounded, or `nil` if there is none.
  ///
  /// A number that is too large becomes infinity, and one that is too small becomes zero.
  package static func parse(_ text: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard case .decimal(let decimal) = scan(text, range) else { return nil }
    return decimal.double(in: text)
  }

  package static func scan(_ text: Span<UInt8>, _ range: Range<Int>) -> Scan {
    var decimal = Decimal()
    var position = range.lowerBound
    if position < range.upperBound, let isNegative = sign(text[position]) {
      decimal.isNegative = isNegative
      position += 1
    }
    let start = position
    decimal.takeDigits(text, &position, range.upperBound)
    var digitCount = position - start
    if position < range.upperBound, text[position] == UInt8(ascii: ".") {
      position += 1
      let fraction = position
      decimal.takeDigits(text, &position, range.upperBound)
      digitCount += position - fraction
      decimal.exponent -= Int64(position - fraction)
    }
    guard digitCount > 0 else { return .unexpected(at: position) }
    decimal.digits = start..<position
    decimal.exponent += Int64(decimal.omittedDigits)
    if position < range.upperBound, text[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      guard let power = power(text, &position, range.upperBound) else { return .unexpected(at: position) }
      decimal.exponent += power
    }
    return position == range.upperBound ? .decimal(decimal) : .unexpected(at: position)
  }

  @inline(__always)
  private mutating func takeDigits(_ text: Span<UInt8>, _ position: inout Int, _ end: Int) {
    while position < end {
      let digit = text[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      if mantissa < Decimal.roomForOneMore {
        mantissa = mantissa &* 10 &+ UInt64(digit)
      } else {
        omittedDigits += 1
      }
      position += 1
    }
  }

  /// The bound below which one more digit fits into 64 bits.
  private static let roomForOneMore: UInt64 = 1_000_000_000_000_000_000

  /// Returns an exponent with its sign; further digits are ignored once no number of digits could outweigh it.
  private static func power(_ text: Span<UInt8>, _ position: inout Int, _ end: Int) -> Int64? {
    var isNegative = false
    if position < end, let sign = sign(text[position]) {
      isNegative = sign
      position += 1
    }
    let start = position
    var power: Int64 = 0
    while position < end {
      let digit = text[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      if power < 1 << 50 { power = power * 10 + Int64(digit) }
      position += 1
    }
    guard position > start else { return nil }
    return isNegative ? -power : power
  }

  /// Returns whether a sign means a negative number, or `nil` if `byte` isn't a sign.
  private static func sign(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "-"): true
    case UInt8(ascii: "+"): false
    default: nil
    }
  }
}
