/// A rectangle with sides along the axes, by what it takes up of each.
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
  /// Whether it has more than an end in common with the stretch from 0 to `length`; a point at 0 counts as inside.
  func reaches(into length: Double) -> Bool {
    low < length && (high > 0 || isPoint && high == 0)
  }
}
