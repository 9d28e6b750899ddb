/// The behaviour of a tween at the end of a pass.
public enum LoopType: UInt8, Word {
  /// It ends.
  case once
  /// It starts again from the beginning.
  case again
  /// It runs backwards.
  case reverse

  /// The keyword as books write it.
  public var word: StaticString {
    switch self {
    case .once: "none"
    case .again: "repeat"
    case .reverse: "reverse"
    }
  }
}
