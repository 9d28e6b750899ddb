import BookKit
import PropertyList

extension Finding {
  /// The finding as a JSON object, without members that don't apply.
  package var json: JSONValue {
    let notes = notes.map { JSONValue.joined(["message": .string($0.message)], $0.location.json) }
    return .joined(
      [
        "rule": .string(rule.keyword.description), "severity": .string(severity.keyword.description),
        "message": .string(message), "file": .string(file),
      ], location.json,
      [
        "page": page.map { .number($0) }, "section": section.map { .string($0) }, "item": item.map { .string($0) },
        "hint": hint.map { .string($0) }, "notes": notes.isEmpty ? nil : .array(notes),
        "fix": fix.isEmpty ? nil : .array(fix.map { $0.json }),
      ])
  }
}

extension Finding.Location {
  /// The place as a JSON object: lines and columns if the file has them, and the path.
  package var json: JSONValue {
    let (start, end) = end == nil ? (nil, nil) : (start, end)
    return [
      "line": start.map { .number($0.line) }, "column": start.map { .number($0.column) },
      "endLine": start == nil ? nil : end.map { .number($0.line) },
      "endColumn": start == nil ? nil : end.map { .number($0.column) },
      "path": path.isEmpty ? nil : .string(path),
    ]
  }
}

extension Finding.Change {
  /// The change as a JSON object: a half-open range of byte offsets and the new text.
  fileprivate var json: JSONValue {
    [
      "start": .number(Double(edit.range.lowerBound)), "end": .number(Double(edit.range.upperBound)),
      "text": .string(text),
    ]
  }
}
