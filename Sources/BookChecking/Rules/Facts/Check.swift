import BookKit

/// A function that finds violations of certain rules in a book.
///
/// A check looks only at the model. To find out what happens when the book plays, play it.
struct Check: Sendable {
  let find: @Sendable (CheckContext) -> [Diagnostic]
  let findsErrors: Bool

  static func ofErrors(_ find: @escaping @Sendable (CheckContext) -> [Diagnostic]) -> Check {
    Check(find: find, findsErrors: true)
  }

  static func ofWarnings(_ find: @escaping @Sendable (CheckContext) -> [Diagnostic]) -> Check {
    Check(find: find, findsErrors: false)
  }

  func callAsFunction(_ context: CheckContext) -> [Diagnostic] {
    let found = find(context)
    assert(findsErrors || found.allSatisfy { $0.severity != .error }, "a check of warnings has found an error")
    return found
  }
}
