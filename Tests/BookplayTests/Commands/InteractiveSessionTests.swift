import BookTestSupport
import BookplayCommands
import Testing

/// Tests of how `play --interactive` handles typed lines.
@Suite struct InteractiveSessionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PlayedBooks.story, to: "story.plist")
  }

  private func play(_ typed: String, _ options: String..., isTerminal: Bool = false) -> Outcome {
    bookplay(
      ["play", folder.path(of: "story.plist"), "--interactive"] + options, input: typed, isTerminal: isTerminal)
  }

  @Test func `each line is run as it is typed, after a prompt on a terminal`() {
    let outcome = play("wait 1s\n\nexpect moon.y = 0\nwait 250ms", isTerminal: true)
    let lines = PlayTests.evening.split(separator: "\n").map { $0 + "\n" }
    #expect(outcome.text == lines[0..<4].joined() + "> " + lines[4] + "> > > " + lines[5...].joined() + "> ")
    #expect(outcome.errors == Self.greeting)
    #expect(outcome.status == .good)
    #expect(play("wait 9s\n").text == PlayTests.evening)
  }

  private static let greeting = "type script commands; Ctrl-D ends, `help` lists them\n"

  @Test(arguments: ["quit", " exit "])
  func `quit and exit end the session`(word: String) {
    let outcome = play("\(word)\ntap mooon\n", "--only", "tap", isTerminal: true)
    #expect(outcome.text == "> ")
    #expect(outcome.errors == Self.greeting)
    #expect(play("wait 1s\n\(word)\ntap mooon\n").status == .good)
  }

  @Test(arguments: ["help", "?"])
  func `help lists the available commands`(word: String) {
    let outcome = play("\(word)\n", "--only", "tap", isTerminal: true)
    #expect(outcome.errors.contains("drag ITEM onto TARGET"))
    #expect(outcome.status == .good)
  }

  @Test func `look lists what is on stage and what can be touched`() {
    let outcome = play("look\nwait 2s\nlook\nopen night\nlook\n", "--only", "tap")
    #expect(outcome.text == "")
    #expect(outcome.errors == Self.looks)
    #expect(outcome.status == .good)
  }

  private static let looks = """
    page 1
      text  moon  at 10, 60  100 × 50  takes no touches
    off stage: sky, star
    page 1
      text   moon  at 10, 0    100 × 50  takes no touches
      group  sky   at 200, 10  0 × 0     takes no touches
      text   star  at 0, 0     50 × 50   tap
    page 2
      activearea  bed  at 0, 0  80 × 80  is not active

    """

  @Test func `a typing mistake at a terminal doesn't fail the book`() {
    #expect(play("nonsense\n", isTerminal: true).status == .good)
    #expect(play("nonsense\n").status == .bad)
  }

  #if os(Linux)
    @Test func `on a terminal, a mistake is reported before the next prompt`() throws {
      try folder.write("nonsense\ntap moon\n", to: "typed")
      // Both streams go to the same terminal here.
      let line = #"script -qec '"$bookplay" play story.plist --interactive --only tap' /dev/null < typed; true"#
      let shown = try BuiltProgram.shell(line, in: folder, environment: ["NO_COLOR": "1"])
      let text = String(decoding: shown.output.utf8.filter { $0 != 0x0D }, as: UTF8.self)
      #expect(text.contains("<stdin>:1:1: error: `nonsense` is not a command\n  nonsense\n  ^~~~~~~~\n> "), "\(text)")
      #expect(text.contains("<stdin>:2: error: `moon` cannot be touched: it takes no touches\n"))
      #expect(text.contains("still running: tween moon/rise\n> "))
    }
  #endif

  @Test func `a mistake is reported, and the book goes on`() {
    let outcome = play("tap mooon\ntap star\nwait for tap star within 2s\nnext\n", "--only", "page.entered")
    #expect(outcome.text == "     0.000   1  page.entered\n     2.000   2  page.entered\n")
    let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors.count == 3)
    #expect(errors.first == "<stdin>:1:5: error: no element of the book is called `mooon`")
    #expect(errors.dropFirst().first == "<stdin>:2: error: `star` cannot be touched: it is not on stage")
    #expect(errors.dropFirst(2).first?.hasPrefix("<stdin>:3: error: ") == true)
    #expect(outcome.status == .bad)
    #expect(play("expect moon.x = 5\n").status == .bad)
  }

  @Test func `what was done is kept as a script that does the same`() throws {
    let path = folder.path(of: "kept.play")
    let typed = "wait for  item.added   sky # then\ntap mooon\nexpect page night\nwait for tap within 1s\ntap star\n"
    let outcome = play(typed, "--record", path)
    let kept = try folder.text(of: "kept.play").split(separator: "\n")
    #expect(kept.count == 4)
    #expect(kept.first == "open 1")
    #expect(kept.dropFirst(2) == ["wait 60 ticks", "tap star"])
    let again = bookplay(["play", folder.path(of: "story.plist"), "--script", path])
    #expect(again.errors == "")
    #expect(again.text == outcome.text)
  }

  @Test func `each of many mistakes is reported with its own line`() {
    let count = TestLength.pick(2000, long: 20_000)
    let outcome = play(String(repeating: "nonsense\n", count: count))
    let errors = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("<stdin>") }
    #expect(errors.count == count)
    #expect(errors.last == "<stdin>:\(count):1: error: `nonsense` is not a command")
  }

  @Test func `a failing command is not recorded`() throws {
    try folder.write(
      """
      ( { elements = ( { type = text; name = hat; text = Hat; width = 40; height = 40; draggable = YES;
        dropTargets = ( { name = head; x = 100; y = 100; width = 50; height = 50; } ); } ); },
        { elements = ( { type = text; name = hat; text = Hat; width = 40; height = 40; draggable = YES;
        dropTargets = ( { name = neck; x = 100; y = 200; width = 50; height = 50; } ); } ); } )
      """, to: "hats.plist")
    let (book, path) = (folder.path(of: "hats.plist"), folder.path(of: "kept.play"))
    let typed = "wait 1s\ndrag hat onto neck\nrelease\ndrag hat onto head\n"
    let outcome = bookplay(["play", book, "--interactive", "--record", path], input: typed)
    let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      errors == [
        "<stdin>:2: error: `hat` has no such drop target", "<stdin>:3: error: finger 0 is not down; press first",
      ])
    let kept = try folder.text(of: "kept.play")
    #expect(kept == "open 1\nwait 1s\ndrag hat onto head\n")
    let again = bookplay(["play", book, "--script", path])
    #expect(again.errors == "")
    #expect(again.text == outcome.text)
  }

  @Test func `a file that cannot be written is reported`() {
    let outcome = play("wait 1s\n", "--record", folder.path(of: "nowhere/kept.play"))
    #expect(outcome.errors.hasPrefix("bookplay play: error: cannot write "))
    #expect(outcome.status == .misuse)
  }

  @Test func `a recorded script begins with the options that the reader has chosen`() throws {
    let path = folder.path(of: "kept.play")
    let outcome = play(
      "wait 1s\n", "--record", path, "--option", "music=off", "--option", "textSize=125", "--language", "de")
    #expect(outcome.status == .good)
    #expect(
      try folder.text(of: "kept.play") == """
        option music off
        option language "de"
        option textSize 125
        open 1
        wait 1s

        """)
  }
}
