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
}

extension TriggerMoment: ExplainedKeyword {
  package static var kind: StaticString { "a value of `triggerWhen`" }

  package var meaning: StaticString {
    switch self {
    case .start: "when it starts, when the finger comes down, or when the page begins to enter"
    case .end: "when it ends or ends its first pass, when the finger is lifted, or when the page has entered"
    case .pass: "at the end of every pass of a tween, sound or movie; one that does not loop has one pass"
    case .drop: "when the element is dropped on one of its drop targets"
    }
  }
}
