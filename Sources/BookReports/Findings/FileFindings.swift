import BookChecking
import BookKit
import PropertyList

package struct FileFindings: Sendable {
  package let source: PropertyList.Source
  package var findings: [Finding]
  package var wallTime = Duration.zero
  private let countedLines: PropertyList.LineTable?

  package init(_ source: PropertyList.Source, _ findings: [Finding], lines: PropertyList.LineTable? = nil) {
    (self.source, self.findings) = (source, findings)
    countedLines = lines
  }

  var lines: PropertyList.LineTable? { countedLines ?? source.lines }

  func count(of severity: DiagnosticRule.Severity) -> Int {
    // Iterates over indices to avoid copying findings, which are large.
    findings.indices.count { findings[$0].severity == severity }
  }
}

/// The findings in all books of a run, in the order of the command line.
package struct FindingReport: Sendable {
  package var files: [FileFindings]
  /// The working folder, to which file names in reports for other machines are relative.
  package let folder: String?

  package init(_ files: [FileFindings], startedIn folder: String? = nil) {
    (self.files, self.folder) = (files, folder)
  }

  package var findings: [Finding] { files.flatMap(\.findings) }
  package func count(of severity: DiagnosticRule.Severity) -> Int { files.reduce(0) { $0 + $1.count(of: severity) } }
}
