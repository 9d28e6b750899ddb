/// The animation with which one page replaces another.
public enum PageAnimationKind: KeywordText, Keyword {
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
  case cut = "none"
}

extension PageAnimationKind: ExplainedKeyword {
  package static var kind: StaticString { "a page animation" }

  package var meaning: StaticString {
    switch self {
    case .slide: "the page comes in from the side and pushes the old one out"
    case .fade: "the old page fades out, then the new one fades in, through `color` if there is one"
    case .curl: "the leaf bends as it is turned"
    case .flip: "the leaf is turned like stiff card"
    case .bookOpen: "the cover of a book is opened, and the page comes closer"
    case .cut: "the page appears at once"
    }
  }
}
