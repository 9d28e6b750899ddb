/// When a trigger fires again while its element is on stage.
public enum Retrigger: UInt8, Word {
  /// When nothing of it runs any more.
  case whenIdle
  /// Always, starting over.
  case restart
  /// Never.
  case ignore

  /// The word as books write it.
  public var word: StaticString {
    switch self {
    case .whenIdle: "whenIdle"
    case .restart: "restart"
    case .ignore: "ignore"
    }
  }
}
