import BookKit

/// A kind of thing in a book that a playthrough can reach.
package enum CoverageKind: KeywordText, Keyword {
  case page, element
  case tweenStart = "tween.started"
  /// Only tweens that end by themselves count.
  case tweenEnd = "tween.completed"
  case trigger, rule
  /// Areas that can never be active don't count.
  case activeArea = "active-area"
  case dropTarget = "drop-target"
  case language, link, credit
  case section
  /// A value of an option of the book's own.
  case optionValue = "option"
  case game
  /// A tap on an element that opens something.
  case opening = "open"
  /// A tap on an element whose taps perform actions.
  case tapAction = "on-tap"
  /// A stop of a slider, a dial or a flap; the first one doesn't count.
  case stop
  /// An element that something waits to be held.
  case hold
  /// An element that can be rubbed away.
  case rub = "rub.completed"
  /// A page on which something waits for a noise.
  case noise
  /// A page on which something waits for a shake.
  case shake
}
