/// What only an active area has.
public struct AreaContent: Sendable {
  /// Whether it takes touches at first.
  public var isActive = Placed(true)
  /// Its shape.
  public var shape = AreaShape.rectangle
}
