import PropertyList

/// How an element enters as a banner.
public struct SlideIn: Sendable {
  /// The side from which it comes.
  public var side = Side.left
  /// Whether it goes beyond its place and comes back.
  public var bounces = false
  /// How long the way takes, in seconds.
  public var duration = 0.5
  /// After how many seconds it leaves again; never where nothing is said.
  public var hold: Double?
  /// Where its dictionary stands.
  public var node: NodeHandle
}
