import BookChecking
import BookKit
import PropertyList

package enum FindingSARIF {
  package static func bytes(of report: FindingReport) -> [UInt8] {
    let broken = Set(report.findings.map(\.rule))
    let rules = DiagnosticRule.all.filter(broken.contains)
    var json = JSONOutput()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          write(rules, to: &json)
          json.member("columnKind", "unicodeCodePoints")
          json.lines("results", report.files.flatMap { results(in: $0, report.folder, rules) })
        }
      }
    }
    return json.document
  }

  private static func write(_ rules: [DiagnosticRule], to json: inout JSONOutput) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", Tool.name.json)
        json.member("version", Tool.version.json)
        json.array("rules") { json in
          for rule in rules {
            json.beginLine()
            json.value(value(rule))
          }
        }
      }
    }
  }

  private static func value(_ rule: DiagnosticRule) -> JSONValue {
    [
      "id": rule.keyword.description.json, "shortDescription": text(rule.summary.description),
      "fullDescription": text(rule.reason.description),
      "help": ["text": ExplanationText.plain(rule).json, "markdown": ExplanationText.markdown(rule).json],
      "defaultConfiguration": ["level": rule.severity.keyword.description.json],
    ]
  }

  private static func text(_ text: String) -> JSONValue { ["text": text.json] }

  private static func results(in file: FileFindings, _ folder: String?, _ rules: [DiagnosticRule]) -> [JSONValue] {
    let lines = file.lines
    let uri = RelativeURI.of(file.source.name, in: folder)
    var counts: [String: Int] = [:]
    return file.findings.map { finding in
      let identity = identity(of: finding)
      counts[identity, default: 0] += 1
      let notes = finding.notes.map { note in
        JSONValue.joined(place(note.location, of: uri), ["message": text(note.message)])
      }
      return [
        "ruleId": finding.rule.keyword.description.json, "ruleIndex": rules.firstIndex(of: finding.rule)?.json,
        "level": finding.severity.keyword.description.json,
        "message": text(finding.message + (finding.hint.map { "\n" + $0 } ?? "")),
        "locations": [place(finding.location, of: uri)],
        "relatedLocations": notes.isEmpty ? nil : .array(notes),
        "partialFingerprints": ["finding/v1": HexHash.of("\(identity)\u{0}\(counts[identity] ?? 1)").json],
        "fixes": finding.fix.isEmpty ? nil : lines.map { fixes(finding.fix, of: uri, $0) },
      ]
    }
  }

  /// Returns a key that identifies a finding even if lines move.
  private static func identity(of finding: Finding) -> String {
    let section = finding.section.map { "section \($0)" }
    let page = section ?? finding.pageName ?? finding.page.map(String.init) ?? ""
    return [finding.rule.keyword.description, page, finding.item ?? "", finding.key ?? ""].joined(separator: "\u{0}")
  }

  private static func place(_ location: Finding.Location, of file: String) -> JSONValue {
    [
      "physicalLocation": [
        "artifactLocation": ["uri": file.json], "region": region(location.range, location.start, location.end),
      ],
      "logicalLocations": location.path.isEmpty ? nil : [["fullyQualifiedName": location.path.json]],
    ]
  }

  private static func fixes(_ fix: [Finding.Change], of file: String, _ lines: PropertyList.LineTable) -> JSONValue {
    let replacements = fix.map { change -> JSONValue in
      let range = change.edit.range
      return [
        "deletedRegion": region(range, lines.place(at: range.lowerBound), lines.place(at: range.upperBound)),
        "insertedContent": text(change.text),
      ]
    }
    return [["artifactChanges": [["artifactLocation": ["uri": file.json], "replacements": .array(replacements)]]]]
  }

  /// Returns a region as lines and columns, or as bytes if the file has no lines.
  private static func region(
    _ range: Range<Int>, _ start: PropertyList.Place?, _ end: PropertyList.Place?
  ) -> JSONValue {
    guard let start, let end else { return ["byteOffset": range.lowerBound.json, "byteLength": range.count.json] }
    return [
      "startLine": start.line.json, "startColumn": start.column.json, "endLine": end.line.json,
      "endColumn": end.column.json,
    ]
  }
}
