struct TweenPlan: Sendable {
  var item: ItemIndex
  /// The index of its first track on the page; if it has no tracks, an index after all tracks.
  var firstTrack: Int32
  var name: Name
  /// Its trigger, or `nil` if it starts with its element.
  @PackedOptional var trigger: TriggerIndex? = nil
  /// How it wanders, or `nil` if it moves to final values.
  @PackedOptional var wander: WanderIndex? = nil
  var delay: Ticks
  /// The duration of one pass, but that of a leg depends on its distance if it wanders at a speed.
  var duration: Ticks
  /// The number of passes, or `nil` if it never ends.
  var passes: Int64?
  /// The index of its easing on the page.
  var easing: UInt16
  var trackCount: UInt16
  var formula: PackedEasing
  var role = Role.own
  var reverses: Bool
  var removesItem: Bool

  enum Role: UInt8, Sendable {
    /// Written by the author.
    case own
    /// Brings a banner on stage.
    case arrival
    /// Takes a banner off again.
    case departure
    /// Fades what is left of an element that has been rubbed away.
    case fade
    /// Follows the progress of a part instead of time.
    case driven
    /// Takes a slider, a dial or a flap to a stop.
    case settle
    /// An invalid tween, which is kept only so that the indices of other tweens don't change.
    case none
  }

  /// Whether it repeats when a pass ends.
  var loops: Bool { passes != 1 }
  /// Whether it starts with its element, or because of a trigger or an action.
  var canBegin: Bool {
    switch role {
    case .none, .driven, .settle, .fade: false
    case .own, .arrival, .departure: true
    }
  }
  var isEndless: Bool { passes == nil }
  var tracks: Range<Int> { Int(firstTrack)..<Int(firstTrack) + Int(trackCount) }

  /// Returns the position in a pass `elapsed` ticks after the start, between 0 and the duration.
  ///
  /// The position decreases when the tween runs backwards. When a pass ends, the next one begins at the same tick.
  func position(at elapsed: Int64) -> Int64 {
    TweenCurve.moment(at: elapsed, duration: duration.count, passes: passes, reverses: reverses).position
  }
}
