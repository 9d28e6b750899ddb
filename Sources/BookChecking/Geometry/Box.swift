import BookKit

/// An axis-aligned rectangle, given by its interval along each axis.
struct Box: Sendable, Equatable {
  /// From the left to the right.
  var across: Interval
  /// From the top to the bottom.
  var down: Interval

  init(across: Interval, down: Interval) {
    self.across = across
    self.down = down
  }

  init(_ rectangle: Rectangle) {
    across = Interval(rectangle.x, rectangle.right)
    down = Interval(rectangle.y, rectangle.bottom)
  }
}

extension Interval {
  /// Returns whether it shares more than an endpoint with the interval from 0 to `length`; a point at 0 counts as
  /// inside.
  func reaches(into length: Double) -> Bool {
    low < length && (high > 0 || isPoint && high == 0)
  }
}
