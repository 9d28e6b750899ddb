import BookChecking
import BookKit
import PropertyList

/// The findings in one book.
package struct FileFindings: Sendable {
  /// The file in which the findings have their positions.
  package let source: PropertyList.Source
  /// The findings, in the order of the file.
  package var findings: [Finding]
  /// The time that checking took.
  package var wallTime = Duration.zero
  /// The lines of the file, if they have been counted already.
  private let countedLines: PropertyList.LineTable?

  /// Creates the findings of a file, whose lines may have been counted already.
  package init(_ source: PropertyList.Source, _ findings: [Finding], lines: PropertyList.LineTable? = nil) {
    self.source = source
    self.findings = findings
    countedLines = lines
  }

  /// The lines of the file; `nil` for a binary file.
  var lines: PropertyList.LineTable? { countedLines ?? source.lines }

  /// Returns the number of findings of a severity.
  func count(of severity: DiagnosticRule.Severity) -> Int {
    // Iterates over indices to avoid copying findings, which are large.
    findings.indices.count { findings[$0].severity == severity }
  }
}

/// The findings in all books of a run, in the order of the command line.
package struct FindingReport: Sendable {
  /// The findings of each book.
  package var files: [FileFindings]
  /// The folder in which the program was started, to which file names in reports for other machines are relative.
  package let folder: String?

  /// Creates a report about files.
  package init(_ files: [FileFindings], startedIn folder: String? = nil) {
    self.files = files
    self.folder = folder
  }

  /// The findings in all files.
  package var findings: [Finding] { files.flatMap(\.findings) }

  /// Returns the number of findings of a severity.
  package func count(of severity: DiagnosticRule.Severity) -> Int {
    files.reduce(0) { $0 + $1.count(of: severity) }
  }
}
