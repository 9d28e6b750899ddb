/// The horizontal alignment of text.
public enum Alignment: KeywordText, Keyword {
  /// Aligned with the left edge.
  case left
  /// Centred.
  case center
  /// Aligned with the right edge.
  case right
}

extension Alignment: ExplainedKeyword {
  package static var kind: StaticString { "a value of `align`" }

  package var meaning: StaticString {
    switch self {
    case .left: "every line begins at the left edge"
    case .center: "every line is in the middle"
    case .right: "every line ends at the right edge"
    }
  }
}
