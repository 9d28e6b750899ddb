/// The animation with which one page replaces another.
public enum PageAnimationKind: UInt8, Keyword {
  /// The page slides in from the side.
  case slide
  /// The page fades in.
  case fade
  /// The leaf bends as it turns.
  case curl
  /// The leaf turns without bending.
  case flip
  /// A book opens.
  case bookOpen
  /// The page appears at once.
  case cut

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .slide: "slide"
    case .fade: "fade"
    case .curl: "curl"
    case .flip: "flip"
    case .bookOpen: "bookOpen"
    case .cut: "none"
    }
  }
}
