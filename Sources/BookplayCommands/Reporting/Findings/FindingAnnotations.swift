import BookChecking
import BookKit

/// Findings as annotations on GitHub.
package enum FindingAnnotations {
  package static func write(_ report: FindingReport, to stream: ByteOutput) {
    let findings = report.findings
    for severity in DiagnosticRule.Severity.allCases {
      let alike = findings.filter { $0.severity == severity }.map { annotation(of: $0, in: report.folder) }
      let lines = Annotation.lines(alike) { count in
        let rest = FindingReport.counted(count, "more " + severity.keyword.description)
        return Annotation(level: level(severity), message: "\(rest): `bookplay validate` lists them")
      }
      stream.write(lines)
    }
  }

  private static func annotation(of finding: Finding, in folder: String?) -> Annotation {
    let (start, end) = (finding.location.start, finding.location.end)
    return Annotation(
      level: level(finding.severity), file: RelativeURI.relative(finding.file, in: folder),
      start: end == nil ? nil : start, end: end, title: finding.rule.keyword.description,
      message: finding.message + (finding.hint.map { "\n" + $0 } ?? ""))
  }

  private static func level(_ severity: DiagnosticRule.Severity) -> Annotation.Level {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }
}
