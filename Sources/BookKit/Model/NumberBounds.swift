/// The valid range of a number.
package enum NumberBounds: Sendable {
  /// Any finite number.
  case any
  /// Zero or more.
  case nonnegative
  /// More than zero.
  case positive
  /// From 0 through 1.
  case fraction
}
