import PropertyList

/// The slide-in animation of a banner.
public struct SlideIn: Sendable {
  /// The side from which it enters.
  public var side = Side.left
  /// Whether it overshoots and comes back.
  public var bounces = false
  /// The duration of the motion, in seconds.
  public var duration = 0.5
  /// The seconds before it leaves again; if `nil`, it stays.
  public var hold: Double?
  /// The node of its dictionary.
  public var node: NodeHandle
}
