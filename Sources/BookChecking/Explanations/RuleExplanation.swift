import BookKit

/// What a rule finds, and why that matters.
package struct RuleExplanation: Sendable {
  /// The rule.
  package let rule: DiagnosticRule
  /// What the rule finds, in a few words.
  package let summary: StaticString
  /// Why that matters and what to do, in complete sentences.
  package let reason: StaticString
  /// The message of a finding.
  let message: MessageTemplate
  /// The hint of a finding that has no advice of its own; `nil` if it is obvious what to do.
  let hint: StaticString?
  /// The wrong and the right example, as a diff.
  private let example: StaticString
  private let part: BookExample.Part
  private let files: [ExampleAsset]?
  private let correctedFiles: [ExampleAsset]?

  /// Creates an explanation; ``MessageTemplate`` describes the form of `message`.
  ///
  /// The example is a small diff in old-style text, or in XML if it is a whole file. Every line begins with two
  /// characters: `- ` marks a wrong line, `+ ` the line that replaces it, and blanks a line that both examples share.
  init(
    _ rule: DiagnosticRule, _ summary: StaticString, _ reason: StaticString, message: StaticString,
    hint: StaticString? = nil, example: StaticString, in part: BookExample.Part = .elements,
    files: [ExampleAsset]? = nil, correctedFiles: [ExampleAsset]? = nil
  ) {
    self.rule = rule
    self.summary = summary
    self.reason = reason
    self.message = MessageTemplate(template: message)
    self.hint = hint
    self.example = example
    self.part = part
    self.files = files
    self.correctedFiles = correctedFiles ?? files
  }

  /// An example with this mistake and no other.
  package var wrong: BookExample {
    BookExample(part, RuleExplanation.lines(of: example) { $0 != UInt8(ascii: "+") }, files)
  }

  /// The same example without the mistake.
  package var right: BookExample {
    BookExample(part, RuleExplanation.lines(of: example) { $0 != UInt8(ascii: "-") }, correctedFiles)
  }

  /// The lines of the right example that the wrong one doesn't have; empty if only the files differ.
  package var correction: String { RuleExplanation.lines(of: example) { $0 == UInt8(ascii: "+") } }

  /// Returns the lines of a diff whose first character is included, without their first two characters.
  private static func lines(of diff: StaticString, isIncluded: (UInt8?) -> Bool) -> String {
    let lines = diff.description.utf8.split(separator: UInt8(ascii: "\n")).filter { isIncluded($0.first) }
    return lines.map { String(Substring($0.dropFirst(2))) }.joined(separator: "\n")
  }

  /// The explanations of all rules, in the order of the rules.
  package static let all: [RuleExplanation] = byRule.compactMap { $0 }

  /// The explanations by the raw values of their rules, so that each of many findings gets its words without a search.
  private static let byRule: [RuleExplanation?] = {
    var byRule = [RuleExplanation?](repeating: nil, count: DiagnosticRule.allCases.count)
    // The sources group them by topic; readers look for rules.
    let families = wording + words + numbers + names + triggers + stage + sounds + files + readers + sections + games
    for explanation in families {
      byRule[Int(explanation.rule.rawValue)] = explanation
    }
    return byRule
  }()

  /// Creates the explanation of `rule`, or returns `nil` if there is none.
  package init?(of rule: DiagnosticRule) {
    guard let explanation = RuleExplanation.byRule[Int(rule.rawValue)] else { return nil }
    self = explanation
  }
}
