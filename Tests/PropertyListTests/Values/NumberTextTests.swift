import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct IntegerTextTests {
  @Test(arguments: [
    ("5", "5"), ("+5", "5"), ("-0", "0"), ("+0", "0"), ("007", "7"), ("-007", "-7"), ("0x1F", "31"), ("0Xff", "255"),
    ("-0x1F", "-31"), ("+0x1F", "31"), ("0x00000000000000000000001F", "31"), ("\n\t5", "5"), (" 5", "5"), ("08", "8"),
    ("9223372036854775807", "9223372036854775807"), ("9223372036854775808", "9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"), ("-9223372036854775808", "-9223372036854775808"),
    ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"), ("-0x8000000000000000", "-9223372036854775808"),
    ("000000000000000000000000000000042", "42"),
  ])
  func `whole numbers are read, never as octal`(text: String, value: String) {
    expect(text, value, [])
  }

  @Test(
    arguments: [
      (" 5① ", "5", [.paddedNumber]), ("5①\n", "5", [.paddedNumber]), ("-① 5", "-5", [.paddedNumber]),
      ("+①\t5", "5", [.paddedNumber]), (" -①  0x10②\r\n", "-16", [.paddedNumber, .paddedNumber]),
    ] as [(String, String, [PropertyList.Problem.Kind])])
  func `blanks that others refuse are warned about`(marked: String, value: String, kinds: [PropertyList.Problem.Kind]) {
    expect(marked, value, kinds)
  }

  @Test(
    arguments: [
      ("0x①", nil), ("-①", nil), ("+①", nil), ("1①e3", nil), ("1①.0", "1"), ("-12①.00", "-12"), ("1①.05", nil),
      ("1①.", nil),
      ("12①abc", nil), ("1① 2", nil), ("1①,000", "1000"), ("1①,000,000", nil), ("-①-5", nil), ("0①b101", nil),
      ("1①_000", "1000"), ("①٥", nil), ("12①٥", nil), ("①−5", "-5"), ("1①O", "10"), ("①l2", "12"), ("0x①G", nil),
      ("00①x1F", nil), ("①five", nil), ("- ①x", nil), ("5①\u{0}", nil), ("①.5", nil), ("①.0", nil), ("-①.0", nil),
      ("1①'000", "1000"),
    ] as [(String, String?)])
  func `an invalid integer fails at its first bad byte`(marked: String, suggestion: String?) {
    let flaw = expectFailure(marked, .invalidInteger)
    #expect(flaw?.suggestion == suggestion)
  }

  @Test(arguments: [
    "①18446744073709551616", "-①9223372036854775809", "①0x10000000000000000", "-①0x8000000000000001",
    " -①99999999999999999999999999999999999999999999 ", "①340282366920938463463374607431768211456",
  ])
  func `numbers beyond 64 bits are refused at the first digit`(marked: String) {
    expectFailure(marked, .integerOutOfRange)
  }

  @Test(arguments: ["①", "① ", "①\n\t"])
  func `a missing number is reported`(marked: String) {
    expectFailure(marked, .emptyNumber)
  }

  @Test func `all bytes of a bad character are marked`() {
    let bytes = Array("12٥".utf8)
    let flaw = IntegerText.scan(bytes.span, bytes.indices).flaws.first
    #expect(flaw?.range == 2..<4)
    #expect(flaw?.subject == 0..<4)
  }

  private func expect(_ marked: String, _ value: String, _ kinds: [PropertyList.Problem.Kind]) {
    let marked = MarkedText(marked)
    let result = IntegerText.scan(marked.bytes.span, marked.bytes.indices)
    #expect(result.value?.description == value)
    let expected = zip(kinds, marked.offsets).map { Finding($0, at: $1) }
    #expect(result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == expected)
  }

  @discardableResult
  private func expectFailure(_ marked: String, _ kind: PropertyList.Problem.Kind) -> ScalarFlaw? {
    let marked = MarkedText(marked)
    let result = IntegerText.scan(marked.bytes.span, marked.bytes.indices)
    #expect(result.value == nil)
    #expect(result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == [Finding(kind, at: marked.offsets[0])])
    return result.flaws.first
  }
}

