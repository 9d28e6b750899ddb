import BookChecking
import BookKit
import PropertyList

/// Findings in the Static Analysis Results Interchange Format 2.1.0, for code scanning services.
package enum FindingSARIF {
  /// Returns the document with all findings.
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
          json.array("results") { json in
            for file in report.files { write(file, in: report.folder, rules, to: &json) }
            json.beginLine()
          }
        }
      }
    }
    return json.document
  }

  // MARK: - Rules

  private static func write(_ rules: [DiagnosticRule], to json: inout JSONOutput) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", Tool.name)
        json.member("version", Tool.version)
        json.array("rules") { json in
          for rule in rules {
            json.beginLine()
            write(rule, to: &json)
          }
        }
      }
    }
  }

  private static func write(_ rule: DiagnosticRule, to json: inout JSONOutput) {
    json.object { json in
      json.member("id", rule.keyword.description)
      json.object("shortDescription") { $0.member("text", rule.summary.description) }
      json.object("fullDescription") { $0.member("text", rule.reason.description) }
      json.object("help") { json in
        json.member("text", ExplanationText.plain(rule))
        json.member("markdown", ExplanationText.markdown(rule))
      }
      json.object("defaultConfiguration") { $0.member("level", rule.severity.keyword.description) }
    }
  }

  // MARK: - Results

  private static func write(
    _ file: FileFindings, in folder: String?, _ rules: [DiagnosticRule], to json: inout JSONOutput
  ) {
    let lines = file.lines
    let uri = RelativeURI.of(file.source.name, in: folder)
    var counts: [String: Int] = [:]
    for finding in file.findings {
      let identity = identity(of: finding)
      counts[identity, default: 0] += 1
      json.beginLine()
      json.object { json in
        json.member("ruleId", finding.rule.keyword.description)
        json.member("ruleIndex", rules.firstIndex(of: finding.rule))
        json.member("level", finding.severity.keyword.description)
        json.object("message") { $0.member("text", finding.message + (finding.hint.map { "\n" + $0 } ?? "")) }
        json.array("locations") { json in
          json.object { write(finding.location, of: uri, to: &$0) }
        }
        if !finding.notes.isEmpty { write(finding.notes, of: uri, to: &json) }
        json.object("partialFingerprints") { json in
          json.member("finding/v1", HexHash.of("\(identity)\u{0}\(counts[identity] ?? 1)"))
        }
        if let lines, !finding.fix.isEmpty { write(finding.fix, of: uri, lines, to: &json) }
      }
    }
  }

  /// Returns what identifies a finding even if lines move.
  private static func identity(of finding: Finding) -> String {
    let section = finding.section.map { "section \($0)" }
    let page = section ?? finding.pageName ?? finding.page.map(String.init) ?? ""
    return [finding.rule.keyword.description, page, finding.item ?? "", finding.key ?? ""].joined(separator: "\u{0}")
  }

  private static func write(_ location: Finding.Location, of file: String, to json: inout JSONOutput) {
    json.object("physicalLocation") { json in
      writeArtifact(file, to: &json)
      json.object("region") { write(location.range, location.start, location.end, to: &$0) }
    }
    guard !location.path.isEmpty else { return }
    json.array("logicalLocations") { json in
      json.object { $0.member("fullyQualifiedName", location.path) }
    }
  }

  private static func write(_ notes: [Finding.Note], of file: String, to json: inout JSONOutput) {
    json.objects("relatedLocations", notes) { json, note in
      write(note.location, of: file, to: &json)
      json.object("message") { $0.member("text", note.message) }
    }
  }

  private static func write(
    _ fix: [Finding.Change], of file: String, _ lines: PropertyList.LineTable, to json: inout JSONOutput
  ) {
    json.array("fixes") { json in
      json.object { json in
        json.array("artifactChanges") { json in
          json.object { json in
            writeArtifact(file, to: &json)
            json.objects("replacements", fix) { write($1, lines, to: &$0) }
          }
        }
      }
    }
  }

  private static func write(_ change: Finding.Change, _ lines: PropertyList.LineTable, to json: inout JSONOutput) {
    let range = change.edit.range
    json.object("deletedRegion") { json in
      write(range, lines.place(at: range.lowerBound), lines.place(at: range.upperBound), to: &json)
    }
    json.object("insertedContent") { $0.member("text", change.text) }
  }

  private static func writeArtifact(_ file: String, to json: inout JSONOutput) {
    json.object("artifactLocation") { $0.member("uri", file) }
  }

  /// Writes a region as lines and columns, or as bytes if the file has no lines.
  private static func write(
    _ range: Range<Int>, _ start: PropertyList.Place?, _ end: PropertyList.Place?, to json: inout JSONOutput
  ) {
    if let start, let end {
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    } else {
      json.member("byteOffset", range.lowerBound)
      json.member("byteLength", range.count)
    }
  }
}
