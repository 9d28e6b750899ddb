/// A side of the canvas.
public enum Side: UInt8, Keyword {
  /// The left side.
  case left
  /// The right side.
  case right
  /// The top.
  case top
  /// The bottom.
  case bottom

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    }
  }
}

extension Side: ExplainedKeyword {
  package static var kind: StaticString { "a value of `from`" }

  package var meaning: StaticString {
    switch self {
    case .left: "from beyond the left edge of the canvas"
    case .right: "from beyond the right edge"
    case .top: "from above the canvas"
    case .bottom: "from below the canvas"
    }
  }
}
