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
