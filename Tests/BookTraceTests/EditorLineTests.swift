import BookTestSupport
import Foundation
import Testing

@testable import booktrace

/// Tests that compare an editor's answers on other machines with those on this one; see `OtherMachine`.
@Suite struct EditorLineTests {
  /// The books and lines of the cases of editing, without those that have files or scripts.
  private static let cases: [(name: String, request: TracedScript, answers: String)] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.appendingPathComponent("BookEditingTests/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().compactMap { name in
      let folder = root.appendingPathComponent(name)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard files.count == 4, let book = try? Data(contentsOf: folder.appendingPathComponent("book.plist")),
        let lines = try? Data(contentsOf: folder.appendingPathComponent("ops.jsonl")),
        let answers = try? Data(contentsOf: folder.appendingPathComponent("answers.jsonl"))
      else { return nil }
      let request = TracedScript(book: Array(book), editorLines: Array(lines))
      return (name, request, String(decoding: answers, as: UTF8.self))
    }
  }()
  /// The output of `booktrace` on this machine.
  private static let here = TracedScript.split(traces(of: cases.flatMap(\.request.input)))

  @Test func `lines are answered as in their cases`() throws {
    try #require(Self.cases.count > 30)
    try #require(Self.here.count == Self.cases.count)
    for (index, output) in Self.here.enumerated() {
      #expect(output.hasPrefix(Self.cases[index].answers), "\(Self.cases[index].name)")
    }
  }

  @Test(.enabled(if: !OtherMachine.available.isEmpty), arguments: OtherMachine.available)
  func `lines are answered there as here, byte for byte`(_ machine: OtherMachine) throws {
    let outputs = try machine.traces(of: Self.cases.map(\.request))
    try #require(outputs.count == Self.here.count)
    for (index, output) in outputs.enumerated() {
      #expect(output == Self.here[index], "\(Self.cases[index].name)")
    }
  }

  @Test func `a book that does not open says why`() {
    let request = TracedScript(book: Array("{ pages = (".utf8), editorLines: [])
    #expect(TracedScript.split(traces(of: request.input)).first?.isEmpty == false)
  }
}
