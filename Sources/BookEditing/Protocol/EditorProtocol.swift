import BookKit
import PropertyList

/// The protocol between an editor and its user interface: a line of JSON in, a line of JSON out.
///
/// A line is an operation (`op`), an input (`in`) or a question (`get`):
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
      guard let value = JSONValue(reading: line), case .object = value else { throw .notAnObject }
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

  static func object(_ outcome: Outcome, in session: EditorSession) -> JSONValue {
    let files = outcome.files.map { ["name": .string($0.name), "edits": edits($0.edits, of: .utf8)] as JSONValue }
    return [
      "ok": true, "revision": .number(outcome.revision), "label": .string(outcome.label),
      "edits": edits(outcome.edits, of: session.document.list.text.encoding),
      "selection": .strings(outcome.selection), "renamed": renamed(outcome),
      "left": outcome.outdatedReferences.isEmpty ? nil : .strings(outcome.outdatedReferences),
      "clipboard": outcome.clipboard.map { .string($0) }, "files": files.isEmpty ? nil : .array(files),
    ]
  }

  private static func edits(_ edits: [PropertyList.Edit], of encoding: TextEncoding) -> JSONValue {
    .array(
      edits.map { edit in
        [
          "start": .number(edit.range.lowerBound), "end": .number(edit.range.upperBound),
          "text": .string(encoding.string(edit.replacement)),
        ]
      })
  }

  private static func renamed(_ outcome: Outcome) -> JSONValue? {
    guard !outcome.moved.isEmpty else { return nil }
    return .array(outcome.moved.map { ["from": .string($0.from), "to": .string($0.to)] })
  }

  private static func answer(_ input: EditorInput, in session: inout EditorSession) throws(Refusal) -> JSONValue {
    let answer = try session.take(input)
    let outcome = answer.outcome
    let changes = outcome.flatMap { $0.edits.isEmpty ? nil : $0.edits }
    return [
      "ok": true, "revision": .number(session.document.revision), "label": outcome.map { .string($0.label) },
      "edits": changes.map { edits($0, of: session.document.list.text.encoding) },
      "selection": .strings(session.selection), "preview": answer.preview,
      "edit": answer.textToEdit.map { .string($0) }, "clipboard": outcome?.clipboard.map { .string($0) },
      "renamed": outcome.flatMap(renamed), "chosen": session.chosenPoint,
    ]
  }
}
