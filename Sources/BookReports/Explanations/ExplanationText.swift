import BookChecking
import BookKit
import PropertyList

/// Formats the explanation of a rule.
package enum ExplanationText {
  /// Returns the explanation for people, wrapped at `width` columns unless `nil`.
  package static func lines(_ explanation: RuleExplanation, paint: Paint, width: Int? = nil) -> String {
    let rule = explanation.rule
    let heading = "(\(rule.severity.keyword)): \(explanation.summary)"
    let (wrong, correction) = ExampleText.of(explanation)
    return """
      \(Wrapping.headed(by: rule.keyword.description, heading, width: width) { paint.strong($0, .cyan) })

      \(Wrapping.prose(explanation.reason.description, width: width))

      \(paint.strong("Wrong:", .red))
      \(indented(wrong))

      \(paint.strong("Correction:", .green))
      \(indented(correction))

      """
  }

  /// Returns the explanation as plain text for reports.
  package static func plain(_ explanation: RuleExplanation) -> String {
    let (wrong, correction) = ExampleText.of(explanation)
    return """
      \(explanation.reason)

      Wrong:
      \(indented(wrong))

      Correction:
      \(indented(correction))
      """
  }

  /// Returns the explanation in Markdown.
  package static func markdown(_ explanation: RuleExplanation) -> String {
    let (wrong, correction) = ExampleText.of(explanation)
    return """
      \(explanation.reason)

      Wrong:
      ```xml
      \(wrong.joined(separator: "\n"))
      ```

      Correction:
      ```xml
      \(correction.joined(separator: "\n"))
      ```
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

  private static func indented(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }
}
