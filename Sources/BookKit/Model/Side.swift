/// A side of the canvas.
public enum Side: UInt8, Word {
  /// The left one.
  case left
  /// The right one.
  case right
  /// The upper one.
  case top
  /// The lower one.
  case bottom

  /// The word as books write it.
  public var word: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    }
  }
}
