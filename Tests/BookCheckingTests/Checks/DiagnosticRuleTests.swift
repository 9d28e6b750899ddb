import BookChecking
import BookKit
import PropertyList
import Testing

/// Tests that each rule's wrong example breaks that rule and no other, and that the corrected one breaks none.
@Suite struct DiagnosticRuleTests {
  private static func rules(brokenBy example: BookExample) -> [DiagnosticRule] {
    let source = PropertyList.Source(text: example.text, name: "example")
    let checked = BookCheck.check(source, assets: example.assets)
    return Finding.all(checked.diagnostics, in: source, checked.list).map(\.rule)
  }

  @Test func `every rule has its own name, and they are listed by severity`() {
    let rules = DiagnosticRule.all
    for rule in rules { #expect(DiagnosticRule.named(rule.description.utf8) === rule) }
    #expect(DiagnosticRule.named("no-rule".utf8) == nil)
    let severities = rules.map(\.severity.ordinal)
    #expect(severities == severities.sorted())
  }

  @Test(arguments: DiagnosticRule.all)
  func `the wrong example breaks the rule and no other, the right one none`(rule: DiagnosticRule) {
    #expect(Self.rules(brokenBy: rule.right) == [])
    #expect(Self.rules(brokenBy: rule.wrong) == [rule])
  }

  @Test(arguments: DiagnosticRule.all)
  func `an explanation is short, and its examples differ`(rule: DiagnosticRule) {
    #expect((10...64).contains(rule.summary.description.count))
    #expect((40...400).contains(rule.reason.description.count))
    #expect(rule.reason.description.last == ".")
    #expect(!rule.summary.description.hasSuffix("."))
    let (wrong, right) = (rule.wrong, rule.right)
    #expect(wrong.text != right.text || wrong.assets != right.assets)
    for example in [wrong, right] {
      let lines = example.fragment.split(separator: "\n")
      #expect(lines.count <= 12)
      #expect(lines.allSatisfy { $0.count <= 100 })
    }
  }

  @Test(arguments: DiagnosticRule.all)
  func `messages and hints are half sentences without gaps`(rule: DiagnosticRule) {
    for detail in ["detail", ""] {
      let message = Diagnostic(rule, at: .file, subject: "subject", detail: detail).message
      #expect(!message.hasSuffix("."), "\(message)")
    }
    #expect(rule.hint?.description.hasSuffix(".") != true)
  }
}
