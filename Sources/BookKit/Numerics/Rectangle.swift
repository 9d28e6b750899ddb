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
  /// Returns whether a point is inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= right && point.y >= y && point.y <= bottom
  }

  /// Creates the smallest rectangle that contains `points`.
  package init(around points: [Point]) {
    guard var least = points.first, var greatest = points.first else {
      self.init()
      return
    }
    for point in points.dropFirst() {
      least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = Point(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    self.init(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  package var right: Double { x + width }

  package var bottom: Double { y + height }

  /// The corners, clockwise from the upper left one.
  package var corners: [Point] {
    [Point(x: x, y: y), Point(x: right, y: y), Point(x: right, y: bottom), Point(x: x, y: bottom)]
  }
}
