import BookChecking
import BookKit
import Playthrough
import PropertyList

package struct ExplorationReport {
  let source: PropertyList.Source
  let settings: Explorer.Settings
  let exploration: Exploration
  package let findings: [Finding]
  /// The number of errors in the book, which are reported separately.
  let errorCount: Int

  package struct Finding {
    package let kind: Discovery.Kind
    let severity: DiagnosticRule.Severity
    let message: String
    let location: BookChecking.Finding.Location
    package let page: Int?
    package let item: String?
    package let name: String?
    /// The script that reproduces the finding, a command per line; empty if there is none.
    package let script: String
    /// The findings that are consequences of this one.
    let consequences: [Finding]

    package var scriptWithWords: String {
      let advice =
        "# bookplay explore found this, and the script passes as long as it happens. Once the book is fixed,\n"
        + "# change the last line to what should happen instead.\n"
      return "# \(TerminalText.escaped(message))\n\(advice)\n\(script)"
    }
  }

  package init(
    _ source: PropertyList.Source, _ list: PropertyList?, _ book: Book, _ exploration: Exploration,
    _ settings: Explorer.Settings,
    errorCount: Int
  ) {
    (self.source, self.errorCount, self.settings, self.exploration) = (source, errorCount, settings, exploration)
    let making = FindingMaker(
      book: book, list: list, lines: source.lines, texts: ScriptText(ScriptNames(book)),
      discoveryText: DiscoveryText(book: book))
    let found = exploration.discoveries.map { making.finding(of: $0) }
    // Findings at the same position keep the order in which they were found.
    findings = found.indices.sorted { left, right in
      (found[left].location.range.lowerBound, left) < (found[right].location.range.lowerBound, right)
    }.map { found[$0] }
  }

  var summary: String {
    let counts = [DiagnosticRule.Severity.error, .warning].compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : FindingReport.counted(count, severity.keyword.description)
    }
    let end = exploration.isComplete ? "nothing is left to try" : "the budget is spent"
    let known = errorCount == 0 ? "" : " beyond the \(FindingReport.counted(errorCount, "error")) of the book"
    let found = (counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")) + known
    return "tried \(FindingReport.counted(exploration.stateCount, "moment")) in "
      + "\(FindingReport.counted(exploration.stepCount, "step")), \(end): \(found)"
  }
}

private struct FindingMaker {
  let book: Book
  let list: PropertyList?
  let lines: PropertyList.LineTable?
  let texts: ScriptText
  let discoveryText: DiscoveryText

  func finding(of discovery: Discovery) -> ExplorationReport.Finding {
    let range = discovery.node.flatMap { node in list.map { $0.openingRange(of: node) } } ?? 0..<0
    return ExplorationReport.Finding(
      kind: discovery.kind, severity: discovery.isError ? .error : .warning,
      message: discoveryText.message(of: discovery),
      location: BookChecking.Finding.Location(
        range, start: lines?.place(at: range.lowerBound), end: lines?.place(at: range.upperBound),
        path: discovery.node.flatMap { node in list.map { $0.path(to: node).description } } ?? ""),
      page: discovery.page, item: discovery.item.map { book.names.text(of: $0) },
      name: (discovery.name ?? discovery.other).map { book.names.text(of: $0) },
      script: String(decoding: texts.lines(of: discovery.commands), as: UTF8.self),
      consequences: discovery.consequences.map { finding(of: $0) })
  }
}
