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
    var members: [JSONValue.Member] = [
      .init("rule", .string(finding.rule.keyword.description)),
      .init("severity", .string(finding.severity.keyword.description)), .init("message", .string(finding.message)),
      .init("file", .string(finding.file)),
    ]
    members += place(finding.location)
    if let page = finding.page { members.append(.init("page", .number(Double(page)))) }
    if let section = finding.section { members.append(.init("section", .string(section))) }
    if let item = finding.item { members.append(.init("item", .string(item))) }
    if let hint = finding.hint { members.append(.init("hint", .string(hint))) }
    if !finding.notes.isEmpty {
      let notes = finding.notes.map { JSONValue.object([.init("message", .string($0.message))] + place($0.location)) }
      members.append(.init("notes", .array(notes)))
    }
    if !finding.fix.isEmpty {
      let fixes: [JSONValue] = finding.fix.map { change in
        [
          "start": .number(Double(change.edit.range.lowerBound)), "end": .number(Double(change.edit.range.upperBound)),
          "text": .string(change.text),
        ]
      }
      members.append(.init("fix", .array(fixes)))
    }
    members.append(.init("id", identity(of: finding)))
    return .object(members)
  }

  private static func place(_ location: Finding.Location) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let start = location.start, let end = location.end {
      members = [
        .init("line", .number(Double(start.line))), .init("column", .number(Double(start.column))),
        .init("endLine", .number(Double(end.line))), .init("endColumn", .number(Double(end.column))),
      ]
    }
    if !location.path.isEmpty { members.append(.init("path", .string(location.path))) }
    return members
  }

  private static func identity(of finding: Finding) -> JSONValue {
    let page = finding.section ?? finding.pageName ?? finding.page.map { String($0) }
    return .array([
      page.map { .string($0) } ?? .null, finding.item.map { .string($0) } ?? .null,
      finding.key.map { .string($0) } ?? .null, .string(finding.rule.keyword.description),
    ])
  }
}
