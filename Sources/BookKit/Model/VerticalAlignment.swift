/// The position of a text's lines in a frame that is taller than the text.
public enum VerticalAlignment: UInt8, Keyword {
  /// At the top edge.
  case top
  /// In the middle.
  case middle
  /// At the bottom edge.
  case bottom

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .top: "top"
    case .middle: "middle"
    case .bottom: "bottom"
    }
  }
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
