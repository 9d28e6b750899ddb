/// The behaviour of a tween at the end of a pass.
public enum LoopType: KeywordText, Keyword {
  /// The tween ends.
  case once = "none"
  /// The tween starts again from the beginning.
  case `repeat`
  /// The tween runs back and forth; each direction is a pass.
  case reverse
}

extension LoopType: ExplainedKeyword {
  package static var kind: StaticString { "a value of `loopType`" }

  package var meaning: StaticString {
    switch self {
    case .once: "it ends after one pass"
    case .`repeat`: "it starts again from the beginning, as often as `loopCount` says"
    case .reverse: "it runs there and back, as often as `loopCount` says; each way is a pass"
    }
  }
}
