import BookKit
import Testing

@testable import BookChecking

/// Tests that the values of easings stay within the bounds that checks assume.
@Suite struct EasingBoundsTests {
  /// One easing of each kind.
  private static let all: [Easing] =
    EasingCurve.allCases.flatMap { curve in EasingForm.allCases.map { Easing.curve(curve, $0) } } + [
      .linear, .steps(1), .steps(7), .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
      .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), .cubicBezier(x1: 0, y1: -3, x2: 1, y2: 4),
      .spring(damping: 0.7, velocity: 0.7), .spring(damping: 0.01, velocity: 0), .spring(damping: 1, velocity: 3),
      .spring(damping: 5, velocity: -2),
    ]

  @Test(arguments: all)
  func `no easing leaves its bounds`(easing: Easing) {
    let bounds = easing.bounds
    for step in 0...2000 {
      let value = easing.value(at: Double(step) / 2000)
      #expect(value >= bounds.low && value <= bounds.high, "\(value) at \(step)")
    }
  }
}
