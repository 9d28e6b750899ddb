extension Easing {
  /// Returns the completed fraction at `tick` out of `duration`: exactly 0 at the start and 1 at the end.
  public func value(at tick: Ticks, of duration: Ticks) -> Double {
    let (tick, duration) = (tick.count, duration.count)
    guard tick > 0 else { return 0 }
    guard tick < duration else { return 1 }
    guard case .steps(let count) = self else { return value(at: Double(tick) / Double(duration)) }
    // Integer arithmetic, because a floating-point quotient can fall just short of a step.
    let product = UInt64(tick).multipliedFullWidth(by: UInt64(max(1, count)))
    return Double(UInt64(duration).dividingFullWidth(product).quotient) / Double(max(1, count))
  }

  /// Returns the completed fraction at `ratio` of the time: exactly 0 at the start and 1 at the end.
  public func value(at ratio: Double) -> Double {
    guard ratio > 0 else { return 0 }
    guard ratio < 1 else { return 1 }
    switch self {
    case .linear, .curve: return PackedEasing(self).progress(at: ratio)
    case .steps(let count):
      // The ratio may have been rounded down just below a step.
      return min(1, (ratio * Double(max(1, count)) + 1e-9).rounded(.down) / Double(max(1, count)))
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: ratio)
    case .spring(let damping, let velocity):
      return Spring(damping: damping, velocity: velocity).value(at: ratio)
    }
  }
}

extension EasingCurve {
  /// The constant that makes `back` overshoot by a tenth of the way.
  private static let overshoot = 1.70158

  /// The period of one `elastic` oscillation.
  private static let period = 0.3

  /// Returns the completed fraction at a ratio between 0 and 1.
  ///
  /// The curve is slow at the end if `isOut` is 1, and at the start if it's 0. Each form is the reverse of the other.
  /// Both share their arithmetic, so they agree to the last bit.
  @inline(__always) func progress<Number: Lanes>(at ratio: Number, isOut: Number) -> Number {
    let sign = 2 * isOut - 1
    let fromSlow = ratio - isOut
    let fromFast = ratio - (1 - isOut)
    switch self {
    case .plain, .cubic: return fromSlow * fromSlow * fromSlow + isOut
    case .back:
      let swing = (EasingCurve.overshoot + 1) * fromSlow + EasingCurve.overshoot * sign
      return fromSlow * fromSlow * swing + isOut
    case .elastic:
      let turns = (fromFast - EasingCurve.period / 4) / EasingCurve.period
      let swing = Trigonometry.sine(smallTurns: turns, quartersAhead: Number(repeating: 0))
      return isOut + sign * (Exponential.powerOfTwo(small: -10 * sign * fromFast) * swing)
    case .bounce: return (1 - isOut) + sign * EasingCurve.bounceOut((1 - isOut) + sign * ratio)
    case .quad: return isOut - sign * (fromSlow * fromSlow)
    case .quart: return isOut - sign * (fromSlow * fromSlow * fromSlow * fromSlow)
    case .quint: return fromSlow * fromSlow * fromSlow * fromSlow * fromSlow + isOut
    case .sine:
      return (1 - isOut) + sign * Trigonometry.sine(smallTurns: 0.25 * ratio, quartersAhead: 1 - isOut)
    case .expo: return isOut - sign * Exponential.powerOfTwo(small: -10 * sign * fromFast)
    case .circ: return (1 - isOut) + sign * (1 - fromSlow * fromSlow).squareRoot()
    }
  }

  /// Returns a value on a curve of four parabolas, each shallower and narrower than the one before.
  @inline(__always) private static func bounceOut<Number: Lanes>(_ ratio: Number) -> Number {
    let zero = Number(repeating: 0)
    // There are no branches here, because a processor couldn't predict them.
    let middle = zero.replacing(with: 1.5 / 2.75, where: ratio, isAtLeast: 1 / 2.75)
      .replacing(with: 2.25 / 2.75, where: ratio, isAtLeast: 2 / 2.75)
      .replacing(with: 2.625 / 2.75, where: ratio, isAtLeast: 2.5 / 2.75)
    let height = zero.replacing(with: 0.75, where: ratio, isAtLeast: 1 / 2.75)
      .replacing(with: 0.9375, where: ratio, isAtLeast: 2 / 2.75)
      .replacing(with: 0.984375, where: ratio, isAtLeast: 2.5 / 2.75)
    let distance = ratio - middle
    return 7.5625 * distance * distance + height
  }
}
