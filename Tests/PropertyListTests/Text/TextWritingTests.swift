import PropertyList
import Testing

/// Tests of how text is appended to bytes.
@Suite struct TextWritingTests {
  @Test(arguments: [0, 1, 3, 7, 8, 9, 15, 16, 17, 63, 64, 65, 71, 72, 73, 1000])
  func `bytes of any count follow those before`(count: Int) {
    let appended = (0..<count).map { UInt8(truncatingIfNeeded: 3 * $0 + 1) }
    for start in [0, 1, 5, 8, 100] {
      let before = [UInt8](repeating: 0xEE, count: start)
      var bytes = before
      bytes.append(copyOf: appended.span)
      #expect(bytes == before + appended)
      bytes.append("end")
      #expect(bytes == before + appended + Array("end".utf8))
    }
  }

  @Test func `a copy leaves other copies alone`() {
    let first: [UInt8] = [1, 2, 3]
    var second = first
    second.append("é☾")
    #expect(first == [1, 2, 3])
    #expect(second == [1, 2, 3] + Array("é☾".utf8))
  }

  @Test(
    arguments: [
      (0, 0, "0"), (0, 1, "0"), (0, 3, "000"), (7, 3, "007"), (9, 1, "9"), (10, 1, "10"), (99, 2, "99"),
      (100, 2, "100"), (1_234_567_890, 12, "001234567890"), (9_999_999_999_999_999_999, 1, "9999999999999999999"),
      (10_000_000_000_000_000_000, 1, "10000000000000000000"), (.max, 1, "18446744073709551615"),
      (.max, 25, "0000018446744073709551615"),
    ] as [(UInt64, Int, String)])
  func `a number has at least as many digits as asked for`(number: UInt64, digits: Int, expected: String) {
    var bytes = Array("n=".utf8)
    bytes.append(decimal: number, digits: digits)
    #expect(String(decoding: bytes, as: UTF8.self) == "n=" + expected)
  }

  @Test(arguments: [0, 1, 30, 64, 65, 100])
  func `memory is filled to its last byte`(count: Int) {
    let copied = [UInt8](repeating: 0x2A, count: count)
    let bytes = [UInt8](capacity: 27 + count) { out in
      out.write("ab")
      out.write(decimal: 7, digits: 3)
      out.write(copied.span)
      out.write(decimal: .max)
      out.write("cd")
    }
    let stars = String(repeating: "*", count: count)
    #expect(String(decoding: bytes, as: UTF8.self) == "ab007\(stars)18446744073709551615cd")
  }

  @Test func `every power of ten and the number before it have all their digits`() {
    var power: UInt64 = 1
    for _ in 0..<19 {
      power *= 10
      for number in [power - 1, power] {
        var bytes: [UInt8] = []
        bytes.append(decimal: number)
        #expect(String(decoding: bytes, as: UTF8.self) == String(number))
      }
    }
  }
}
