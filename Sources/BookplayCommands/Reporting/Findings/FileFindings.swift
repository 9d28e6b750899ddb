import BookKit
import PropertyList

/// What is told of one book.
package struct FileFindings: Sendable {
  /// The file that the findings' places count in.
  package let source: PropertyList.Source
  /// The findings, in the order of the file.
  package var findings: [Finding]
  /// How long it took to find them.
  package var wallTime = Duration.zero
  /// The lines of the file, if they have been counted already.
  private let countedLines: LineTable?

  package init(_ source: PropertyList.Source, _ findings: [Finding], lines: LineTable? = nil) {
    self.source = source
    self.findings = findings
    countedLines = lines
  }

  /// The lines of the file; nothing of a binary one.
  var lines: LineTable? { countedLines ?? source.lines }

  /// How many findings are that bad.
  func count(of severity: DiagnosticRule.Severity) -> Int {
    // By index, as a finding is much to copy.
    findings.indices.count { findings[$0].severity == severity }
  }
}

/// The findings of all books of a call, in the order of the call.
package struct FindingReport: Sendable {
  package var files: [FileFindings]
  /// The folder in which the program was started; reports for other machines name files as seen from there.
  package let folder: String?

  package init(_ files: [FileFindings], startedIn folder: String? = nil) {
    self.files = files
    self.folder = folder
  }

  /// All findings.
  package var findings: [Finding] { files.flatMap(\.findings) }

  /// How many findings are that bad.
  package func count(of severity: DiagnosticRule.Severity) -> Int {
    files.reduce(0) { $0 + $1.count(of: severity) }
  }
}
