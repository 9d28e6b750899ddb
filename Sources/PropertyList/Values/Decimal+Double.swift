extension Decimal {
  /// Returns the nearest `Double`, ties to even; `text` is what the number was scanned from.
  package func double(in text: Span<UInt8>) -> Double {
    let magnitude = magnitude(in: text)
    return isNegative ? -magnitude : magnitude
  }

  private func magnitude(in text: Span<UInt8>) -> Double {
    guard mantissa != 0 else { return 0 }
    if omittedDigits == 0 {
      return Decimal.magnitude(mantissa, exponent) ?? LongDecimal(mantissa, exponent: exponent).magnitude()
    }
    // What was left out is less than one unit of the last digit taken.
    if let low = Decimal.magnitude(mantissa, exponent), low == Decimal.magnitude(mantissa + 1, exponent) {
      return low
    }
    let omittedBefore = exponent - Int64(omittedDigits)
    return LongDecimal(text, digits, lastExponent: omittedBefore).magnitude()
  }

  /// Returns `mantissa` × 10^`exponent`, or `nil` if 128-bit arithmetic is not exact enough.
  static func magnitude(_ mantissa: UInt64, _ exponent: Int64) -> Double? {
    guard exponent >= -27, exponent <= 27 else { return nil }
    let power = Int(exponent.magnitude)
    if mantissa <= 1 << 53, power <= 22 {
      // Both numbers are exact, so the one operation rounds correctly.
      let ten = exactPowersOfTen[power]
      return exponent < 0 ? Double(mantissa) / ten : Double(mantissa) * ten
    }
    guard mantissa != 0 else { return 0 }
    return exponent < 0
      ? quotient(mantissa, powersOfFive[power], exponent: Int(exponent))
      : product(mantissa, powersOfFive[power], exponent: Int(exponent))
  }

  /// Returns `left` × `right` × 2^`exponent`.
  private static func product(_ left: UInt64, _ right: UInt64, exponent: Int) -> Double {
    let (high, low) = left.multipliedFullWidth(by: right)
    guard high != 0 else { return BinaryRounding.double(low, exponent: exponent, isMore: false) }
    let shift = high.leadingZeroBitCount
    let top = shift == 0 ? high : high << UInt64(shift) | low >> UInt64(64 - shift)
    return BinaryRounding.double(top, exponent: exponent + 64 - shift, isMore: low << UInt64(shift) != 0)
  }

  /// Returns `dividend` ÷ `divisor` × 2^`exponent`.
  private static func quotient(_ dividend: UInt64, _ divisor: UInt64, exponent: Int) -> Double {
    let shift = (dividend.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let (dividend, divisor) = (dividend << UInt64(shift.0), divisor << UInt64(shift.1))
    let exponent = exponent + shift.1 - shift.0 - 63
    // Half of the dividend is below the divisor, so that the quotient fits; it has at least 63 bits.
    let (quotient, remainder) = divide(dividend >> 1, dividend << 63, by: divisor)
    return BinaryRounding.double(quotient, exponent: exponent, isMore: remainder != 0)
  }

  /// Divides 128 bits by a divisor above `high` whose top bit is set, in two steps of 32 bits each.
  private static func divide(_ high: UInt64, _ low: UInt64, by divisor: UInt64) -> (UInt64, remainder: UInt64) {
    let (upper, rest) = step(high, low >> 32, by: divisor)
    let (lower, remainder) = step(rest, low & 0xFFFF_FFFF, by: divisor)
    return (upper << 32 | lower, remainder)
  }

  /// Returns the next 32 bits of a quotient: (`rest` × 2³² + `next`) ÷ `divisor`.
  private static func step(_ rest: UInt64, _ next: UInt64, by divisor: UInt64) -> (UInt64, UInt64) {
    let (top, bottom) = (divisor >> 32, divisor & 0xFFFF_FFFF)
    var digit = rest / top
    var left = rest % top
    while digit >> 32 != 0 || digit &* bottom > left << 32 | next {
      digit -= 1
      left += top
      if left >> 32 != 0 { break }
    }
    // Wrapping is correct here: the true difference fits although its parts don't.
    return (digit, (rest << 32 | next) &- digit &* divisor)
  }

  private static let exactPowersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]

  /// The powers of five that fit into 64 bits.
  private static let powersOfFive: [UInt64] = [
    1, 5, 25, 125, 625, 3125, 15_625, 78_125, 390_625, 1_953_125, 9_765_625, 48_828_125, 244_140_625,
    1_220_703_125, 6_103_515_625, 30_517_578_125, 152_587_890_625, 762_939_453_125, 3_814_697_265_625,
    19_073_486_328_125, 95_367_431_640_625, 476_837_158_203_125, 2_384_185_791_015_625, 11_920_928_955_078_125,
    59_604_644_775_390_625, 298_023_223_876_953_125, 1_490_116_119_384_765_625, 7_450_580_596_923_828_125,
  ]
}
