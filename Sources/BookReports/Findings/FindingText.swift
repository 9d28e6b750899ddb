import BookChecking
import BookKit
import PropertyList

/// Findings as text: `file:line:column: error: message [rule]`, the line with marks, notes and hints.
package struct FindingText {
  private let paint: Paint
  private let width: Int
  /// Whether long lists are written in full.
  private let listsAll: Bool

  /// Creates the text for a stream with this paint; lines from files are cut to `width` columns.
  package init(paint: Paint, width: Int, listsAll: Bool) {
    self.paint = paint
    self.width = width
    self.listsAll = listsAll
  }

  /// A kind of finding; many findings of one kind are shortened to a few and a count.
  private struct Kind: Hashable {
    let rule: DiagnosticRule
    let key: String?
  }

  /// Returns all findings, then a summary if there are any.
  package func text(of report: FindingReport) -> String {
    var lines = ""
    for file in report.files where !file.findings.isEmpty {
      let text = FileText(file.source, lines: file.lines, paint: paint, width: width)
      for entry in entries(of: file.findings) {
        switch entry {
        case .finding(let finding): lines += text.lines(of: FileMessage(finding))
        case .more(let count, let finding): lines += line(for: count, moreLike: finding, in: text)
        }
      }
    }
    return lines + (report.summary.map { $0 + "\n" } ?? "")
  }

  /// Returns a single finding of a file.
  package func text(of finding: Finding, in file: FileFindings) -> String {
    FileText(file.source, lines: file.lines, paint: paint, width: width).lines(of: FileMessage(finding))
  }

  /// Returns the findings, with long lists of one kind shortened to the first few and a count.
  func entries(of findings: [Finding]) -> [Folding.Entry<Finding>] {
    if listsAll { return findings.map { .finding($0) } }
    return Folding.fold(findings) { finding in
      // Errors that make a file unreadable are grouped by message.
      Kind(rule: finding.rule, key: finding.rule == .malformedPlist ? finding.message : finding.key)
    }
  }

  private func line(for count: Int, moreLike finding: Finding, in file: FileText) -> String {
    "\(file.name): \(file.severity(finding.severity)) \(FindingText.words(for: count, moreLike: finding))\n"
      + file.hint("`--all` lists them")
  }

  /// Returns a message that counts further findings like `finding`.
  static func words(for count: Int, moreLike finding: Finding) -> String {
    let key = finding.key.map { " for `\(TerminalText.escaped($0))`" } ?? ""
    return "\(count) more\(key) [\(finding.rule.keyword)]"
  }
}

extension FileMessage {
  init(_ finding: Finding) {
    self.init(
      severity: finding.severity, message: finding.message, rule: finding.rule.keyword.description,
      range: finding.location.range, path: finding.location.path,
      // A finding about a file next to the book has no line in the book.
      showsLine: finding.rule != .unusedAsset, notes: finding.notes.map { ($0.message, $0.location.range) },
      hint: finding.hint)
  }
}

extension FindingReport {
  /// The number of findings per severity and the number of books; `nil` if there are no findings.
  var summary: String? {
    let counts = DiagnosticRule.Severity.cases.compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : FindingReport.counted(count, severity.keyword.description)
    }
    guard !counts.isEmpty else { return nil }
    return counts.joined(separator: ", ") + " in " + FindingReport.counted(files.count, "book")
  }

  /// Returns a number and its noun, in the plural unless the number is 1.
  package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
