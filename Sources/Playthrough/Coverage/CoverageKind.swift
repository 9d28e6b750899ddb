import BookKit

/// A kind of thing in a book that a playthrough can reach.
public enum CoverageKind: UInt8, Keyword {
  /// A page is opened.
  case page
  /// An element comes on stage.
  case element
  /// A tween starts.
  case tweenStart
  /// A tween that ends by itself completes.
  case tweenEnd
  /// An element or a tween starts because its trigger fires.
  case trigger
  /// A rule fires.
  case rule
  /// An active area is touched; areas that can never be active don't count.
  case activeArea
  /// Something is dropped on its target.
  case dropTarget
  /// The book is read in a language.
  case language
  /// An address is opened.
  case link
  /// A credit is shown.
  case credit
  /// A section that the author drew is opened.
  case section
  /// An option of the book's own has one of its values.
  case optionValue
  /// A puzzle or a picture to colour is completed.
  case game
  /// An element that opens something is tapped.
  case opening
  /// An element whose taps perform actions is tapped.
  case tapAction

  /// The keyword in machine-readable output.
  public var keyword: StaticString {
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
    case .section: "section"
    case .optionValue: "option"
    case .game: "game"
    case .opening: "open"
    case .tapAction: "on-tap"
    }
  }
}
