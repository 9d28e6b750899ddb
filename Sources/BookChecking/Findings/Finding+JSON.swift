import BookKit
import PropertyList

extension Finding {
  /// The members of the finding's object in JSON, without those that don't apply.
  package var jsonMembers: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("rule", .string(rule.keyword.description)), .init("severity", .string(severity.keyword.description)),
      .init("message", .string(message)), .init("file", .string(file)),
    ]
    members += location.jsonMembers
    if let page { members.append(.init("page", .number(Double(page)))) }
    if let section { members.append(.init("section", .string(section))) }
    if let item { members.append(.init("item", .string(item))) }
    if let hint { members.append(.init("hint", .string(hint))) }
    if !notes.isEmpty {
      let notes = notes.map { JSONValue.object([.init("message", .string($0.message))] + $0.location.jsonMembers) }
      members.append(.init("notes", .array(notes)))
    }
    if !fix.isEmpty { members.append(.init("fix", .array(fix.map { $0.json }))) }
    return members
  }
}

extension Finding.Location {
  /// The members that tell the place in JSON: lines and columns if the file has them, and the path.
  package var jsonMembers: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let start, let end {
      members = [
        .init("line", .number(Double(start.line))), .init("column", .number(Double(start.column))),
        .init("endLine", .number(Double(end.line))), .init("endColumn", .number(Double(end.column))),
      ]
    }
    if !path.isEmpty { members.append(.init("path", .string(path))) }
    return members
  }
}

extension Finding.Change {
  /// The change as a JSON object: a half-open range of byte offsets and its new text.
  fileprivate var json: JSONValue {
    [
      "start": .number(Double(edit.range.lowerBound)), "end": .number(Double(edit.range.upperBound)),
      "text": .string(text),
    ]
  }
}
