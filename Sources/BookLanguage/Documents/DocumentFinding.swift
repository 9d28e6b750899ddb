import BookChecking
import BookKit
import Playthrough
import PropertyList

struct DocumentFinding {
  enum Severity: Int {
    case error = 1
    case warning = 2
    case note = 3
    case hint = 4
  }

  let range: Range<Int>
  let severity: Severity
  let code: String
  let message: String
  /// The finding that was made in a book, or `nil` for scripts and notes.
  let finding: Finding?

  init(_ range: Range<Int>, _ severity: Severity, code: String, _ message: String) {
    (self.range, self.severity, self.code, self.message) = (range, severity, code, message)
    finding = nil
  }

  init(_ finding: Finding) {
    range = finding.location.range
    switch finding.severity {
    case .error: severity = .error
    case .warning: severity = .warning
    case .note: severity = finding.rule == .unusedVariable ? .hint : .note
    }
    code = finding.rule.keyword.description
    message = finding.hint.map { finding.message + "\n" + $0 } ?? finding.message
    self.finding = finding
  }

  init(_ error: ScriptError) {
    self.init(error.range, .error, code: "script", error.hint.map { error.message + "\n" + $0 } ?? error.message)
  }
}
