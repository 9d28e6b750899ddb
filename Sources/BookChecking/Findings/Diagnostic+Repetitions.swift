import BookKit

extension Diagnostic {
  private struct Mistake: Hashable {
    let rule: DiagnosticRule
    let cause: Cause
  }

  /// Returns sorted diagnostics, merging those with the same rule and cause into the first of them.
  static func oncePerCause(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var merged: [Diagnostic] = []
    var firsts: [Mistake: Int] = [:]
    for diagnostic in diagnostics {
      if let cause = diagnostic.cause {
        let mistake = Mistake(rule: diagnostic.rule, cause: cause)
        if let first = firsts[mistake] {
          merged[first].repetitions.append(diagnostic)
          continue
        }
        firsts[mistake] = merged.count
      }
      merged.append(diagnostic)
    }
    return merged
  }
}
