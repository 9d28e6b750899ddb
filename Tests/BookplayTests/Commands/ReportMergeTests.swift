import BookplayCommands
import Testing

/// Tests of `bookplay report --merge`, which combines the results of a sharded test.
@Suite struct ReportMergeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes several books so that some shards have no script of one of them, with scripts of every outcome.
  private func writeBooks() throws {
    try folder.writeStory([
      "a.play": TestedBooks.sleep, "b & c.play": TestedBooks.missing, "d.play": "wait 2s\ntap star\n",
      "e.play": "tap mooon\n", "f.play": "language de\nwait 1s\n",
    ])
    try folder.write("( { }, { } )", to: "Aa/book.plist")
    try folder.write("wait 1s\n", to: "Aa/z.play")
    try folder.write("( { elements = ( { type = txt; } ); } )", to: "Broken/book.plist")
    for name in ["1", "2"] { try folder.write("wait 1s\n", to: "Broken/\(name).play") }
  }

  /// Tests each shard and keeps its results.
  private func writeParts(_ count: Int, _ options: String = "") throws -> [String] {
    try (1...count).map { number in
      let (status, text, _) = folder.test("@ --format jsonl --shard \(number)/\(count)\(options)")
      // A shard without scripts has no results.
      if status != 2 { try folder.write(text, to: "part\(number).jsonl") }
      return status == 2 ? "" : "@/part\(number).jsonl"
    }.filter { !$0.isEmpty }
  }

  private func report(_ line: String, input: String = "") -> (Int32, String, String) {
    let words = ["report"] + line.split(separator: " ").map { String($0).replacing("@", with: folder.path) }
    let outcome = bookplay(words, input: input)
    return (
      outcome.status.rawValue, outcome.text.replacing(folder.path, with: "@"),
      outcome.errors.replacing(folder.path, with: "@")
    )
  }

  @Test(arguments: ["text", "junit", "tap", "jsonl", "github"], [1, 2, 3, 20])
  func `merged results equal those of one machine`(format: String, count: Int) throws {
    try writeBooks()
    let files = try writeParts(count, " --coverage")
    for options in ["", " --coverage", " --minimum-coverage 90"] {
      let whole = folder.test("@ --format \(format)\(options)")
      let merged = report("--merge \(files.reversed().joined(separator: " ")) --format \(format)\(options)")
      #expect(merged.0 == 1)
      #expect(merged.1 == whole.1)
      #expect(merged.2 == whole.2.replacing("bookplay test:", with: "bookplay report:"))
    }
  }

  @Test func `several shards can be in one file`() throws {
    try folder.writeStory(["a.play": TestedBooks.sleep, "b.play": "wait 1s\n", "c.play": "wait 2s\n"])
    var text = ""
    for number in 1...2 { text += folder.test("@ --format jsonl --shard \(number)/2").1 }
    #expect(report("--merge -", input: text) == (0, "3 scripts: 3 passed\n", ""))
  }

  @Test func `complete runs are merged unchanged`() throws {
    try writeBooks()
    try folder.write(folder.test("@/Moon/a.play --format jsonl").1, to: "1.jsonl")
    try folder.write(folder.test("@/Aa --format jsonl").1, to: "2.jsonl")
    #expect(report("--merge @/1.jsonl @/2.jsonl") == (0, "2 scripts: 2 passed\n", ""))
  }

  // MARK: - Faults

  private static let label = #"{"shard":{"number":1,"count":2,"scripts":3}}"# + "\n"
  private static let origin = "\n  hint: results are written by `bookplay test --format jsonl`"

  private static func result(_ name: String) -> String {
    #"{"script":"\#(name)","outcome":"passed","time":0}"# + "\n"
  }

  static let faults: [(String, String)] = [
    ("", "@/a.jsonl: error: there are no results in it\(origin)"),
    ("\n\n", "@/a.jsonl: error: there are no results in it\(origin)"),
    ("<xml/>\n", "@/a.jsonl:1:1: error: this is not JSON\(origin)"),
    (result("a") + "{\"script\":\"b\",", "@/a.jsonl:2:15: error: the line ends in the middle of its JSON\(origin)"),
    (result("a") + "\n{}\n", "@/a.jsonl:3:1: error: this is not the result of a script\(origin)"),
    (
      #"{"script":"a","outcome":"green","time":0}"# + "\n",
      "@/a.jsonl:1:1: error: this is not the result of a script\(origin)"
    ),
    (
      result("a") + result("b") + result("a"),
      "@/a.jsonl:3: error: there is a second result for `a`\n  hint: @/a.jsonl:1 is the first"
    ),
    (
      label + result("a") + result("b"),
      "bookplay report: error: part `2/2` is missing\n  hint: name the files of all machines"
    ),
    (
      label + result("a") + label.replacing("1", with: "2"),
      """
      @/a.jsonl:1: error: part 1/2 has 1 result, but 2 scripts
        hint: the run was stopped, or the file is incomplete; run that part again
      @/a.jsonl:3: error: part 2/2 has 0 results, but 1 script
        hint: the run was stopped, or the file is incomplete; run that part again
      """
    ),
    (
      label + result("a") + result("c") + label + result("d") + result("e"),
      """
      @/a.jsonl:4: error: part 1/2 appears here twice
        hint: @/a.jsonl:1 is the first
      bookplay report: error: part `2/2` is missing
        hint: name the files of all machines
      """
    ),
    (
      label + result("a") + result("c") + label.replacing("1", with: "2").replacing("3", with: "4") + result("b")
        + result("d"),
      """
      @/a.jsonl:4: error: it is part 2/2 of 4 scripts, of another test
        hint: @/a.jsonl:1 is 1/2 of 3 scripts
      bookplay report: error: part `2/2` is missing
        hint: name the files of all machines
      """
    ),
  ]

  @Test(arguments: faults)
  func `what does not go together is reported with its position`(text: String, message: String) throws {
    try folder.write(text, to: "a.jsonl")
    #expect(report("--merge @/a.jsonl") == (2, "", message + "\n"))
  }

  @Test(arguments: [(1_000_000_000_000, 1, 0), (1_000_000_000_000, 1_000_000_000_000, 999_999_999_989), (12, 99, 1)])
  func `missing shards are reported, however many there are`(count: Int, scripts: Int, more: Int) throws {
    let label = #"{"shard":{"number":1,"count":\#(count),"scripts":\#(scripts)}}"# + "\n"
    try folder.write(label + Self.result("a"), to: "a.jsonl")
    let (status, _, errors) = report("--merge @/a.jsonl")
    guard more > 0 else {
      #expect((status, errors) == (0, ""))
      return
    }
    #expect(status == 2)
    #expect(errors.contains("error: parts `2/\(count)`, "))
    #expect(errors.contains("and `11/\(count)` and \(more) more are missing\n"), "\(errors)")
  }

  @Test func `a repeated shard is reported once, not for each of its results`() throws {
    let part = #"{"shard":{"number":1,"count":1,"scripts":2}}"# + "\n" + Self.result("a") + Self.result("b")
    try folder.write(part + part, to: "a.jsonl")
    #expect(
      report("--merge @/a.jsonl").2
        == "@/a.jsonl:4: error: part 1/1 appears here twice\n  hint: @/a.jsonl:1 is the first\n")
  }

  @Test func `ten invalid lines are reported, and the rest is counted`() throws {
    try folder.write(String(repeating: "{}\n", count: 14), to: "a.jsonl")
    let lines = report("--merge @/a.jsonl").2.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.filter { $0.hasPrefix("  hint: ") }.count == 1)
    #expect(lines.last == "@/a.jsonl: error: 4 more lines of it are not results")
  }

  @Test func `a shard among complete results is reported`() throws {
    try folder.write(Self.result("b"), to: "a.jsonl")
    try folder.write(#"{"shard":{"number":1,"count":1,"scripts":1}}"# + "\n" + Self.result("a"), to: "b.jsonl")
    #expect(
      report("--merge @/a.jsonl @/b.jsonl") == (
        2, "",
        """
        @/a.jsonl:1: error: it does not say which part of the scripts it is
          hint: @/b.jsonl:1 is 1/1

        """
      ))
  }

  @Test func `coverage is reported only if every shard has it for the same book`() throws {
    try folder.writeStory(["a.play": TestedBooks.sleep, "b.play": "wait 1s\n"])
    var files = try writeParts(2)
    #expect(report("--merge \(files.joined(separator: " "))").0 == 0)
    let (status, _, errors) = report("--merge \(files.joined(separator: " ")) --coverage")
    #expect(status == 2)
    #expect(errors.hasPrefix("@/part1.jsonl:1: error: it contains no coverage\n  hint: run each part with"))
    files = try writeParts(2, " --coverage")
    try folder.write(
      try folder.text(of: "part2.jsonl").replacing("\"item\":\"moon\"", with: "\"item\":\"sun\""), to: "part2.jsonl")
    #expect(
      report("--merge \(files.joined(separator: " ")) --coverage").2
        == "@/part2.jsonl:3: error: `@/Moon/book.plist` is not the same book as before\n"
        + "  hint: it is at @/part1.jsonl:3 first\n")
  }

  @Test func `too little coverage is an error`() throws {
    try folder.writeStory(["a.play": TestedBooks.sleep, "b.play": "wait 1s\n"])
    let files = try writeParts(2, " --coverage").joined(separator: " ")
    #expect(report("--merge \(files) --minimum-coverage 10").0 == 0)
    let (status, _, errors) = report("--merge \(files) --minimum-coverage 99")
    #expect(status == 1)
    #expect(errors.hasPrefix("@/Moon/book.plist: error: the coverage is "))
    #expect(errors.contains(", less than the 99 % that is required of every book\n"))
  }

  static let wrongCalls: [(String, String)] = [
    ("a.jsonl --format tap", "`--format` needs `--merge`; write both"),
    ("a.jsonl --coverage", "`--coverage` needs `--merge`; write both"),
    ("Moon Stars", "`Stars` is unexpected; give one book"),
    ("--merge a.jsonl --script a.play", "`--merge` and `--script` cannot be combined; use one of them"),
    ("--merge", "no book or file with results is given; write `bookplay report Moon -o moon.html`"),
    ("--merge @/gone.jsonl", "cannot read `@/gone.jsonl`: No such file or directory"),
    ("--merge @ --coverage", "cannot read `@`: it is a folder; name a file"),
    ("--merge a --minimum-coverage 101", "`101` is not a percentage; write a number from 0 to 100"),
  ]

  @Test(arguments: wrongCalls)
  func `a wrong call says what to write`(line: String, message: String) {
    #expect(report(line) == (2, "", "bookplay report: error: \(message)\n"))
  }
}
