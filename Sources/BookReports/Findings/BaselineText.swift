import BookChecking
import BookKit
import PropertyList

/// The file format of baselines: JSON with one entry per line, so that diffs are easy to read.
package enum BaselineText {
  package enum ReadingError: Error, Sendable, Equatable {
    case notJSON(PropertyList.Place)
    case notABaseline
    case unknownVersion(Int)
  }

  private static let version = 1

  package static func bytes(of baseline: Baseline) -> [UInt8] {
    var json = JSONOutput()
    json.object { json in
      json.member("version", version)
      json.lines("findings", baseline.entries.map(value))
    }
    return json.document
  }

  private static func value(_ entry: Baseline.Entry) -> JSONValue {
    [
      "rule": entry.rule.keyword.description.json, "page": entry.page?.json, "section": entry.section?.json,
      "item": entry.item?.json, "key": entry.key?.json, "count": entry.count.json,
    ]
  }

  package static func read(_ source: PropertyList.Source) throws(ReadingError) -> Baseline {
    let value: JSONValue
    do throws(JSONValue.SyntaxError) { value = try JSONValue(json: source.bytes) } catch {
      throw .notJSON(source.place(at: error.offset))
    }
    guard let found = value["version"]?.integer, let list = value["findings"]?.array else { throw .notABaseline }
    guard found == version else { throw .unknownVersion(found) }
    var entries: [Baseline.Entry] = []
    for value in list {
      guard let rule = value["rule"]?.text.flatMap({ DiagnosticRule.named($0.utf8) }),
        let count = value["count"]?.integer,
        count > 0
      else { throw .notABaseline }
      entries.append(
        Baseline.Entry(
          rule: rule, page: value["page"]?.text, section: value["section"]?.text, item: value["item"]?.text,
          key: value["key"]?.text, count: count))
    }
    return Baseline(entries)
  }
}
