extension Easing {
  /// Returns the completed fraction at `tick` out of `duration`: exactly 0 at the start and 1 at the end.
  public func value(at tick: Ticks, of duration: Ticks) -> Double { progress(at: tick.count, of: duration.count) }

  /// Returns the same fraction for plain integers.
  private func progress(at tick: Int64, of duration: Int64) -> Double {
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

  /// Returns the completed fraction at a ratio between 0 and 1, slow at the end if `isOut`, otherwise at the start.
  ///
  /// Each form is the other one reversed. Where this holds to the last bit, they share arithmetic: code inlined into
  /// the loop over all moving elements should be small.
  @inline(__always) func progress(at ratio: Double, isOut: Bool) -> Double {
    let fromSlow = isOut ? ratio - 1 : ratio
    let fromFast = isOut ? ratio : ratio - 1
    switch self {
    case .plain, .cubic:
      let power = fromSlow * fromSlow * fromSlow
      return isOut ? power + 1 : power
    case .back:
      let swing = (EasingCurve.overshoot + 1) * fromSlow + (isOut ? EasingCurve.overshoot : -EasingCurve.overshoot)
      let height = fromSlow * fromSlow * swing
      return isOut ? height + 1 : height
    case .elastic:
      let swing = Trigonometry.sine(turns: (fromFast - EasingCurve.period / 4) / EasingCurve.period)
      let height = Exponential.powerOfTwo((isOut ? -10 : 10) * fromFast) * swing
      return isOut ? height + 1 : -height
    case .bounce:
      let height = EasingCurve.bounceOut(isOut ? ratio : 1 - ratio)
      return isOut ? height : 1 - height
    case .quad:
      let power = fromSlow * fromSlow
      return isOut ? 1 - power : power
    case .quart:
      let power = fromSlow * fromSlow * fromSlow * fromSlow
      return isOut ? 1 - power : power
    case .quint:
      let power = fromSlow * fromSlow * fromSlow * fromSlow * fromSlow
      return isOut ? power + 1 : power
    case .sine:
      let height = Trigonometry.sine(turns: ratio / 4, quartersAhead: isOut ? 0 : 1)
      return isOut ? height : 1 - height
    case .expo:
      let power = Exponential.powerOfTwo((isOut ? -10 : 10) * fromFast)
      return isOut ? 1 - power : power
    case .circ:
      let height = (1 - fromSlow * fromSlow).squareRoot()
      return isOut ? height : 1 - height
    }
  }

  /// Returns the value of four parabolas, each lower and shorter than the one before.
  @inline(__always) private static func bounceOut(_ ratio: Double) -> Double {
    let middles = SIMD4<Double>(0, 1.5 / 2.75, 2.25 / 2.75, 2.625 / 2.75)
    let heights = SIMD4<Double>(0, 0.75, 0.9375, 0.984375)
    // Summed rather than branched on, because these branches are unpredictable.
    let number = (ratio < 1 / 2.75 ? 0 : 1) + (ratio < 2 / 2.75 ? 0 : 1) + (ratio < 2.5 / 2.75 ? 0 : 1)
    let distance = ratio - middles[number]
    return 7.5625 * distance * distance + heights[number]
  }
}
