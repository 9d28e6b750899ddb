import BookChecking
import BookKit
import BookReports
import Testing

@Suite struct ReferenceTests {
  @Test func `every key has its row`() {
    let lines = FormatReference.text.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("| `") } == Key.all.count)
    #expect(lines.filter { $0.hasPrefix("|") && $0.split(separator: " | ").count != 5 } == [])
  }

  @Test func `every rule has its section`() {
    let lines = RuleReference.text(of: DiagnosticRule.all).split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("### ") } == DiagnosticRule.all.count)
  }
}
