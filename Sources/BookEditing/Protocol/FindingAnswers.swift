import BookChecking
import BookKit
import PropertyList

/// Findings as JSON, with the identity by which baselines know them.
package enum FindingAnswers {
  /// Returns findings as pages get them.
  package static func values(_ findings: [Finding]) -> JSONValue { .array(findings.map { value($0) }) }

  /// Returns the findings that are new, and the identities of those that are gone.
  static func changes(from old: [Finding], to new: [Finding]) -> JSONValue {
    var before = old.map { identity(of: $0).written }
    var added: [JSONValue] = []
    for finding in new {
      if let index = before.firstIndex(of: identity(of: finding).written) {
        before.remove(at: index)
      } else {
        added.append(value(finding))
      }
    }
    var after = new.map { identity(of: $0).written }
    var removed: [JSONValue] = []
    for finding in old {
      if let index = after.firstIndex(of: identity(of: finding).written) {
        after.remove(at: index)
      } else {
        removed.append(identity(of: finding))
      }
    }
    return ["added": .array(added), "removed": .array(removed)]
  }

  static func value(_ finding: Finding) -> JSONValue {
    .object(finding.jsonMembers + [.init("id", identity(of: finding))])
  }

  private static func identity(of finding: Finding) -> JSONValue {
    let page = finding.section ?? finding.pageName ?? finding.page.map { String($0) }
    return .array([
      page.map { .string($0) } ?? .null, finding.item.map { .string($0) } ?? .null,
      finding.key.map { .string($0) } ?? .null, .string(finding.rule.keyword.description),
    ])
  }
}
