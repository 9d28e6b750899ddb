import PropertyList

/// A place where something that is dragged can be dropped.
public struct DropTarget: Sendable {
  /// What traces and scripts call it.
  public var name: Placed<Name>?
  /// What readers call it who choose it instead of dragging, in all languages; its name where nothing is said.
  public var localizedLabel = LocalizableText()
  /// The place.
  public var frame = Rectangle()
  /// Where the left edge of what is dropped goes.
  public var snapX: Double?
  /// Where the upper edge of what is dropped goes.
  public var snapY: Double?
  /// A file that is played.
  public var sound: Placed<String>?
  /// Where its dictionary stands.
  public var node: NodeHandle
}
