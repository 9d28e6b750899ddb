struct LongDecimal {
  private var digits: BigNatural
  /// The power of ten that the digits are multiplied by.
  private var exponent: Int64
  private var count: Int
  /// Whether digits other than zero were left out.
  private var hasOmittedDigits = false

  /// Beyond this number of digits, it only matters whether any of them is not zero: no number halfway between two
  /// doubles has more than 767.
  private static let maxDigits = 800

  init(_ mantissa: UInt64, exponent: Int64) {
    digits = BigNatural(mantissa)
    self.exponent = exponent
    count = 1
    var rest = mantissa
    while rest >= 10 {
      rest /= 10
      count += 1
    }
  }

  /// Creates the number from the digits in `range` of `text`, skipping points; the last digit counts as
  /// 10^`lastExponent`.
  init(_ text: Span<UInt8>, _ range: Range<Int>, lastExponent: Int64) {
    digits = BigNatural(0)
    exponent = lastExponent
    count = 0
    var (part, scale): (UInt32, UInt32) = (0, 1)
    for position in range {
      let digit = UInt32(text[position] &- UInt8(ascii: "0"))
      guard digit < 10, count > 0 || digit > 0 else { continue }
      guard count < LongDecimal.maxDigits else {
        exponent += 1
        hasOmittedDigits = hasOmittedDigits || digit > 0
        continue
      }
      count += 1
      (part, scale) = (part * 10 + digit, scale * 10)
      if scale == 1_000_000_000 {
        digits.multiply(by: scale, adding: part)
        (part, scale) = (0, 1)
      }
    }
    digits.multiply(by: scale, adding: part)
  }

  /// Returns the nearest `Double`, ties to even.
  func magnitude() -> Double {
    let order = exponent + Int64(count)
    guard order > -324 else { return 0 }
    guard order < 310 else { return .infinity }
    let power = Int(exponent)
    if power >= 0 {
      var number = digits
      number.multiply(byPowerOfFive: power)
      let (top, shift, isMore) = number.top64Bits()
      return BinaryRounding.double(top, exponent: power + shift, isMore: isMore || hasOmittedDigits)
    }
    var (dividend, divisor) = (digits, BigNatural(1))
    divisor.multiply(byPowerOfFive: -power)
    // A quotient of 63 or 64 bits is enough, since the remainder decides about rounding.
    let shift = divisor.bitWidth + 63 - dividend.bitWidth
    if shift > 0 { dividend.shiftLeft(by: shift) } else { divisor.shiftLeft(by: -shift) }
    let (quotient, isInexact) = dividend.quotient(by: divisor)
    return BinaryRounding.double(quotient, exponent: power - shift, isMore: isInexact || hasOmittedDigits)
  }
}
