/// A point in the plane, measured in points.
public struct Point: Sendable, Hashable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a point at `x`, `y`.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
