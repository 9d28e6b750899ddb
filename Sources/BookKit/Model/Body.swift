import PropertyList

/// How an element falls and bounces.
public struct Body: Sendable {
  /// Whether it moves.
  public var kind = BodyKind.dynamic
  /// Its shape.
  public var shape = BodyShape.rectangle
  /// How much of its speed a bounce leaves, 0…1.
  public var restitution = 0.2
  /// How much it holds on to what it slides along.
  public var friction = 0.2
  /// How strongly the page's gravity pulls it.
  public var gravityScale = 1.0
  /// Its speed to the right at first, in points a second.
  public var velocityX = 0.0
  /// Its speed downwards at first.
  public var velocityY = 0.0
  /// Where its dictionary stands.
  public var node: NodeHandle
}
