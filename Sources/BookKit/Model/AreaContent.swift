/// The properties that only an active area has.
public struct AreaContent: Sendable {
  /// Whether it initially accepts touches.
  public var isActive = Located(true)
  /// Its shape.
  public var shape = AreaShape.rectangle
}
