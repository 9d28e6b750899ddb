import BookChecking
import BookKit
import BookTestSupport
import Foundation
import PropertyList
import Testing

/// README.md and the articles are tried as a reader would try them.
///
/// The tests write the files that a page tells its readers to write, type its commands, and compare what they print
/// with what the page shows.
@Suite struct ArticleTests {
  /// The program writes these pages itself; `DocumentationTests` compares them.
  private static let generated = ["FormatReference.md", "RuleReference.md"]
  static let pages: [String] = {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)
    let articles = (files?.compactMap { $0 as? String } ?? []).filter { path in
      path.hasSuffix(".md") && !generated.contains { path.hasSuffix("/" + $0) }
    }
    return ["README.md"] + articles.map { "Sources/" + $0 }.sorted()
  }()

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `there are pages, and commands on many`() throws {
    let blocks = try Self.pages.map(blocks)
    #expect(blocks.count > 20 && blocks.count { $0.contains { !$0.commands.isEmpty } } > 10)
    #expect(blocks.joined().flatMap(\.commands).count > 50)
    #expect(blocks.joined().flatMap(\.shellLines).contains("swift test"))
  }

  /// The pages whose commands are tried, which takes long.
  private static let tried = TestLength.pick(["README.md"], long: pages)

  @Test(arguments: tried) func `the commands of a page work, and print what it shows`(page: String) throws {
    let folder = try TemporaryFolder()
    try makeCheckout(for: page, in: folder)
    // README.md starts at the top of the checkout and makes `playground`; the articles work in it.
    var place = page == "README.md" ? folder.path : folder.path(of: "playground")
    for block in try blocks(of: page) {
      for (line, printed, shown) in try block.follow(in: folder, at: place) {
        #expect(printed.map(Self.withoutSize) == shown.map(Self.withoutSize), "\(line)")
        for (size, shown) in zip(printed.flatMap(Self.sizes(in:)), shown.flatMap(Self.sizes(in:))) {
          #expect(abs(size / shown - 1) < 0.1, "\(line): \(size) KB")
        }
      }
      for line in block.shellLines where !Self.isLeftToTheGate(line) {
        let result = try BuiltProgram.shell(
          "set -e -o pipefail; " + PageBlock.callingBuiltPrograms(line) + "; pwd >\"$place\"", in: folder, at: place,
          environment: ["place": folder.path(of: "place")])
        // A note may say what somebody should know; a warning or an error has no place here.
        let problems = result.errors.split(separator: "\n").filter { !$0.contains(": note: ") }
        #expect(result.status == 0 && problems == [], "\(line)")
        place = try folder.text(of: "place").trimmingCharacters(in: .newlines)
      }
    }
    // A checkout in which somebody followed a page has no file that git would show.
    let ignored = try String(contentsOf: Self.root.appendingPathComponent(".gitignore"), encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { !Self.isOwn($0) && !ignored.contains("/\($0)/\n") } == [])
  }

  @Test(arguments: pages) func `every book shown is valid unless its errors are the point`(
    page: String
  ) throws {
    for block in try blocks(of: page) where block.file == nil && ["xml", "plist"].contains(block.language) {
      let source = PropertyList.Source(text: block.lines.joined(separator: "\n"))
      let errors = BookCheck.check(source).diagnostics.filter { $0.severity == .error }.map(\.message)
      #expect(errors == [], "\(page): \(block.lines.first ?? "")")
    }
  }

  @Test(arguments: pages) func `the files that a page names are there`(page: String) throws {
    let text = try text(of: page)
    let quoted = text.split(separator: "`").filter { name in
      ["Sources/", "Tests/", "Books/", ".ci/"].contains { name.hasPrefix($0) } && !name.contains(" ")
    }
    let typed = try blocks(of: page).flatMap(\.shellLines).flatMap { $0.split(separator: " ") }
      .filter { $0.hasPrefix(".ci/") }
    let missing = (quoted + typed).filter { !FileManager.default.fileExists(atPath: Self.path(of: $0)) }
    #expect(missing == [])
  }

  @Test func `the links of README lead to files`() throws {
    let targets = try text(of: "README.md").split(separator: "](").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(targets.count > 10)
    #expect(targets.filter { !FileManager.default.fileExists(atPath: Self.path(of: $0)) } == [])
  }

  @Test func `the article about options has every option with its values`() throws {
    let lines = try text(of: "Sources/BookKit/BookKit.docc/Articles/Options.md").split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|").map { $0.dropFirst().dropLast() } }
    #expect(rows.map { $0[0] } == BuiltInOption.keywords.map { "`\($0)`" })
    for (option, row) in zip(BuiltInOption.allCases, rows) where !option.values.isEmpty {
      #expect(row[1] == option.values.map(Self.text).joined(separator: ", "))
    }
  }

  private static func text(of value: Value) -> String {
    switch value {
    case .boolean(let value): "\(value)"
    case .number(let value): "\(Int(value))"
    case .string(let value): value
    }
  }

  @Test func `articles explain old-style text before they use it`() throws {
    for page in Self.pages {
      let text = try text(of: page)
      guard let block = text.range(of: "```plist") else { continue }
      #expect(text[..<block.lowerBound].lowercased().contains("old-style text"), "\(page)")
    }
  }

  @Test func `README links to every article about a command or about the package`() throws {
    let readme = try text(of: "README.md")
    let articles = Self.pages.filter { $0.contains("/Articles/") }
    #expect(articles.count > 10)
    #expect(articles.filter { !readme.contains("](\($0))") } == [])
  }

  @Test func `the jobs for CI systems work, and write what they keep`() throws {
    let blocks = try blocks(of: "Sources/Playthrough/Playthrough.docc/TestingInCI.md")
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
      // Files that a job keeps are those that its commands have written, and the other way round.
      let kept = job.lines.filter { !$0.contains(">") }.compactMap { $0.split(separator: " ").last }
      let files = kept.filter { $0.hasSuffix(".xml") }.map(String.init)
      #expect(try files.sorted() == folder.names().filter { $0.hasSuffix(".xml") })
    }
  }

  @Test func `the image uses the release archive`() throws {
    let blocks = try blocks(of: "Sources/Playthrough/Playthrough.docc/TestingInCI.md")
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

  @Test func `lines of other blocks are not commands`() {
    let text = "a\n```sh\nswift build\n\n# why\nbookplay --help\n```\n```swift\nlet a = 1\n```\n~~~\nb\n"
    #expect(PageBlock.all(in: text).flatMap(\.shellLines) == ["swift build", "bookplay --help"])
  }

  // MARK: - Reading pages

  private func text(of page: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
  }

  private func blocks(of page: String) throws -> [PageBlock] { PageBlock.all(in: try text(of: page)) }

  private static func path(of file: some StringProtocol) -> String { root.appendingPathComponent(String(file)).path }

  // MARK: - Typing commands

  /// Makes a folder look like a checkout: with a copy of the books, as commands may write into them.
  private func makeCheckout(for page: String, in folder: TemporaryFolder) throws {
    let files = FileManager.default
    if try text(of: page).contains("Books") {
      try files.copyItem(atPath: Self.path(of: "Books"), toPath: folder.path(of: "Books"))
    }
    guard page != "README.md" else { return }
    try files.createDirectory(atPath: folder.path(of: "playground"), withIntermediateDirectories: true)
  }

  /// Whether the test, not the page, has put this file into the folder.
  private static func isOwn(_ name: String) -> Bool {
    ["Books", "place", "output of the program", "errors of the program"].contains(name)
  }

  /// Whether a command builds, tests or measures the package, which the gate does or takes too long in a test.
  private static func isLeftToTheGate(_ line: String) -> Bool {
    ["swift build", "swift test", "swift run -c release", "bash .ci/", "CI= bash .ci/"].contains(where: line.hasPrefix)
  }

  private static var size: Regex<(Substring, Substring, Substring)> { #/([\d.]+) ([KM])B/# }

  /// A line without the size of an exported page, which changes a little with every change of the engine.
  private static func withoutSize(_ line: String) -> String { line.replacing(size, with: "…") }

  /// The sizes in a line in kilobytes.
  ///
  /// A page rounds them, so that it stays true.
  private static func sizes(in line: String) -> [Double] {
    line.matches(of: size).compactMap { match in Double(match.1).map { match.2 == "M" ? $0 * 1024 : $0 } }
  }
}
