/// How a command ended, as its caller learns it.
package enum ExitStatus: Int32, Sendable, Comparable {
  /// All is well.
  case good = 0
  /// The book has errors, or is not as it was expected to be.
  case bad = 1
  /// The command line is wrong, or a file cannot be read or written.
  case misuse = 2

  package static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
