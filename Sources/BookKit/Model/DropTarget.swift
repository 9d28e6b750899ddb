import PropertyList

/// A place where a dragged element can be dropped.
public struct DropTarget: Sendable {
  /// The name that traces and scripts use.
  public var name: Located<Name>?
  /// The label for readers who choose the target instead of dragging, in all languages.
  ///
  /// The default is the target's name.
  package var localizedLabel = LocalizableText()
  /// The target's rectangle.
  public var frame = Rectangle()
  /// The left edge of an element dropped here, if it snaps horizontally.
  public var snapX: Double?
  /// The top edge of an element dropped here, if it snaps vertically.
  public var snapY: Double?
  /// The sound file that plays on a drop.
  public var sound: Located<String>?
  package var node: NodeHandle
}
