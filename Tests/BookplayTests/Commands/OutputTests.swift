import BookplayCommands
import Foundation
import Testing

/// Tests of where reports go: to standard output, to a file, or to several files at once.
@Suite struct OutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeStory(["a.play": TestedBooks.sleep, "b.play": TestedBooks.missing])
    try folder.write("( { elements = ( { type = txt; } ); } )", to: "Broken/book.plist")
    try folder.write("notes", to: "notes.txt")
    for number in 1...2 {
      try folder.write(folder.test("@/Moon --shard \(number)/2 --format jsonl").1, to: "part\(number).jsonl")
    }
  }

  /// Runs a command line in which `@` stands for the folder.
  private func run(_ line: String, clock: WallClock = .stopped) -> Outcome {
    bookplay(line.split(separator: " ").map { String($0).replacing("@", with: folder.path) }, clock: clock)
  }

  static let lines: [(line: String, formats: [String])] = [
    ("validate @/Broken", ["text", "json", "sarif", "junit", "github"]),
    ("tree @/Moon", ["text", "json"]), ("tree @/Moon --at 1s", ["text", "json"]),
    ("play @/Moon", ["text", "jsonl"]), ("play @/Moon --turn-pages", ["text", "jsonl"]),
    ("play @/Moon --script @/Moon/b.play", ["text", "jsonl"]),
    ("test @/Moon --coverage", ["text", "junit", "tap", "jsonl", "github"]),
    ("report --merge @/part1.jsonl @/part2.jsonl", ["text", "junit", "tap", "jsonl", "github"]),
    ("explain wrong-type", ["text", "markdown"]), ("explain --keys", ["text", "markdown"]),
  ]

  @Test(arguments: lines)
  func `a file gets what standard output would have had`(line: String, formats: [String]) throws {
    for format in formats {
      let shown = run("\(line) --format \(format)")
      #expect(!shown.output.isEmpty)
      for option in ["--format \(format) -o @/x", "--format \(format)=@/x", "--output=@/x --format=\(format)"] {
        let outcome = run("\(line) \(option)")
        #expect(outcome.output == [] && outcome.status == shown.status && outcome.errors == shown.errors, "\(option)")
        #expect(try folder.bytes(of: "x") == shown.output, "\(line) \(option)")
      }
    }
  }

  @Test(arguments: lines)
  func `one run gives several reports`(line: String, formats: [String]) throws {
    let files = formats.dropFirst().map { " --format \($0)=@/\($0).out" }.joined()
    let outcome = run("\(line) --format \(formats[0])\(files)")
    #expect(outcome.output == run("\(line) --format \(formats[0])").output)
    for format in formats.dropFirst() {
      #expect(try folder.bytes(of: format + ".out") == run("\(line) --format \(format)").output)
    }
  }

  @Test func `explore can write its report to files`() throws {
    let shown = run("explore @/Moon --budget 500 --format json")
    let outcome = run("explore @/Moon --budget 500 --format text --format json=@/x.json")
    #expect(try folder.bytes(of: "x.json") == shown.output)
    #expect(outcome.output == run("explore @/Moon --budget 500").output)
  }

  @Test func `a text report in a file has the default width`() throws {
    let words = ["validate", folder.path(of: "Broken"), "-o", folder.path(of: "x")]
    _ = bookplay(words, isTerminal: true, disablesColor: false, width: 30)
    #expect(try folder.bytes(of: "x") == run("validate @/Broken").output)
  }

  @Test func `wall time and book time are told apart`() throws {
    // Every reading of the clock is 5 ms later than the one before.
    let clock = TickingClock(step: .milliseconds(5))
    let outcome = run("test @/Moon --jobs 1 --format jsonl --format junit=@/x.xml", clock: clock.clock)
    #expect(outcome.text.contains(#""outcome":"passed","bookTime":0,"wallTime":0.005,"#), "\(outcome.text)")
    #expect(outcome.text.contains(#""bookTime":3,"wallTime":0.005,"#), "\(outcome.text)")
    let junit = try folder.text(of: "x.xml")
    #expect(junit.contains(#"tests="2" failures="1" errors="0" time="0.01">"#))
    #expect(junit.contains(#"name="b.play" time="0.005">"#))
    #expect(junit.contains(#"<property name="book-time" value="3"/>"#))
  }

  @Test func `the wall time of validating a book is the time of its suite`() {
    let clock = TickingClock(step: .milliseconds(5))
    let text = run("validate @/Moon --format junit", clock: clock.clock).text
    #expect(text.contains("skipped=\"0\" time=\"0.005\">"), "\(text)")
    #expect(text.contains("errors=\"0\" time=\"0.005\">"))
  }

  static let refused: [(line: String, message: String)] = [
    ("test @/Moon --format text --format tap", "`--format text` and `--format tap` would both go to standard output"),
    ("test @/Moon --format text=@/x --format tap=@/x", "`--format text` and `--format tap` would both go to `@/x`"),
    ("test @/Moon --format text -o @/x --format tap=@/x", "would both go to `@/x`; give one a file of its own"),
    ("test @/Moon --format tap=", "`tap=` has no file name; write `--format tap=FILE`"),
    ("test @/Moon --format xml=@/x", "`--format` does not accept `xml`"),
    ("test @/Moon --format tap=@/gone/x", "cannot write `@/gone/x`: there is no folder `@/gone`; create it first"),
    ("test @/Moon -o @/Moon", "cannot write `@/Moon`: it is a folder; name a file"),
    ("test @/Moon --list -o @/x", "`--list` and `--output` cannot be combined"),
    ("validate @/Moon --write-baseline @/known.json -o @/x", "`--write-baseline` and `--output` cannot be combined"),
    ("validate @/Moon --fix --diff --format json=@/x", "`--diff` and `--format FORMAT=FILE` cannot be combined"),
  ]

  @Test(arguments: refused)
  func `a wrong call says what to write, and nothing is run`(line: String, message: String) throws {
    let before = try folder.names()
    let outcome = run(line)
    #expect(outcome.status == .misuse && outcome.output == [])
    #expect(outcome.errors.replacing(folder.path, with: "@").contains(message), "\(outcome.errors)")
    #expect(try folder.names() == before)
  }

  static let lost: [(line: String, file: String, loss: String)] = [
    ("play @/Moon --format jsonl=", "Moon/a.trace", "a file that is not a report"),
    ("validate @/Moon --format json=", "known.json", "a file that is not a report"),
    ("report --merge @/part1.jsonl @/part2 -o ", "part2", "a file that the command reads"),
    ("play @/Moon --script @/steps -o ", "steps", "a file that the command reads"),
  ]

  @Test(arguments: lost)
  func `a report doesn't overwrite an author's files`(line: String, file: String, loss: String) throws {
    #expect(run("validate @/Broken --write-baseline @/known.json").status == .good)
    try folder.write("{}", to: "Moon/a.trace")
    try folder.write(folder.text(of: "part2.jsonl"), to: "part2")
    try folder.write("wait 1s\n", to: "steps")
    let before = try folder.bytes(of: file)
    let outcome = run(line + "@/" + file)
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("would overwrite \(loss)"), "\(outcome.errors)")
    #expect(try folder.bytes(of: file) == before)
  }

  @Test func `an older report is overwritten`() throws {
    for _ in 0..<2 { #expect(run("test @/Moon/a.play -o @/notes.txt").status == .good) }
    #expect(try folder.text(of: "notes.txt") == "1 script: 1 passed\n")
  }
}

/// A clock that advances by a step with each reading.
private final class TickingClock: Sendable {
  private let ticks = Counter()
  let step: Duration

  init(step: Duration) {
    self.step = step
  }

  var clock: WallClock { WallClock(now: { self.step * self.ticks.next() }, sleep: { _ in }) }

  /// Counts from 1, on any thread.
  private final class Counter: Sendable {
    private let lock = NSLock()
    // The lock ensures that only one thread accesses the count.
    nonisolated(unsafe) private var count = 0

    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }
}
