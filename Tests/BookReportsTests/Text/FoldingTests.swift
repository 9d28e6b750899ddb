import BookReports
import Testing

@Suite struct FoldingTests {
  private func listing(_ findings: [String]) -> [String] {
    Folding.fold(findings) { $0.first }.map { entry in
      switch entry {
      case .finding(let finding): finding
      case .more(let count, let finding): "\(count) more like \(finding)"
      }
    }
  }

  @Test func `ten of a kind are all listed`() {
    let findings = (0..<10).map { "a\($0)" }
    #expect(listing(findings) == findings)
  }

  @Test func `eleven of a kind are listed as three, along with those of other kinds`() {
    var findings = (0..<11).map { "a\($0)" }
    findings.insert("b", at: 5)
    #expect(listing(findings) == ["a0", "a1", "a2", "8 more like a2", "b"])
  }
}
