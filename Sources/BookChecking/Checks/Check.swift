import BookKit

/// A function that finds violations of certain rules in a book.
///
/// A check looks only at the model. To find out what happens when the book plays, play it.
struct Check: Sendable {
  private let findViolations: @Sendable (CheckContext) -> [Diagnostic]
  /// Whether it can find errors, and not just warnings and notes.
  let findsErrors: Bool

  /// Returns a check that can find errors.
  static func ofErrors(_ findViolations: @escaping @Sendable (CheckContext) -> [Diagnostic]) -> Check {
    Check(findViolations: findViolations, findsErrors: true)
  }

  /// Returns a check that finds only warnings and notes.
  static func ofWarnings(_ findViolations: @escaping @Sendable (CheckContext) -> [Diagnostic]) -> Check {
    Check(findViolations: findViolations, findsErrors: false)
  }

  func callAsFunction(_ context: CheckContext) -> [Diagnostic] {
    let found = findViolations(context)
    assert(findsErrors || found.allSatisfy { $0.severity != .error }, "a check of warnings has found an error")
    return found
  }
}
