/// What kinds of things in a book can come about, or not, when it is played.
public enum CoverageKind: UInt8, Sendable, CaseIterable {
  /// A page is opened.
  case page
  /// An element comes on stage.
  case element
  /// A tween starts.
  case tweenStart
  /// A tween that ends by itself completes.
  case tweenEnd
  /// What an element or a tween waits for happens, and it comes or starts.
  case trigger
  /// A rule fires.
  case rule
  /// An active area is touched; one that is switched off for good is none.
  case activeArea
  /// Something is dropped on its target.
  case dropTarget
  /// The book is read in a language.
  case language
  /// An address is opened.
  case link
  /// A credit is shown.
  case credit

  /// The word for programs.
  public var word: StaticString {
    switch self {
    case .page: "page"
    case .element: "element"
    case .tweenStart: "tween.started"
    case .tweenEnd: "tween.completed"
    case .trigger: "trigger"
    case .rule: "rule"
    case .activeArea: "active-area"
    case .dropTarget: "drop-target"
    case .language: "language"
    case .link: "link"
    case .credit: "credit"
    }
  }
}
