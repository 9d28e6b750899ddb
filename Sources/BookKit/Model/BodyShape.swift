/// The shape of a body.
public enum BodyShape: KeywordText, Keyword {
  /// The whole frame.
  case rectangle
  /// The circle inside the frame.
  case circle
}

extension BodyShape: ExplainedKeyword {
  package static var kind: StaticString { "a value of `shape`" }

  package var meaning: StaticString {
    switch self {
    case .rectangle: "the whole frame"
    case .circle: "the largest circle in the middle of the frame"
    }
  }
}
