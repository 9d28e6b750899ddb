/// The typed values that GNUstep adds to old-style text: `<*I5>`, `<*R1.5>`, `<*BY>` and `<*D2024-01-01 00:00:00
/// +0000>`; `content` is what follows the letter.
enum GNUstepValue {
  static func integer(_ text: Span<UInt8>, _ content: Range<Int>) -> PropertyListInteger? {
    var index = content.lowerBound
    let isNegative = index < content.upperBound && text[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard index < content.upperBound else { return nil }
    var magnitude: UInt64 = 0
    while index < content.upperBound {
      let digit = text[index] &- UInt8(ascii: "0")
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = product.addingReportingOverflow(UInt64(digit))
      guard digit < 10, !isTooLarge, !overflow else { return nil }
      magnitude = sum
      index += 1
    }
    return PropertyListInteger(magnitude: magnitude, isNegative: isNegative)
  }

  static func real(_ text: Span<UInt8>, _ content: Range<Int>) -> Double? { Decimal.parse(text, content) }

  /// Returns the point in time that fills `content`, as `2024-01-01 00:00:00 +0000`.
  static func date(_ text: Span<UInt8>, _ content: Range<Int>) -> PropertyListDate? {
    guard content.count == 25 else { return nil }
    let start = content.lowerBound
    for (offset, mark) in [(4, "-"), (7, "-"), (10, " "), (13, ":"), (16, ":"), (19, " ")] as [(Int, Unicode.Scalar)] {
      guard text[start + offset] == UInt8(ascii: mark) else { return nil }
    }
    let sign = text[start + 20]
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let year = digits(text, start..<start + 4),
      let month = digits(text, start + 5..<start + 7), (1...12).contains(month),
      let day = digits(text, start + 8..<start + 10),
      let hour = digits(text, start + 11..<start + 13), hour < 24,
      let minute = digits(text, start + 14..<start + 16), minute < 60,
      let second = digits(text, start + 17..<start + 19), second < 60,
      let offsetHours = digits(text, start + 21..<start + 23), offsetHours < 24,
      let offsetMinutes = digits(text, start + 23..<start + 25), offsetMinutes < 60
    else { return nil }
    let date = CalendarDate(
      year: Int64(year), month: month, day: day, hour: hour, minute: minute, second: second)
    guard (1...date.daysInMonth).contains(day), let local = date.secondsSince2001 else { return nil }
    let offset = Int64(offsetHours * 60 + offsetMinutes) * 60
    return PropertyListDate(secondsSince2001: Double(local - (sign == UInt8(ascii: "-") ? -offset : offset)))
  }

  /// Returns the number in a range of at most four digits, or `nil` for anything else.
  private static func digits(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for index in range {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
