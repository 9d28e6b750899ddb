import BookKit
import BookplayCommands
import Testing

@Suite struct ExplainTests {
  @Test(arguments: ArgumentTable.rules)
  func `every rule is explained within the width of a terminal`(rule: String) {
    let outcome = bookplay(["explain", rule])
    #expect(outcome.status == .good)
    #expect(outcome.text.hasPrefix("\(rule) ("))
    #expect(outcome.text.contains("\nWrong:\n    <"))
    #expect(outcome.text.contains("\nRight:\n    <"))
    #expect(outcome.text.split(separator: "\n").filter { $0.count > 100 } == [])
  }

  @Test func `the list has a line for each rule`() {
    let lines = bookplay(["explain", "--list"]).text.split(separator: "\n").map(String.init)
    #expect(lines.count == DiagnosticRule.allCases.count)
    #expect(lines.filter { $0.count > 100 } == [])
    for (line, rule) in zip(lines, DiagnosticRule.allCases) {
      #expect(line.hasPrefix("\(rule.word) "))
      #expect(line.contains(" \(rule.severity.word) "))
    }
  }

  @Test(arguments: [
    ("explain", "no rule is given; write `bookplay explain loose-type`"),
    ("explain losse-type", "there is no rule `losse-type`; did you mean `loose-type`?"),
    ("explain nonsense", "there is no rule `nonsense`; `bookplay explain --list` lists them"),
    ("explain loose-type zero-size", "`zero-size` is one too many; give one rule"),
    ("explain loose-type --list", "`--list` and `loose-type` exclude each other; give one of them"),
  ])
  func `a wrong call is told`(line: String, message: String) {
    let outcome = bookplay(line.split(separator: " ").map(String.init))
    #expect(outcome.errors == "bookplay explain: error: \(message)\n")
    #expect(outcome.status == .misuse)
  }

  @Test func `an example that is about files says which lie beside it`() {
    #expect(bookplay(["explain", "missing-asset"]).text.contains("    (no file beside it)\n"))
    #expect(bookplay(["explain", "unused-asset"]).text.contains("    (beside it: moon.png, old moon.png)\n"))
  }
}
