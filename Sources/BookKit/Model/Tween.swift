import PropertyList

/// A change of an element's values over time.
public struct Tween: Sendable {
  /// What traces and triggers call it; made up where the author gave no name.
  public var name: Name
  /// Where its name stands, if the author gave one.
  public var nameNode: NodeHandle?
  /// Where its dictionary stands.
  public var node: NodeHandle
  /// The seconds before it starts.
  public var delay = 0.0
  /// The seconds that one pass takes.
  public var duration = Placed(1.0)
  /// How the time of a pass, or of each stretch between keyframes, is spent.
  public var easing = Easing.linear
  /// What happens at the end of a pass.
  public var loopType = LoopType.once
  /// How many passes there are; for ever where nothing is said and the loop type is not `once`.
  public var loopCount: Placed<Int>?
  /// What changes, in the order of the book.
  public var tracks: [Track] = []
  /// When the keyframes come, 0…1; evenly spread where nothing is said.
  public var keyTimes: Placed<[Double]>?
  /// Whether the element leaves the stage when the tween completes.
  public var removesElement = false
  /// What it waits for, instead of for its element alone.
  public var trigger: Trigger?

  /// How one property changes.
  public struct Track: Sendable {
    /// What changes.
    public var property: Property
    /// The value at the start; what is displayed where nothing is said.
    public var from: TweenValue?
    /// The values to which it goes, one after the other: one without keyframes.
    public var values: [TweenValue]
    /// Where the values stand.
    public var node: NodeHandle
  }
}

/// A value that a tween leads to.
public enum TweenValue: Sendable, Equatable {
  /// A number.
  case number(Double)
  /// A colour.
  case color(Color)
}
