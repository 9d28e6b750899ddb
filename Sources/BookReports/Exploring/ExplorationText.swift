import BookChecking
import Playthrough
import PropertyList

/// The results of `explore` as text: each finding with its line and its script, then a summary.
package struct ExplorationText {
  private let paint: Paint
  private let width: Int

  package init(paint: Paint, width: Int) { (self.paint, self.width) = (paint, width) }

  package func text(of report: ExplorationReport) -> String {
    let file = FileText(report.source, paint: paint, width: width)
    return report.findings.map { lines(of: $0, in: file) }.joined() + report.summary + "\n"
  }

  private func lines(of finding: ExplorationReport.Finding, in file: FileText) -> String {
    var message = FileMessage(
      severity: finding.severity, message: finding.message, rule: finding.kind.keyword.description,
      range: finding.location.range, path: finding.location.path)
    if !finding.consequences.isEmpty {
      let count = finding.consequences.count
      let words = count == 1 ? "1 more thing never happens" : "\(count) more things never happen"
      message.hint = "\(words) because of it; `--format json` lists them"
    }
    let text = file.lines(of: message)
    guard !finding.script.isEmpty else { return text }
    let script = finding.script.split(separator: "\n")
      .map { "\(file.margin)\(file.margin)\(TerminalText.escaped(String($0)))\n" }.joined()
    return text + "\(file.margin)\(paint.strong("script:", .green))\n" + script
  }
}
