import BookKit

struct Interval: Sendable, Equatable {
  var low: Double
  var high: Double

  init(_ low: Double, _ high: Double) {
    self.low = min(low, high)
    self.high = max(low, high)
  }

  init(_ value: Double) { self.init(value, value) }

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

struct Box: Sendable, Equatable {
  var across: Interval
  var down: Interval
}

extension Box {
  init(_ rectangle: Rectangle) {
    self.init(across: Interval(rectangle.x, rectangle.right), down: Interval(rectangle.y, rectangle.bottom))
  }
}

extension Interval {
  /// Returns whether the interval overlaps `0...length` by more than an endpoint; a point at 0 also counts.
  func reaches(into length: Double) -> Bool { low < length && (high > 0 || isPoint && high == 0) }
}
