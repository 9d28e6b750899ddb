/// The shape of an active area.
public enum AreaShape: KeywordText, Keyword {
  /// The whole frame.
  case rectangle
  /// The ellipse inside the frame.
  case ellipse
}

extension AreaShape: ExplainedKeyword {
  package static var kind: StaticString { "a value of `shape`" }

  package var meaning: StaticString {
    switch self {
    case .rectangle: "the whole frame"
    case .ellipse: "the ellipse that fills the frame"
    }
  }
}
