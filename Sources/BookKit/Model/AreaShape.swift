/// The shape of an active area.
public enum AreaShape: UInt8, Word {
  /// The whole frame.
  case rectangle
  /// The ellipse inside the frame.
  case ellipse

  /// The keyword as books write it.
  public var word: StaticString {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    }
  }
}
