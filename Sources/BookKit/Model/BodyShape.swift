/// The shape of a body.
public enum BodyShape: UInt8, Keyword {
  /// The whole frame.
  case rectangle
  /// The circle inside the frame.
  case circle

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .rectangle: "rectangle"
    case .circle: "circle"
    }
  }
}
