import PropertyList

/// Functions that write the values of traces as bytes.
package enum TraceText {
  package static func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(decimal: number.magnitude)
  }

  /// Appends a number in the shortest form that reads back as the same number; NaN and infinities become `null`.
  package static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else { return bytes.append("null") }
    if number.magnitude < wholeNumbersEnd, number == number.rounded(.down) {
      append(Int64(number), to: &bytes)
    } else {
      bytes += Decimal.shortest(number)
    }
  }

  package static func thousandths(_ number: Double) -> String {
    var bytes: [UInt8] = []
    appendThousandths(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a number rounded to thousandths, without trailing zeros.
  package static func appendThousandths(_ number: Double, to bytes: inout [UInt8]) {
    guard let thousandths = Thousandths.rounded(number) else { return append(number, to: &bytes) }
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(decimal: thousandths.magnitude / 1000)
    appendFraction(thousandths.magnitude % 1000, digits: 3, to: &bytes)
  }

  /// Appends a moment in seconds with at most six decimals; halves round away from zero.
  package static func appendSeconds(_ moment: Ticks, tickRate: Int, to bytes: inout [UInt8]) {
    let (seconds, millionths) = roundedSeconds(moment, tickRate: tickRate, parts: 1_000_000)
    bytes.append(decimal: seconds)
    appendFraction(millionths, digits: 6, to: &bytes)
  }

  /// Returns a moment in whole seconds and rounded fractions of `1 / parts` second; halves round away from zero.
  static func roundedSeconds(_ moment: Ticks, tickRate: Int, parts: UInt64) -> (seconds: UInt64, parts: UInt64) {
    let (ticks, rate) = (UInt64(max(0, moment.count)), UInt64(max(1, tickRate)))
    let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: rate)
    // No tick rate is so high that this overflows 64 bits; checking would need 128-bit products.
    let rounded = (rest &* 2 &* parts &+ rate) / (rate &* 2)
    return rounded < parts ? (seconds, rounded) : (seconds + 1, 0)
  }

  /// Appends a decimal point and a fraction of `digits` digits without trailing zeros, or nothing for a zero fraction.
  private static func appendFraction(_ fraction: UInt64, digits: Int, to bytes: inout [UInt8]) {
    guard fraction > 0 else { return }
    var (shortest, count) = (fraction, digits)
    while shortest % 10 == 0 { (shortest, count) = (shortest / 10, count - 1) }
    bytes.append(UInt8(ascii: "."))
    bytes.append(decimal: shortest, digits: count)
  }

  package static func append(_ color: Color, to bytes: inout [UInt8]) { bytes += color.text.utf8 }

  /// The bound below which a `Double` can represent every integer.
  private static let wholeNumbersEnd = 0x1p53
}
