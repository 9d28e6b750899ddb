import BookKit

extension Projection {
  /// Returns the image of a point, or `nil` if it lies beside or behind the eye.
  package func apply(to point: Point) -> Point? {
    let distance = depthX * point.x + depth
    guard distance > 0 else { return nil }
    return Point(
      x: (acrossX * point.x + across) / distance, y: (downX * point.x + downY * point.y + down) / distance)
  }

  /// Returns the image of a point, and how the image moves if the point moves one step to the right or down.
  @inline(__always) func locally(_ x: Double, _ y: Double) -> (at: Point, right: Point, down: Point) {
    let distance = depthX * x + depth
    let at = Point(x: (acrossX * x + across) / distance, y: (downX * x + downY * y + down) / distance)
    let right = Point(x: (acrossX - at.x * depthX) / distance, y: (downX - at.y * depthX) / distance)
    return (at, right, Point(x: 0, y: downY / distance))
  }

  /// The inverse map, or `nil` if this map flattens the plane.
  package var inverse: Projection? {
    let determinant = acrossX * (downY * depth) - across * (downY * depthX)
    guard determinant != 0, determinant.isFinite else { return nil }
    var map = self
    map.acrossX = downY * depth / determinant
    map.across = -(across * downY) / determinant
    map.downX = (down * depthX - downX * depth) / determinant
    map.downY = (acrossX * depth - across * depthX) / determinant
    map.down = (across * downX - acrossX * down) / determinant
    map.depthX = -(downY * depthX) / determinant
    map.depth = acrossX * downY / determinant
    return map
  }
}
