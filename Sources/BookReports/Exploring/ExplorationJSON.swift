import BookChecking
import BookKit
import Playthrough
import PropertyList

package enum ExplorationJSON {
  /// Returns the document for a report; `kept` has the path of each finding's script, or `nil` if it wasn't written.
  package static func bytes(of report: ExplorationReport, kept: [String?]) -> [UInt8] {
    var json = JSONOutput()
    json.object { json in
      json.member("book", report.source.name.json)
      json.member("seed", Int(report.settings.seed))
      json.member("budget", report.settings.budget)
      json.member("steps", report.exploration.stepCount)
      json.member("moments", report.exploration.stateCount)
      json.member("isComplete", report.exploration.isComplete.json)
      json.member("bookErrors", report.errorCount == 0 ? nil : report.errorCount.json)
      json.lines("findings", zip(report.findings, kept).map { value(of: $0, $1, in: report) })
    }
    return json.document
  }

  private static func value(
    of finding: ExplorationReport.Finding, _ path: String?, in report: ExplorationReport
  ) -> JSONValue {
    let consequences = finding.consequences.map { value(of: $0, nil, in: report) }
    return .joined(
      [
        "rule": finding.kind.keyword.description.json, "severity": finding.severity.keyword.description.json,
        "message": finding.message.json, "file": report.source.name.json,
      ], finding.location.json,
      [
        "page": finding.page?.json, "item": finding.item?.json, "name": finding.name?.json,
        "script": finding.script.isEmpty ? nil : finding.script.json, "scriptFile": path?.json,
        "consequences": consequences.isEmpty ? nil : .array(consequences),
      ])
  }
}
