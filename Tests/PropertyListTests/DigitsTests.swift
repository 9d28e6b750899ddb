import PropertyList
import Testing

@Suite struct DigitsTests {
  @Test(
    arguments: [
      ("0", 0), ("007", 7), ("9223372036854775807", Int64.max), ("00000000000000000000001", 1), ("", nil), ("-1", nil),
      ("+1", nil), (" 1", nil), ("1 ", nil), ("1:", nil), ("1/", nil), ("٣", nil), ("9223372036854775808", nil),
      ("99999999999999999999", nil),
    ] as [(String, Int64?)])
  func `digits become a number`(text: String, number: Int64?) {
    #expect(Int64(digits: text.utf8) == number)
    #expect(Int64(digits: Array(text.utf8)) == number)
  }

  @Test func `a number has to fit its type`() {
    #expect(UInt64(digits: "18446744073709551615".utf8) == .max)
    #expect(UInt64(digits: "18446744073709551616".utf8) == nil)
    #expect(UInt16(digits: "65535".utf8) == .max)
    #expect(UInt16(digits: "65536".utf8) == nil)
    #expect(UInt8(digits: "0255".utf8) == 255)
    #expect(UInt8(digits: "256".utf8) == nil)
  }
}
