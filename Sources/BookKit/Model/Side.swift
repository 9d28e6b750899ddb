/// A side of the canvas.
public enum Side: KeywordText, Keyword {
  /// The left side.
  case left
  /// The right side.
  case right
  /// The top.
  case top
  /// The bottom.
  case bottom
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
