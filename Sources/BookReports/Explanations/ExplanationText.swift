import BookChecking
import BookKit
import PropertyList

package enum ExplanationText {
  package static func lines(_ rule: DiagnosticRule, paint: Paint, width: Int? = nil) -> String {
    let heading = "(\(rule.severity.keyword)): \(rule.summary)"
    let (wrong, correction) = ExampleText.of(rule)
    return """
      \(Wrapping.headed(by: rule.keyword.description, heading, width: width) { paint.strong($0, .cyan) })

      \(Wrapping.prose(rule.reason.description, width: width))

      \(paint.strong("Wrong:", .red))
      \(indented(wrong))

      \(paint.strong("Correction:", .green))
      \(indented(correction))

      """
  }

  package static func plain(_ rule: DiagnosticRule) -> String {
    let (wrong, correction) = ExampleText.of(rule)
    return """
      \(rule.reason)

      Wrong:
      \(indented(wrong))

      Correction:
      \(indented(correction))
      """
  }

  package static func markdown(_ rule: DiagnosticRule) -> String {
    let (wrong, correction) = ExampleText.of(rule)
    return """
      \(rule.reason)

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
  package static func list(_ rules: [DiagnosticRule], width: Int? = nil) -> String {
    let nameWidth = rules.map { $0.keyword.utf8CodeUnitCount }.max() ?? 0
    return rules.map { rule in
      let name = rule.keyword.description
      let start = name + blanks(nameWidth - name.utf8.count + 2) + rule.severity.keyword.description
      let summary = rule.summary.description
      return Wrapping.hanging(summary, after: start, margin: nameWidth + 11, width: width) + "\n"
    }.joined()
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
  private static func indented(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }
}
