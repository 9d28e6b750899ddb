import BookKit
import Foundation
import PropertyList
import Testing

@testable import BookEditing

/// A folder with a book, lines, and what they lead to: exact bytes and answers.
///
/// It can have scripts, each with the text that it should have afterwards (`moon.play` and `moon.play.expected`), and a
/// list of the files in the book's folder (`files.txt`).
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

  /// The scripts next to the book, in the order of their names.
  var scripts: [PropertyList.Source] {
    get throws {
      let folder = EditingCase.root.appendingPathComponent(name).path
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".play") }
      return try names.sorted().map { PropertyList.Source(try bytes($0), name: $0) }
    }
  }

  /// The files in the book's folder, or `nil` if the case has none.
  var folder: MemoryFolder? { (try? lines("files.txt")).map { MemoryFolder($0) } }

  /// Opens the book, with what the case has besides it.
  func session() throws -> EditorSession {
    let source = PropertyList.Source(try bytes("book.plist"), name: "book.plist")
    return EditorSession(try BookDocument(source, assets: folder?.catalog, scripts: try scripts))
  }

  /// Answers all lines of the case.
  func answers(in session: inout EditorSession) throws -> [String] {
    let lines = try lines("ops.jsonl").map { Array($0.utf8) }
    guard var folder else {
      return lines.map { String(decoding: EditorProtocol.answer($0, in: &session), as: UTF8.self) }
    }
    return lines.map { String(decoding: EditorProtocol.answer($0, in: &session, folder: &folder), as: UTF8.self) }
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
    var session = try given.session()
    let answers = try given.answers(in: &session)
    let expected = try given.lines("answers.jsonl")
    for (index, answer) in answers.enumerated() {
      #expect(answer == (index < expected.count ? expected[index] : ""), "line \(index + 1)")
    }
    #expect(answers.count == expected.count)
    #expect(try session.document.source.bytes == given.bytes("expected.plist"))
    for script in session.document.scripts {
      #expect(try script.bytes == given.bytes(script.name + ".expected"), "\(script.name)")
    }
  }

  @Test(arguments: EditingCase.all)
  func `taking all steps back gives the first bytes`(_ given: EditingCase) throws {
    var session = try given.session()
    let (source, scripts) = (session.document.source, session.document.scripts.map { $0.bytes })
    _ = try given.answers(in: &session)
    var document = session.document
    while document.undo() != nil {}
    #expect(document.source.bytes == source.bytes)
    #expect(document.scripts.map { $0.bytes } == scripts)
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
    let names = Set(EditTable.rows.map(\.word.description))
    #expect(names.subtracting(done).sorted() == [])
    #expect(names.subtracting(refused).sorted() == [])
  }
}
