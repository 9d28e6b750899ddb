import BookKit

extension Easing {
  /// An interval, not always the smallest, that contains every value of the easing.
  var bounds: Interval {
    switch self {
    case .linear, .steps: return Interval(0, 1)
    case .curve(.back, _): return Interval(-0.101, 1.101)
    case .curve(.elastic, _): return Interval(-0.38, 1.38)
    case .curve: return Interval(0, 1)
    case .cubicBezier(_, let y1, _, let y2):
      var bounds = Interval(0, 1)
      bounds.include(Interval(y1, y2))
      return bounds
    case .spring(let damping, let velocity):
      let reach = Spring(damping: damping, velocity: velocity).reach
      return Interval(min(0, 1 - reach), 1 + reach)
    }
  }
}
