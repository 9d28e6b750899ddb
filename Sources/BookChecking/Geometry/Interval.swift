import BookKit

/// A closed interval of numbers.
struct Interval: Sendable, Equatable {
  /// The least number of the interval.
  var low: Double
  /// The greatest number of the interval.
  var high: Double

  init(_ low: Double, _ high: Double) {
    self.low = min(low, high)
    self.high = max(low, high)
  }

  init(_ value: Double) {
    self.init(value, value)
  }

  /// Whether it contains only one number.
  var isPoint: Bool { low == high }

  mutating func include(_ other: Interval) {
    low = min(low, other.low)
    high = max(high, other.high)
  }

  static func + (left: Interval, right: Interval) -> Interval {
    Interval(left.low + right.low, left.high + right.high)
  }

  static func * (left: Interval, right: Interval) -> Interval {
    var product = Interval(left.low * right.low, left.high * right.high)
    product.include(Interval(left.low * right.high, left.high * right.low))
    return product
  }

  static func * (factor: Double, interval: Interval) -> Interval {
    Interval(factor * interval.low, factor * interval.high)
  }
}
