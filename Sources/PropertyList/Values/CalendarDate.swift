/// A day and a time in UTC by the proleptic Gregorian calendar, in which the year 0 comes before the year 1.
package struct CalendarDate: Sendable, Equatable {
  package var year: Int64
  package var month = 1
  package var day = 1
  package var hour = 0
  package var minute = 0
  package var second = 0

  /// The range of seconds since 2001 that a `Double` can represent exactly, about 285 million years each way.
  package static let secondsWithinReach: ClosedRange<Int64> = -(1 << 53)...(1 << 53)

  package init(year: Int64, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Creates the time `seconds` after the beginning of 2001, or `nil` if that is out of range.
  package init?(secondsSince2001 seconds: Int64) {
    guard CalendarDate.secondsWithinReach.contains(seconds) else { return nil }
    let (days, time) = CalendarDate.floorDivision(seconds, by: 86_400)
    self.init(daysSince2001: days)
    (hour, minute, second) = (Int(time / 3600), Int(time / 60 % 60), Int(time % 60))
  }

  /// The seconds since the beginning of 2001, or `nil` if that is out of range.
  ///
  /// The month must exist; days, hours, minutes and seconds beyond their range carry over.
  package var secondsSince2001: Int64? {
    guard (-300_000_000...300_000_000).contains(year) else { return nil }
    let minutes = (daysSince2001 * 24 + Int64(hour)) * 60 + Int64(minute)
    let seconds = minutes * 60 + Int64(second)
    return CalendarDate.secondsWithinReach.contains(seconds) ? seconds : nil
  }

  package var daysInMonth: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}

extension CalendarDate {
  // Here, years begin in March, so a leap day is the last day of its year. All eras of 400 years have the same number
  // of days.
  private static let daysInEra: Int64 = 146_097
  /// The days from the first of March of the year 0 to the beginning of 2001.
  private static let daysBefore2001: Int64 = 730_791

  private var daysSince2001: Int64 {
    let (era, yearOfEra) = CalendarDate.floorDivision(month > 2 ? year : year - 1, by: 400)
    let monthsSinceMarch = Int64(month > 2 ? month - 3 : month + 9)
    let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + Int64(day) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * CalendarDate.daysInEra + dayOfEra - CalendarDate.daysBefore2001
  }

  private init(daysSince2001 days: Int64) {
    let (era, dayOfEra) = CalendarDate.floorDivision(days + CalendarDate.daysBefore2001, by: CalendarDate.daysInEra)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthsSinceMarch = (5 * dayOfYear + 2) / 153
    month = Int(monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9)
    year = era * 400 + yearOfEra + (month > 2 ? 0 : 1)
    day = Int(dayOfYear - (153 * monthsSinceMarch + 2) / 5 + 1)
  }

  /// Returns the quotient and a remainder that is never negative.
  static func floorDivision(_ dividend: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
