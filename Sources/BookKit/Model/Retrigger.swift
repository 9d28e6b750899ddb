/// The condition under which a trigger fires again while its element is on stage.
public enum Retrigger: UInt8, Keyword {
  /// When none of its effects are still running.
  case whenIdle
  /// Always, starting again.
  case restart
  /// Never.
  case ignore

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .whenIdle: "whenIdle"
    case .restart: "restart"
    case .ignore: "ignore"
    }
  }
}
