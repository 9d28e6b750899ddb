import Foundation
import Testing

/// What README.md tells newcomers to type does what it says.
@Suite struct ReadmeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the commands work, and what is shown of them comes`() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = PageBlock.all(in: readme)
    #expect(blocks.flatMap(\.shellLines).contains("swift test"))
    #expect(blocks.flatMap(\.commands).count > 15)
    try copyBooks()
    for block in blocks {
      for (line, came, shown) in try block.follow(in: folder) {
        #expect(came.map(Self.withoutSize) == shown.map(Self.withoutSize), "\(line)")
      }
      for command in block.shellLines where !Self.isRunByTheGate(command) {
        let line = command.replacing("swift run bookplay", with: "bookplay").replacing(
          "bookplay ", with: "\"$bookplay\" ")
        let result = try BuiltProgram.shell("set -e -o pipefail; " + line, in: folder)
        #expect(result.status == 0, "\(command): \(result.errors)")
        #expect(result.errors == "", "\(command)")
      }
    }
  }

  @Test func `what is shown without a command has come of none`() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = PageBlock.all(in: readme).filter { $0.file == nil }
    #expect(blocks.filter { !["sh", "console", "swift"].contains($0.language) }.map(\.lines) == [])
  }

  @Test func `lines of other blocks are no commands`() {
    let text = "a\n```sh\nswift build\n\n# why\nbookplay --help\n```\n```swift\nlet a = 1\n```\n~~~\nb\n"
    #expect(PageBlock.all(in: text).flatMap(\.shellLines) == ["swift build", "bookplay --help"])
  }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What the lines name is a copy: commands may write.
  private func copyBooks() throws {
    let books = root.appendingPathComponent("Books")
    guard FileManager.default.fileExists(atPath: books.path) else { return }
    try FileManager.default.copyItem(atPath: books.path, toPath: folder.path(of: "Books"))
  }

  /// Building and testing within a test would wait for itself.
  private static func isRunByTheGate(_ line: String) -> Bool {
    line == "swift build" || line == "swift test" || line.hasPrefix("swift build -c release")
  }

  /// How large an exported page is, each change of the engine changes.
  private static func withoutSize(_ line: String) -> String { line.replacing(#/\d+ KB/#, with: "… KB") }
}
