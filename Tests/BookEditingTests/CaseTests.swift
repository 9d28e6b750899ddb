import BookEditing
import Foundation
import PropertyList
import Testing

/// A folder with a book, lines, and what they lead to: exact bytes and answers.
struct EditingCase: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

  /// All cases; a test fails if there are none.
  static let all: [EditingCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { EditingCase(name: $0) }
  }()

  func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: EditingCase.root.appendingPathComponent(name).appendingPathComponent(file)))
  }

  func lines(_ file: String) throws -> [String] {
    String(decoding: try bytes(file), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

@Suite struct CaseTests {
  @Test func `there are cases`() {
    #expect(EditingCase.all.count >= 30)
  }

  @Test(arguments: EditingCase.all)
  func `lines lead to the expected bytes and answers`(_ given: EditingCase) throws {
    let source = PropertyList.Source(try given.bytes("book.plist"), name: "book.plist")
    var session = EditorSession(try BookDocument(source))
    let answers = try given.lines("ops.jsonl").map { line in
      String(decoding: EditorProtocol.answer(Array(line.utf8), in: &session), as: UTF8.self)
    }
    let expected = try given.lines("answers.jsonl")
    for (index, answer) in answers.enumerated() {
      #expect(answer == (index < expected.count ? expected[index] : ""), "line \(index + 1)")
    }
    #expect(answers.count == expected.count)
    #expect(try session.document.source.bytes == given.bytes("expected.plist"))
  }

  @Test(arguments: EditingCase.all)
  func `taking all steps back gives the first bytes`(_ given: EditingCase) throws {
    let source = PropertyList.Source(try given.bytes("book.plist"), name: "book.plist")
    var session = EditorSession(try BookDocument(source))
    for line in try given.lines("ops.jsonl") { _ = EditorProtocol.answer(Array(line.utf8), in: &session) }
    var document = session.document
    while document.undo() != nil {}
    #expect(document.source.bytes == source.bytes)
    while document.redo() != nil {}
    let steps = document.history
    #expect(steps.doneCount == steps.labels.count)
  }

  @Test func `every operation has a case and a refusal`() throws {
    var done: Set<String> = []
    var refused: Set<String> = []
    for given in EditingCase.all {
      for (line, answer) in zip(try given.lines("ops.jsonl"), try given.lines("answers.jsonl")) {
        guard case .string(let name)? = JSONValue(reading: Array(line.utf8))?["op"] else { continue }
        if answer.hasPrefix("{\"ok\":true") { done.insert(name) } else { refused.insert(name) }
      }
    }
    let names = Set(OperationKind.allCases.map(\.rawValue))
    #expect(names.subtracting(done).sorted() == [])
    #expect(names.subtracting(refused).sorted() == [])
  }
}
