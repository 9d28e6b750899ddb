import BookChecking
import BookKit
import PropertyList

/// Findings as text: `file:line:column: error: message [rule]`, the line with marks, notes and hints.
package struct FindingText {
  private let paint: Paint
  private let width: Int
  private let listsAll: Bool

  package init(paint: Paint, width: Int, listsAll: Bool) {
    (self.paint, self.width, self.listsAll) = (paint, width, listsAll)
  }

  /// Returns all findings, then a summary if there are any.
  package func text(of report: FindingReport) -> String {
    var lines = ""
    for file in report.files where !file.findings.isEmpty {
      let text = FileText(file.source, lines: file.lines, paint: paint, width: width)
      for entry in entries(of: file.findings) {
        switch entry {
        case .finding(let finding): lines += text.lines(of: FileMessage(finding, listsAll: listsAll))
        case .more(let count, let finding): lines += line(for: count, moreLike: finding, in: text)
        }
      }
    }
    return lines + (report.summary.map { $0 + "\n" } ?? "")
  }

  package func text(of finding: Finding, in file: FileFindings) -> String {
    FileText(file.source, lines: file.lines, paint: paint, width: width).lines(of: FileMessage(finding))
  }

  func entries(of findings: [Finding]) -> [Folding.Entry<Finding>] {
    if listsAll { return findings.map { .finding($0) } }
    return Folding.fold(findings) { finding in
      // Errors that make a file unreadable are grouped by message.
      [finding.rule.keyword.description, finding.rule == .malformedPlist ? finding.message : finding.key]
    }
  }

  private func line(for count: Int, moreLike finding: Finding, in file: FileText) -> String {
    "\(file.name): \(file.severity(finding.severity)) \(FindingText.words(for: count, moreLike: finding))\n"
      + file.hint("`--all` lists them")
  }

  static func words(for count: Int, moreLike finding: Finding) -> String {
    let key = finding.key.map { " for `\(TerminalText.escaped($0))`" } ?? ""
    return "\(count) more\(key) [\(finding.rule.keyword)]"
  }
}

extension FileMessage {
  init(_ finding: Finding, listsAll: Bool = false) {
    self.init(
      severity: finding.severity, message: finding.message, rule: finding.rule.keyword.description,
      range: finding.location.range, path: finding.location.path,
      // A finding about a file next to the book has no line in the book.
      showsLine: finding.rule != .unusedAsset,
      notes: finding.notes.filter { !$0.isRepetition }.map { ($0.message, $0.location.range) }, hint: finding.hint)
    repetitions = finding.repetitionText(maxLines: listsAll ? .max : 5)
  }
}

extension Finding {
  /// Returns the other places with the same mistake, such as `and 3 more: lines 7, 9 and 12`.
  func repetitionText(maxLines: Int = 5) -> String? {
    let places = notes.filter { $0.isRepetition }
    guard !places.isEmpty else { return nil }
    var lines: [String] = []
    for line in places.compactMap({ $0.location.start.map { "\($0.line)" } }) where line != lines.last {
      lines.append(line)
    }
    let count = "and \(places.count) more"
    guard let last = lines.last else { return count }
    if lines.count == 1 { return "\(count): line \(last)" }
    guard lines.count <= maxLines else { return "\(count): lines \(lines.prefix(maxLines).joined(separator: ", ")), …" }
    return "\(count): lines \(lines.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension FindingReport {
  var summary: String? {
    let counts = DiagnosticRule.Severity.allCases.compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : FindingReport.counted(count, severity.keyword.description)
    }
    guard !counts.isEmpty else { return nil }
    return counts.joined(separator: ", ") + " in " + FindingReport.counted(files.count, "book")
  }

  package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
