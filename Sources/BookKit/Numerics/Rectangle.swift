/// A rectangle in points; its origin is the upper left corner.
public struct Rectangle: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle at `x`, `y`.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rectangle {
  /// Returns whether a point lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= right && point.y >= y && point.y <= bottom
  }

  /// Creates the smallest rectangle that contains `points`.
  package init(around points: [Point]) {
    var (across, down) = (Interval(0), Interval(0))
    for (index, point) in points.enumerated() {
      if index == 0 { (across, down) = (Interval(point.x), Interval(point.y)) }
      across.include(Interval(point.x))
      down.include(Interval(point.y))
    }
    self.init(x: across.low, y: down.low, width: across.high - across.low, height: down.high - down.low)
  }

  /// The right edge.
  package var right: Double { x + width }

  /// The lower edge.
  package var bottom: Double { y + height }
}
