/// An easing packed into one number, for the loop over all moving elements.
struct PackedEasing: Sendable, Equatable {
  private var number: UInt8

  /// The formula of constant speed.
  static let linear = PackedEasing(0)

  /// The number of formulas.
  static let count = 64

  /// Creates the formula with an index below `count`.
  init(_ index: Int) { number = UInt8(index) }

  init(_ easing: Easing) {
    switch easing {
    case .linear: number = 0
    case .curve(let curve, let form): number = form.rawValue << 4 | (curve.rawValue + 1)
    default: number = .max
    }
  }

  /// Whether ``progress(at:)`` supports the easing.
  var isCurve: Bool { number != .max }

  /// The index of the formula, if it is one.
  var index: Int { Int(number) }

  /// The curve, or `nil` for constant speed.
  private var curve: EasingCurve? { EasingCurve(rawValue: (number & 15) &- 1) }

  /// Returns the completed fraction at a ratio of the time between 0 and 1, equal to that of the easing itself.
  func progress(at ratio: Double) -> Double { progress(at: ratio, along: curve) }

  @inline(__always) private func progress<Number: Lanes>(at ratio: Number, along curve: EasingCurve?) -> Number {
    guard let curve else { return ratio }
    guard number >= 32 else { return curve.progress(at: ratio, isOut: Number(repeating: number >= 16 ? 1 : 0)) }
    // Each half of a two-sided form is a complete one-sided curve.
    let isSecondHalf = Number(repeating: 0).replacing(with: 1, where: ratio, isAtLeast: 0.5)
    let share = curve.progress(
      at: 2 * ratio - isSecondHalf, isOut: number >= 48 ? 1 - isSecondHalf : isSecondHalf)
    return (0.5 * share + 0.5 * isSecondHalf).replacing(with: 0.5, where: ratio, equals: 0.5)
  }

  /// Replaces the first `count` times by the fractions of `durations` completed by then, and possibly some more to fill
  /// a group.
  func complete(_ times: inout [Double], of durations: [Double], count: Int) {
    var times = times.mutableSpan
    let durations = durations.span
    // A loop of its own for each curve has no choices inside.
    switch curve {
    case nil: complete(&times, of: durations, count: count, along: nil)
    case .plain, .cubic: complete(&times, of: durations, count: count, along: .cubic)
    case .back: complete(&times, of: durations, count: count, along: .back)
    case .elastic: complete(&times, of: durations, count: count, along: .elastic)
    case .bounce: complete(&times, of: durations, count: count, along: .bounce)
    case .quad: complete(&times, of: durations, count: count, along: .quad)
    case .quart: complete(&times, of: durations, count: count, along: .quart)
    case .quint: complete(&times, of: durations, count: count, along: .quint)
    case .sine: complete(&times, of: durations, count: count, along: .sine)
    case .expo: complete(&times, of: durations, count: count, along: .expo)
    case .circ: complete(&times, of: durations, count: count, along: .circ)
    }
  }

  @inline(__always) private func complete(
    _ times: inout MutableSpan<Double>, of durations: Span<Double>, count: Int, along curve: EasingCurve?
  ) {
    var position = 0
    while position < count {
      let ratio = NumberGroup(times.span, at: position) / NumberGroup(durations, at: position)
      progress(at: ratio, along: curve).replacing(with: 0, where: ratio, equals: 0).write(to: &times, at: position)
      position += NumberGroup.count
    }
  }
}
