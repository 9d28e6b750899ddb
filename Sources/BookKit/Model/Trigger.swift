import PropertyList

/// The event that an element or a tween waits for.
public struct Trigger: Sendable {
  /// The element that fires the trigger, or `nil` if the page fires it.
  public var item: Located<Name>?
  /// The kind of thing that the author expects to fire the trigger.
  public var source: Located<TriggerSource>?
  /// Whether a tween of the element fires the trigger.
  public var isTween = false
  /// The tween that fires the trigger, by index or name.
  public var tween: Located<TweenReference>?
  /// Whether a touch on the element fires the trigger.
  public var isTouch = false
  /// The moment of the event at which the trigger fires; by default the end or, for a touch, the start.
  public var moment: Located<TriggerMoment>?
  /// The index of the stop that must be reached; if `nil`, any.
  public var stop: Located<Int>?
  /// The delay between the event and the effect, in seconds.
  public var delay = 0.0
  /// The condition under which the trigger fires again.
  public var retrigger = Retrigger.whenIdle
  package var node: NodeHandle

  /// The element that it waits for; `nil` if it waits for the page, a noise or a shake, even if it names an element.
  package var waitedItem: Located<Name>? { source?.value.isElement ?? true ? item : nil }
}

/// A reference to a tween of an element, by its index from 0 or by its name.
public enum TweenReference: Sendable, Equatable {
  /// The tween with this index.
  case index(Int)
  /// The tween with this name.
  case name(Name)
}
