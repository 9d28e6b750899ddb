/// The properties that only an active area has.
public struct AreaContent: Sendable {
  /// Whether the area initially accepts touches.
  public var isActive = Located(true)
  /// The shape of the area.
  public var shape = AreaShape.rectangle
}
