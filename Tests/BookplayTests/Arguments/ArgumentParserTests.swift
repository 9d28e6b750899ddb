import BookplayCommands
import Testing

@Suite struct ArgumentParserTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let line: String
    let message: String

    init(_ line: String, _ message: String) {
      self.line = line
      self.message = message
    }

    var testDescription: String { "bookplay " + line }
  }

  @Test(arguments: [
    Mistake("", "bookplay: error: no command is given; see `bookplay --help`"),
    Mistake("covert Moon", "bookplay: error: there is no command `covert`; did you mean `convert`?"),
    Mistake("help dance", "bookplay: error: there is no command `dance`; see `bookplay --help`"),
    Mistake("help help", "bookplay: error: there is no command `help`; see `bookplay --help`"),
    Mistake("dance Moon", "bookplay: error: there is no command `dance`; see `bookplay --help`"),
    Mistake("--versoin", "bookplay: error: there is no option `--versoin`; did you mean `--version`?"),
    Mistake("format Moon --chekc", "bookplay format: error: there is no option `--chekc`; did you mean `--check`?"),
    Mistake(
      "format Moon --lossy",
      "bookplay format: error: `--lossy` is an option of `convert`; see `bookplay format --help`"),
    Mistake("format Moon --to xml", "bookplay format: error: `format` has no `--to`; see `bookplay format --help`"),
    Mistake("-o a", "bookplay: error: `-o` is an option of some commands; write it after the command"),
    Mistake("-o a convert Moon", "bookplay: error: `-o` is an option of `convert`; write it after the command"),
    Mistake("convert Moon --out a", "bookplay convert: error: there is no option `--out`; did you mean `--output`?"),
    Mistake("--co always", "bookplay: error: there is no option `--co`; see `bookplay --help`"),
    Mistake("convert Moon -oa", "bookplay convert: error: there is no option `-oa`; did you mean `-o a`?"),
    Mistake("convert Moon -o=a", "bookplay convert: error: there is no option `-o=a`; did you mean `-o a`?"),
    Mistake("convert Moon -x", "bookplay convert: error: there is no option `-x`; see `bookplay convert --help`"),
    Mistake(
      "convert Moon -output a", "bookplay convert: error: there is no option `-output`; did you mean `--output`?"),
    Mistake("convert Moon --to", "bookplay convert: error: `--to` needs a value; write `--to xml`"),
    Mistake("convert Moon --to --lossy", "bookplay convert: error: `--to` needs a value; write `--to xml`"),
    Mistake("convert Moon -o", "bookplay convert: error: `-o` needs a value; write `-o FILE`"),
    Mistake("convert Moon -o -x", "bookplay convert: error: `-o` needs a value; write `-o FILE`"),
    Mistake(
      "convert Moon --to -1",
      "bookplay convert: error: `--to` does not accept `-1`; write one of `xml`, `binary`, `ascii` or `json`"),
    Mistake(
      "convert Moon --to jsn", "bookplay convert: error: `--to` does not accept `jsn`; did you mean `json`?"),
    Mistake(
      "convert Moon --to=pictures",
      "bookplay convert: error: `--to` does not accept `pictures`; "
        + "write one of `xml`, `binary`, `ascii` or `json`"
    ),
    Mistake("convert Moon --lossy=no", "bookplay convert: error: `--lossy` takes no value; write it without one"),
    Mistake("convert Moon --to xml --to json", "bookplay convert: error: `--to` is given twice; write it once"),
    Mistake("convert --to xml", "bookplay convert: error: no book is given; write `bookplay convert Moon --to json`"),
    Mistake("format", "bookplay format: error: no book is given; write `bookplay format Moon`"),
    Mistake("play Moon Stars", "bookplay play: error: `Stars` is unexpected; give one book"),
    Mistake("snapshot Moon x.svg", "bookplay snapshot: error: `x.svg` is unexpected; did you mean `-o x.svg`?"),
    Mistake("convert Moon x.json", "bookplay convert: error: `x.json` is unexpected; did you mean `-o x.json`?"),
    Mistake("convert Moon Stars --to xml", "bookplay convert: error: `Stars` is unexpected; give one book"),
    Mistake("play Moon a.play", "bookplay play: error: `a.play` is unexpected; did you mean `--script a.play`?"),
    Mistake("words Moon 1", "bookplay words: error: no text is given; write `bookplay words Moon 1 story moon.vtt`"),
    Mistake("words Moon 1 a b.vtt c", "bookplay words: error: `c` is unexpected; give one book, page, text and file"),
    Mistake("convert --version", "bookplay convert: error: `--version` must be used alone; write `bookplay --version`"),
    Mistake("--version convert", "bookplay convert: error: `--version` must be used alone; write `bookplay --version`"),
    Mistake(
      "--completions bash convert",
      "bookplay convert: error: `--completions bash` must be used alone; write `bookplay --completions bash`"),
    Mistake(
      "--color sometimes",
      "bookplay: error: `--color` does not accept `sometimes`; write one of `auto`, `always` or `never`"),
    Mistake(
      "convert --help --nonsense",
      "bookplay convert: error: there is no option `--nonsense`; see `bookplay convert --help`"),
  ])
  func `a wrong command line is reported in one line with a hint`(mistake: Mistake) {
    let outcome = bookplay(mistake.line.split(separator: " ").map(String.init))
    #expect(outcome.errors == mistake.message + "\n")
    #expect(outcome.status == .misuse)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ["convert", "Moon", "--to", "xml", "-o", "out.plist"],
    ["convert", "--to=xml", "--output=out.plist", "Moon"],
    ["convert", "--output", "out.plist", "--to", "xml", "--", "Moon"],
    ["convert", "-o", "out.plist", "Moon", "--to=xml", "--"],
  ])
  func `options can be anywhere, with a space or an equals sign`(arguments: [String]) throws {
    let expected = try ArgumentParser.parse(["convert", "Moon", "--to", "xml", "-o", "out.plist"])
    let request = try ArgumentParser.parse(arguments)
    #expect(invocation(request)?.arguments == ["Moon"])
    #expect(invocation(request)?.options.texts(of: "to") == invocation(expected)?.options.texts(of: "to"))
    #expect(invocation(request)?.options.texts(of: "output") == ["out.plist"])
  }

  static let polls: [(line: String, time: String, books: [String])] = [
    ("validate Moon --watch --poll", "", ["Moon"]), ("validate --poll Moon --watch", "", ["Moon"]),
    ("validate --poll 2s Moon", "2s", ["Moon"]), ("validate --poll=2s Moon", "2s", ["Moon"]),
    ("play --poll 250ms Moon", "250ms", ["Moon"]), ("test --poll -5s Moon", "-5s", ["Moon"]),
    ("report Moon --poll --watch", "", ["Moon"]), ("export --poll --watch Moon", "", ["Moon"]),
  ]

  @Test(arguments: polls)
  func `--poll can have a time`(line: String, time: String, books: [String]) throws {
    let request = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
    #expect(invocation(request)?.options.texts(of: "poll") == [time])
    #expect(invocation(request)?.arguments == books)
  }

  @Test func `after -- everything is a file`() throws {
    let request = try ArgumentParser.parse(["format", "--check", "--", "--diff", "-", "--"])
    #expect(invocation(request)?.arguments == ["--diff", "-", "--"])
    #expect(invocation(request)?.options.texts(of: "diff") == [])
    #expect(invocation(request)?.options.texts(of: "check") == [""])
  }

  @Test func `a value after an equals sign can begin with a dash and contain an equals sign`() throws {
    let request = try ArgumentParser.parse(["convert", "Moon", "--output=-a=b"])
    #expect(invocation(request)?.options.texts(of: "output") == ["-a=b"])
  }

  @Test func `a name that is not UTF-8 is reported, not repaired`() {
    let errors = ByteOutput(bufferedAsTerminal: false)
    let console = Console(input: .memory([]), output: ByteOutput(bufferedAsTerminal: false), errors: errors)
    let arguments = ["convert", "Moon", "--to", "xml", "-o"].map { Array($0.utf8) } + [[0x61, 0xE9]]
    #expect(Program.run(arguments, on: console) == .misuse)
    #expect(
      String(decoding: errors.bytes, as: UTF8.self)
        == "bookplay: error: `a\u{FFFD}` is not UTF-8; rename the file, or pass it as `- < FILE`\n")
  }

  @Test(arguments: [
    (["--color", "never", "--nonsense"], false), (["--nonsense", "--color=never"], false), (["--nonsense"], true),
    (["--nonsense", "--color"], true), (["--nonsense", "--", "--color", "never"], true),
    (["--nonsense", "--color=sometimes"], true),
  ])
  func `a wrong command line is reported in the colours that it asks for`(arguments: [String], isColored: Bool) {
    let outcome = bookplay(arguments, isTerminal: true, disablesColor: false)
    #expect(outcome.errors.contains("\u{1B}[") == isColored)
  }

  @Test func `a wrong command line may ask for colours anywhere`() {
    #expect(bookplay(["--nonsense", "--color", "always"]).errors.contains("\u{1B}["))
    #expect(!bookplay(["--nonsense"]).errors.contains("\u{1B}["))
  }

  @Test func `a name with control characters does not reach the terminal`() {
    let outcome = bookplay(["con\u{1B}[31mvert"], isTerminal: true)
    #expect(outcome.errors.contains("`conU+001B[31mvert`"))
  }

  private func invocation(_ request: Request) -> Invocation? {
    if case .run(let invocation) = request { invocation } else { nil }
  }
}
