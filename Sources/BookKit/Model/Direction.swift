/// Where a page comes from or goes to.
public enum Direction: UInt8, Word {
  /// To the left.
  case left
  /// To the right.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// The word as books write it.
  public var word: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}
