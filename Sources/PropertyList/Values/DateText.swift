/// Dates as XML property lists write them, `2012-06-30T18:00:00Z`.
package enum DateText {
  package static func scan(_ text: Span<UInt8>, _ range: Range<Int>) -> Scanned<PropertyListDate> {
    var scanner = DateScanner(text, range)
    return scanner.scan()
  }

  /// Returns `date` as text in whole seconds, or `nil` if it is beyond the calendar.
  package static func write(_ date: PropertyListDate) -> [UInt8]? {
    guard let seconds = date.wholeSeconds, let fields = CalendarDate(secondsSince2001: seconds) else { return nil }
    return write(fields, fraction: [])
  }

  /// Returns the text of a date, with `fraction` as the digits after the full second.
  static func write(_ fields: CalendarDate, fraction: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    if fields.year < 0 { text.append(UInt8(ascii: "-")) }
    text.append(decimal: fields.year.magnitude, digits: 4)
    for (mark, value) in [("-", fields.month), ("-", fields.day), ("T", fields.hour)] as [(Unicode.Scalar, Int)] {
      text.append(UInt8(ascii: mark))
      text.append(decimal: UInt64(value), digits: 2)
    }
    for value in [fields.minute, fields.second] {
      text.append(UInt8(ascii: ":"))
      text.append(decimal: UInt64(value), digits: 2)
    }
    if !fraction.isEmpty {
      text.append(UInt8(ascii: "."))
      text += fraction
    }
    text.append(UInt8(ascii: "Z"))
    return text
  }
}

/// Reads a date from front to back; if a step fails, the cursor is at the first wrong byte.
private struct DateScanner: ~Escapable {
  private var cursor: Cursor
  private let range: Range<Int>
  private var flaws: [ScalarFlaw] = []

  @_lifetime(copy text)
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    cursor = Cursor(text, at: range.lowerBound)
    self.range = range
  }

  mutating func scan() -> Scanned<PropertyListDate> {
    guard let year = year(), skip("-"), let month = number(), skip("-"), let day = number(),
      skip("T"), let hour = number(), skip(":"), let minute = number(), skip(":"), let second = number()
    else { return failure() }
    let written = CalendarDate(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    let outside = fieldOutOfRange(written, endingAt: cursor.position)
    guard let fraction = fraction(), let offset = offset(), cursor.position == range.upperBound else {
      return failure()
    }

    guard let local = DateScanner.existing(written).secondsSince2001 else { return failure(.dateOutOfRange) }
    let seconds = local - offset
    guard CalendarDate.secondsWithinReach.contains(seconds) else { return failure(.dateOutOfRange) }
    let date = PropertyListDate(secondsSince2001: fraction.added(to: seconds))
    if let outside {
      let suggestion = DateText.write(date).map { String(decoding: $0, as: UTF8.self) }
      let flaw = ScalarFlaw(.dateFieldOutOfRange, at: outside, subject: range, suggestion: suggestion)
      flaws.insert(flaw, at: 0)
    }
    return Scanned(date, flaws: flaws)
  }

  private func failure() -> Scanned<PropertyListDate> {
    let bad = cursor.position..<min(cursor.position + 1, range.upperBound)
    return .failed(ScalarFlaw(.invalidDate, at: bad, subject: range))
  }

  private func failure(_ kind: PropertyList.Problem.Kind) -> Scanned<PropertyListDate> {
    .failed(ScalarFlaw(kind, at: range, subject: range))
  }

  // MARK: - Steps, which return `nil` if something else is at the cursor

  private func peek() -> UInt8? { cursor.position < range.upperBound ? cursor.peek() : nil }

  @_lifetime(self: copy self)
  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: mark) else { return false }
    cursor.position += 1
    return true
  }

  private mutating func digit() -> Int? {
    guard let byte = peek(), byte &- UInt8(ascii: "0") < 10 else { return nil }
    cursor.position += 1
    return Int(byte - UInt8(ascii: "0"))
  }

  /// Returns a number of two digits.
  private mutating func number() -> Int? {
    guard let tens = digit(), let ones = digit() else { return nil }
    return tens * 10 + ones
  }

  /// Returns a year of any number of digits; once it is far out of range, further digits are ignored.
  private mutating func year() -> Int64? {
    let isNegative = skip("-")
    guard let first = digit() else { return nil }
    var year = Int64(first)
    while let digit = digit() {
      if year < 1 << 50 { year = year * 10 + Int64(digit) }
    }
    return isNegative ? -year : year
  }

  private mutating func fraction() -> FractionOfSecond? {
    let start = cursor.position
    var fraction = FractionOfSecond()
    guard skip(".") else { return fraction }
    guard let first = digit() else { return nil }
    fraction.append(first)
    while let digit = digit() { fraction.append(digit) }
    flaws.append(ScalarFlaw(.dateFraction, at: start..<cursor.position, subject: range))
    return fraction
  }

  /// Returns the number of seconds by which the clock is ahead of UTC, or 0 for `Z`.
  private mutating func offset() -> Int64? {
    if skip("Z") { return 0 }
    let start = cursor.position
    let isBehind = peek() == UInt8(ascii: "-")
    guard skip(isBehind ? "-" : "+"), let hours = number(), skip(":"), let minutes = number() else { return nil }
    guard hours < 24, minutes < 60 else {
      cursor.position = hours < 24 ? cursor.position - 2 : start + 1
      return nil
    }
    flaws.append(ScalarFlaw(.dateOffset, at: start..<cursor.position, subject: range))
    let seconds = Int64(hours * 3600 + minutes * 60)
    return isBehind ? -seconds : seconds
  }

  /// Returns the range of the first field whose value the calendar doesn't have; `end` is the end of the seconds.
  private func fieldOutOfRange(_ fields: CalendarDate, endingAt end: Int) -> Range<Int>? {
    let isInRange = [
      (1...12).contains(fields.month), (1...fields.daysInMonth).contains(fields.day), fields.hour <= 23,
      fields.minute <= 59, fields.second <= 59,
    ]
    return isInRange.firstIndex(of: false).map { end - 14 + 3 * $0..<end - 12 + 3 * $0 }
  }

  /// Returns the date with a valid month, as in Apple's reader: month 13 is January of the next year, and any other
  /// invalid month is January.
  private static func existing(_ fields: CalendarDate) -> CalendarDate {
    guard !(1...12).contains(fields.month) else { return fields }
    var existing = fields
    if fields.month == 13 { existing.year += 1 }
    existing.month = 1
    return existing
  }
}

/// The digits after the full second, to the nanosecond.
private struct FractionOfSecond {
  private var digits: Int64 = 0
  private var unit: Int64 = 1
  private var exponent: Int64 = 0

  mutating func append(_ digit: Int) {
    guard exponent > -9 else { return }
    digits = digits * 10 + Int64(digit)
    unit *= 10
    exponent -= 1
  }

  /// Returns the sum, correctly rounded, or `seconds` if that is too far from 2001 for the fraction to matter.
  func added(to seconds: Int64) -> Double {
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: unit)
    guard !isTooLarge else { return Double(seconds) }
    let (sum, overflow) = product.addingReportingOverflow(digits)
    guard !overflow else { return Double(seconds) }
    let magnitude = Decimal.magnitude(sum.magnitude, exponent)
    return sum < 0 ? -magnitude : magnitude
  }
}
