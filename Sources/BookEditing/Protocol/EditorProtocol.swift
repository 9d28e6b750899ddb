import BookKit
import PropertyList

/// The protocol between an editor and what shows it: a line of JSON in, a line of JSON out.
///
/// A line is an operation (`op`), an input of a hand (`in`) or a question (`get`):
///
/// ```
/// {"op":"moveElements","page":1,"items":["moon"],"by":[30,0]}
/// {"ok":true,"revision":1,"label":"Move moon","edits":[{"start":214,"end":235,"text":"<integer>40</integer>"}],…}
/// ```
public enum EditorProtocol {
  /// Returns the answer to one line, both without line ends.
  public static func answer(_ line: [UInt8], in session: inout EditorSession) -> [UInt8] {
    var folder = NoFolder()
    return answer(line, in: &session, folder: &folder)
  }

  /// Returns the answer to one line, both without line ends; operations on files change `folder`.
  public static func answer<Folder: EditedFolder>(
    _ line: [UInt8], in session: inout EditorSession, folder: inout Folder
  ) -> [UInt8] {
    do throws(Refusal) {
      guard let value = JSONValue(reading: line), case .object = value else {
        throw .notAnObject
      }
      if value["in"] != nil { return try answer(EditorInput.table.read(value).message, in: &session).written }
      if value["get"] != nil { return try Question.answer(value, in: &session).written }
      return object(try session.apply(EditRequest(json: value), in: &folder), in: session).written
    } catch {
      return answer(error).written
    }
  }

  static func answer(_ refusal: Refusal) -> JSONValue {
    ["ok": false, "reason": .string(refusal.keyword), "message": .string(refusal.message)]
  }

  /// Returns the answer to an operation, with what it changed.
  static func object(_ outcome: Outcome, in session: EditorSession) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("ok", true), .init("revision", .number(Double(outcome.revision))), .init("label", .string(outcome.label)),
      .init("edits", edits(outcome.edits, of: session.document.list.text.encoding)),
      .init("selection", strings(outcome.selection)),
    ]
    if !outcome.moved.isEmpty {
      members.append(
        .init("renamed", .array(outcome.moved.map { ["from": .string($0.from), "to": .string($0.to)] })))
    }
    if !outcome.outdatedReferences.isEmpty { members.append(.init("left", strings(outcome.outdatedReferences))) }
    if let clipboard = outcome.clipboard { members.append(.init("clipboard", .string(clipboard))) }
    if !outcome.files.isEmpty {
      members.append(
        .init("files", .array(outcome.files.map { ["name": .string($0.name), "edits": edits($0.edits, of: .utf8)] })))
    }
    return .object(members)
  }

  private static func edits(_ edits: [PropertyList.Edit], of encoding: TextEncoding) -> JSONValue {
    .array(
      edits.map { edit in
        [
          "start": .number(Double(edit.range.lowerBound)), "end": .number(Double(edit.range.upperBound)),
          "text": .string(encoding.string(edit.replacement)),
        ]
      })
  }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  private static func answer(_ input: EditorInput, in session: inout EditorSession) throws(Refusal) -> JSONValue {
    let answer = try session.take(input)
    var members: [JSONValue.Member] = [
      .init("ok", true), .init("revision", .number(Double(session.document.revision))),
    ]
    if let outcome = answer.outcome {
      members.append(.init("label", .string(outcome.label)))
      if !outcome.edits.isEmpty {
        members.append(.init("edits", edits(outcome.edits, of: session.document.list.text.encoding)))
      }
    }
    members.append(.init("selection", strings(session.selection)))
    if let preview = answer.preview { members.append(.init("preview", preview)) }
    if let edit = answer.textToEdit { members.append(.init("edit", .string(edit))) }
    if let clipboard = answer.outcome?.clipboard { members.append(.init("clipboard", .string(clipboard))) }
    if let renamed = answer.outcome?.moved, !renamed.isEmpty {
      members.append(.init("renamed", .array(renamed.map { ["from": .string($0.from), "to": .string($0.to)] })))
    }
    return .object(members)
  }
}
