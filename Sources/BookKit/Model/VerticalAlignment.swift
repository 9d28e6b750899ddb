/// The position of a text's lines in a frame that is taller than the text.
public enum VerticalAlignment: KeywordText, Keyword {
  /// At the top edge.
  case top
  /// In the middle.
  case middle
  /// At the bottom edge.
  case bottom
}

extension VerticalAlignment: ExplainedKeyword {
  package static var kind: StaticString { "a value of `valign`" }

  package var meaning: StaticString {
    switch self {
    case .top: "the first line is at the upper edge"
    case .middle: "the lines are in the middle"
    case .bottom: "the last line is at the lower edge"
    }
  }
}
