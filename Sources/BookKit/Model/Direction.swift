/// The direction in which a page moves when it enters or leaves.
public enum Direction: UInt8, Keyword {
  /// To the left.
  case left
  /// To the right.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
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
