import BookChecking
import BookKit

package enum FindingAnnotations {
  package static func lines(_ report: FindingReport) -> String {
    let findings = report.findings
    return DiagnosticRule.Severity.allCases.map { severity in
      let alike = findings.filter { $0.severity == severity }.map { annotation(of: $0, in: report.folder) }
      return Annotation.lines(alike) { count in
        let rest = FindingReport.counted(count, "more " + severity.keyword.description)
        return Annotation(level: level(severity), message: "\(rest): `bookplay validate` lists them")
      }
    }.joined()
  }

  private static func annotation(of finding: Finding, in folder: String?) -> Annotation {
    let (start, end) = (finding.location.start, finding.location.end)
    return Annotation(
      level: level(finding.severity), file: RelativeURI.relative(finding.file, in: folder),
      start: end == nil ? nil : start, end: end, title: finding.rule.keyword.description,
      message: [finding.message, finding.repetitionText(), finding.hint].compactMap { $0 }.joined(separator: "\n"))
  }

  private static func level(_ severity: DiagnosticRule.Severity) -> Annotation.Level {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }
}
