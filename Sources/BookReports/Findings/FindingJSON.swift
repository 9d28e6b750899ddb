import BookChecking
import BookKit
import PropertyList

/// Findings as JSON: one array, a finding per line, without members that don't apply.
package enum FindingJSON {
  /// Returns the document with all findings.
  package static func bytes(of report: FindingReport) -> [UInt8] {
    var json = JSONOutput()
    json.lines(nil, report.findings) { json, finding in json.object { write(finding, to: &$0) } }
    return json.document
  }

  /// Writes the members of a finding.
  static func write(_ finding: Finding, to json: inout JSONOutput) {
    json.member("rule", finding.rule.keyword.description)
    json.member("severity", finding.severity.keyword.description)
    json.member("message", finding.message)
    json.member("file", finding.file)
    write(finding.location, to: &json)
    json.member("page", finding.page)
    json.member("section", finding.section)
    json.member("item", finding.item)
    json.member("hint", finding.hint)
    if !finding.notes.isEmpty {
      json.objects("notes", finding.notes) { json, note in
        json.member("message", note.message)
        write(note.location, to: &json)
      }
    }
    if !finding.fix.isEmpty { json.objects("fix", finding.fix) { write($1, to: &$0) } }
  }

  /// Writes where a finding or a note is.
  static func write(_ location: Finding.Location, to json: inout JSONOutput) {
    json.member("line", location.start?.line)
    json.member("column", location.start?.column)
    json.member("endLine", location.end?.line)
    json.member("endColumn", location.end?.column)
    json.member("path", location.path.isEmpty ? nil : location.path)
  }

  /// Writes a change as a half-open range of byte offsets and its new text.
  private static func write(_ change: Finding.Change, to json: inout JSONOutput) {
    json.member("start", change.edit.range.lowerBound)
    json.member("end", change.edit.range.upperBound)
    json.member("text", change.text)
  }
}
