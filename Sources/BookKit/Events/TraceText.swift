import PropertyList

/// The numbers and words of traces, written as bytes.
package enum TraceText {
  /// Adds a word.
  @inline(never)
  package static func append(_ word: StaticString, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Adds a whole number.
  package static func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude, to: &bytes)
  }

  /// Adds a whole number.
  package static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    appendPadded(number, digits: 1, to: &bytes)
  }

  /// Adds a number in the shortest form that reads back the same; what is no number or without end is `null`.
  package static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else { return append("null", to: &bytes) }
    if number.magnitude < wholeNumbersEnd, number == number.rounded(.down) {
      append(Int64(number), to: &bytes)
    } else {
      bytes += Decimal.shortest(number)
    }
  }

  /// Adds a number with at most three decimals, the nearest; ties go away from zero.
  ///
  /// What counts is the shortest decimal that reads back as the number: 598.7125 is a tie, though the binary number
  /// nearest to it lies a little below.
  package static func appendThousandths(_ number: Double, to bytes: inout [UInt8]) {
    let magnitude = number.magnitude
    guard magnitude < wholeNumbersEnd else { return append(number, to: &bytes) }
    let whole = magnitude.rounded(.down)
    let fraction = magnitude - whole
    let thousandths = UInt64(whole) * 1000 + (whole < tiesEnd ? rounded(fraction, of: magnitude) : shortened(magnitude))
    if number < 0, thousandths > 0 { bytes.append(UInt8(ascii: "-")) }
    append(thousandths / 1000, to: &bytes)
    appendFraction(thousandths % 1000, digits: 3, to: &bytes)
  }

  /// The thousandths of the fraction of a number.
  private static func rounded(_ fraction: Double, of number: Double) -> UInt64 {
    // Anything smaller rounds to nothing; from here on 64 bits hold all bits of the fraction.
    guard fraction >= 1.0 / 4096 else { return 0 }
    let below = UInt64(fraction * 0x1p64).multipliedFullWidth(by: 1000).high
    // Division rounds correctly, so that this is the number that the decimal of the tie is read as.
    let tie = ((number - fraction) * 2000 + Double(2 * below + 1)) / 2000
    return number >= tie ? below + 1 : below
  }

  /// The thousandths of the fraction of a number so large that its shortest decimal has four decimals at most.
  private static func shortened(_ number: Double) -> UInt64 {
    let decimals = Decimal.shortest(number).drop { $0 != UInt8(ascii: ".") }.dropFirst()
    var (thousandths, count) = (UInt64(0), 0)
    for digit in decimals.prefix(3) { (thousandths, count) = (thousandths * 10 + UInt64(digit & 15), count + 1) }
    while count < 3 { (thousandths, count) = (thousandths * 10, count + 1) }
    return decimals.dropFirst(3).first.map { $0 >= UInt8(ascii: "5") } ?? false ? thousandths + 1 : thousandths
  }

  /// Adds the seconds of a moment with six decimals at most; halves go away from zero.
  package static func appendSeconds(_ moment: Ticks, tickRate: Int, to bytes: inout [UInt8]) {
    let (seconds, millionths) = roundedSeconds(moment, tickRate: tickRate, parts: 1_000_000)
    append(seconds, to: &bytes)
    appendFraction(millionths, digits: 6, to: &bytes)
  }

  /// A moment in whole seconds and so many parts of one, the nearest; halves go away from zero.
  static func roundedSeconds(_ moment: Ticks, tickRate: Int, parts: UInt64) -> (seconds: UInt64, parts: UInt64) {
    let (ticks, rate) = (UInt64(max(0, moment.count)), UInt64(max(1, tickRate)))
    let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: rate)
    // No clock ticks so fast that this is too much for 64 bits; to ask would take products of 128.
    let rounded = (rest &* 2 &* parts &+ rate) / (rate &* 2)
    return rounded < parts ? (seconds, rounded) : (seconds + 1, 0)
  }

  /// Adds a point and what of so many digits is behind it, without zeros at the end; nothing when all are zeros.
  private static func appendFraction(_ fraction: UInt64, digits: Int, to bytes: inout [UInt8]) {
    guard fraction > 0 else { return }
    var (shortest, count) = (fraction, digits)
    while shortest % 10 == 0 { (shortest, count) = (shortest / 10, count - 1) }
    bytes.append(UInt8(ascii: "."))
    appendPadded(shortest, digits: count, to: &bytes)
  }

  /// Adds a number with zeros before it, so that it has that many digits.
  static func appendPadded(_ number: UInt64, digits: Int, to bytes: inout [UInt8]) {
    var (first, rest) = (bytes.count, number)
    // The last digit first: then they change places.
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    while bytes.count - first < digits { bytes.append(UInt8(ascii: "0")) }
    var last = bytes.count - 1
    var written = bytes.mutableSpan
    while first < last {
      written.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }

  /// Adds a colour as books write it, `#RRGGBB`, with the opacity behind it when it is not whole.
  package static func append(_ color: Color, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "#"))
    appendHex(color.red, to: &bytes)
    appendHex(color.green, to: &bytes)
    appendHex(color.blue, to: &bytes)
    if color.alpha < 255 { appendHex(color.alpha, to: &bytes) }
  }

  private static func appendHex(_ channel: UInt8, to bytes: inout [UInt8]) {
    for digit in [channel >> 4, channel & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit)
    }
  }

  /// Below this a number with a point tells one whole number from the next.
  private static let wholeNumbersEnd = 0x1p53
  /// Below this no other decimal with at most three decimals reads back as the same number as a tie.
  private static let tiesEnd = 0x1p41
}
