import PropertyList

/// The rounding of numbers to whole thousandths.
package enum Thousandths {
  /// Returns a number in rounded thousandths, or `nil` if it isn't finite or its magnitude is at least 2^53.
  ///
  /// Ties round away from zero. Whether a number is a tie depends on the shortest decimal that reads back as the
  /// number: 598.7125 is a tie, although the nearest binary number is slightly smaller.
  package static func rounded(_ number: Double) -> Int64? {
    let magnitude = number.magnitude
    guard magnitude < wholeNumbersEnd else { return nil }
    let whole = magnitude.rounded(.down)
    let fraction = magnitude - whole
    let thousandths = Int64(whole) * 1000 + (whole < tiesEnd ? rounded(fraction, of: magnitude) : shortened(magnitude))
    return number < 0 ? -thousandths : thousandths
  }

  /// Returns the fraction of a number in rounded thousandths.
  private static func rounded(_ fraction: Double, of number: Double) -> Int64 {
    // Smaller fractions round to zero. From this size on, 64 bits hold all bits of the fraction.
    guard fraction >= 1.0 / 4096 else { return 0 }
    let below = Int64(UInt64(fraction * 0x1p64).multipliedFullWidth(by: 1000).high)
    // Division rounds correctly, so this is the number that the decimal of the tie reads back as.
    let tie = ((number - fraction) * 2000 + Double(2 * below + 1)) / 2000
    return number >= tie ? below + 1 : below
  }

  /// Returns the fraction in rounded thousandths of a number so large that its shortest decimal has at most four
  /// decimals.
  private static func shortened(_ number: Double) -> Int64 {
    let decimals = Decimal.shortest(number).drop { $0 != UInt8(ascii: ".") }.dropFirst()
    var (thousandths, count) = (Int64(0), 0)
    for digit in decimals.prefix(3) { (thousandths, count) = (thousandths * 10 + Int64(digit & 15), count + 1) }
    while count < 3 { (thousandths, count) = (thousandths * 10, count + 1) }
    return decimals.dropFirst(3).first.map { $0 >= UInt8(ascii: "5") } ?? false ? thousandths + 1 : thousandths
  }

  /// The bound below which a `Double` can represent every integer.
  private static let wholeNumbersEnd = 0x1p53
  /// The bound below which no decimal with at most three decimal places reads back as the same number as a tie.
  private static let tiesEnd = 0x1p41
}
