/// What a tween does at the end of a pass.
public enum LoopType: UInt8, Word {
  /// It ends.
  case once
  /// It starts over.
  case again
  /// It goes back the way it came.
  case reverse

  /// The word as books write it.
  public var word: StaticString {
    switch self {
    case .once: "none"
    case .again: "repeat"
    case .reverse: "reverse"
    }
  }
}
