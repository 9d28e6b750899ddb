import PropertyList
import Testing

@Suite struct HexDigitsTests {
  @Test(
    arguments: [
      (0, 1, "0", "0"), (0xA, 2, "0a", "0A"), (0xFF, 2, "ff", "FF"), (0x1234, 2, "34", "34"), (0xBEEF, 0, "", ""),
      (UInt64.max, 16, "ffffffffffffffff", "FFFFFFFFFFFFFFFF"), (0x0123_4567_89AB_CDEF, 8, "89abcdef", "89ABCDEF"),
    ] as [(UInt64, Int, String, String)])
  func `numbers are written`(number: UInt64, count: Int, lowercase: String, uppercase: String) {
    #expect(HexDigits.text(number, count: count) == lowercase)
    #expect(HexDigits.text(number, count: count, uppercase: true) == uppercase)
    var bytes = Array("x".utf8)
    HexDigits.append(number, count: count, to: &bytes)
    #expect(bytes == Array("x\(lowercase)".utf8))
  }

  @Test func `every byte is a digit or not`() {
    for byte in UInt8.min...UInt8.max {
      let expected = byte < 0x80 ? Character(Unicode.Scalar(byte)).hexDigitValue : nil
      #expect(HexDigits.value(of: byte).map { Int($0) } == expected)
    }
    for digit in UInt8(0)..<16 {
      #expect(HexDigits.value(of: HexDigits.digit(digit)) == digit)
      #expect(HexDigits.value(of: HexDigits.digit(digit | 0xF0, uppercase: true)) == digit)
    }
  }
}
