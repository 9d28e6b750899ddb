import BookKit
import Testing

@testable import BookChecking

/// Tests how messages are made of the facts of a diagnostic.
@Suite struct MessageTemplateTests {
  static let rows: [(template: StaticString, subject: String, detail: String, text: String)] = [
    ("nothing to replace", "a", "b", "nothing to replace"),
    ("`{subject}` is not a colour", "puce", "", "`puce` is not a colour"),
    ("{detail}, not {subject}", "a", "b", "b, not a"), ("no file[; {detail}]", "a", "", "no file"),
    ("no file[; {detail}]", "a", "there is b", "no file; there is b"),
    ("[`{subject}` needs ]{detail}", "x", "a number", "`x` needs a number"),
    ("[`{subject}` needs ]{detail}", "", "a dictionary", "a dictionary"),
    ("[`{detail}` has no `{subject}`|nothing has `{subject}`]", "a", "b", "`b` has no `a`"),
    ("[`{detail}` has no `{subject}`|nothing has `{subject}`]", "a", "", "nothing has `a`"),
    ("[`{detail}` has no `{subject}`|nothing has `{subject}`]", "", "b", "`b` has no ``"),
    ("the key `{subject}` [{detail}|is not known here]", "[a|b]", "{subject}", "the key `[a|b]` {subject}"),
  ]

  @Test(arguments: rows)
  func `a message contains the facts, and no part whose facts are empty`(
    template: StaticString, subject: String, detail: String, text: String
  ) {
    #expect(MessageTemplate(template: template).text(subject: subject, detail: detail) == text)
  }

  @Test(arguments: DiagnosticRule.allCases)
  func `messages and hints are half sentences without gaps`(rule: DiagnosticRule) throws {
    let explanation = try #require(RuleExplanation(of: rule))
    for detail in ["detail", ""] {
      let message = explanation.message.text(subject: "subject", detail: detail)
      #expect(!message.hasSuffix(".") && !message.contains(where: { "[]{}|".contains($0) }), "\(message)")
    }
    #expect(explanation.hint?.description.hasSuffix(".") != true)
  }
}
