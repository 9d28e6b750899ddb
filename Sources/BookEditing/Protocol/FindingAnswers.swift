import BookChecking
import BookKit
import PropertyList

/// Findings as JSON, with the identity that baselines use.
package enum FindingAnswers {
  package static func values(_ findings: [Finding]) -> JSONValue { .array(findings.map { value($0) }) }

  static func changes(from old: [Finding], to new: [Finding]) -> JSONValue {
    var known = Baseline(of: old)
    let added = new.filter { !known.take($0) }.map { value($0) }
    var present = Baseline(of: new)
    let removed = old.filter { !present.take($0) }.map { identity(of: $0) }
    return ["added": .array(added), "removed": .array(removed)]
  }

  static func value(_ finding: Finding) -> JSONValue { .joined(finding.json, ["id": identity(of: finding)]) }

  private static func identity(of finding: Finding) -> JSONValue {
    let page = finding.section ?? finding.pageName ?? finding.page.map { String($0) }
    return .array([
      page.map { .string($0) } ?? .null, finding.item.map { .string($0) } ?? .null,
      finding.key.map { .string($0) } ?? .null, .string(finding.rule.keyword.description),
    ])
  }
}
