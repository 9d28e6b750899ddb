/// The placement of an element in its parent: the values that tweens can change, and the pivot.
public struct Placement: Sendable, Equatable {
  /// The unrotated frame.
  public var frame: Rectangle
  /// The rotation in degrees, clockwise.
  public var rotation = 0.0
  /// The horizontal scale.
  public var scaleX = 1.0
  /// The vertical scale.
  public var scaleY = 1.0
  /// The centre of rotation and scaling, as a fraction of the width.
  public var pivotX = 0.5
  /// The centre of rotation and scaling, as a fraction of the height.
  public var pivotY = 0.5

  /// Creates an unrotated, unscaled placement.
  public init(frame: Rectangle) {
    self.frame = frame
  }

  /// The pivot in the element's own coordinates.
  var ownPivot: Point { Point(x: pivotX * frame.width, y: pivotY * frame.height) }

  /// The pivot in the parent's coordinates.
  var pivot: Point { Point(x: frame.x + pivotX * frame.width, y: frame.y + pivotY * frame.height) }

  /// The map from the element's coordinates, which begin at the frame's top left corner, to its parent's coordinates.
  public var transform: AffineMap {
    // Most elements are neither rotated nor scaled. This path avoids rounding errors and the cost of computing sines.
    if rotation == 0, scaleX == 1, scaleY == 1 {
      return AffineMap(right: Point(x: 1, y: 0), down: Point(x: 0, y: 1), origin: Point(x: frame.x, y: frame.y))
    }
    return rotatedTransform
  }

  private var rotatedTransform: AffineMap {
    let (sine, cosine) = (Trigonometry.sine(turns: rotation / 360), Trigonometry.cosine(turns: rotation / 360))
    let right = Point(x: cosine * scaleX, y: sine * scaleX)
    let down = Point(x: -sine * scaleY, y: cosine * scaleY)
    let pivot = ownPivot
    return AffineMap(
      right: right, down: down,
      origin: Point(
        x: frame.x + pivot.x - (right.x * pivot.x + down.x * pivot.y),
        y: frame.y + pivot.y - (right.y * pivot.x + down.y * pivot.y)))
  }
}
