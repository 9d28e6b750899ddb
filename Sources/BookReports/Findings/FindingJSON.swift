import BookChecking
import PropertyList

/// Findings as JSON: one array, a finding per line, without members that don't apply.
package enum FindingJSON {
  package static func bytes(of report: FindingReport) -> [UInt8] {
    var json = JSONOutput()
    json.lines(nil, report.findings.map(\.json))
    return json.document
  }
}
