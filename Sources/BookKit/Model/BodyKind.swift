/// Whether a body moves.
public enum BodyKind: UInt8, Word {
  /// It falls and bounces.
  case dynamic
  /// It stays where it is.
  case fixed

  /// The keyword as books write it.
  public var word: StaticString {
    switch self {
    case .dynamic: "dynamic"
    case .fixed: "static"
    }
  }
}
