import Foundation
import Testing

@testable import BookKit

/// Tests that compare the easings with their formulas, written again with the system's math library.
@Suite struct EasingTests {
  /// The `In` and `Out` formulas of a curve as published.
  struct Formula: Sendable, CustomTestStringConvertible {
    let curve: EasingCurve
    let easeIn: @Sendable (Double) -> Double
    let easeOut: @Sendable (Double) -> Double
    var testDescription: String { "\(curve)" }
  }

  static let formulas: [Formula] = [
    Formula(curve: .plain, easeIn: { pow($0, 3) }, easeOut: { pow($0 - 1, 3) + 1 }),
    Formula(curve: .cubic, easeIn: { pow($0, 3) }, easeOut: { pow($0 - 1, 3) + 1 }),
    Formula(
      curve: .back, easeIn: { pow($0, 2) * (2.70158 * $0 - 1.70158) },
      easeOut: { pow($0 - 1, 2) * (2.70158 * ($0 - 1) + 1.70158) + 1 }),
    Formula(
      curve: .elastic,
      easeIn: { $0 == 0 || $0 == 1 ? $0 : -pow(2, 10 * ($0 - 1)) * sin(($0 - 1 - 0.075) * 2 * .pi / 0.3) },
      easeOut: { $0 == 0 || $0 == 1 ? $0 : pow(2, -10 * $0) * sin(($0 - 0.075) * 2 * .pi / 0.3) + 1 }),
    Formula(curve: .bounce, easeIn: { 1 - bounce(1 - $0) }, easeOut: { bounce($0) }),
    Formula(curve: .quad, easeIn: { pow($0, 2) }, easeOut: { 1 - pow(1 - $0, 2) }),
    Formula(curve: .quart, easeIn: { pow($0, 4) }, easeOut: { 1 - pow(1 - $0, 4) }),
    Formula(curve: .quint, easeIn: { pow($0, 5) }, easeOut: { 1 - pow(1 - $0, 5) }),
    Formula(curve: .sine, easeIn: { 1 - cos($0 * .pi / 2) }, easeOut: { sin($0 * .pi / 2) }),
    Formula(
      curve: .expo, easeIn: { $0 == 0 || $0 == 1 ? $0 : pow(2, 10 * ($0 - 1)) },
      easeOut: { $0 == 0 || $0 == 1 ? $0 : 1 - pow(2, -10 * $0) }),
    Formula(curve: .circ, easeIn: { 1 - sqrt(1 - $0 * $0) }, easeOut: { sqrt(1 - pow($0 - 1, 2)) }),
  ]

  private static func bounce(_ ratio: Double) -> Double {
    if ratio < 1 / 2.75 { return 7.5625 * ratio * ratio }
    if ratio < 2 / 2.75 { return 7.5625 * pow(ratio - 1.5 / 2.75, 2) + 0.75 }
    if ratio < 2.5 / 2.75 { return 7.5625 * pow(ratio - 2.25 / 2.75, 2) + 0.9375 }
    return 7.5625 * pow(ratio - 2.625 / 2.75, 2) + 0.984375
  }

  @Test(arguments: formulas)
  func `curves follow their formulas`(formula: Formula) {
    for step in 0...1000 {
      let ratio = Double(step) / 1000
      let isEarly = ratio < 0.5
      let half = isEarly ? ratio * 2 : ratio * 2 - 1
      let expected: [(EasingForm, Double)] = [
        (.easeIn, formula.easeIn(ratio)), (.easeOut, formula.easeOut(ratio)),
        (.easeInOut, isEarly ? formula.easeIn(half) / 2 : formula.easeOut(half) / 2 + 0.5),
        (.easeOutIn, isEarly ? formula.easeOut(half) / 2 : formula.easeIn(half) / 2 + 0.5),
      ]
      for (form, value) in expected {
        let found = Easing.curve(formula.curve, form).value(at: ratio)
        #expect(abs(found - value) < 1e-12, "\(form) at \(ratio)")
      }
    }
  }

  /// One easing of each kind.
  static let all: [Easing] =
    EasingCurve.allCases.flatMap { curve in EasingForm.allCases.map { Easing.curve(curve, $0) } } + [
      .linear, .steps(1), .steps(7), .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
      .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), .cubicBezier(x1: 0, y1: -3, x2: 1, y2: 4),
      .spring(damping: 0.7, velocity: 0.7), .spring(damping: 0.01, velocity: 0), .spring(damping: 1, velocity: 3),
      .spring(damping: 5, velocity: -2),
    ]

  @Test(arguments: all)
  func `every easing is exact at both ends and beyond them`(easing: Easing) {
    for ratio in [-1.0, 0, -0.0] { #expect(easing.value(at: ratio) == 0) }
    for ratio in [1.0, 2, .infinity] { #expect(easing.value(at: ratio) == 1) }
    #expect(easing.value(at: Ticks(0), of: Ticks(9)) == 0)
    #expect(easing.value(at: Ticks(9), of: Ticks(9)) == 1)
  }

  @Test func `steps are counted in whole ticks`() {
    for duration in 1...60 {
      for count in 1...12 {
        for tick in 0...duration {
          let value = Easing.steps(count).value(at: Ticks(Int64(tick)), of: Ticks(Int64(duration)))
          #expect(value == Double(tick * count / duration) / Double(count))
        }
      }
    }
    #expect(Easing.steps(3).value(at: 1.0 / 3) == 1.0 / 3)
  }

  @Test(arguments: [(0.25, 0.1, 0.25, 1.0), (0.42, 0, 0.58, 1), (1, 0, 0, 1), (0, 1, 1, 0), (0.9, -1, 0.1, 2)])
  func `a point of the curve is found again`(x1: Double, y1: Double, x2: Double, y2: Double) {
    let easing = Easing.cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    for step in 1..<500 {
      let (there, back) = (Double(step) / 500, 1 - Double(step) / 500)
      let (early, late) = (3 * back * back * there, 3 * back * there * there)
      let (x, y) = (early * x1 + late * x2 + pow(there, 3), early * y1 + late * y2 + pow(there, 3))
      // Where the curve is vertical, a tiny change in x changes y a lot.
      let slope = 3 * back * back * x1 + 6 * back * there * (x2 - x1) + 3 * there * there * (1 - x2)
      if slope > 0.01 { #expect(abs(easing.value(at: x) - y) < 1e-12, "\(there)") }
    }
  }

  @Test(arguments: [(0.7, 0.7), (0.2, 0), (0.05, 4), (1, 0), (3, 2), (0.999, -5)])
  func `a spring follows its formula`(damping: Double, velocity: Double) {
    let pace = log(1000) / min(damping, 1)
    for step in 1..<500 {
      let ratio = Double(step) / 500
      var expected = 1 - exp(-pace * ratio) * (1 + (pace - velocity) * ratio)
      if damping < 1 {
        let damped = pace * sqrt(1 - damping * damping)
        let swing = cos(damped * ratio) + (damping * pace - velocity) / damped * sin(damped * ratio)
        expected = 1 - exp(-damping * pace * ratio) * swing
      }
      let value = Easing.spring(damping: damping, velocity: velocity).value(at: ratio)
      #expect(abs(value - expected) < 1e-12, "\(ratio)")
    }
  }
}
