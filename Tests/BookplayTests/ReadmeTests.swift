import Foundation
import Testing

/// README.md is short, starts with what a newcomer types first, and names every command.
///
/// `ArticleTests` types its commands.
@Suite struct ReadmeTests {
  @Test func `it is short`() throws {
    #expect(try readme.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 200)
  }

  @Test func `a book plays first, then come the tests, and nobody waits for a release build`() throws {
    let lines = PageBlock.all(in: try readme).flatMap(\.shellLines)
    #expect(
      lines.prefix(3) == [
        "swift run bookplay play Books/Aquarium", "swift run TerminalReader Books/Aquarium", "swift test",
      ])
    #expect(lines.filter { $0.contains("-c release") } == [])
  }

  @Test func `its table has every command that the help lists, and no other`() throws {
    let help = bookplay(["--help"]).text.split(separator: "Commands:\n").last ?? ""
    let commands = help.split(separator: "Options:\n").first ?? ""
    let listed = commands.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    let rows = try readme.split(separator: "\n").filter { $0.hasPrefix("| [`") || $0.hasPrefix("| `") }
    let named = rows.compactMap { row in row.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(listed.count > 10 && named == listed)
  }

  @Test func `every block that is not code to run or to compile is a file to write`() throws {
    let blocks = PageBlock.all(in: try readme).filter { $0.file == nil }
    #expect(blocks.filter { !["sh", "console", "swift"].contains($0.language) }.map(\.lines) == [])
  }

  private var readme: String {
    get throws {
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      return try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    }
  }
}
