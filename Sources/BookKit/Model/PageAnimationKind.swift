/// How one page gives way to another.
public enum PageAnimationKind: UInt8, Word {
  /// It comes from the side.
  case slide
  /// It fades in.
  case fade
  /// Its leaf is turned, bending.
  case curl
  /// Its leaf is turned.
  case flip
  /// A book is opened.
  case bookOpen
  /// It is there at once.
  case cut

  /// The word as books write it.
  public var word: StaticString {
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
