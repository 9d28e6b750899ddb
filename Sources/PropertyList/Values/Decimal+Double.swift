extension Decimal {
  /// Returns the nearest `Double`, ties to even; `text` is the text that was scanned.
  package func double(in text: Span<UInt8>) -> Double {
    let magnitude = omittedDigits == 0 ? Decimal.magnitude(mantissa, exponent) : magnitude(in: text)
    return isNegative ? -magnitude : magnitude
  }

  /// Returns the `Double` nearest to `mantissa` × 10^`exponent`.
  static func magnitude(_ mantissa: UInt64, _ exponent: Int64) -> Double {
    if mantissa <= 1 << 53, exponent.magnitude <= 22 {
      // Both numbers are exact, so this single operation rounds correctly.
      let ten = powersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(mantissa) / ten : Double(mantissa) * ten
    }
    return nearest(to: BigNatural(mantissa), exponent, about: mantissa, exponent)
  }

  /// The maximum number of digits that are read.
  ///
  /// It matters only whether the others are all zero: no number halfway between two doubles has more than 767 digits.
  private static let maxDigits = 800

  /// Returns the magnitude of a number with more digits than the mantissa has.
  private func magnitude(in text: Span<UInt8>) -> Double {
    var number = BigNatural(0)
    var (count, hasMore) = (0, false)
    var last = exponent - Int64(omittedDigits)
    for position in digits {
      let digit = text[position] &- UInt8(ascii: "0")
      guard digit < 10, count > 0 || digit > 0 else { continue }
      if count < Decimal.maxDigits {
        number.multiply(by: 10, adding: UInt32(digit))
        count += 1
      } else {
        last += 1
        hasMore = hasMore || digit > 0
      }
    }
    if hasMore {
      number.multiply(by: 10, adding: 1)
      last -= 1
    }
    return Decimal.nearest(to: number, last, about: mantissa, exponent)
  }

  /// Returns the `Double` nearest to `number` × 10^`power`, which is about `mantissa` × 10^`exponent`.
  private static func nearest(
    to number: BigNatural, _ power: Int64, about mantissa: UInt64, _ exponent: Int64
  ) -> Double {
    let order = exponent + Int64(String(mantissa).utf8.count)
    guard mantissa != 0, order > -324 else { return 0 }
    guard order < 310 else { return .infinity }
    var (value, rest) = (Double(mantissa), Int(exponent.magnitude))
    while rest > 0 {
      let ten = powersOfTen[min(rest, 22)]
      value = exponent < 0 ? value / ten : value * ten
      rest -= 22
    }
    // Each step has rounded, so the value may be a few units in the last place off.
    value = min(value, .greatestFiniteMagnitude)
    while value > 0, !isRoundedUp(number, Int(power), from: value.nextDown) { value = value.nextDown }
    while value.isFinite, isRoundedUp(number, Int(power), from: value) { value = value.nextUp }
    return value
  }

  /// Returns whether `number` × 10^`power` is nearer to the next `Double` than to `value`, or halfway between them if
  /// `value` is odd.
  private static func isRoundedUp(_ number: BigNatural, _ power: Int, from value: Double) -> Bool {
    let significand = value.significandBitPattern | (value.exponentBitPattern > 0 ? 1 << 52 : 0)
    let exponent = max(1, Int(value.exponentBitPattern)) - 1075
    var (decimal, halfway) = (number, BigNatural(2 * significand + 1))
    if power > 0 { decimal.multiply(byPowerOfFive: power) } else { halfway.multiply(byPowerOfFive: -power) }
    let shift = power - (exponent - 1)
    if shift > 0 { decimal.shiftLeft(by: shift) } else { halfway.shiftLeft(by: -shift) }
    return decimal == halfway ? significand & 1 == 1 : halfway < decimal
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]

  /// Returns the shortest digits that read back as the same number, in the notation of property lists: `0.1`, `1`,
  /// `-0`, `1e-07`.
  package static func shortest(_ value: Double) -> [UInt8] {
    if value.isNaN { return Array("nan".utf8) }
    if value.isInfinite { return Array((value < 0 ? "-infinity" : "+infinity").utf8) }
    var text = Array(value.description.utf8)
    if text.suffix(2).elementsEqual(".0".utf8) { text.removeLast(2) }
    return text
  }

  package static func text(_ value: Double) -> String { String(decoding: shortest(value), as: UTF8.self) }
}
