import Foundation
import Testing

/// What README.md tells newcomers to type does what it says.
@Suite struct ReadmeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the commands for the shell work`() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = Self.shellLines(in: readme)
    #expect(lines.contains("swift test"))
    let commands = lines.filter { !Self.isRunByTheGate($0) }
    #expect(commands.contains { $0.contains("bookplay ") })
    try copyBooks()
    for command in commands {
      let line = command.replacing("swift run bookplay", with: "bookplay").replacing(
        "bookplay ", with: "\"$bookplay\" ")
      let result = try BuiltProgram.shell("set -e -o pipefail; " + line, in: folder)
      #expect(result.status == 0, "\(command): \(result.errors)")
      #expect(result.errors == "", "\(command)")
    }
  }

  @Test func `lines of other blocks are no commands`() {
    let text = "a\n```sh\nswift build\n\n# why\nbookplay --help\n```\n```swift\nlet a = 1\n```\n~~~\nb\n"
    #expect(Self.shellLines(in: text) == ["swift build", "bookplay --help"])
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

  /// The lines of all blocks that are marked as `sh`, without comments.
  private static func shellLines(in text: String) -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```sh"
      } else if isInside, !line.hasPrefix("#") {
        lines.append(String(line))
      }
    }
    return lines
  }
}
