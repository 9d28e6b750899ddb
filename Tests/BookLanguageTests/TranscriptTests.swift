import Foundation
import LanguageFuzzing
import Testing

/// Conversations with the server, each in a file with everything that it answers.
///
/// If the server answers something else on purpose, `BOOKKIT_WRITE_TRANSCRIPTS=1 swift test --filter TranscriptTests`
/// writes the files again.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transcripts")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  @Test func `there are transcripts`() {
    #expect(Self.names.count > 30)
  }

  @Test(arguments: names) func `the server answers as its transcript says`(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let found = Transcript(expected)
    if ProcessInfo.processInfo.environment["BOOKKIT_WRITE_TRANSCRIPTS"] != nil, found.text != expected {
      try found.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was written again")
      return
    }
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in found.lines.enumerated() {
      #expect(line == (index < lines.count ? lines[index] : ""), "line \(index + 1)")
    }
    #expect(found.text == expected)
  }

  @Test func `every request of the server is in a transcript`() throws {
    let texts = try Self.names.map { try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8) }
    let all = texts.joined()
    for method in [
      "initialize", "shutdown", "textDocument/diagnostic", "textDocument/documentSymbol", "textDocument/foldingRange",
      "textDocument/documentColor", "textDocument/colorPresentation", "textDocument/documentLink",
      "textDocument/formatting", "textDocument/hover", "textDocument/definition", "textDocument/references",
      "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename", "textDocument/codeAction",
      "textDocument/completion", "completionItem/resolve", "textDocument/semanticTokens/full",
      "workspace/willRenameFiles",
    ] {
      #expect(all.contains("\"method\":\"\(method)\""), "\(method)")
    }
  }
}
