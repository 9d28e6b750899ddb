import Testing

@testable import PropertyList

@Suite struct BigNaturalTests {
  /// Returns 2⁹⁵ + 1, a divisor for which the first estimate of a digit is too large by one.
  ///
  /// This happens even though the estimate is checked against two limbs.
  private static func divisor() -> BigNatural {
    var divisor = BigNatural(1 << 31)
    divisor.shiftLeft(by: 64)
    divisor.multiply(by: 1, adding: 1)
    return divisor
  }

  @Test func `an overestimated digit is corrected before the next`() {
    var dividend = BigNatural(0x7FFF_FFFF_8000_0000)
    dividend.shiftLeft(by: 96)
    let (quotient, isInexact) = dividend.quotient(by: Self.divisor())
    #expect(quotient == 0xFFFF_FFFE_FFFF_FFFF)
    #expect(isInexact)
  }

  @Test(arguments: [1, 3, 0xFFFF_FFFE, 0xFFFF_FFFF, 1_220_703_125] as [UInt32])
  func `a product divides without a remainder`(factor: UInt32) {
    var product = Self.divisor()
    product.multiply(by: factor)
    #expect(product.quotient(by: Self.divisor()) == (UInt64(factor), false))
    product.multiply(by: 1, adding: 1)
    #expect(product.quotient(by: Self.divisor()) == (UInt64(factor), true))
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 95, 200])
  func `the top bits and the rest are told apart`(shift: Int) {
    var number = BigNatural(0x8000_0000_0000_0001)
    number.shiftLeft(by: shift)
    #expect(number.bitWidth == 64 + shift)
    #expect(number.top64Bits() == (0x8000_0000_0000_0001, shift, false))
    number.multiply(by: 2, adding: 1)
    #expect(number.top64Bits() == (0x8000_0000_0000_0001, shift + 1, true))
  }

  @Test(arguments: [0, 1, 12, 13, 14, 27])
  func `powers of five are exact`(power: Int) {
    var (number, expected): (BigNatural, UInt64) = (BigNatural(1), 1)
    number.multiply(byPowerOfFive: power)
    for _ in 0..<power { expected *= 5 }
    #expect(number.top64Bits() == (expected, 0, false))
  }
}