@Suite struct RealTextTests {
  @Test(
    arguments: [
      ("1", 1), (".5", 0.5), ("5.", 5), ("+1.5", 1.5), ("1.5e3", 1500), ("4.9e-324", .leastNonzeroMagnitude),
      ("-0", -0.0),
      ("1E5", 100_000), ("007", 7), ("\n\t1.5", 1.5), ("nan", .nan), ("NaN", .nan), ("NAN", .nan), ("inf", .infinity),
      ("+Infinity", .infinity), ("-INF", -.infinity), ("infinity", .infinity), ("-infinity", -.infinity),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("0e-999", 0),
    ] as [(String, Double)])
  func `numbers and the words for what is none are read`(text: String, value: Double) {
    expect(text, value, [])
  }

  @Test(
    arguments: [
      (" 1.5① ", 1.5, [.paddedNumber], nil), ("1.5①\n", 1.5, [.paddedNumber], nil),
      ("① nan", .nan, [.paddedNumber], nil),
      ("inf①\t", .infinity, [.paddedNumber], nil), ("①-nan", .nan, [.signedNaN], nil),
      ("①+NaN", .nan, [.signedNaN], nil),
      ("① ②-nan③ ", .nan, [.paddedNumber, .signedNaN, .paddedNumber], nil),
      ("①1e400", .infinity, [.realOutOfRange], "infinity"), ("①-1e400", -.infinity, [.realOutOfRange], "-infinity"),
      ("①1e-400", 0, [.realOutOfRange], "0"), ("①-1e-400", -0.0, [.realOutOfRange], "-0"),
      ("①1e999999999999999999999999", .infinity, [.realOutOfRange], "infinity"),
      ("①1e400② ", .infinity, [.realOutOfRange, .paddedNumber], "infinity"),
    ] as [(String, Double, [PropertyList.Problem.Kind], String?)])
  func `syntax that other readers treat differently gets a warning`(
    marked: String, value: Double, kinds: [PropertyList.Problem.Kind], suggestion: String?
  ) {
    expect(marked, value, kinds)
    let bytes = MarkedText(marked).bytes
    #expect(RealText.scan(bytes.span, bytes.indices).flaws.first?.suggestion == suggestion)
  }

  @Test(
    arguments: [
      ("0①x1p3", nil), ("0①x10", nil), ("1①,5", "1.5"), ("7①l960", "7.960"), ("1.5①l", "1.51"), ("1.5①f", "1.5"),
      ("1①d3", "1e3"), ("1①_0.0", "10.0"), ("1① 5", nil), ("-① 1.5", nil), ("-①-1", nil), ("1.2①.3", nil),
      ("1.2①,3", nil),
      ("1①,5,5", nil), ("①infinit", nil), ("①nane", nil), ("-①infi", nil), ("1e①", nil), ("-①", nil), (".①", nil),
      ("①−1.5", "-1.5"), ("1.5①O", "1.50"), ("①٥", nil), ("①zero", nil), ("1.5①\u{0}", nil), ("1.5e1①.5", nil),
    ] as [(String, String?)])
  func `an invalid number fails at its first bad byte`(marked: String, suggestion: String?) {
    let flaw = expectFailure(marked, .invalidReal)
    #expect(flaw?.suggestion == suggestion)
  }

  @Test(arguments: ["①", "①  "])
  func `a missing number is reported`(marked: String) {
    expectFailure(marked, .emptyNumber)
  }

  private func expect(_ marked: String, _ value: Double, _ kinds: [PropertyList.Problem.Kind]) {
    let marked = MarkedText(marked)
    let result = RealText.scan(marked.bytes.span, marked.bytes.indices)
    #expect(result.value?.bitPattern == value.bitPattern)
    let expected = zip(kinds, marked.offsets).map { Finding($0, at: $1) }
    #expect(result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == expected)
  }

  @discardableResult
  private func expectFailure(_ marked: String, _ kind: PropertyList.Problem.Kind) -> ScalarFlaw? {
    let marked = MarkedText(marked)
    let result = RealText.scan(marked.bytes.span, marked.bytes.indices)
    #expect(result.value == nil)
    #expect(result.flaws.map { Finding($0.kind, at: $0.range.lowerBound) } == [Finding(kind, at: marked.offsets[0])])
    return result.flaws.first
  }
}
