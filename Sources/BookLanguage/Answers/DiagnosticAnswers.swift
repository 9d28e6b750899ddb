import BookChecking
import BookKit

extension AnswerContext {
  private static let maxFindings = 1000

  func diagnostics(_ findings: [DocumentFinding]) -> JSON {
    var values = findings.prefix(AnswerContext.maxFindings).map { diagnostic($0) }
    let rest = findings.count - values.count
    if rest > 0 {
      let noun = rest == 1 ? "1 more finding is" : "\(rest) more findings are"
      values.append(diagnostic(DocumentFinding(0..<0, .note, code: "limit", "\(noun) not shown")))
    }
    return .array(values)
  }

  func diagnostic(_ finding: DocumentFinding) -> JSON {
    let notes = finding.finding?.notes ?? []
    let showsNotes = client.showsRelatedInformation && !notes.isEmpty
    let isUnnecessary = client.fadesUnnecessary && finding.finding?.rule == .unusedVariable
    return [
      "range": range(finding.range), "severity": .number(finding.severity.rawValue),
      "code": .string(finding.code), "source": "bookplay", "message": .string(finding.message),
      "tags": isUnnecessary ? [1] : nil,
      "relatedInformation":
        showsNotes
        ? .array(notes.map { ["location": location($0.location.range), "message": .string($0.message)] }) : nil,
    ]
  }
}
