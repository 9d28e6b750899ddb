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
    let range = finding.location.range
    var text = "\(file.place(of: range)): \(file.severity(finding.severity)) "
    text += "\(TerminalText.escaped(finding.message)) [\(finding.kind.keyword)]\n"
    text += file.excerpt(of: range)
    if !file.hasLines, !finding.location.path.isEmpty {
      text += "\(file.margin)in \(TerminalText.escaped(finding.location.path))\n"
    }
    if !finding.consequences.isEmpty {
      let count = finding.consequences.count
      let words = count == 1 ? "1 more thing never happens" : "\(count) more things never happen"
      text += file.hint("\(words) because of it; `--format json` lists them")
    }
    guard !finding.script.isEmpty else { return text }
    text += "\(file.margin)\(paint.strong("script:", .green))\n"
    for line in finding.script.split(separator: "\n") {
      text += "\(file.margin)\(file.margin)\(TerminalText.escaped(String(line)))\n"
    }
    return text
  }
}
