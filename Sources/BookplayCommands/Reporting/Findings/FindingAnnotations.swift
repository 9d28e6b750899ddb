import BookChecking
import BookKit
import PropertyList

/// Findings as workflow commands for GitHub's runner, which shows them next to the lines of a change.
package enum FindingAnnotations {
  /// The maximum number of annotations per severity that GitHub shows for a step.
  private static let maxAnnotations = 10

  package static func write(_ report: FindingReport, to stream: ByteOutput) {
    let findings = report.findings
    for severity in DiagnosticRule.Severity.allCases {
      let alike = findings.filter { $0.severity == severity }
      let shown = alike.count > maxAnnotations ? maxAnnotations - 1 : alike.count
      for finding in alike.prefix(shown) { stream.write(line(of: finding, in: report.folder)) }
      if shown < alike.count {
        let rest = FindingReport.counted(alike.count - shown, "more " + severity.keyword.description)
        stream.write("::\(command(severity))::\(rest): `bookplay validate` lists them\n")
      }
    }
  }

  private static func line(of finding: Finding, in folder: String?) -> String {
    var properties = ["file=\(AnnotationText.property(RelativeURI.relative(finding.file, in: folder)))"]
    if let start = finding.location.start, let end = finding.location.end {
      properties += ["line=\(start.line)", "endLine=\(end.line)"]
      // GitHub accepts columns only within one line.
      if start.line == end.line { properties += ["col=\(start.column)", "endColumn=\(end.column)"] }
    }
    properties.append("title=\(AnnotationText.property(finding.rule.keyword.description))")
    let hint = finding.hint.map { "\n" + $0 } ?? ""
    let text = AnnotationText.data(finding.message + hint)
    return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(text)\n"
  }

  private static func command(_ severity: DiagnosticRule.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
