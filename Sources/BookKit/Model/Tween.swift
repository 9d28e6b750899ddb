import PropertyList

/// A change of an element's properties over time.
public struct Tween: Sendable {
  /// The name that traces and triggers use; generated if the author gave none.
  public var name: Name
  package var node: NodeHandle
  package var nameNode: NodeHandle?
  /// The behaviour at the end of a pass.
  public var loopType = LoopType.once
  /// Whether the tween is valid; an invalid one is only kept so that the others have the right indices.
  package var isValid = true
  /// Whether the element leaves the stage when the tween completes.
  public var removesElement = false
  /// The delay before the tween starts, in seconds.
  public var delay = 0.0
  /// The duration of one pass, in seconds.
  public var duration = Located(1.0)
  /// The easing of a pass, or of each segment between keyframes.
  public var easing: Easing {
    get { ownEasing ?? (wander == nil ? .linear : .curve(.plain, .easeInOut)) }
    set { ownEasing = newValue }
  }
  /// The easing that the author chose, if any.
  var ownEasing: Easing?
  /// The tracks, in document order.
  public var tracks: [Track] = []
  /// The number of passes; if `nil`, unlimited unless the loop type is `once`.
  public var loopCount: Located<Int>?
  /// The times of the keyframes, 0…1; if `nil`, they are evenly spaced.
  public var keyTimes: Located<[Double]>?
  /// The way along which the pivot of its element moves.
  public var way: Located<Way>?
  /// Whether its element turns with its way.
  public var turnsWithWay = Located(false)
  /// How its element wanders about, if it does.
  public var wander: Wander?
  /// The trigger that the tween waits for; if `nil`, the tween starts with its element.
  public var trigger: Trigger?

  init(name: Name, node: NodeHandle) {
    self.name = name
    self.node = node
  }

  /// The change of one property.
  public struct Track: Sendable {
    /// The property that changes.
    public var property: Property
    /// The value at the end of a pass.
    public var end: TweenValue
    /// The values of the keyframes before the last one, in order.
    public var earlier: [TweenValue] = []
    /// The node of the values.
    package var node: NodeHandle
    /// The start value; if `nil`, the value displayed when the tween starts.
    public var from: TweenValue?
    /// Whether it follows the way of its tween; its end is then the last point or direction of the way itself.
    package var followsWay = false
    /// Whether it follows the wandering of its tween; its end is then meaningless, because chance chooses the ends.
    package var wanders = false

    init(_ property: Property, end: TweenValue, node: NodeHandle) {
      self.property = property
      self.end = end
      self.node = node
    }

    /// The values that the property reaches, in order: one, or one for each keyframe.
    package var values: [TweenValue] { earlier + [end] }
  }
}

/// A value that a tween reaches.
public enum TweenValue: Sendable, Equatable {
  /// A number.
  case number(Double)
  /// A colour.
  case color(Color)
}
