import Foundation
import Testing

/// Tests that the commands in README.md do what it says.
@Suite struct ReadmeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the commands work, and what is shown of them comes`() throws {
    let blocks = PageBlock.all(in: try readme)
    #expect(blocks.flatMap(\.shellLines).contains("swift test"))
    #expect(blocks.flatMap(\.commands).count > 15)
    try copyBooks()
    var place = folder.path
    for block in blocks {
      for (line, came, shown) in try block.follow(in: folder, at: place) {
        #expect(came.map(Self.withoutSize) == shown.map(Self.withoutSize), "\(line)")
      }
      for command in block.shellLines where !Self.isRunByTheGate(command) {
        let result = try BuiltProgram.shell(
          "set -e -o pipefail; " + Self.withPrograms(command) + "; pwd >\"$place\"", in: folder, at: place,
          environment: ["place": folder.path(of: "place")])
        #expect(result.status == 0, "\(command): \(result.errors)")
        #expect(!result.errors.contains("error"), "\(command): \(result.errors)")
        place = try folder.text(of: "place").trimmingCharacters(in: .newlines)
      }
    }
    // Following README leaves nothing in a checkout that git doesn't ignore.
    let ignored = try String(contentsOf: root.appendingPathComponent(".gitignore"), encoding: .utf8)
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(made.filter { !Self.isOwn($0) && !ignored.contains("/\($0)/\n") } == [])
  }

  @Test func `a book plays first, then come the tests, and nobody waits for a release build`() throws {
    let lines = PageBlock.all(in: try readme).flatMap(\.shellLines)
    #expect(
      lines.prefix(3) == [
        "swift run bookplay play Books/Aquarium", "swift run TerminalReader Books/Aquarium", "swift test",
      ])
    #expect(lines.filter { $0.contains("-c release") } == [])
  }

  @Test func `what is shown without a command has come of none`() throws {
    let blocks = PageBlock.all(in: try readme).filter { $0.file == nil }
    #expect(blocks.filter { !["sh", "console", "swift"].contains($0.language) }.map(\.lines) == [])
  }

  @Test func `lines of other blocks are no commands`() {
    let text = "a\n```sh\nswift build\n\n# why\nbookplay --help\n```\n```swift\nlet a = 1\n```\n~~~\nb\n"
    #expect(PageBlock.all(in: text).flatMap(\.shellLines) == ["swift build", "bookplay --help"])
  }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private var readme: String {
    get throws { try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8) }
  }

  /// Copies the books that the commands name, since commands can write to them.
  private func copyBooks() throws {
    let books = root.appendingPathComponent("Books")
    try FileManager.default.copyItem(atPath: books.path, toPath: folder.path(of: "Books"))
  }

  /// Returns whether this test, not README, has put a file into the folder.
  private static func isOwn(_ name: String) -> Bool {
    ["Books", "place", "output of the program", "errors of the program"].contains(name)
  }

  /// Returns a command line that uses the programs that were built.
  private static func withPrograms(_ line: String) -> String {
    line.replacing("swift run TerminalReader", with: "\"${bookplay%/*}/TerminalReader\"")
      .replacing("swift run bookplay", with: "bookplay").replacing("bookplay ", with: "\"$bookplay\" ")
  }

  /// Returns whether a line builds or tests the package, which would deadlock within a test.
  private static func isRunByTheGate(_ line: String) -> Bool { line == "swift build" || line == "swift test" }

  /// Returns a line without the size of an exported page, which every change of the engine changes.
  private static func withoutSize(_ line: String) -> String { line.replacing(#/\d+ KB/#, with: "… KB") }
}
