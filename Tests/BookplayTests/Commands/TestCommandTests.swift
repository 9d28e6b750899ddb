import BookTestSupport
import BookplayCommands
import Foundation
import Testing

/// Tests of which scripts `bookplay test` runs, and what it reports about them.
@Suite struct TestCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let missingText = """
    @/Moon/tap.play:4:1: error: `tap moon` has not happened
      at 3 s in the book
      nearest events:
           0.000   1  tween.started    moon/rise
           1.000   1  tween.completed  moon/rise
           2.000   1  tap              star

    """

  @Test func `passing scripts are only counted`() throws {
    try folder.writeStory(["sleep.play": TestedBooks.sleep, "more/wait.play": "wait 1s\n"])
    #expect(folder.test("@") == (0, "2 scripts: 2 passed\n", ""))
  }

  @Test func `a failure has a line, a time and the nearest match`() throws {
    try folder.writeStory(["sleep.play": TestedBooks.sleep, "tap.play": TestedBooks.missing])
    #expect(folder.test("@/Moon") == (1, Self.missingText + "2 scripts: 1 passed, 1 failed\n", ""))
  }

  @Test func `invalid scripts are reported first, and the others run`() throws {
    try folder.writeStory([
      "a.play": TestedBooks.missing, "b.play": "tap mon\nwait\n", "c.play": "# nothing\n", "tap.play": "wait 1s\n",
    ])
    let (status, text, errors) = folder.test("@")
    #expect(status == 1)
    #expect(
      text.hasPrefix(
        """
        @/Moon/b.play:1:5: error: no element of the book is called `mon`
          hint: did you mean `moon`? (page 1 has `moon`, `sky` and `star`)
        @/Moon/b.play:2:
        """))
    #expect(text.contains("@/Moon/c.play: error: the script has no commands\n@/Moon/a.play:4:1: error: "))
    #expect(text.hasSuffix("4 scripts: 1 passed, 3 failed\n"))
    #expect(errors == "")
  }

  // MARK: - Discovery

  static let wrongCalls: [(String, String)] = [
    ("@/Moon/sounds", "there is no script in `@/Moon/sounds`\n  hint: scripts are files that end in `.play`"),
    ("@/Moon/notes.txt", "`@/Moon/notes.txt` is not a script\n  hint: name a `.play` file, a folder, or a book"),
    (
      "@/Moon/sounds/none.plist",
      "there is no script in `@/Moon/sounds/none.plist`\n  hint: scripts are files that end in `.play`"
    ),
    (
      "-",
      "scripts cannot be read from standard input, because their folder determines their book\n"
        + "  hint: name a `.play` file, a folder, or a book"
    ),
    ("@/Moon/gone.play", "cannot read `@/Moon/gone.play`: No such file or directory"),
    ("@/gone", "cannot read `@/gone`: No such file or directory"),
    ("@ --filter hat", "`--filter hat` selects none of 2 scripts; `bookplay test --list` lists them"),
    ("@ --shard 3/3", "`--shard 3/3` selects none of 2 scripts; `bookplay test --list` lists them"),
    ("@ --shard 0/3", "`0/3` is not a part; write `--shard 1/3` for the first of three"),
    ("@ --shard 4/3", "`4/3` is not a part; write `--shard 1/3` for the first of three"),
    ("@ --shard 1", "`1` is not a part; write `--shard 1/3` for the first of three"),
    ("@ --jobs 0", "`0` is not a number for `--jobs`; write a whole number, 1 or more"),
    ("@ --stress many", "`many` is not a number for `--stress`; write a whole number, 1 or more"),
    ("@ --minimum-coverage 101", "`101` is not a percentage; write a number from 0 to 100"),
    ("@ --minimum-coverage x", "`x` is not a percentage; write a number from 0 to 100"),
    ("@ --update --reduced-motion", "`--update` and `--reduced-motion` cannot be combined; use one of them"),
    (
      "@ --shard 1/2 --minimum-coverage 9",
      "`--shard` and `--minimum-coverage` cannot be combined; use one of them"
    ),
  ]

  @Test(arguments: wrongCalls)
  func `a run without scripts is never a success`(line: String, message: String) throws {
    try folder.writeStory([
      "sleep.play": TestedBooks.sleep, "wait.play": "wait 1s\n", "sounds/a.txt": "", "notes.txt": "",
      "sounds/none.plist": "",
    ])
    #expect(folder.test(line) == (2, "", "bookplay test: error: \(message)\n"))
  }

  @Test func `naming a book runs the scripts that belong to it`() throws {
    try folder.writeStory(["sleep.play": TestedBooks.sleep, "more/wait.play": "wait 1s\n"])
    try folder.write("( { } )", to: "Moon/other/book.plist")
    try folder.write("tap nothing\n", to: "Moon/other/wrong.play")
    #expect(folder.test("@/Moon/book.plist") == (0, "2 scripts: 2 passed\n", ""))
  }

  static let books: [([String], Int32, String)] = [
    (["book.plist", "a/b/x.play"], 0, ""),
    (["other.plist", "x.play"], 0, ""),
    (["book.plist", "other.plist", "x.play"], 0, ""),
    (["book.plist", "a/one.plist", "a/two.plist", "a/x.play"], 0, ""),
    (
      ["a.plist", "b.plist", "x.play"], 1,
      "@/x.play: error: its book is ambiguous: next to it are `a.plist` and `b.plist`; "
        + "rename its book to `book.plist`\n"
    ),
    (
      ["other/book.plist", "x.play"], 1,
      "@/x.play: error: no book was found: there is no `book.plist` next to the script or in a folder above it\n"
    ),
  ]

  @Test(arguments: books)
  func `a script belongs to the nearest book`(files: [String], status: Int32, message: String) throws {
    for file in files {
      // The wrong book wouldn't have the element.
      let isBook = file.hasSuffix("book.plist") || !files.contains("book.plist")
      let text = isBook ? TestedBooks.story : "{ pages = ( { } ); }"
      try folder.write(file.hasSuffix(".plist") ? text : "expect moon on stage\n", to: file)
    }
    let counts = status == 0 ? "1 script: 1 passed\n" : "1 script: 1 failed\n"
    #expect(folder.test("@") == (status, message + counts, ""))
  }

  @Test func `a book's errors are reported once, and none of its scripts runs`() throws {
    try folder.write("( { elements = ( { type = txt; }, { type = text; } ); } )", to: "book.plist")
    for name in ["a", "b"] { try folder.write("wait 1s\n", to: name + ".play") }
    let validated = try validateOutput()
    #expect(validated.split(separator: "\n").count > 5)
    #expect(
      folder.test("@") == (
        1,
        """
        \(validated)@/a.play: error: its book has 2 errors
        @/b.play: error: its book has errors, which are reported above
        2 scripts: 2 failed

        """, ""
      ))
  }

  @Test func `a book with very many errors is reported with some of them and their number`() throws {
    let elements = (0..<30).map { "{ type = a\($0); colour = ( ); text = { }; }" }.joined(separator: ", ")
    try folder.write("( { elements = ( \(elements), { type = text; } ); } )", to: "book.plist")
    try folder.write("wait 1s\n", to: "a.play")
    let (_, text, _) = folder.test("@")
    #expect(text.contains("@/book.plist: error: 27 more for `type` [unknown-type]\n"))
    #expect(text.contains("a text needs the key `text` [missing-key]\n"))
    #expect(text.contains("@/a.play: error: its book has 31 errors\n  hint: `bookplay validate --all` lists them\n"))
  }

  @Test func `machine formats list a book's errors too, GitHub each once`() throws {
    try folder.write("( { elements = ( { type = txt; }, { type = text; } ); } )", to: "book.plist")
    for name in ["a", "b"] { try folder.write("wait 1s\n", to: name + ".play") }
    for format in ["tap", "jsonl", "junit"] {
      let (_, text, _) = folder.test("@ --format \(format)")
      for rule in ["[unknown-type]", "[missing-key]", "its book has 2 errors"] {
        #expect(text.split(separator: rule, omittingEmptySubsequences: false).count > 2, "\(format)")
      }
    }
    let annotations = folder.test("@ --format github").1.split(separator: "\n")
    #expect(annotations.count == 4)
    #expect(annotations.count { $0.contains("[missing-key]") && $0.contains("line=1,col=35") } == 1)
  }

  /// Returns the errors of the book as `validate` reports them, without their number.
  private func validateOutput() throws -> String {
    let rules = "unknown-type,missing-key,bad-color"
    let text = bookplay(["validate", folder.path(of: "book.plist"), "--only", rules]).text
    let lines = text.replacing(folder.path, with: "@").split(separator: "\n").dropLast()
    return lines.map { $0 + "\n" }.joined()
  }

  @Test func `errors of a book and of its scripts are reported together if all names are known`() throws {
    let element = "{ type = text; name = moon; text = Moon; fontColor = bleu; }"
    try folder.write("( { elements = ( \(element) ); } )", to: "book.plist")
    for name in ["a", "b"] { try folder.write("tap moon\ntap \(name)\n", to: name + ".play") }
    #expect(
      folder.test("@") == (
        1,
        """
        \(try validateOutput())@/a.play: error: its book has 1 error
        @/a.play:2:5: error: no element of the book is called `a`
          hint: page 1 has `moon`
        @/b.play: error: its book has errors, which are reported above
        @/b.play:2:5: error: no element of the book is called `b`
          hint: page 1 has `moon`
        2 scripts: 2 failed

        """, ""
      ))
    // An element without a type isn't in the book, but naming it isn't a second mistake.
    try folder.write("( { elements = ( { name = a; }, { name = b; }, \(element) ); } )", to: "book.plist")
    #expect(!folder.test("@").1.contains("is called"))
  }

  @Test func `a file that cannot be read ends with 2`() throws {
    try folder.writeStory(["wait.play": "wait 1s\n", "wait.trace/x": ""])
    let (status, text, _) = folder.test("@")
    #expect(status == 2)
    #expect(
      text == "@/Moon/wait.play: error: cannot read `@/Moon/wait.trace`: it is a folder; name a file\n"
        + "1 script: 1 failed\n")
  }

  @Test func `nothing outside of the folder is run or read`() throws {
    let other = try TemporaryFolder()
    try other.write("wait 1s\n", to: "far.play")
    try other.write("{\n", to: "wait.trace")
    try folder.writeStory(["wait.play": "wait 1s\n"])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path(of: "Moon/far"), withDestinationPath: other.path)
    try files.createSymbolicLink(
      atPath: folder.path(of: "Moon/wait.trace"), withDestinationPath: other.path(of: "wait.trace"))
    #expect(folder.test("@ --list") == (0, "@/Moon/wait.play\n", ""))
    let (status, text, _) = folder.test("@ --update")
    #expect(status == 2)
    #expect(text.contains("it links out of the book's folder"))
    #expect(try other.text(of: "wait.trace") == "{\n")
  }

  // MARK: - Selection

  static let selections: [(String, [String])] = [
    ("@ --list", ["a", "b", "c", "d", "e"]), ("@ --list --filter c.play", ["c"]),
    ("@ --list --shard 1/2", ["a", "c", "e"]), ("@ --list --shard 2/2", ["b", "d"]),
    ("@/Moon/b.play @/Moon/a.play @/Moon --list --shard 5/5", ["e"]), ("@/Moon/d.play --list", ["d"]),
  ]

  @Test(arguments: selections)
  func `a shard selects some of the scripts`(line: String, names: [String]) throws {
    try folder.writeStory(Dictionary(uniqueKeysWithValues: "abcde".map { ("\($0).play", "wait 1s\n") }))
    #expect(folder.test(line) == (0, names.map { "@/Moon/\($0).play\n" }.joined(), ""))
  }

  @Test func `with fail-fast nothing runs after a failure`() throws {
    try folder.writeStory(["a.play": "wait 1s\n", "tap.play": TestedBooks.missing, "z.play": TestedBooks.missing])
    let skipped = "@/Moon/z.play: skipped: a script failed, and `--fail-fast` skips the rest\n"
    #expect(
      folder.test("@ --fail-fast") == (
        1, Self.missingText + skipped + "3 scripts: 1 passed, 1 failed, 1 skipped\n", ""
      ))
  }

  @Test(arguments: ["text", "junit", "tap", "jsonl", "github"])
  func `the report is the same for any number of jobs`(format: String) throws {
    var scripts: [String: String] = [:]
    for number in 0..<TestLength.pick(30, long: 150) {
      scripts["\(number).play"] = number % 7 == 3 ? TestedBooks.missing : "wait \(number)ms\n"
    }
    try folder.writeStory(scripts)
    for options in ["", " --fail-fast", " --coverage"] {
      let line = "@ --format \(format)\(options)"
      let alone = folder.test(line + " --jobs 1")
      #expect(alone.0 == 1)
      #expect(folder.test(line + " --jobs 2") == alone)
      #expect(folder.test(line + " --jobs 9") == alone)
    }
  }

  @Test func `running each script several times finds no difference`() throws {
    try folder.writeStory(["rise.play": "wait for tween.completed moon/rise\n", "sleep.play": TestedBooks.sleep])
    #expect(folder.test("@ --stress 5") == (0, "2 scripts: 2 passed\n", ""))
  }

  @Test func `with reduced motion the same must happen, though things are elsewhere`() throws {
    try folder.writeStory(["rise.play": TestedBooks.rise, "rise.risen.stage": "page 2\n"])
    try folder.write(TestedBooks.riseTrace, to: "Moon/rise.trace")
    #expect(folder.test("@").0 == 1)
    #expect(folder.test("@ --reduced-motion") == (0, "1 script: 1 passed\n", ""))
    try folder.write("", to: "Moon/rise.trace")
    #expect(folder.test("@ --reduced-motion").0 == 1)
  }

  @Test func `progress goes to a terminal only, and leaves nothing behind`() throws {
    var scripts: [String: String] = [:]
    for number in 0..<130 { scripts["\(number).play"] = "wait 1s\n" }
    try folder.writeStory(scripts)
    #expect(folder.test("@").2 == "")
    let shown = folder.test("@", isTerminal: true).2
    #expect(shown == "" || shown.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `progress counts each of many runs`() throws {
    try folder.writeStory(["sleep.play": TestedBooks.sleep, "wait.play": "wait 1s\n"])
    let time = SteppingClock()
    let errors = ByteOutput(bufferedAsTerminal: true)
    let console = Console(
      input: .memory([]), output: ByteOutput(bufferedAsTerminal: false), errors: errors,
      clock: WallClock(now: { time.next() }, sleep: { _ in }))
    let words = ["test", folder.path, "--stress", "4"].map { Array($0.utf8) }
    #expect(Program.run(words, on: console) == .good)
    let text = String(decoding: errors.bytes, as: UTF8.self)
    for count in [4, 6] { #expect(text.contains("\r\u{1B}[K\(count) of 8 runs"), "\(text)") }
    #expect(text.hasSuffix("\r\u{1B}[K"))
  }
}

/// A clock on which a second passes with each reading.
// Only one thread reads it.
private final class SteppingClock: @unchecked Sendable {
  private var seconds = 0

  func next() -> Duration {
    seconds += 1
    return .seconds(seconds)
  }
}
