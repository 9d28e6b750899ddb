extension Easing {
  /// How much of the way is done at a tick of so many: exactly 0 at the start and 1 at the end.
  public func value(at tick: Ticks, of duration: Ticks) -> Double { share(at: tick.count, of: duration.count) }

  /// The same in plain numbers.
  private func share(at tick: Int64, of duration: Int64) -> Double {
    guard tick > 0 else { return 0 }
    guard tick < duration else { return 1 }
    guard case .step(let count) = self else { return value(at: Double(tick) / Double(duration)) }
    // In whole numbers, for the quotient of two numbers may fall short of the step that it reaches.
    let product = UInt64(tick).multipliedFullWidth(by: UInt64(max(1, count)))
    return Double(UInt64(duration).dividingFullWidth(product).quotient) / Double(max(1, count))
  }

  /// How much of the way is done at `ratio` of the time: exactly 0 at the start and 1 at the end.
  public func value(at ratio: Double) -> Double {
    guard ratio > 0 else { return 0 }
    guard ratio < 1 else { return 1 }
    switch self {
    case .linear, .curve: return EasingFormula(self).share(at: ratio)
    case .step(let count):
      // The ratio may have lost a little of what it reaches.
      return min(1, (ratio * Double(max(1, count)) + 1e-9).rounded(.down) / Double(max(1, count)))
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: ratio)
    case .spring(let damping, let velocity):
      return Spring(damping: damping, velocity: velocity).value(at: ratio)
    }
  }
}

extension EasingCurve {
  /// How far `back` goes beyond: a tenth of the way.
  private static let overshoot = 1.70158

  /// The time of one swing of `elastic`.
  private static let period = 0.3

  /// How much of the way is done at a ratio between 0 and 1, slow at the end (`isOut`) or at the start.
  ///
  /// One way is the other backwards. As far as that is so to the last bit, both share their arithmetic: what is inlined
  /// into the loop over all that moves should be little.
  @inline(__always) func share(at ratio: Double, isOut: Bool) -> Double {
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

  /// Four parabolas, each lower and shorter than the one before.
  @inline(__always) private static func bounceOut(_ ratio: Double) -> Double {
    let middles = SIMD4<Double>(0, 1.5 / 2.75, 2.25 / 2.75, 2.625 / 2.75)
    let heights = SIMD4<Double>(0, 0.75, 0.9375, 0.984375)
    // Counted, not chosen: a processor could not guess the branches.
    let number = (ratio < 1 / 2.75 ? 0 : 1) + (ratio < 2 / 2.75 ? 0 : 1) + (ratio < 2.5 / 2.75 ? 0 : 1)
    let distance = ratio - middles[number]
    return 7.5625 * distance * distance + heights[number]
  }
}
