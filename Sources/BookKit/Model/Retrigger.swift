/// The condition under which a trigger fires again while its element is on stage.
public enum Retrigger: KeywordText, Keyword {
  /// If none of the trigger's effects are still running.
  case whenIdle
  /// Always, starting again.
  case restart
  /// Never.
  case ignore
}

extension Retrigger: ExplainedKeyword {
  package static var kind: StaticString { "a value of `retrigger`" }

  package var meaning: StaticString {
    switch self {
    case .whenIdle: "it starts again, but only if none of its tweens, its sound or its movie still runs"
    case .restart: "it stops what still runs and starts again"
    case .ignore: "nothing happens until it has left the stage and come back"
    }
  }
}
