import BookChecking
import BookKit
import Playthrough
import PropertyList

/// The results of `explore` as JSON: one object, a finding per line, without members that don't apply.
enum ExplorationJSON {
  /// Writes a report; `kept` has for each finding the path of its script, or `nil` if it wasn't written.
  static func write(_ report: ExplorationReport, kept: [String?], to stream: ByteOutput) {
    var json = JSONOutput()
    json.object { json in
      json.member("book", report.source.name)
      json.member("seed", Int(report.settings.seed))
      json.member("budget", report.settings.budget)
      json.member("steps", report.exploration.steps)
      json.member("moments", report.exploration.states)
      json.member("isComplete", report.exploration.isComplete)
      json.member("bookErrors", report.errorCount == 0 ? nil : report.errorCount)
      json.array("findings") { json in
        for (finding, path) in zip(report.findings, kept) {
          json.beginLine()
          write(finding, path, of: report, to: &json)
        }
        json.beginLine()
      }
    }
    stream.write(json.bytes)
    stream.write("\n")
  }

  private static func write(
    _ finding: ExplorationReport.Finding, _ path: String?, of report: ExplorationReport, to json: inout JSONOutput
  ) {
    json.object { json in
      json.member("rule", finding.kind.keyword.description)
      json.member("severity", finding.severity.keyword.description)
      json.member("message", finding.message)
      json.member("file", report.source.name)
      json.member("line", finding.location.start?.line)
      json.member("column", finding.location.start?.column)
      json.member("endLine", finding.location.end?.line)
      json.member("endColumn", finding.location.end?.column)
      json.member("path", finding.location.path.isEmpty ? nil : finding.location.path)
      json.member("page", finding.page)
      json.member("item", finding.item)
      json.member("name", finding.name)
      json.member("script", finding.script.isEmpty ? nil : finding.script)
      json.member("scriptFile", path)
      if !finding.consequences.isEmpty {
        json.array("consequences") { json in
          for consequence in finding.consequences { write(consequence, nil, of: report, to: &json) }
        }
      }
    }
  }
}
