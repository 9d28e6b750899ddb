import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct DecimalTests {
  @Test(arguments: [
    "0", "-0", "+0", "1", "+1.5", ".5", "5.", "-.5e-1", "1.e5", "1E5", "1e+5", "007", "0.1", "0.10000000000000001",
    "1.5e3", "3.14159265358979", "123456789012345678", "9007199254740993", "9007199254740992", "18014398509481985",
    "1e22", "1e23", "8.5e22", "7e-27", "1e27", "1e-28", "6.123233995736766e-17", "1.2246467991473532e-16",
  ])
  func `ordinary numbers are read to the last bit`(text: String) {
    expectSameBits(text)
  }

  @Test(arguments: [
    "4.9e-324", "2.47e-324", "2.4703282292062327208e-324", "2.4703282292062328e-324", "1e-323", "1e-324", "1e-400",
    "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308", "1.7976931348623157e308",
    "1.7976931348623158e308", "1.7976931348623159e308", "1e308", "1e309", "1e400", "-1e400", "-1e-400",
    "1e999999999999999999999", "1e-999999999999999999999", "0e999999999999999999999",
    "6.631236846766476e-316", "3.2378839133029012895883524125015321748630376694231080599012970495523e-317",
    "1090544144181609348671888949248", "1090544144181609348835077142190", "9.5e-324", "7.4109846876186981626e-324",
  ])
  func `the ends of the range are read to the last bit`(text: String) {
    expectSameBits(text)
  }

  @Test func `an exponent is weighed against any number of zeros`() {
    expectSameBits("0." + String(repeating: "0", count: 5000) + "125e5001")
    expectSameBits("125" + String(repeating: "0", count: 5000) + "e-5001")
    expectSameBits(String(repeating: "0", count: 5000) + "12.5")
    expectSameBits("12.5" + String(repeating: "0", count: 5000))
  }

  @Test func `a digit after eight hundred others still decides the rounding`() {
    let halfway = "4503599627370497.5"
    expectSameBits(halfway)
    expectSameBits(halfway + String(repeating: "0", count: 2000))
    expectSameBits(halfway + String(repeating: "0", count: 2000) + "1")
    expectSameBits("4503599627370496.5" + String(repeating: "0", count: 2000) + "1")
    expectSameBits("4503599627370497.4" + String(repeating: "9", count: 2000))
  }

  /// Checks texts that aren't numbers, each with the offset of the byte that shows it.
  @Test(arguments: [
    ("", 0), ("-", 1), ("+", 1), (".", 1), ("-.", 2), (".e5", 1), ("e5", 0), ("1e", 2), ("1e+", 3), ("1e5.", 3),
    ("1,5", 1), ("1.5f", 3), ("1d3", 1), ("1_0.0", 1), ("0x1p3", 1), ("0x10", 1), ("--5", 1), ("1..5", 2), ("1.5.", 3),
    ("nan", 0), ("inf", 0), ("infinity", 0), ("٥", 0), (" 1", 0), ("1 ", 1), ("1e5 ", 3),
  ])
  func `the first byte that isn't part of a number is found`(text: String, offset: Int) {
    let bytes = Array(text.utf8)
    guard case .unexpected(let found) = Decimal.scan(bytes.span, bytes.indices) else {
      Issue.record("\(text) was read as a number")
      return
    }
    #expect(found == offset)
    #expect(Decimal.parse(bytes.span, bytes.indices) == nil)
  }

  @Test func `only the range is looked at`() {
    let bytes = Array("9-1.5e19".utf8)
    #expect(Decimal.parse(bytes.span, 1..<7) == -15)
    #expect(Decimal.parse(bytes.span, 3..<3) == nil)
  }

  @Test(arguments: UInt64(0)..<8)
  func `random doubles come back from their shortest digits`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3000 {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { expectSameBits("\(value)", value) }
      let modest =
        Double(sign: .plus, exponent: Int.random(in: -80...80, using: &generator), significand: 1.1) * value.significand
      if modest.isFinite { expectSameBits("\(modest)", modest) }
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func `random digits are read to the last bit`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      var text = Bool.random(using: &generator) ? "-" : ""
      let count = Int.random(in: 1...(round % 50 == 0 ? 1200 : 40), using: &generator)
      let point = Int.random(in: 0...count, using: &generator)
      for index in 0..<count {
        if index == point { text += "." }
        text += String(Int.random(in: 0...9, using: &generator))
      }
      if Bool.random(using: &generator) { text += "e\(Int.random(in: -345...320, using: &generator))" }
      expectSameBits(text)
    }
  }

  @Test(arguments: UInt64(0)..<4)
  func `numbers halfway between two doubles go to the even one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let odd = UInt64.random(in: 1 << 53..<1 << 54, using: &generator) | 1
      let shift = UInt64.random(in: 0...9, using: &generator)
      expectSameBits(String(odd << shift))
      expectSameBits(String(odd << shift) + ".0000000000000000000000000000000000000001")
      expectSameBits(String((odd << shift) - 1) + ".9999999999999999999999999999999999999999")
    }
  }

  @Test(arguments: [-1075, -1074, -1000, -300, -107, -54, -3])
  func `numbers halfway between two small doubles go to the even one`(exponent: Int) {
    for odd in [(1 << 53) + 1, (1 << 54) - 1, (1 << 54) - 3] as [UInt64] {
      let digits = DecimalTests.digits(ofOdd: odd, timesFiveTo: -exponent)
      expectSameBits(digits + "e\(exponent)")
      expectSameBits(digits + "0001e\(exponent - 4)")
      expectSameBits(digits.dropLast() + "4999e\(exponent - 3)")
    }
  }

  /// Returns all digits of `odd` × 5^`power`.
  private static func digits(ofOdd odd: UInt64, timesFiveTo power: Int) -> String {
    var digits = String(odd).utf8.reversed().map { $0 - UInt8(ascii: "0") }
    for _ in 0..<power {
      var carry: UInt8 = 0
      for index in digits.indices {
        carry += digits[index] * 5
        digits[index] = carry % 10
        carry /= 10
      }
      if carry > 0 { digits.append(carry) }
    }
    return String(decoding: digits.reversed().map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }

  /// Expects the same result as the C library.
  private func expectSameBits(_ text: String, _ value: Double? = nil, at place: SourceLocation = #_sourceLocation) {
    let bytes = Array(text.utf8)
    let expected = value ?? Double(text)
    let found = Decimal.parse(bytes.span, bytes.indices)
    if found?.bitPattern != expected?.bitPattern {
      Issue.record("\(text): \(String(describing: found)) for \(String(describing: expected))", sourceLocation: place)
    }
  }
}

@Suite struct ShortestDecimalTests {
  @Test(
    arguments: [
      (0.1, "0.1"), (1, "1"), (-0.0, "-0"), (0, "0"), (1e-7, "1e-07"), (1e16, "1e+16"), (123456, "123456"),
      (.nan, "nan"), (-.nan, "nan"), (.infinity, "+infinity"), (-.infinity, "-infinity"), (-1.5, "-1.5"),
      (.leastNonzeroMagnitude, "5e-324"), (Double(Float(0.1)), "0.10000000149011612"),
    ] as [(Double, String)])
  func `numbers are written in the fewest digits`(value: Double, text: String) {
    #expect(String(decoding: Decimal.shortest(value), as: UTF8.self) == text)
  }

  @Test func `what is written reads back as the same bits`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = Decimal.shortest(value)
      #expect(Decimal.parse(text.span, text.indices)?.bitPattern == value.bitPattern)
    }
  }
}
