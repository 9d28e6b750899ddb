import BookKit
import BookTestSupport
import Testing

/// Tests of numbers in traces and messages, which have at most three decimals.
@Suite struct ThousandthsTests {
  private static let rows: [(Double, String)] = [
    (598.7125, "598.713"), (-598.7125, "-598.713"), (1.0005, "1.001"), (2.0015, "2.002"), (0.0005, "0.001"),
    (-0.0005, "-0.001"), (0.0004999, "0"), (-0.0004, "0"), (8.1235, "8.124"), (8.1225, "8.123"), (0.9995, "1"),
    (0.99949999, "0.999"), (0.1 + 0.2, "0.3"), (1.00049999999999, "1"), (1234567.0115, "1234567.012"),
    (1_099_511_627_775.0005, "1099511627775.001"), (2_199_023_255_552.0625, "2199023255552.063"),
    (4_398_046_511_104.001, "4398046511104.001"), (9_007_199_254_740_991, "9007199254740991"), (-0.0, "0"), (7, "7"),
  ]

  @Test(arguments: rows)
  func `the shortest decimal of a number is rounded, ties away from zero`(number: Double, text: String) {
    #expect(Self.written(number) == text)
  }

  @Test func `random numbers are rounded like their decimals`() {
    var generator = SeededGenerator(seed: 72)
    let sizes: [Double] = [1, 1e3, 1e6, 1e8, 1e10]
    for _ in 0..<20_000 {
      let decimals = Double.random(in: 1...100_000, using: &generator).rounded() * 10
      // Half of the numbers are ties at the fourth decimal, and some of them are large.
      let size = sizes.randomElement(using: &generator) ?? 1
      let whole = Double.random(in: 0..<size, using: &generator).rounded(.down)
      let isTie = Bool.random(using: &generator)
      let number = isTie ? (whole * 10_000 + decimals + 5) / 10_000 : Double.random(in: 0..<size, using: &generator)
      let text = number.description
      guard !text.contains("e") else { continue }
      #expect(Self.written(number) == Self.rounded(text), "\(text)")
    }
  }

  private static func written(_ number: Double) -> String {
    var bytes: [UInt8] = []
    TraceText.appendThousandths(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a decimal above zero, rounded digit by digit.
  private static func rounded(_ decimal: String) -> String {
    let parts = decimal.split(separator: ".")
    let fraction = (parts.count > 1 ? Array(parts[1].utf8) : []) + Array(repeating: UInt8(ascii: "0"), count: 4)
    var number = (parts[0] + String(decoding: fraction.prefix(3), as: UTF8.self)).utf8.reduce(0) { sum, digit in
      sum * 10 + Int(digit - UInt8(ascii: "0"))
    }
    if fraction[3] >= UInt8(ascii: "5") { number += 1 }
    let rest = String(1000 + number % 1000).dropFirst()
    guard let last = rest.lastIndex(where: { $0 != "0" }) else { return "\(number / 1000)" }
    return "\(number / 1000).\(rest[...last])"
  }
}
