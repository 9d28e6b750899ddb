import BookChecking
import BookKit
import Playthrough
import PropertyList

/// The results of `explore` as JSON: one object, a finding per line, without members that don't apply.
package enum ExplorationJSON {
  /// Returns the document for a report; `kept` has the path of each finding's script, or `nil` if it wasn't written.
  package static func bytes(of report: ExplorationReport, kept: [String?]) -> [UInt8] {
    var json = JSONOutput()
    json.object { json in
      json.member("book", report.source.name)
      json.member("seed", Int(report.settings.seed))
      json.member("budget", report.settings.budget)
      json.member("steps", report.exploration.stepCount)
      json.member("moments", report.exploration.stateCount)
      json.member("isComplete", report.exploration.isComplete)
      json.member("bookErrors", report.errorCount == 0 ? nil : report.errorCount)
      json.lines("findings", zip(report.findings, kept)) { json, finding in
        json.object { write(finding.0, finding.1, of: report, to: &$0) }
      }
    }
    return json.document
  }

  private static func write(
    _ finding: ExplorationReport.Finding, _ path: String?, of report: ExplorationReport, to json: inout JSONOutput
  ) {
    json.member("rule", finding.kind.keyword.description)
    json.member("severity", finding.severity.keyword.description)
    json.member("message", finding.message)
    json.member("file", report.source.name)
    for member in finding.location.jsonMembers { json.member(member.name, member.value) }
    json.member("page", finding.page)
    json.member("item", finding.item)
    json.member("name", finding.name)
    json.member("script", finding.script.isEmpty ? nil : finding.script)
    json.member("scriptFile", path)
    guard !finding.consequences.isEmpty else { return }
    json.objects("consequences", finding.consequences) { write($1, nil, of: report, to: &$0) }
  }
}
