/// A point in time, in seconds since the beginning of 2001 in UTC.
public struct PropertyListDate: Sendable, Hashable {
  /// The number of seconds; negative before 2001.
  public let secondsSince2001: Double

  /// Creates the time `seconds` after the beginning of 2001.
  public init(secondsSince2001 seconds: Double) { secondsSince2001 = seconds }

  /// The last full second at or before the time, or `nil` if it is beyond the calendar.
  package var wholeSeconds: Int64? {
    let reach = CalendarDate.secondsWithinReach
    // Without optimisation, `rounded(.down)` would call the C library, and not every program links it.
    guard secondsSince2001 >= Double(reach.lowerBound), secondsSince2001 <= Double(reach.upperBound) else { return nil }
    let truncated = Int64(secondsSince2001)
    return Double(truncated) > secondsSince2001 ? truncated - 1 : truncated
  }

  /// Whether the time is between two full seconds.
  package var hasFraction: Bool { wholeSeconds.map { Double($0) != secondsSince2001 } ?? false }
}

extension PropertyListDate: CustomStringConvertible {
  /// The time in ISO 8601, `2012-06-30T18:00:00.25Z`, to the nanosecond; beyond the calendar, the number of seconds.
  public var description: String {
    guard let (seconds, fraction) = secondsAndFraction, let fields = CalendarDate(secondsSince2001: seconds) else {
      return "\(secondsSince2001) seconds after 2001"
    }
    return String(decoding: DateText.write(fields, fraction: fraction), as: UTF8.self)
  }

  /// The full seconds, and the fewest digits after them that identify the time, at most nine.
  private var secondsAndFraction: (Int64, [UInt8])? {
    guard let whole = wholeSeconds else { return nil }
    let text = Decimal.shortest(secondsSince2001)
    guard hasFraction, case .decimal(let decimal) = Decimal.scan(text.span, text.indices),
      var count = Int64(exactly: decimal.mantissa)
    else { return (whole, []) }
    if decimal.isNegative { count.negate() }
    var places = -decimal.exponent
    while places > 9 {
      count = CalendarDate.floorDivision(count, by: 10).quotient
      places -= 1
    }
    var digits: [UInt8] = []
    for _ in 0..<places {
      let (quotient, digit) = CalendarDate.floorDivision(count, by: 10)
      count = quotient
      if digit > 0 || !digits.isEmpty { digits.append(UInt8(ascii: "0") + UInt8(digit)) }
    }
    return (count, digits.reversed())
  }
}
