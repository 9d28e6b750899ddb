/// When of what happens a trigger fires.
public enum TriggerMoment: UInt8, Word {
  /// At its start.
  case start
  /// At its end.
  case end
  /// At the end of every time round.
  case pass
  /// When a drag ends on a target.
  case drop

  /// The word as books write it.
  public var word: StaticString {
    switch self {
    case .start: "start"
    case .end: "end"
    case .pass: "pass"
    case .drop: "drop"
    }
  }
}
