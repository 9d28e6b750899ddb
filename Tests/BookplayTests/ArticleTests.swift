import BookChecking
import BookKit
import Foundation
import PropertyList
import Testing

/// Tests that try the pages of the documentation as a reader would.
///
/// They write what a page says to write, type what it says to type, and expect what it shows.
@Suite struct ArticleTests {
  /// The pages that the program generates, which have their own tests.
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
      for (line, came, shown) in try block.follow(in: folder) { #expect(came == shown, "\(line)") }
    }
  }

  @Test(arguments: pages) func `a book that is shown is a book, and has no errors unless they are the point`(
    page: String
  ) throws {
    for block in try blocks(of: page) where block.file == nil && ["xml", "plist"].contains(block.language) {
      let source = PropertyList.Source(text: block.lines.joined(separator: "\n"))
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

  @Test func `the jobs for CI systems work, and write what they keep`() throws {
    let blocks = try blocks(of: "Playthrough/Playthrough.docc/TestingInCI.md")
    let jobs = blocks.filter { !$0.jobLines.isEmpty }
    #expect(jobs.map(\.language) == ["dockerfile", "yaml", "yaml"])
    for job in jobs {
      let folder = try TemporaryFolder()
      _ = try BuiltProgram.shell("\"$bookplay\" new Moon", in: folder)
      for command in job.jobLines {
        let line = "set -e; " + command.replacing("bookplay ", with: "\"$bookplay\" ")
        let result = try BuiltProgram.shell(line, in: folder)
        #expect(result.status == 0, "\(command): \(result.errors)")
      }
      // A job keeps exactly the files that its commands write.
      let kept = job.lines.filter { !$0.contains(">") }.compactMap { $0.split(separator: " ").last }
      let files = kept.filter { $0.hasSuffix(".xml") }.map(String.init)
      #expect(try files.sorted() == folder.names().filter { $0.hasSuffix(".xml") })
    }
  }

  @Test func `the image is made of what the release is packed into`() throws {
    let blocks = try blocks(of: "Playthrough/Playthrough.docc/TestingInCI.md")
    let image = try #require(blocks.first { $0.language == "dockerfile" })
    #expect(image.lines.contains("ADD bookplay-linux-x86_64.tar.gz /usr/local/"))
    let script = try String(contentsOf: Self.root.appendingPathComponent(".ci/release"), encoding: .utf8)
    #expect(script.contains("/bookplay-linux-$(uname -m).tar.gz\n"))
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
    let blocks = PageBlock.all(in: text)
    #expect(blocks.map(\.language) == ["plist", "console"])
    #expect(blocks.map(\.file) == ["A/b.plist", nil])
    #expect(blocks[1].commands.map(\.line) == ["a", "b"])
    #expect(blocks[1].commands.map(\.output) == [["one", "two"], []])
  }

  // MARK: - Reading pages

  private func blocks(of page: String) throws -> [PageBlock] {
    PageBlock.all(in: try String(contentsOf: Self.root.appendingPathComponent("Sources/" + page), encoding: .utf8))
  }
}
