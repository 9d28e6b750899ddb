import BookChecking
import BookDrawing
import BookKit
import PropertyList

/// Findings as test results in the subset of JUnit's XML that all readers understand.
///
/// A book is a suite, a finding is a failed test, and a book without findings is a passed test.
package enum FindingJUnit {
  /// Writes all findings; if `strictly` is `true`, warnings count as failures.
  package static func write(_ report: FindingReport, strictly: Bool, to stream: ByteOutput) {
    let failures = report.findings.count { isFailure($0, strictly) }
    let tests = report.files.reduce(0) { $0 + max(1, $1.findings.count) }
    stream.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    stream.write(
      "<testsuites name=\"bookplay validate\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" "
        + "time=\"\(JUnitTime.text(of: report.files.map(\.wallTime)))\">\n")
    for file in report.files { write(file, strictly, to: stream) }
    stream.write("</testsuites>\n")
  }

  private static func isFailure(_ finding: Finding, _ strictly: Bool) -> Bool {
    finding.severity == .error || strictly && finding.severity == .warning
  }

  private static func write(_ file: FileFindings, _ strictly: Bool, to stream: ByteOutput) {
    let name = XMLEscape.escaped(file.source.name)
    let failures = file.findings.count { isFailure($0, strictly) }
    let time = JUnitTime.text(of: [file.wallTime])
    let counts =
      "tests=\"\(max(1, file.findings.count))\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\" time=\"\(time)\""
    stream.write("  <testsuite name=\"\(name)\" \(counts)>\n")
    if file.findings.isEmpty { stream.write("    <testcase classname=\"\(name)\" name=\"valid\" time=\"\(time)\"/>\n") }
    for finding in file.findings {
      // Readers treat tests with the same name as one test.
      let path = finding.location.path.isEmpty ? "" : " (\(finding.location.path))"
      let title = XMLEscape.escaped("\(finding.rule.keyword): \(finding.message)\(path)")
      stream.write("    <testcase classname=\"\(name)\" name=\"\(title)\" time=\"0\">\n")
      stream.write("      \(result(of: finding, isFailure(finding, strictly)))\n")
      stream.write("    </testcase>\n")
    }
    stream.write("  </testsuite>\n")
  }

  private static func result(of finding: Finding, _ isFailure: Bool) -> String {
    let message = XMLEscape.escaped(finding.message)
    let text = XMLEscape.escaped(details(of: finding))
    guard isFailure else { return "<system-out>\(text)</system-out>" }
    return "<failure type=\"\(finding.rule.keyword)\" message=\"\(message)\">\(text)</failure>"
  }

  /// Returns the finding in a few lines of text.
  private static func details(of finding: Finding) -> String {
    let place = finding.location.start.map { ":\($0)" } ?? ""
    var lines = ["\(finding.file)\(place): \(finding.severity.keyword): \(finding.message)"]
    if !finding.location.path.isEmpty { lines.append("in \(finding.location.path)") }
    for note in finding.notes {
      lines.append("\(finding.file)\(note.location.start.map { ":\($0)" } ?? ""): note: \(note.message)")
    }
    if let hint = finding.hint { lines.append("hint: \(hint)") }
    return lines.joined(separator: "\n")
  }
}
