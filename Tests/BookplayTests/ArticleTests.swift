import BookKit
import Foundation
import PropertyList
import Testing

/// The pages of documentation are tried as a reader would try them.
///
/// What they tell to write is written, what they tell to type is typed, and what they show must come of it.
@Suite struct ArticleTests {
  /// The pages that the program writes are checked where it does so.
  private static let written = ["FormatReference.md", "RuleReference.md"]
  static let pages: [String] =
    (FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)?
    .compactMap { $0 as? String } ?? [])
    .filter { path in path.hasSuffix(".md") && !written.contains { path.hasSuffix("/" + $0) } }.sorted()

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `there are pages, and commands on some`() throws {
    let commands = try Self.pages.flatMap { try blocks(of: $0).flatMap(\.commands) }
    #expect(Self.pages.count > 10 && commands.count > 20)
  }

  @Test(arguments: pages) func `what a page types gives what it shows`(page: String) throws {
    let folder = try TemporaryFolder()
    for block in try blocks(of: page) {
      if let file = block.file { try folder.write(block.lines.joined(separator: "\n") + "\n", to: file) }
      for command in block.commands {
        let line = "{ " + command.line.replacing("bookplay ", with: "\"$bookplay\" ") + " ; } 2>&1"
        let output = try BuiltProgram.shell(line, in: folder).output
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { Self.trimmed($0) }
        #expect(lines.dropLast() == command.output[...], "\(command.line)")
      }
    }
  }

  @Test(arguments: pages) func `a book that is shown is a book, and has no errors unless they are the point`(
    page: String
  ) throws {
    for block in try blocks(of: page) where block.file == nil && ["xml", "plist"].contains(block.language) {
      let source = Source(text: block.lines.joined(separator: "\n"))
      let errors = BookCheck.check(source).diagnostics.filter { $0.severity == .error }.map(\.message)
      #expect(errors == [], "\(page): \(block.lines.first ?? "")")
    }
  }

  @Test(arguments: pages) func `the files that a page names are there`(page: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("Sources/" + page), encoding: .utf8)
    let names = text.split(separator: "`").filter { name in
      ["Sources/", "Tests/", "Books/", ".ci/"].contains { name.hasPrefix($0) } && !name.contains(" ")
    }
    let missing = names.filter { name in
      !FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(String(name)).path)
    }
    #expect(missing == [])
  }

  @Test func `blocks are told apart, with the files that the text before them names`() {
    let text = """
      Write this as `A/b.plist`:

      ```plist
      { }
      ```

      ```console
      $ a
      one
      two
      $ b
      ```
      """
    let blocks = Self.blocks(in: text)
    #expect(blocks.map(\.language) == ["plist", "console"])
    #expect(blocks.map(\.file) == ["A/b.plist", nil])
    #expect(blocks[1].commands.map(\.line) == ["a", "b"])
    #expect(blocks[1].commands.map(\.output) == [["one", "two"], []])
  }

  // MARK: - Reading pages

  private struct Block {
    let language: Substring
    /// Where the reader is told to write it.
    let file: String?
    var lines: [String] = []

    /// What is typed, and what is shown of it.
    var commands: [(line: String, output: [String])] {
      guard language == "console" else { return [] }
      var commands: [(line: String, output: [String])] = []
      for line in lines {
        if line.hasPrefix("$ ") {
          commands.append((String(line.dropFirst(2)), []))
        } else if !commands.isEmpty {
          commands[commands.count - 1].output.append(line)
        }
      }
      return commands
    }
  }

  private func blocks(of page: String) throws -> [Block] {
    Self.blocks(in: try String(contentsOf: Self.root.appendingPathComponent("Sources/" + page), encoding: .utf8))
  }

  private static func blocks(in text: String) -> [Block] {
    var blocks: [Block] = []
    var (isInside, last) = (false, Substring())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isInside {
        isInside = line != "```"
        if isInside { blocks[blocks.count - 1].lines.append(trimmed(line)) }
        last = ""
      } else if line.hasPrefix("```") {
        isInside = true
        blocks.append(Block(language: line.dropFirst(3), file: file(namedBy: last)))
      } else if !line.isEmpty {
        last = line
      }
    }
    return blocks
  }

  /// The name between the last two quotes of a line that ends with them and a colon.
  private static func file(namedBy line: Substring) -> String? {
    guard line.hasSuffix("`:") else { return nil }
    return line.dropLast(2).split(separator: "`").last.map { String($0) }
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
