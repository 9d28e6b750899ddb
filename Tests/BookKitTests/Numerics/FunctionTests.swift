import Foundation
import Testing

@testable import BookKit

/// Tests that compare our own sine, cosine and powers with those of the system's math library.
@Suite struct FunctionTests {
  @Test func `sine and cosine are those of the library, far from the origin too`() {
    for step in -20_000...20_000 {
      let angle = Double(step) * 0.013
      #expect(abs(Trigonometry.sine(angle) - sin(angle)) < 2e-13, "\(angle)")
      #expect(abs(Trigonometry.cosine(angle) - cos(angle)) < 2e-13, "\(angle)")
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0), (0.25, 1, 0), (0.5, 0, -1), (0.75, -1, 0), (1, 0, 1), (-0.25, -1, 0), (1e6 + 0.5, 0, -1),
  ])
  func `quarters of a turn are exact`(turns: Double, sine: Double, cosine: Double) {
    #expect(Trigonometry.sine(turns: turns) == sine)
    #expect(Trigonometry.cosine(turns: turns) == cosine)
  }

  @Test func `powers of two are those of the library`() {
    for step in -9_800...9_800 {
      let exponent = Double(step) * 0.1037
      let expected = exp2(exponent)
      #expect(abs(Exponential.powerOfTwo(exponent) - expected) <= 4e-16 * expected, "\(exponent)")
    }
    for whole in -1022...1023 { #expect(Exponential.powerOfTwo(Double(whole)) == exp2(Double(whole))) }
  }

  @Test func `powers of the natural base are those of the library`() {
    for step in -2_000...2_000 {
      let exponent = Double(step) * 0.1
      #expect(abs(Exponential.natural(exponent) - exp(exponent)) <= 1e-13 * exp(exponent), "\(exponent)")
    }
  }

  @Test func `NaN and infinity don't trap`() {
    #expect(Trigonometry.sine(turns: .infinity).isNaN)
    #expect(Trigonometry.cosine(.nan).isNaN)
    #expect(Exponential.powerOfTwo(.infinity) == .infinity)
    #expect(Exponential.powerOfTwo(-.infinity) == 0)
    #expect(Exponential.powerOfTwo(-2000) == 0)
    #expect(Exponential.powerOfTwo(.nan).isNaN)
  }
}
