/// The bounds of a number, with the message for a number that is out of bounds.
package enum NumberBounds: KeywordText, Sendable {
  /// Any finite number.
  case any = "it must be finite"
  case nonnegative = "it must not be negative"
  case positive = "it must be more than 0"
  /// From 0 through 1.
  case fraction = "it must be between 0 and 1"
  /// More than 0, through 1.
  case positiveFraction = "it must be more than 0, and at most 1"
  /// The radius of a finger that rubs.
  case radius = "it must be between 12 and 200"
  /// The share of an element that has to be rubbed away.
  case share = "it must be between 0.1 and 1"
  /// From 1 through 180.
  case angle = "it must be between 1 and 180"
  /// A distance along a way, as the numbers in path data.
  case way = "it must be between -1000000 and 1000000"
}
