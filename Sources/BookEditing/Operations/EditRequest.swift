import BookKit
import PropertyList

/// An edit with its gesture, label and expected revision.
///
/// ```swift
/// let request = try EditRequest(line: #"{"op":"moveElements","page":1,"items":["moon"],"by":[30,0]}"#)
/// let outcome = try document.apply(request)
/// ```
public struct EditRequest: Sendable, Equatable {
  package var edit: BookEdit
  package var gesture: String?
  package var label: String?
  package var revision: Int?

  /// Creates a request.
  ///
  /// Steps of one gesture are undone together. The label replaces the default one. If the book has another revision,
  /// the request is refused.
  public init(_ edit: BookEdit, gesture: String? = nil, label: String? = nil, revision: Int? = nil) {
    (self.edit, self.gesture, self.label, self.revision) = (edit, gesture, label, revision)
  }

  /// Reads a request from its line.
  ///
  /// - Throws: `Refusal` if the line isn't an edit.
  public init(line: String) throws(Refusal) {
    guard let value = JSONValue(reading: Array(line.utf8)) else { throw .notAnObject }
    try self.init(json: value)
  }

  init(json: JSONValue) throws(Refusal) {
    guard case .object = json else { throw .notAnObject }
    guard let op = json["op"] else { throw Refusal(.unknownOperation, "this line has no `op`, `in` or `get`") }
    guard let row = EditTable.rows.first(where: { op == .string($0.word.description) }) else {
      throw EditRequest.unknown(op)
    }
    edit = try row.read(json, own: ["op", "gesture", "label", "revision"])
    gesture = try EditRequest.text("gesture", of: json)
    label = try EditRequest.text("label", of: json)
    if let value = json["revision"] {
      guard let number = value.number, number.magnitude < 1e15 else {
        throw Refusal(.badValue, "`revision` must be a whole number")
      }
      revision = Int(number)
    }
  }

  private static func unknown(_ op: JSONValue) -> Refusal {
    guard let name = op.text else { return Refusal(.unknownOperation, "`op` is not a string") }
    let near = NearestName.suggestion(for: Array(name.utf8), among: EditTable.rows.map { $0.word.description })
    let advice = near.map { "; did you mean `\($0)`?" } ?? ""
    return Refusal(.unknownOperation, "there is no operation `\(Quotation.of(name))`\(advice)")
  }

  private static func text(_ name: String, of line: JSONValue) throws(Refusal) -> String? {
    guard let value = line[name] else { return nil }
    guard let text = value.text else { throw Refusal(.badValue, "`\(name)` must be a string") }
    return text
  }

  var line: JSONValue {
    let rest: JSONValue = [
      "gesture": gesture.map { .string($0) }, "label": label.map { .string($0) },
      "revision": revision.map { .number($0) },
    ]
    return .object([.init("op", .string(edit.word))] + edit.members + rest.members)
  }

  /// The request as a line that can be read back as the same request.
  public var written: String { line.description }
}

extension BookEdit {
  private var row: LineRow<BookEdit>? {
    let values = values
    return EditTable.rows.first { row in
      var rest = LineValues(values)
      return row.members.count == values.count && (try? row.make(&rest)) == self
    }
  }

  package var word: String { row?.word.description ?? "" }

  /// The members of the edit's line, without those that have their default value.
  var members: [JSONValue.Member] {
    guard let row else { return [] }
    return zip(row.members, values).compactMap { member, value in
      guard let value = value ?? (member.isRequired ? .null : nil), value != member.defaultValue else { return nil }
      return .init(member.name.description, value)
    }
  }
}
