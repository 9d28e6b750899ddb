/// A rectangle in whole thousandths of a point; its origin is the upper left corner.
package struct ExactRectangle: Sendable, Hashable {
  package var origin: ExactPoint
  package var width: Int64
  package var height: Int64

  package var right: Int64 { origin.x + width }

  package var bottom: Int64 { origin.y + height }

  /// Returns whether a point is inside or on an edge.
  package func contains(_ point: ExactPoint) -> Bool {
    point.x >= origin.x && point.x <= right && point.y >= origin.y && point.y <= bottom
  }

  package func union(_ other: ExactRectangle) -> ExactRectangle {
    let corner = ExactPoint(x: min(origin.x, other.origin.x), y: min(origin.y, other.origin.y))
    return ExactRectangle(
      origin: corner, width: max(right, other.right) - corner.x, height: max(bottom, other.bottom) - corner.y)
  }

  /// Returns the origin closest to `origin` that keeps a rectangle of another size inside this one.
  ///
  /// A rectangle that is too large starts at the left or upper edge.
  package func clamp(_ origin: ExactPoint, width: Int64, height: Int64) -> ExactPoint {
    ExactPoint(
      x: max(self.origin.x, min(origin.x, right - width)), y: max(self.origin.y, min(origin.y, bottom - height)))
  }
}

extension ExactRectangle {
  /// Creates the exact rectangle nearest to `rectangle`, or returns `nil` if a number is invalid or too large.
  package init?(_ rectangle: Rectangle) {
    guard let origin = ExactPoint(Point(x: rectangle.x, y: rectangle.y)),
      let size = ExactPoint(Point(x: rectangle.width, y: rectangle.height)), size.x >= 0, size.y >= 0
    else { return nil }
    self.init(origin: origin, width: size.x, height: size.y)
  }
}

extension Rectangle {
  package init(_ exact: ExactRectangle) {
    let origin = Point(exact.origin)
    self.init(x: origin.x, y: origin.y, width: Double(exact.width) / 1000, height: Double(exact.height) / 1000)
  }
}
