/// The event that a trigger waits for, determined by its keys and the type of the element it names.
///
/// The planner subscribes to this event, and the checks report an event that can never happen.
package struct TriggerCause: Sendable {
  package enum Kind: Sendable {
    case page
    /// An event of one of the element's tweens; the default is the first one.
    case tween(TweenReference?)
    case sound
    case movie
    case game
    case touch
    case drop
    /// A finger that rests on the element.
    case hold
    case noise
    case shake
    /// A slider, a dial or a flap reaches a stop.
    case stop

    package var isTween: Bool { if case .tween = self { true } else { false } }

    /// Whether it's not about an element.
    package var isWithoutElement: Bool {
      switch self {
      case .page, .noise, .shake: true
      case .tween, .sound, .movie, .game, .touch, .drop, .hold, .stop: false
      }
    }

    fileprivate var usuallyStarts: Bool {
      switch self {
      case .touch, .noise: true
      case .page, .tween, .sound, .movie, .game, .drop, .hold, .stop, .shake: false
      }
    }

    fileprivate var hasPasses: Bool {
      switch self {
      case .touch, .noise, .shake: false
      case .page, .tween, .sound, .movie, .game, .drop, .hold, .stop: true
      }
    }

    /// The word for the kind in graphs and trees.
    package var word: StaticString {
      switch self {
      case .page: "page"
      case .tween: "tween"
      case .sound: "sound"
      case .movie: "movie"
      case .game: "game"
      case .touch: "touch"
      case .drop: "drop"
      case .hold: "hold"
      case .noise: "noise"
      case .shake: "shake"
      case .stop: "stop"
      }
    }
  }

  package let kind: Kind
  /// The moment of the event; the default is the end or, for a touch or a noise, the start.
  package let moment: TriggerMoment

  /// Creates the cause of `trigger`; `type` is the type of the element it names, or `nil` if there's no such element.
  ///
  /// Returns `nil` if the trigger names no element, or if its kind depends on the missing element.
  package init?(of trigger: Trigger, by type: ElementType?) {
    guard let kind = TriggerCause.kind(of: trigger, by: type) else { return nil }
    self.kind = kind
    moment = trigger.moment?.value ?? (kind.usuallyStarts ? .start : .end)
  }

  private static func kind(of trigger: Trigger, by type: ElementType?) -> Kind? {
    switch trigger.source?.value {
    case .page: return .page
    case .noise: return .noise
    case .shake: return .shake
    case .element, nil: break
    }
    guard trigger.item != nil else { return nil }
    if trigger.isTween { return .tween(trigger.tween?.value) }
    if trigger.moment?.value == .drop { return .drop }
    if trigger.moment?.value == .hold { return .hold }
    if trigger.moment?.value == .stop { return .stop }
    if trigger.isTouch { return .touch }
    return type?.triggerCause
  }

  /// Whether this kind of event has this moment: only elements are dropped and held, and touches have no passes.
  package var canHappen: Bool {
    switch moment {
    case .start, .end: true
    case .pass: kind.hasPasses
    case .drop, .hold, .stop: !kind.isWithoutElement && !kind.isTween
    }
  }
}

extension ElementType {
  /// The kind of event that a trigger waits for if it names an element of this type and nothing else.
  package var triggerCause: TriggerCause.Kind {
    if self == .activeArea { return .touch }
    if self == .audio { return .sound }
    if self == .movie { return .movie }
    return isGame ? .game : .tween(nil)
  }
}
