package enum ExitStatus: Int32, Sendable, Comparable {
  case good = 0
  /// The book has errors, or differs from what was expected.
  case bad = 1
  /// The command line is wrong, or a file can't be read or written.
  case misuse = 2

  package static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
