/// The horizontal alignment of text.
public enum Alignment: UInt8, Keyword {
  /// Aligned with the left edge.
  case left
  /// Centred.
  case center
  /// Aligned with the right edge.
  case right

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}
