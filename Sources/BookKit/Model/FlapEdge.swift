/// The edge about which a flap turns.
public enum FlapEdge: KeywordText, Keyword {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

extension FlapEdge: ExplainedKeyword {
  package static var kind: StaticString { "a value of `edge`" }

  package var meaning: StaticString {
    switch self {
    case .left: "about its left edge, as the page of a book"
    case .right: "about its right edge"
    case .top: "about its upper edge, as a lid"
    case .bottom: "about its lower edge"
    }
  }
}
