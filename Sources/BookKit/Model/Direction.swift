/// The direction in which a page moves when it enters or leaves.
public enum Direction: KeywordText, Keyword {
  /// To the left.
  case left
  /// To the right.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down
}

extension Direction: ExplainedKeyword {
  package static var kind: StaticString { "a value of `direction`" }

  package var meaning: StaticString {
    switch self {
    case .left: "to the left, as when a reader goes on"
    case .right: "to the right, as when a reader goes back"
    case .up: "upwards"
    case .down: "downwards"
    }
  }
}
