/// The moment of an event at which a trigger fires.
public enum TriggerMoment: KeywordText, Keyword {
  /// At the start of the event.
  case start
  /// At the end of the event.
  case end
  /// At the end of every pass.
  case pass
  /// When a drag ends on a drop target.
  case drop
  /// When a finger has rested on the element for half a second.
  case hold
  /// When a slider, a dial or a flap reaches a stop.
  case stop
}

extension TriggerMoment: ExplainedKeyword {
  package static var kind: StaticString { "a value of `triggerWhen`" }

  package var meaning: StaticString {
    switch self {
    case .start: "when it starts, the finger comes down, the page begins to enter, or it becomes loud"
    case .end: "when it ends or ends its first pass, the finger is lifted, the page has entered, or it is quiet again"
    case .pass: "at the end of every pass of a tween, sound or movie; one that does not loop has one pass"
    case .drop: "when the element is dropped on one of its drop targets"
    case .hold: "when a finger has rested on the element for half a second"
    case .stop: "when the element, which is a slider, a dial or a flap, reaches a stop"
    }
  }
}
