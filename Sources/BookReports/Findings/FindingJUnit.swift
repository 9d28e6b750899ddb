import BookChecking
import PropertyList

/// Findings as test results, for programs that read JUnit's XML.
///
/// A book is a suite, a finding is a failed test, and a book without findings is a passed test.
package enum FindingJUnit {
  /// Returns the XML document.
  ///
  /// If `strictly` is `true`, warnings count as failures.
  package static func document(_ report: FindingReport, strictly: Bool) -> String {
    let suites = report.files.map { file in
      let tests = file.findings.map { test(of: $0, strictly) }
      return JUnit.Suite(
        name: file.source.name, wallTime: file.wallTime,
        tests: tests.isEmpty ? [JUnit.TestCase(name: "valid", wallTime: file.wallTime)] : tests)
    }
    return JUnit(name: "bookplay validate", suites: suites).document
  }

  private static func test(of finding: Finding, _ strictly: Bool) -> JUnit.TestCase {
    let path = finding.location.path.isEmpty ? "" : " (\(finding.location.path))"
    let isFailure = finding.severity == .error || strictly && finding.severity == .warning
    let details = details(of: finding)
    return JUnit.TestCase(
      name: "\(finding.rule.keyword): \(finding.message)\(path)",
      outcome: isFailure
        ? .failed(type: finding.rule.keyword.description, message: finding.message, details: details) : .noted(details))
  }

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
