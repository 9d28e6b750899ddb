import BookKit
import PropertyList

/// An explanation of a rule, put into words.
package enum ExplanationText {
  /// For a terminal of 80 columns.
  package static func lines(_ explanation: RuleExplanation, paint: Paint) -> String {
    let rule = explanation.rule
    return """
      \(paint.strong(rule.word.description, .cyan)) (\(rule.severity.word)): \(explanation.summary)

      \(wrapped(explanation.reason.description))

      \(paint.strong("Wrong:", .red))
      \(indented(explanation.wrong))

      \(paint.strong("Right:", .green))
      \(indented(explanation.right))

      """
  }

  /// Plain text for reports.
  package static func plain(_ explanation: RuleExplanation) -> String {
    """
    \(explanation.reason)

    Wrong:
    \(indented(explanation.wrong))

    Right:
    \(indented(explanation.right))
    """
  }

  /// The same in Markdown.
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

  /// All rules, a line each: the name, how bad it is, what it finds.
  package static func list(_ explanations: [RuleExplanation]) -> String {
    let width = explanations.map { $0.rule.word.utf8CodeUnitCount }.max() ?? 0
    return explanations.map { explanation in
      let name = explanation.rule.word.description
      let severity = explanation.rule.severity.word.description
      return name + blanks(width - name.utf8.count + 2) + severity + blanks(9 - severity.utf8.count)
        + explanation.summary.description + "\n"
    }.joined()
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func indented(_ example: BookExample) -> String {
    var lines = example.fragment.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    if let besides = besides(example) { lines.append("    " + besides) }
    return lines.joined(separator: "\n")
  }

  /// Which files lie beside an example, where that matters.
  private static func besides(_ example: BookExample) -> String? {
    guard let assets = example.assets else { return nil }
    let names = assets.assets.map { $0.path.description }
    return names.isEmpty ? "(no file beside it)" : "(beside it: \(names.joined(separator: ", ")))"
  }

  /// `text` in lines of at most `width` characters, if its words allow it.
  static func wrapped(_ text: String, width: Int = 80, margin: String = "") -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + margin)
  }
}
