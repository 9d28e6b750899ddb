import BookKit
import PropertyList

extension Finding {
  /// The members of the finding's object in JSON, without those that don't apply.
  package var jsonMembers: [JSONValue.Member] {
    let start: JSONValue = [
      "rule": .string(rule.keyword.description), "severity": .string(severity.keyword.description),
      "message": .string(message), "file": .string(file),
    ]
    let notes = notes.map { JSONValue.object([.init("message", .string($0.message))] + $0.location.jsonMembers) }
    let rest: JSONValue = [
      "page": page.map { .number($0) }, "section": section.map { .string($0) }, "item": item.map { .string($0) },
      "hint": hint.map { .string($0) }, "notes": notes.isEmpty ? nil : .array(notes),
      "fix": fix.isEmpty ? nil : .array(fix.map { $0.json }),
    ]
    return start.members + location.jsonMembers + rest.members
  }
}

extension Finding.Location {
  /// The members that tell the place in JSON: lines and columns if the file has them, and the path.
  package var jsonMembers: [JSONValue.Member] {
    let (start, end) = end == nil ? (nil, nil) : (start, end)
    let value: JSONValue = [
      "line": start.map { .number($0.line) }, "column": start.map { .number($0.column) },
      "endLine": start == nil ? nil : end.map { .number($0.line) },
      "endColumn": start == nil ? nil : end.map { .number($0.column) },
      "path": path.isEmpty ? nil : .string(path),
    ]
    return value.members
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
