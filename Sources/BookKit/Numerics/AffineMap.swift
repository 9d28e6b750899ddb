/// An affine map of the plane: a combination of scaling, rotation, shear and translation.
public struct AffineMap: Sendable, Equatable {
  /// The image of a unit step to the right.
  public var right: Point
  /// The image of a unit step downwards.
  public var down: Point
  /// The image of the origin.
  public var origin: Point

  /// Creates a map from the images of a step to the right, a step downwards and the origin.
  @inlinable public init(right: Point, down: Point, origin: Point) {
    self.right = right
    self.down = down
    self.origin = origin
  }

  /// The map that leaves every point where it is.
  public static let identity = AffineMap(scaleX: 1, scaleY: 1)

  package init(scaleX: Double, scaleY: Double, origin: Point = Point(x: 0, y: 0)) {
    self.init(right: Point(x: scaleX, y: 0), down: Point(x: 0, y: scaleY), origin: origin)
  }

  /// Returns the image of `point`.
  public func apply(to point: Point) -> Point {
    Point(
      x: right.x * point.x + down.x * point.y + origin.x, y: right.y * point.x + down.y * point.y + origin.y)
  }

  /// Returns the images of the corners of a rectangle at the origin, clockwise from the upper left one.
  package func corners(width: Double, height: Double) -> [Point] {
    Rectangle(width: width, height: height).corners.map { apply(to: $0) }
  }

  /// Returns the smallest rectangle around the image of a rectangle at the origin.
  package func bounds(width: Double, height: Double) -> Rectangle {
    let rectangle = Rectangle(width: width, height: height)
    let start = apply(to: Point(x: rectangle.x, y: rectangle.y))
    let right = apply(to: Point(x: rectangle.right, y: rectangle.y))
    let opposite = apply(to: Point(x: rectangle.right, y: rectangle.bottom))
    let below = apply(to: Point(x: rectangle.x, y: rectangle.bottom))
    // The order of the corners matters: with NaN, the results of `min` and `max` depend on it.
    let x = min(min(min(start.x, right.x), opposite.x), below.x)
    let y = min(min(min(start.y, right.y), opposite.y), below.y)
    let farX = max(max(max(start.x, right.x), opposite.x), below.x)
    let farY = max(max(max(start.y, right.y), opposite.y), below.y)
    return Rectangle(x: x, y: y, width: farX - x, height: farY - y)
  }

  /// Returns the map that applies this map first, then `outer`.
  public func followed(by outer: AffineMap) -> AffineMap {
    let start = outer.apply(to: Point(x: 0, y: 0))
    let (right, down) = (outer.apply(to: right), outer.apply(to: down))
    return AffineMap(
      right: Point(x: right.x - start.x, y: right.y - start.y),
      down: Point(x: down.x - start.x, y: down.y - start.y), origin: outer.apply(to: origin))
  }

  /// The inverse map, or `nil` if this map flattens the plane.
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

  package var horizontalStretch: Double { (right.x * right.x + right.y * right.y).squareRoot() }

  package var verticalStretch: Double { (down.x * down.x + down.y * down.y).squareRoot() }
}
