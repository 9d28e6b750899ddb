import PropertyList

/// What an element or a tween waits for.
public struct Trigger: Sendable {
  /// The element that triggers; nothing when it is the page.
  public var item: Placed<Name>?
  /// What the author says that the element is.
  public var source: Placed<TriggerSource>?
  /// Whether a tween of the element triggers.
  public var isTween = false
  /// Which one, by its index or its name.
  public var tween: Placed<TweenReference>?
  /// Whether a touch on the element triggers.
  public var isTouch = false
  /// When of what happens it fires; the end, or the start of a touch, where nothing is said.
  public var moment: Placed<TriggerMoment>?
  /// The seconds between the event and the effect.
  public var delay = 0.0
  /// When it fires again.
  public var retrigger = Retrigger.whenIdle
  /// Where its dictionary stands.
  public var node: NodeHandle
}

/// A tween of an element, by its index from 0 or by its name.
public enum TweenReference: Sendable, Equatable {
  /// By index.
  case index(Int)
  /// By name.
  case name(Name)
}
