import BookChecking
import BookKit
import Playthrough
import PropertyList

/// The results of `explore` as text: each finding with its line and its script, then a summary.
struct ExplorationText {
  let paint: Paint
  let width: Int

  /// Writes the report; consequences of a finding are only counted.
  func write(_ report: ExplorationReport, to stream: ByteOutput) {
    let file = FileText(report.source, paint: paint, width: width)
    for finding in report.findings { stream.write(lines(of: finding, in: file)) }
    stream.write(report.summary + "\n")
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
