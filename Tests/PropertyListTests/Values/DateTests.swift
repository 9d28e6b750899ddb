import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct DateTests {
  /// Dates and their seconds since 2001; those before 1582 and after 9999 are as Apple's reader has them.
  static let known: [(String, Double)] = [
    ("2001-01-01T00:00:00Z", 0), ("2000-12-31T23:59:59Z", -1), ("1970-01-01T00:00:00Z", -978_307_200),
    ("2012-06-30T18:00:00Z", 362_772_000), ("2000-02-29T00:00:00Z", -26_524_800),
    ("2000-03-01T00:00:00Z", -26_438_400), ("1900-03-01T00:00:00Z", -3_182_198_400),
    ("1900-02-28T00:00:00Z", -3_182_284_800), ("0001-01-01T00:00:00Z", -63_113_904_000),
    ("0011-01-01T00:00:00Z", -62_798_371_200), ("0000-01-01T00:00:00Z", -63_145_526_400),
    ("-0001-01-01T00:00:00Z", -63_177_062_400), ("10000-01-01T00:00:00Z", 252_423_993_600),
    ("100000000-01-01T00:00:00Z", 3_155_632_054_473_600),
  ]

  @Test(arguments: known)
  func `the calendar extends before 1582 and beyond 9999`(text: String, seconds: Double) {
    expect(text, seconds, [])
    #expect(DateText.write(PropertyListDate(secondsSince2001: seconds)).map(DateTests.string) == text)
  }

  @Test func `a year may be written without leading zeros`() {
    expect("11-01-01T00:00:00Z", -62_798_371_200, [])
    expect("-1-01-01T00:00:00Z", -63_177_062_400, [])
    expect("02001-01-01T00:00:00Z", 0, [])
  }

  @Test(arguments: [
    "2001-01-01T00:00:00①", "2001-01-01①", "2001-01-01①t00:00:00Z", "2001-01-01T00:00:00①z", "2001-1①-01T00:00:00Z",
    "2001-00①1-01T00:00:00Z", "① 2001-01-01T00:00:00Z", "2001-01-01T00:00:00Z① ",
    "①+2001-01-01T00:00:00Z", "①", "-①", "2001①", "2001-01-01T00:00①Z", "2001-01-01T00:00:00.①Z", "①yesterday",
    "2001-01-01T00:00:00①,5Z", "2001-01-01T00:00:00+02①00", "2001-01-01T00:00:00+02:0①", "①٢٠٠١-01-01T00:00:00Z",
    "2001-01-01T00:00:00+①24:00", "2001-01-01T00:00:00+02:①60", "2001-01-01T00:00:00Z①Z", "2001-01-01① 00:00:00Z",
  ])
  func `an invalid date fails at its first bad byte`(marked: String) {
    let marked = MarkedText(marked)
    let result = DateText.scan(marked.bytes.span, marked.bytes.indices)
    #expect(result.value == nil)
    #expect(
      result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == [Finding(.invalidDate, at: marked.offsets[0])])
  }

  @Test(
    arguments: [
      ("2001-01-01T00:00:01①.789Z", 1.789, [.dateFraction]),
      ("2001-01-01T00:00:00①.000Z", 0, [.dateFraction]),
      ("2000-12-31T23:59:59①.25Z", -0.75, [.dateFraction]),
      ("2001-01-01T00:00:00①.1234567891234567891234Z", 0.123456789, [.dateFraction]),
      ("2001-01-01T02:00:00①+02:00", 0, [.dateOffset]),
      ("2000-12-31T18:30:00①-05:30", 0, [.dateOffset]),
      ("2001-01-01T00:00:00①-00:00", 0, [.dateOffset]),
      ("2001-01-01T02:00:00①.5②+02:00", 0.5, [.dateFraction, .dateOffset]),
      (
        "2001-02-①30T00:00:00②.5③+01:00", 5_180_400.5,
        [.dateFieldOutOfRange, .dateFraction, .dateOffset]
      ),
    ] as [(String, Double, [PropertyList.Problem.Kind])])
  func `fractions and offsets count but are warned about`(
    marked: String, seconds: Double, kinds: [PropertyList.Problem.Kind]
  ) {
    expect(marked, seconds, kinds)
  }

  @Test(arguments: [
    ("2001-①13-01T00:00:00Z", "2002-01-01T00:00:00Z"), ("2004-①13-30T00:00:00Z", "2005-01-30T00:00:00Z"),
    ("2001-①00-31T00:00:00Z", "2001-01-31T00:00:00Z"), ("2001-①14-31T00:00:00Z", "2001-01-31T00:00:00Z"),
    ("2001-①99-01T00:00:00Z", "2001-01-01T00:00:00Z"), ("2001-02-①30T00:00:00Z", "2001-03-02T00:00:00Z"),
    ("2001-02-①29T00:00:00Z", "2001-03-01T00:00:00Z"), ("1900-02-①29T00:00:00Z", "1900-03-01T00:00:00Z"),
    ("2001-04-①31T00:00:00Z", "2001-05-01T00:00:00Z"), ("2001-01-①00T00:00:00Z", "2000-12-31T00:00:00Z"),
    ("2001-01-①99T00:00:00Z", "2001-04-09T00:00:00Z"), ("2001-01-01T①24:00:00Z", "2001-01-02T00:00:00Z"),
    ("2001-01-01T①99:99:99Z", "2001-01-05T04:40:39Z"), ("2001-01-01T00:①60:00Z", "2001-01-01T01:00:00Z"),
    ("2001-01-01T00:00:①60Z", "2001-01-01T00:01:00Z"),
  ])
  func `fields out of range are read as Apple reads them`(marked: String, meaning: String) {
    let meant = Array(meaning.utf8)
    let date = DateText.scan(meant.span, meant.indices).value
    expect(marked, date?.secondsSince2001 ?? .nan, [.dateFieldOutOfRange])
    let bytes = MarkedText(marked).bytes
    #expect(DateText.scan(bytes.span, bytes.indices).flaws.first?.suggestion == meaning)
  }

  @Test(arguments: [
    "99999999999-01-01T00:00:00Z", "-99999999999-01-01T00:00:00Z", "300000000-01-01T00:00:00Z",
    "285428784-01-01T00:00:00Z", "999999999999999999999999999999999999999-01-01T00:00:00Z",
  ])
  func `years beyond the calendar's reach are refused`(text: String) {
    let bytes = Array(text.utf8)
    let result = DateText.scan(bytes.span, bytes.indices)
    #expect(result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == [Finding(.dateOutOfRange, at: 0)])
  }

  @Test(
    arguments: [
      (0, "2001-01-01T00:00:00Z"), (362_772_000.25, "2012-06-30T18:00:00.25Z"), (-0.75, "2000-12-31T23:59:59.25Z"),
      (0.1, "2001-01-01T00:00:00.1Z"), (-1e-20, "2000-12-31T23:59:59.999999999Z"), (1e-20, "2001-01-01T00:00:00Z"),
      (724_224_000.123456, "2023-12-14T05:20:00.123456Z"), (1e300, "1e+300 seconds after 2001"),
      (.infinity, "inf seconds after 2001"), (.nan, "nan seconds after 2001"),
      (-63_145_526_399.5, "0000-01-01T00:00:00.5Z"),
    ] as [(Double, String)])
  func `a date describes itself`(seconds: Double, description: String) {
    #expect(PropertyListDate(secondsSince2001: seconds).description == description)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 9_007_199_254_740_994, 1e18, 1e19])
  func `a date beyond the calendar's reach cannot be written`(seconds: Double) {
    #expect(DateText.write(PropertyListDate(secondsSince2001: seconds)) == nil)
  }

  @Test func `the fraction of a second is cut off downwards`() {
    #expect(DateText.write(PropertyListDate(secondsSince2001: 0.999)).map(DateTests.string) == "2001-01-01T00:00:00Z")
    #expect(DateText.write(PropertyListDate(secondsSince2001: -0.001)).map(DateTests.string) == "2000-12-31T23:59:59Z")
  }

  @Test func `every second that is written reads back`() {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<5000 {
      let reach: Int64 = round < 2500 ? 1 << 53 : 1 << 37
      let date = PropertyListDate(secondsSince2001: Double(Int64.random(in: -reach...reach, using: &generator)))
      let text = DateText.write(date) ?? []
      #expect(DateText.scan(text.span, text.indices).value == date)
    }
  }

  @Test func `a described fraction reads back`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5000 {
      let milliseconds = Int64.random(in: -2_000_000_000_000...2_000_000_000_000, using: &generator)
      let date = PropertyListDate(secondsSince2001: Double(milliseconds) / 1000)
      let text = Array(date.description.utf8)
      #expect(DateText.scan(text.span, text.indices).value == date)
    }
  }

  @Test func `every day from 1580 to 2420 follows the one before`() {
    var day = CalendarDate(year: 1580)
    var seconds = day.secondsSince2001
    while day.year < 2420 {
      day.day += 1
      if day.day > day.daysInMonth { (day.day, day.month) = (1, day.month + 1) }
      if day.month > 12 { (day.month, day.year) = (1, day.year + 1) }
      seconds = seconds.map { $0 + 86_400 }
      guard day.secondsSince2001 == seconds, seconds.flatMap(CalendarDate.init(secondsSince2001:)) == day else {
        Issue.record("\(day)")
        return
      }
    }
  }

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func expect(
    _ marked: String, _ seconds: Double, _ kinds: [PropertyList.Problem.Kind],
    at place: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText(marked)
    let result = DateText.scan(marked.bytes.span, marked.bytes.indices)
    #expect(result.value == PropertyListDate(secondsSince2001: seconds), sourceLocation: place)
    let expected = zip(kinds, marked.offsets).map { Finding($0, at: $1) }
    #expect(result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == expected, sourceLocation: place)
  }
}
