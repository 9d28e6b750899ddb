/// An easing packed into one number, for the loop over all moving elements.
struct PackedEasing: Sendable, Equatable {
  private var number: UInt8

  /// The formula of constant speed.
  static let linear = PackedEasing(number: 0)

  private init(number: UInt8) {
    self.number = number
  }

  init(_ easing: Easing) {
    switch easing {
    case .linear: number = 0
    case .curve(let curve, let form): number = form.rawValue << 4 | (curve.rawValue + 1)
    default: number = .max
    }
  }

  /// Whether ``progress(at:)`` supports the easing.
  var isCurve: Bool { number != .max }

  /// Returns the completed fraction at a ratio of the time between 0 and 1, equal to that of the easing itself.
  @inline(__always) func progress(at ratio: Double) -> Double {
    guard number != 0, let curve = EasingCurve(rawValue: (number & 15) &- 1) else { return ratio }
    // Each half of a two-sided form is a complete one-sided curve.
    let isTwoSided = number >= 32
    guard !isTwoSided || ratio != 0.5 else { return 0.5 }
    let isFirstHalf = ratio < 0.5
    let inner = isTwoSided ? (isFirstHalf ? 2 * ratio : 2 * ratio - 1) : ratio
    let isOut = isTwoSided ? isFirstHalf == (number >= 48) : number >= 16
    let share = curve.progress(at: inner, isOut: isOut)
    guard isTwoSided else { return share }
    return isFirstHalf ? 0.5 * share : 0.5 * share + 0.5
  }
}
