import BookKit
import PropertyList

/// Findings for people: `file:line:column: error: message [rule]`, the line with marks, notes and hints.
package struct FindingText {
  private let paint: Paint
  private let width: Int
  /// Whether long lists are told in full.
  private let tellsAll: Bool

  package init(paint: Paint, width: Int, tellsAll: Bool) {
    self.paint = paint
    self.width = width
    self.tellsAll = tellsAll
  }

  /// Of what many findings are told as a few and a count.
  private struct Kind: Hashable {
    let rule: DiagnosticRule
    let key: String?
  }

  /// Writes all findings and, when there are any, how many.
  package func write(_ report: FindingReport, to stream: ByteOutput) {
    for file in report.files where !file.findings.isEmpty {
      let text = FileText(file.source, lines: file.lines, paint: paint, width: width)
      for entry in entries(of: file.findings) {
        switch entry {
        case .finding(let finding): stream.write(lines(of: finding, in: text))
        case .more(let count, let finding): stream.write(line(for: count, moreLike: finding, in: text))
        }
      }
    }
    if let summary = report.summary { stream.write(summary + "\n") }
  }

  /// The findings, of long lists of alike ones the first few and how many more there are.
  func entries(of findings: [Finding]) -> [Folding.Entry<Finding>] {
    if tellsAll { return findings.map { .finding($0) } }
    return Folding.fold(findings) { finding in
      // Nothing that makes a file unreadable is like anything else.
      Kind(rule: finding.rule, key: finding.rule == .malformedPlist ? finding.message : finding.key)
    }
  }

  private func lines(of finding: Finding, in file: FileText) -> String {
    "\(file.place(of: finding.location.range)): \(file.severity(finding.severity)) "
      + "\(TerminalText.escaped(finding.message)) [\(finding.rule.word)]\n" + body(of: finding, in: file)
  }

  /// What follows the first line: the line of the file, notes, and what to do.
  func body(of finding: Finding, in file: FileText) -> String {
    let range = finding.location.range
    var text = ""
    // What is about a file beside the book has no line in it.
    if finding.rule != .unusedAsset { text += file.excerpt(of: range) }
    if !file.hasLines, !finding.location.path.isEmpty {
      text += "\(file.margin)in \(TerminalText.escaped(finding.location.path))\n"
    }
    for note in finding.notes { text += file.note(TerminalText.escaped(note.message), at: note.location.range) }
    if let hint = finding.hint { text += file.hint(TerminalText.escaped(hint)) }
    return text
  }

  private func line(for count: Int, moreLike finding: Finding, in file: FileText) -> String {
    "\(file.name): \(file.severity(finding.severity)) \(FindingText.words(for: count, moreLike: finding))\n"
      + file.hint("`--all` lists them")
  }

  /// How many more there are like a finding.
  static func words(for count: Int, moreLike finding: Finding) -> String {
    let key = finding.key.map { " for `\(TerminalText.escaped($0))`" } ?? ""
    return "\(count) more\(key) [\(finding.rule.word)]"
  }
}

extension FindingReport {
  /// How many findings of each severity there are, and in how many books; nothing when there are none.
  var summary: String? {
    let counts = DiagnosticRule.Severity.allCases.compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : FindingReport.counted(count, severity.word.description)
    }
    guard !counts.isEmpty else { return nil }
    return counts.joined(separator: ", ") + " in " + FindingReport.counted(files.count, "book")
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
