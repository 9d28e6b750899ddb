import BookKit

/// A kind of thing in a book that a playthrough can reach.
public enum CoverageKind: KeywordText, Keyword {
  /// A page is opened.
  case page
  /// An element comes on stage.
  case element
  /// A tween starts.
  case tweenStart = "tween.started"
  /// A tween that ends by itself completes.
  case tweenEnd = "tween.completed"
  /// An element or a tween starts because its trigger fires.
  case trigger
  /// A rule fires.
  case rule
  /// An active area is touched; areas that can never be active don't count.
  case activeArea = "active-area"
  /// Something is dropped on its target.
  case dropTarget = "drop-target"
  /// The book is read in a language.
  case language
  /// An address is opened.
  case link
  /// A credit is shown.
  case credit
  /// A section that the author drew is opened.
  case section
  /// An option of the book's own has one of its values.
  case optionValue = "option"
  /// A puzzle or a picture to colour is completed.
  case game
  /// An element that opens something is tapped.
  case opening = "open"
  /// An element whose taps perform actions is tapped.
  case tapAction = "on-tap"
}
