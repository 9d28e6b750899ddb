import BookChecking
import BookKit
import PropertyList
import Testing

/// Tests that each rule's wrong example breaks that rule and no other, and that the corrected one breaks none.
@Suite struct RuleExplanationTests {
  /// Rules whose checks don't exist yet.
  static let pending: [DiagnosticRule] = []

  private static func rules(brokenBy example: BookExample) -> [DiagnosticRule] {
    let source = PropertyList.Source(text: example.text, name: "example")
    let checked = BookCheck.check(source, assets: example.assets)
    return Finding.all(checked.diagnostics, in: source, checked.list).map(\.rule)
  }

  @Test func `every rule is explained, in the order of the rules`() {
    #expect(RuleExplanation.all.map(\.rule) == DiagnosticRule.allCases)
  }

  @Test(arguments: DiagnosticRule.allCases)
  func `the wrong example breaks the rule and no other, the right one none`(rule: DiagnosticRule) throws {
    let explanation = try #require(RuleExplanation(of: rule))
    #expect(Self.rules(brokenBy: explanation.right) == [])
    let broken = Self.rules(brokenBy: explanation.wrong)
    if Self.pending.contains(rule) {
      #expect(broken != [rule], "\(rule.keyword) is no longer pending")
    } else {
      #expect(broken == [rule])
    }
  }

  @Test(arguments: DiagnosticRule.allCases)
  func `an explanation is short, and its examples differ`(rule: DiagnosticRule) throws {
    let explanation = try #require(RuleExplanation(of: rule))
    #expect((10...64).contains(explanation.summary.description.count))
    #expect((40...400).contains(explanation.reason.description.count))
    #expect(explanation.reason.description.last == ".")
    #expect(!explanation.summary.description.hasSuffix("."))
    let (wrong, right) = (explanation.wrong, explanation.right)
    #expect(wrong.text != right.text || wrong.assets != right.assets)
    for example in [wrong, right] {
      let lines = example.fragment.split(separator: "\n")
      #expect(lines.count <= 12)
      #expect(lines.allSatisfy { $0.count <= 100 })
    }
  }
}
