/// The valid range of a number.
package enum NumberBounds: Sendable {
  /// Any finite number.
  case any
  case nonnegative
  case positive
  /// From 0 through 1.
  case fraction
}
