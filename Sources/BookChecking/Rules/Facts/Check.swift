import BookKit
import PropertyList

/// A function that finds violations of certain rules in a book.
///
/// A check looks only at the model and doesn't play the book, except for elements that only their own tweens move.
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

extension [Diagnostic] {
  /// Adds a diagnostic at a key or value, or does nothing if `node` is `nil`.
  mutating func report(
    _ rule: DiagnosticRule, at node: NodeHandle?, subject: String = "", detail: String = "",
    suggestion: Diagnostic.Suggestion? = nil, advice: String? = nil, notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil, cause: Diagnostic.Cause? = nil
  ) {
    guard let node else { return }
    append(
      Diagnostic(
        rule, at: .node(node), subject: subject, detail: detail, suggestion: suggestion, advice: advice, notes: notes,
        fix: fix, cause: cause))
  }
}

extension Collection<String> {
  /// Returns the names in backquotes, and the number of names left out if there are `count` in all.
  func listed(of count: Int = 0) -> String {
    map { "`\($0)`" }.joined(separator: ", ") + (count > self.count ? " and \(count - self.count) more" : "")
  }
}
