import BookChecking
import BookKit

/// A reference of all rules, as a Markdown document.
package enum RuleReference {
  /// Returns the whole document.
  package static func text(of explanations: [RuleExplanation]) -> String {
    var text = """
      # The rules of validation

      What `bookplay validate` finds in books, why it matters, and how to mend it.

      ## Overview

      An error keeps the book from playing as it is written, a warning says that it will hardly play as its author \
      meant, and a note that it could be better.

      This page is written by `bookplay explain --list --format markdown`.


      """
    for severity in DiagnosticRule.Severity.allCases {
      let word = severity.keyword.description
      text += "## \(word.prefix(1).uppercased() + word.dropFirst())s\n\n"
      for explanation in explanations where explanation.rule.severity == severity {
        text += section(of: explanation, level: 3) + "\n"
      }
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }

  /// Returns the section about one rule, under a heading of the given level.
  static func section(of explanation: RuleExplanation, level: Int) -> String {
    """
    \(String(repeating: "#", count: level)) \(explanation.rule.keyword)

    *\(explanation.rule.severity.keyword): \(explanation.summary)*

    \(ExplanationText.markdown(explanation))

    """
  }
}
