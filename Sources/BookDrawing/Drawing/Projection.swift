import BookKit

/// A projective map of the plane: straight lines stay straight, but parallel ones may meet, as in a picture in
/// perspective.
package struct Projection: Sendable, Equatable {
  /// The factors of x, y and 1 that make up the horizontal coordinate, before the division by `depth`.
  private var across: SIMD3<Double>
  /// The factors that make up the vertical coordinate, before the division by `depth`.
  private var down: SIMD3<Double>
  /// The factors that make up the distance from the eye, relative to that of the drawing.
  private var depth: SIMD3<Double>

  package init(_ map: AffineMap) {
    across = SIMD3(map.right.x, map.down.x, map.origin.x)
    down = SIMD3(map.right.y, map.down.y, map.origin.y)
    depth = SIMD3(0, 0, 1)
  }

  /// Creates what an eye in front of the origin sees of paper that was turned about a vertical axis.
  ///
  /// - Parameters:
  ///   - degrees: The angle; if negative, the part to the right of the axis turns towards the eye.
  ///   - axis: Where the axis is to the right of the origin.
  ///   - height: How far the axis is in front of the drawing.
  ///   - distance: The distance of the eye from the drawing.
  package init(turnedBy degrees: Double, about axis: Double, raisedTo height: Double = 0, seenFrom distance: Double) {
    let (sine, cosine) = (Trigonometry.sine(turns: degrees / 360), Trigonometry.cosine(turns: degrees / 360))
    across = SIMD3(cosine, 0, axis)
    down = SIMD3(0, 1, 0)
    depth = SIMD3(sine / distance, 0, 1 - height / distance)
  }

  /// Returns the image of a point, or `nil` if it lies beside or behind the eye.
  package func apply(to point: Point) -> Point? {
    let (x, y, w) = weighted(point.x, point.y)
    return w > 0 ? Point(x: x / w, y: y / w) : nil
  }

  /// Returns the coordinates of the image of a point before their division by the last one.
  @inline(__always) private func weighted(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
    (
      across.x * x + across.y * y + across.z, down.x * x + down.y * y + down.z, depth.x * x + depth.y * y + depth.z
    )
  }

  /// Returns the image of a point, and how it moves for a step to the right and for one downwards.
  @inline(__always) func locally(_ x: Double, _ y: Double) -> (at: Point, right: Point, down: Point) {
    let found = weighted(x, y)
    let at = Point(x: found.x / found.w, y: found.y / found.w)
    let right = Point(x: (across.x - at.x * depth.x) / found.w, y: (down.x - at.y * depth.x) / found.w)
    let below = Point(x: (across.y - at.x * depth.y) / found.w, y: (down.y - at.y * depth.y) / found.w)
    return (at, right, below)
  }

  /// Returns the map that applies this map first, then `outer`.
  package func followed(by outer: AffineMap) -> Projection {
    var map = self
    map.across = across * outer.right.x + down * outer.down.x + depth * outer.origin.x
    map.down = across * outer.right.y + down * outer.down.y + depth * outer.origin.y
    return map
  }

  /// Returns the map that applies `inner` first, then this map.
  package func preceded(by inner: AffineMap) -> Projection {
    func row(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        row.x * inner.right.x + row.y * inner.right.y, row.x * inner.down.x + row.y * inner.down.y,
        row.x * inner.origin.x + row.y * inner.origin.y + row.z)
    }
    var map = self
    (map.across, map.down, map.depth) = (row(across), row(down), row(depth))
    return map
  }

  /// The inverse map, or `nil` if this map flattens the plane.
  package var inverse: Projection? {
    let (first, second, third) = (
      Projection.cross(down, depth), Projection.cross(depth, across), Projection.cross(across, down)
    )
    let determinant = (across * first).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    var map = self
    map.across = SIMD3(first.x, second.x, third.x) / determinant
    map.down = SIMD3(first.y, second.y, third.y) / determinant
    map.depth = SIMD3(first.z, second.z, third.z) / determinant
    return map
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
