/// The kind of a body, which determines whether the body moves.
public enum BodyKind: KeywordText, Keyword {
  /// The body falls and bounces.
  case dynamic
  /// The body stays where it is.
  case fixed = "static"
}

extension BodyKind: ExplainedKeyword {
  package static var kind: StaticString { "a value of `body`" }

  package var meaning: StaticString {
    switch self {
    case .dynamic: "it falls, bounces and can be pushed"
    case .fixed: "it stays where it is, like a floor or a wall"
    }
  }
}
