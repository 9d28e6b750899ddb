import BookTestSupport
import PropertyList
import Testing

/// Tests of numbers, dates and data as people write them, and as they mistype them.
@Suite struct XMLScalarTests {
  @Test(arguments: integers) func `whole numbers`(row: ConformanceCase) { row.check() }
  @Test(arguments: reals) func `floating-point numbers`(row: ConformanceCase) { row.check() }
  @Test(arguments: dates) func `points in time`(row: ConformanceCase) { row.check() }
  @Test(arguments: bytes) func `data in base64`(row: ConformanceCase) { row.check() }

  /// Returns a case with a value in `tag`, and with a problem at ① if `kind` is given.
  static func scalar(_ tag: String, _ text: String, _ outline: String?, _ kind: PropertyList.Problem.Kind?)
    -> ConformanceCase
  {
    let marked = "<plist><\(tag)>\(text)</\(tag)></plist>"
    let name = text.unicodeScalars.filter { $0 != "①" }.map { $0.escaped(asASCII: true) }.joined()
    guard let kind else { return ConformanceCase(name, marked, reads: outline) }
    return ConformanceCase(name, marked, reads: outline, finds: kind)
  }

  static func integer(_ text: String, _ outline: String?, _ kind: PropertyList.Problem.Kind? = nil) -> ConformanceCase {
    scalar("integer", text, outline, kind)
  }

  static func real(_ text: String, _ outline: String?, _ kind: PropertyList.Problem.Kind? = nil) -> ConformanceCase {
    scalar("real", text, outline, kind)
  }

  static func date(_ text: String, _ outline: String?, _ kind: PropertyList.Problem.Kind? = nil) -> ConformanceCase {
    scalar("date", text, outline, kind)
  }

  static func data(_ text: String, _ outline: String?, _ kind: PropertyList.Problem.Kind? = nil) -> ConformanceCase {
    scalar("data", text, outline, kind)
  }

  static let integers: [ConformanceCase] = [
    integer("+5", "5"), integer("-0", "0"), integer("007", "7"), integer("-007", "-7"),
    integer("0x1F", "31"), integer("0Xff", "255"), integer("-0x1F", "-31"), integer("\n\t5", "5"),
    integer("9223372036854775807", "9223372036854775807"), integer("9223372036854775808", "9223372036854775808"),
    integer("18446744073709551615", "18446744073709551615"), integer("-9223372036854775808", "-9223372036854775808"),
    integer("①18446744073709551616", "invalid", .integerOutOfRange),
    integer("-①9223372036854775809", "invalid", .integerOutOfRange),
    integer("0x①", "invalid", .invalidInteger), integer("1①e3", "invalid", .invalidInteger),
    integer("1①.0", "invalid", .invalidInteger), integer("12①abc", "invalid", .invalidInteger),
    integer("1① 2", "invalid", .invalidInteger), integer("1①,000", "invalid", .invalidInteger),
    integer("-①-5", "invalid", .invalidInteger), integer("0①b101", "invalid", .invalidInteger),
    integer("1①_000", "invalid", .invalidInteger), integer("①٥", "invalid", .invalidInteger),
    integer(" 5① ", "5", .paddedNumber), integer("-① 5", "-5", .paddedNumber),
  ]

  static let reals: [ConformanceCase] = [
    real("1", "1.0"), real(".5", "0.5"), real("5.", "5.0"), real("+1.5", "1.5"), real("1.5e3", "1500.0"),
    real("4.9e-324", "5e-324"), real("0.10000000000000001", "0.1"), real("-0.0", "-0.0"),
    real("nan", "nan"), real("NaN", "nan"), real("inf", "inf"), real("+Infinity", "inf"), real("-INF", "-inf"),
    real("①-nan", "nan", .signedNaN), real("①1e400", "inf", .realOutOfRange), real("①1e-400", "0.0", .realOutOfRange),
    real("0①x1p3", "invalid", .invalidReal), real("0①x10", "invalid", .invalidReal),
    real(" 1.5① ", "1.5", .paddedNumber), real("1①,5", "invalid", .invalidReal), real("1.5①f", "invalid", .invalidReal),
    real("1①d3", "invalid", .invalidReal), real("1①_0.0", "invalid", .invalidReal),
    real("7①l960", "invalid", .invalidReal),
  ]

  static let dates: [ConformanceCase] = [
    date("2001-01-01T00:00:00Z", "@0.0"), date("2012-06-30T18:00:00Z", "@362772000.0"),
    date("0000-01-01T00:00:00Z", "@-63145526400.0"), date("10000-01-01T00:00:00Z", "@252423993600.0"),
    date("2012-06-30T18:00:00①", "invalid", .invalidDate), date("2012-06-30①", "invalid", .invalidDate),
    date("2012-6①-30T18:00:00Z", "invalid", .invalidDate),
    date("2012-06-30T18:00:00①.789Z", "@362772000.789", .dateFraction),
    date("2012-06-30T18:00:00①+02:00", "@362764800.0", .dateOffset),
    date("2012-06-30T18:00①Z", "invalid", .invalidDate),
    date("2012-①13-01T00:00:00Z", "@378691200.0", .dateFieldOutOfRange),
    date("2011-02-①30T00:00:00Z", "@320716800.0", .dateFieldOutOfRange),
    date("2011-02-①00T00:00:00Z", "@318124800.0", .dateFieldOutOfRange),
    date("2011-02-01T00:00:①60Z", "@318211260.0", .dateFieldOutOfRange),
    date("2012-06-30①t18:00:00z", "invalid", .invalidDate), date("-0001-01-01T00:00:00Z", "@-63177062400.0"),
    date("2011-02-01T①24:00:00Z", "@318297600.0", .dateFieldOutOfRange),
    date("①99999999999-01-01T00:00:00Z", "invalid", .dateOutOfRange),
  ]

  static let bytes: [ConformanceCase] = [
    data("QUI=", "<4142>"), data(" Q\n\tU I = ", "<4142>"), data("QQ=\n=", "<41>"), data("", "<>"),
    data("QUI①", "<4142>", .unpaddedBase64), data("QQ①", "<41>", .unpaddedBase64),
    data("QUJD①R", "<414243>", .strayBase64), data("QU①*I", "invalid", .invalidBase64),
    data("QU①-_", "invalid", .invalidBase64), data("QUI=①QUI=", "invalid", .base64AfterPadding),
    data("QUJD①====", "<414243>", .strayBase64), data("①====", "invalid", .invalidBase64),
    data("QU①é", "invalid", .invalidBase64),
  ]

  @Test func `no number is fetched from a host's own parser`() {
    for digits in ["1_000", "0b1", "٥", "１"] {
      let reading = PropertyList.read(PropertyList.Source(text: "<plist><integer>\(digits)</integer></plist>"))
      #expect(!reading.isWellFormed, "\(digits)")
    }
  }

  @Test func `an archive's references are dictionaries that have a number`() throws {
    func uid(_ text: String) throws -> UInt32? {
      let list = try PropertyList(
        reading: PropertyList.Source(text: "<plist><dict><key>CF$UID</key>\(text)</dict></plist>"))
      return list.uid(of: list.root)
    }
    #expect(try uid("<integer>5</integer>") == 5)
    #expect(try uid("<integer>-1</integer>") == nil)
    #expect(try uid("<integer>4294967296</integer>") == nil)
    #expect(try uid("<integer>5</integer><key>b</key><true/>") == nil)
  }
}
