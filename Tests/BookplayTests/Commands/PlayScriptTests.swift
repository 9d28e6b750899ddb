import BookplayCommands
import Testing

/// Tests of scripts played on small books.
@Suite struct PlayScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PlayedBooks.story, to: "story.plist")
  }

  private func play(_ script: String, _ options: String...) -> Outcome {
    bookplay(["play", folder.path(of: "story.plist"), "--script", "-"] + options, input: script)
  }

  @Test func `a script is played from page 1 to its last command, and no further`() {
    let outcome = play("wait for item.added sky # one and a quarter\ntap star\nexpect variable taps = some\nwait 1s\n")
    #expect(
      outcome.text == PlayTests.evening
        + """
             1.250   1  touch.began      star x=225 y=35
             1.250   1  trigger.fired    star/glow from=star
             1.250   1  tween.started    star/glow
             1.250   1  touch.ended      star x=225 y=35
             1.250   1  tap              star
             1.250   1  rule.fired       count
             1.250   1  variable.changed taps value="some"

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == .good)
  }

  @Test func `a script opens what it wants, and its events can be chosen`() {
    let outcome = play("open night\nopen credits\nwait 4s\n", "--format", "jsonl", "--only", "credit.shown")
    #expect(
      outcome.text == """
        {"tick":0,"time":0,"event":"credit.shown","index":0,"name":"Ann Lee"}
        {"tick":240,"time":4,"event":"credit.shown","index":0,"name":"Ann Lee"}

        """)
    #expect(outcome.status == .good)
  }

  @Test func `events that only the script needs are not printed`() {
    let outcome = play("wait for tween.updated moon/rise\nexpect moon.y = 59\n")
    #expect(outcome.text == PlayTests.evening.split(separator: "\n").prefix(4).map { $0 + "\n" }.joined())
    #expect(outcome.status == .good)
    #expect(play("wait for tween.updated moon/rise\n", "--verbose").text.contains("tween.updated"))
  }

  @Test func `a failed expectation is reported with everything that helps`() throws {
    try folder.write("wait 250ms\n\n  expect  tween.completed moon/rise # soon\nwait 9s\n", to: "moon.play")
    let path = folder.path(of: "moon.play")
    let outcome = bookplay(["play", folder.path(of: "story.plist"), "--script", path])
    #expect(outcome.text == PlayTests.evening.split(separator: "\n").prefix(4).map { $0 + "\n" }.joined())
    let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "\(path):3: error: `tween.completed moon/rise` has not happened")
    #expect(
      lines.dropFirst().joined(separator: "\n") == """
            expect  tween.completed moon/rise # soon
            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          at 0.25 s (tick 15), on page 1
          nearest events:
               0.000   1  item.added       moon
               0.000   1  tween.started    moon/rise
          still running: tween moon/rise

        """)
    #expect(outcome.status == .bad)
  }

  @Test(arguments: [
    (
      "tap star", "`star` cannot be touched: it is not on stage\n  tap star\n  ^~~~~~~~\n  at 0 s (tick 0), on page 1\n"
    ),
    (
      "open night\nexpect page evening",
      "page 1 is not on stage, but page 2\n  expect page evening\n  ^~~~~~~~~~~~~~~~~~~\n  at 0 s (tick 0), on page 2\n"
    ),
    (
      "open credits\nexpect page night",
      "page 2 is not on stage, but the credits\n  expect page night\n  ^~~~~~~~~~~~~~~~~\n"
        + "  at 0 s (tick 0), during the credits\n"
    ),
  ])
  func `a failing command reports the state of the book`(script: String, message: String) {
    let outcome = play(script)
    let line = script.split(separator: "\n").count
    #expect(outcome.errors.hasPrefix("<stdin>:\(line): error: \(message)"), "\(outcome.errors)")
    #expect(outcome.status == .bad)
  }

  static let counts: [(String, String?)] = [
    ("tap star\ntap star\nexpect tap star 1 times\n", "the page opened"),
    ("tap star\nmark\ntap star\ntap star\nexpect tap star 1 times\n", "the last `mark`"),
    ("tap star\nwait 1s\nexpect no tap star\n", "the page opened"),
    // No hint is given, since a `mark` can't hide what has just happened or bring what is missing.
    ("tap star\nexpect no tap star\n", nil), ("tap star\ntap star\nexpect tap star 3 times\n", nil),
    ("mark\ntap star\nexpect tap star 0 times\n", nil),
  ]

  @Test(arguments: counts)
  func `where earlier events count too, a mark is proposed`(script: String, start: String?) {
    let outcome = play("wait 2s\n" + script)
    #expect(outcome.errors.contains(" happened"))
    let hint = outcome.errors.split(separator: "\n").last { $0.contains("hint: ") }
    #expect(hint.map(String.init) == start.map { "  hint: everything since \($0) counts; write `mark` to start later" })
  }

  @Test func `what is visible can be expected`() throws {
    try folder.write(
      """
      { rules = ( { when = { event = tap; item = a; }; do = ( { action = show; item = b; } ); } );
        pages = ( { elements = ( { type = text; name = a; text = A; width = 9; height = 9; },
          { type = text; name = b; text = B; visible = NO; },
          { type = text; name = c; text = C; trigger = { triggeringItem = b; triggerIsATouch = YES; }; } ); } ); }
      """, to: "story.plist")
    let good = play("expect a.visible = true\nexpect b.visible != true\ntap a\nexpect b.visible = true\n")
    #expect(good.errors == "")
    #expect(good.status == .good)
    #expect(play("expect b.visible = true\n").errors.contains("expected `b.visible = true`, but it is false"))
    #expect(play("expect c.visible = true\n").errors.contains("`c` is not on stage"))
  }

  @Test func `a language that only an element names is one of the book`() throws {
    try folder.write(
      """
      ( { elements = ( { type = text; name = a; text = A; localized = { de = { x = 7; }; }; } ); } )
      """, to: "story.plist")
    #expect(play("language de\nexpect a.x = 7\n").status == .good)
    #expect(play("expect a.x = 7\n", "--language", "de").status == .good)
    #expect(
      play("wait 1s\n", "--language", "fr").errors.contains("the book does not have the language `fr`; it has `de`"))
  }

  @Test func `all mistakes of a script are reported before anything runs`() {
    let outcome = play("tap mooon\nwait 1s\nexpcet tap star\nopen 7\n")
    #expect(outcome.output.isEmpty)
    let errors = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.map { $0.split(separator: " ")[0] } == ["<stdin>:1:5:", "<stdin>:3:1:", "<stdin>:4:6:"])
    #expect(
      outcome.errors.hasPrefix(
        """
        <stdin>:1:5: error: no element of the book is called `mooon`
          tap mooon
              ^~~~~
          hint: did you mean `moon`? (page 1 has `moon`, `sky` and `star`)

        """))
    #expect(outcome.status == .bad)
  }

  @Test func `a script without commands is an error`() {
    let outcome = play("# nothing\n")
    #expect(
      outcome.errors
        == "bookplay play: error: the script `<stdin>` has no commands\n  hint: write one, such as `wait 1s`\n")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .bad)
  }

  @Test func `a script that would play too long is not started`() {
    let outcome = play(String(repeating: "\n", count: 16 << 20) + "\n")
    #expect(
      outcome.errors
        == "bookplay play: error: cannot read `<stdin>`: it is larger than 16 MB, which is the limit\n")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .misuse)
  }

  @Test func `a missing script is reported`() {
    let outcome = bookplay(["play", "-", "--script", folder.path(of: "no.play")], input: PlayedBooks.story)
    #expect(
      outcome.errors
        == "bookplay play: error: cannot read `\(folder.path(of: "no.play"))`: No such file or directory\n")
    #expect(outcome.status == .misuse)
  }

  @Test func `a good script does not make a faulty book good`() throws {
    try folder.write("( { elements = ( { type = imgae; } ); } )", to: "faulty.plist")
    let outcome = bookplay(["play", folder.path(of: "faulty.plist"), "--script", "-"], input: "expect page 1\n")
    #expect(outcome.text == "     0.000   1  page.entering\n     0.000   1  page.entered\n")
    #expect(outcome.errors.contains("[unknown-type]"))
    #expect(outcome.status == .bad)
  }

  @Test func `the script of a new book says what is so`() {
    #expect(bookplay(["new", folder.path(of: "Moon")]).status == .good)
    let outcome = bookplay(["play", folder.path(of: "Moon"), "--script", folder.path(of: "Moon/book.play")])
    #expect(outcome.errors == "")
    #expect(outcome.text.hasSuffix("  tween.completed  goodnight/appear\n"))
    #expect(outcome.status == .good)
  }

  @Test func `control characters of a script do not reach a terminal`() {
    let words = ["play", folder.path(of: "story.plist"), "--script", "-"]
    for script in ["tap \"\u{1B}[31m\u{9B}\"\n", "open night\nexpect variable taps = \"\u{1B}[31m\u{9B}\"\n"] {
      let outcome = bookplay(words, input: script, isTerminal: true)
      #expect(outcome.status == .bad)
      #expect(
        !outcome.errors.unicodeScalars.contains {
          $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
        })
    }
  }
}
