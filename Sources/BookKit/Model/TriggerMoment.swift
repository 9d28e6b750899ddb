/// The moment of an event that fires a trigger.
public enum TriggerMoment: UInt8, Keyword {
  /// At its start.
  case start
  /// At its end.
  case end
  /// At the end of every pass.
  case pass
  /// When a drag ends on a drop target.
  case drop

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .start: "start"
    case .end: "end"
    case .pass: "pass"
    case .drop: "drop"
    }
  }
}
