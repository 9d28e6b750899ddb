import BookChecking
import BookKit
import Testing

/// Tests that known findings aren't reported again.
@Suite struct BaselineTests {
  private func finding(
    _ rule: DiagnosticRule, page: Int? = 1, pageName: String? = nil, item: String? = "moon", key: String? = "x",
    at offset: Int = 0
  ) -> Finding {
    let place = Finding.Location(offset..<offset + 1, start: nil, end: nil, path: "")
    return Finding(rule, "\(offset)", file: "b", at: place, page: page, pageName: pageName, item: item, key: key)
  }

  private func expect(
    _ isKnown: Bool, _ baseline: inout Baseline, _ finding: Finding,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let taken = baseline.take(finding)
    #expect(taken == isKnown, sourceLocation: sourceLocation)
  }

  @Test func `a baseline identifies findings by rule, page, element and key, and counts them`() {
    var baseline = Baseline(of: [finding(.looseType, at: 1), finding(.looseType, at: 9), finding(.zeroSize)])
    #expect(baseline.entries.map(\.count) == [2, 1])
    let others = [
      finding(.looseType, page: 2), finding(.looseType, page: nil), finding(.looseType, item: "sun"),
      finding(.looseType, item: nil), finding(.looseType, key: "y"), finding(.looseType, key: nil), finding(.offCanvas),
    ]
    for other in others { expect(false, &baseline, other) }
    expect(true, &baseline, finding(.looseType, at: 200))
    expect(true, &baseline, finding(.looseType, at: 300))
    expect(false, &baseline, finding(.looseType, at: 1))
    #expect(baseline.remaining == 1)
  }

  @Test func `a named page is identified by its name, whatever its position`() {
    var baseline = Baseline(of: [finding(.looseType, page: 3, pageName: "end")])
    expect(false, &baseline, finding(.looseType, page: 3))
    expect(true, &baseline, finding(.looseType, page: 4, pageName: "end"))
  }

  @Test func `the order of entries does not depend on that of findings`() {
    let findings = [
      finding(.zeroSize, page: 10), finding(.looseType, page: 9), finding(.looseType, page: nil),
      finding(.keyAlias, page: 9), finding(.looseType, pageName: "end"), finding(.looseType, page: 9, item: "a"),
    ]
    let baseline = Baseline(of: findings)
    #expect(baseline == Baseline(of: findings.reversed()))
    #expect(baseline.entries.map { $0.page ?? "" } == ["", "9", "9", "9", "10", "end"])
  }

  @Test func `huge counts do not stop the program`() {
    let entry = Baseline.Entry(rule: .looseType, page: nil, item: nil, key: nil, count: .max)
    #expect(Baseline([entry, entry]).entries.count == 1)
  }
}
