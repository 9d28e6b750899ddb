/// An easing packed into one number, for the loop over all moving elements.
struct PackedEasing: Sendable, Equatable {
  private var number: UInt8

  static let linear = PackedEasing(0)

  static let count = 64

  init(_ index: Int) { number = UInt8(index) }

  init(_ easing: Easing) {
    switch easing {
    case .linear: number = 0
    case .curve(let curve, let form): number = form.ordinal << 4 | (curve.ordinal + 1)
    case .steps, .cubicBezier, .spring: number = .max
    }
  }

  /// Whether ``progress(at:)`` supports the easing.
  var isCurve: Bool { number != .max }

  /// The index of the formula; meaningful only if ``isCurve`` is true.
  var index: Int { Int(number) }

  /// The curve, or `nil` for constant speed.
  var curve: EasingCurve? { EasingCurve(ordinal: (number & 15) &- 1) }

  /// Returns the completed fraction at a ratio of the time between 0 and 1, with the same result as the easing itself.
  func progress(at ratio: Double) -> Double { progress(at: ratio, along: curve) }

  @inline(__always) func progress<Number: Lanes>(at ratio: Number, along curve: EasingCurve?) -> Number {
    guard let curve else { return ratio }
    guard number >= 32 else { return curve.progress(at: ratio, isOut: Number(repeating: number >= 16 ? 1 : 0)) }
    // Each half of a two-sided form is a complete one-sided curve. Either half can take the middle, because its result
    // is replaced there.
    let isSecondHalf = NearestInteger(ratio).value
    let share = curve.progress(at: 2 * ratio - isSecondHalf, isOut: number >= 48 ? 1 - isSecondHalf : isSecondHalf)
    return (0.5 * share + 0.5 * isSecondHalf).replacing(with: 0.5, where: ratio, equals: 0.5)
  }

  /// Returns the completed fraction `elapsed` ticks after a start: exactly 0 at the start and 1 at the end.
  func progress(at elapsed: Int64, of duration: Int64) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    return progress(at: Double(elapsed) / Double(duration))
  }
}
