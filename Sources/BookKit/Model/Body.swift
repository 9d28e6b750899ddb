import PropertyList

/// The physical properties that make an element fall and bounce.
public struct Body: Sendable {
  /// The kind, which determines whether the body moves.
  public var kind = BodyKind.dynamic
  /// The shape of the body.
  public var shape = BodyShape.rectangle
  /// The fraction of its speed that the body keeps after a bounce, 0…1.
  public var restitution = 0.2
  /// The resistance to sliding along another body.
  public var friction = 0.2
  /// The factor by which the page's gravity is multiplied for this body.
  public var gravityScale = 1.0
  /// The initial speed to the right, in points per second.
  public var velocityX = 0.0
  /// The initial downward speed, in points per second.
  public var velocityY = 0.0
  package var node: NodeHandle
}
