import BookChecking
import BookKit
import PropertyList

/// Formats the explanation of a rule.
package enum ExplanationText {
  /// Returns the explanation for people, wrapped at `width` columns unless `nil`.
  package static func lines(_ explanation: RuleExplanation, paint: Paint, width: Int? = nil) -> String {
    let rule = explanation.rule
    let heading = "(\(rule.severity.keyword)): \(explanation.summary)"
    return """
      \(Wrapping.headed(by: rule.keyword.description, heading, width: width) { paint.strong($0, .cyan) })

      \(Wrapping.prose(explanation.reason.description, width: width))

      \(paint.strong("Wrong:", .red))
      \(indented(explanation.wrong))

      \(paint.strong("Right:", .green))
      \(indented(explanation.right))

      """
  }

  /// Returns the explanation as plain text for reports.
  package static func plain(_ explanation: RuleExplanation) -> String {
    """
    \(explanation.reason)

    Wrong:
    \(indented(explanation.wrong))

    Right:
    \(indented(explanation.right))
    """
  }

  /// Returns the explanation in Markdown.
  package static func markdown(_ explanation: RuleExplanation) -> String {
    """
    \(explanation.reason)

    Wrong:
    ```xml
    \(explanation.wrong.fragment)
    ```
    \(besides(explanation.wrong).map { $0 + "\n" } ?? "")
    Right:
    ```xml
    \(explanation.right.fragment)
    ```\(besides(explanation.right).map { "\n" + $0 } ?? "")
    """
  }

  /// Returns a list of rules with their severity and summary, one line each unless the terminal is too narrow.
  package static func list(_ explanations: [RuleExplanation], width: Int? = nil) -> String {
    let nameWidth = explanations.map { $0.rule.keyword.utf8CodeUnitCount }.max() ?? 0
    return explanations.map { explanation in
      let name = explanation.rule.keyword.description
      let start = name + blanks(nameWidth - name.utf8.count + 2) + explanation.rule.severity.keyword.description
      let summary = explanation.summary.description
      return Wrapping.hanging(summary, behind: start, margin: nameWidth + 11, width: width) + "\n"
    }.joined()
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func indented(_ example: BookExample) -> String {
    var lines = example.fragment.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    if let besides = besides(example) { lines.append("    " + besides) }
    return lines.joined(separator: "\n")
  }

  /// Returns a note on the files next to an example, or `nil` if they don't matter.
  private static func besides(_ example: BookExample) -> String? {
    guard let assets = example.assets else { return nil }
    let names = assets.assets.map { $0.path.description }
    return names.isEmpty ? "(no file beside it)" : "(beside it: \(names.joined(separator: ", ")))"
  }
}
