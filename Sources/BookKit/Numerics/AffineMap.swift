/// A map of the plane that keeps lines straight: stretching, turning, moving.
public struct AffineMap: Sendable, Equatable {
  /// Where a step to the right leads.
  public var right: Point
  /// Where a step downwards leads.
  public var down: Point
  /// Where the origin goes.
  public var origin: Point

  /// The map that leads a step to the right, one downwards and the origin there.
  @inlinable public init(right: Point, down: Point, origin: Point) {
    self.right = right
    self.down = down
    self.origin = origin
  }

  /// The map that leaves everything where it is.
  public static let identity = AffineMap(
    right: Point(x: 1, y: 0), down: Point(x: 0, y: 1), origin: Point(x: 0, y: 0))

  /// Returns where `point` goes.
  public func apply(to point: Point) -> Point {
    Point(
      x: right.x * point.x + down.x * point.y + origin.x,
      y: right.y * point.x + down.y * point.y + origin.y)
  }

  /// This map, and `outer` after it.
  public func followed(by outer: AffineMap) -> AffineMap {
    let start = outer.apply(to: Point(x: 0, y: 0))
    let (right, down) = (outer.apply(to: right), outer.apply(to: down))
    return AffineMap(
      right: Point(x: right.x - start.x, y: right.y - start.y),
      down: Point(x: down.x - start.x, y: down.y - start.y), origin: outer.apply(to: origin))
  }

  /// The map that undoes this one; nothing when it flattens the plane.
  public var inverse: AffineMap? {
    let determinant = right.x * down.y - right.y * down.x
    guard determinant != 0, determinant.isFinite else { return nil }
    let newRight = Point(x: down.y / determinant, y: -right.y / determinant)
    let newDown = Point(x: -down.x / determinant, y: right.x / determinant)
    return AffineMap(
      right: newRight, down: newDown,
      origin: Point(
        x: -(newRight.x * origin.x + newDown.x * origin.y), y: -(newRight.y * origin.x + newDown.y * origin.y)))
  }

  /// How much longer it makes what lies level.
  var stretchAcross: Double { (right.x * right.x + right.y * right.y).squareRoot() }

  /// How much longer it makes what stands upright.
  var stretchDown: Double { (down.x * down.x + down.y * down.y).squareRoot() }
}
