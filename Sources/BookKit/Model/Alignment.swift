/// The alignment of lines of text.
public enum Alignment: UInt8, Word {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right

  /// The keyword as books write it.
  public var word: StaticString {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}
