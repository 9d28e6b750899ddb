import BookReports
import BookplayCommands
import PropertyList
import Testing

/// Tests of what `play` prints for small books.
@Suite struct PlayTests {
  struct Run: Sendable, CustomTestStringConvertible {
    let options: [String]
    let text: String

    init(_ options: String..., text: String) {
      self.options = options
      self.text = text
    }

    var testDescription: String { options.joined(separator: " ") }
  }

  private func play(_ book: String, _ options: [String] = []) -> Outcome {
    bookplay(["play", "-"] + options, input: book)
  }

  static let evening = """
         0.000   1  page.entering
         0.000   1  item.added       moon
         0.000   1  tween.started    moon/rise
         0.000   1  page.entered
         1.000   1  tween.completed  moon/rise
         1.250   1  trigger.fired    sky from=moon
         1.250   1  item.added       sky
         1.250   1  item.added       star

    """

  static let night = """
         0.000   2  page.entering
         0.000   2  item.added       bed
         0.000   2  page.entered

    """

  static let runs = [
    Run(text: evening),
    Run("--format", "text", "--language", "de", "--reduced-motion", text: evening),
    Run("--page", "night", text: night),
    Run("--page", "2", text: night),
    Run(
      "--page", "credits", "--until", "5s",
      text: """
             0.000      credit.shown     "Ann Lee" index=0
             4.000      credit.hidden    "Ann Lee" index=0 finished=true
             4.000      credit.shown     "Ann Lee" index=0

        """),
    Run("--until", "0s", "--only", "page.entered", text: "     0.000   1  page.entered\n"),
    Run("--until", "74 ticks", "--only", "item.added", text: "     0.000   1  item.added       moon\n"),
    Run("--until", "1249ms", "--only", "item.added sky", text: ""),
    Run("--until", "1.25s", "--only", "item.added sky", text: "     1.250   1  item.added       sky\n"),
    Run(
      "--until=999999999999999s", "--only", "trigger.fired", text: "     1.250   1  trigger.fired    sky from=moon\n"),
    Run(
      "--turn-pages",
      text: evening
        + """
             1.250   1  page.exiting
             1.250   2  page.entering    from=1
             1.250   2  item.added       bed
             1.250   1  page.exited
             1.250   2  page.entered
             1.250   2  book.ended

        """),
    Run("--turn-pages", "--page", "night", "--only", "book.ended", text: "     0.000   2  book.ended\n"),
    Run("--turn-pages", "--until", "1s", "--only", "page.entered", text: "     0.000   1  page.entered\n"),
    Run(
      "--verbose", "--until", "2 ticks", "--only", "tween.updated moon/rise",
      text: """
             0.017   1  tween.updated    moon/rise name=y value=59
             0.033   1  tween.updated    moon/rise name=y value=58

        """),
    Run(
      "--until", "1 tick", "--only", "tween.updated",
      text: "     0.017   1  tween.updated    moon/rise name=y value=59\n"),
  ]

  @Test(arguments: runs)
  func `events are printed`(run: Run) {
    let outcome = play(PlayedBooks.story, run.options)
    #expect(outcome.text == run.text)
    #expect(outcome.errors == "")
    #expect(outcome.status == .good)
  }

  @Test func `verbose events come among the others`() {
    let lines = play(PlayedBooks.story, ["--verbose"]).text.split(separator: "\n")
    #expect(lines.count { $0.contains("tween.updated") } == 59)
    #expect(lines.filter { !$0.contains("tween.updated") } == Self.evening.split(separator: "\n"))
  }

  @Test func `programs get a line of JSON for each event`() {
    let outcome = play(PlayedBooks.story, ["--format", "jsonl"])
    #expect(
      outcome.text == """
        {"tick":0,"time":0,"page":1,"event":"page.entering"}
        {"tick":0,"time":0,"page":1,"event":"item.added","item":"moon"}
        {"tick":0,"time":0,"page":1,"event":"tween.started","item":"moon","tween":"rise"}
        {"tick":0,"time":0,"page":1,"event":"page.entered"}
        {"tick":60,"time":1,"page":1,"event":"tween.completed","item":"moon","tween":"rise"}
        {"tick":75,"time":1.25,"page":1,"event":"trigger.fired","item":"sky","from":"moon"}
        {"tick":75,"time":1.25,"page":1,"event":"item.added","item":"sky"}
        {"tick":75,"time":1.25,"page":1,"event":"item.added","item":"star"}

        """)
    #expect(outcome.status == .good)
  }

  // MARK: - Duration

  @Test func `a page on which something is always due is played for a minute`() {
    let text = play(PlayedBooks.endless, ["--only", "tween.repeated"]).text
    #expect(text.split(separator: "\n").count == 120)
    #expect(text.hasSuffix("    60.000   1  tween.repeated   a/t pass=121\n"))
    #expect(
      play(PlayedBooks.endless, ["--turn-pages", "--only", "page.entered"]).text
        == "     0.000   1  page.entered\n    60.000   2  page.entered\n")
  }

  @Test(
    arguments: [
      (PlayedBooks.endless, [], "`tween a/t` repeats without end"),
      (
        """
        ( { elements = ( { type = text; name = a; text = A; tweens = (
          { name = t; delay = 75.5; properties = { x = 9; }; duration = 2; } ); } ); } )
        """, [], "something is due at 75.5 s, and `tween a/t (in its delay)` continues"
      ),
      (
        """
        ( { rules = ( { when = { event = page.entered; }; delay = 600; do = ( { action = nextPage; } ); } ); }, { } )
        """, [], "something is due at 600 s"
      ),
      (PlayedBooks.endless, ["--until", "90s"], nil), (PlayedBooks.endless, ["--turn-pages"], nil),
      (PlayedBooks.story, [], nil),
    ] as [(String, [String], String?)])
  func `what is due after the first minute is reported`(book: String, options: [String], coming: String?) {
    let outcome = play(book, options)
    let note = coming.map {
      "<stdin>: note: stopped after 60 s with more to come: \($0); `--until TIME` plays longer\n"
    }
    #expect(outcome.errors == note ?? "")
    #expect(outcome.status == .good)
  }

  // MARK: - Selecting events

  @Test(arguments: [
    (["--only", "tween.*"], ["tween.started", "tween.completed"]),
    (["--only", "page.entered,tween.*"], ["tween.started", "page.entered", "tween.completed"]),
    (["--only", "page.entered", "--only", "trigger.fired"], ["page.entered", "trigger.fired"]),
    (["--only", "item.added moon, item.added \"sky\""], ["item.added", "item.added"]),
    (["--only", "*.added star"], ["item.added"]),
    (["--only", "*ed moon"], ["item.added", "tween.started", "tween.completed"]),
    (["--only", "tween.*", "--verbose", "--until", "2 ticks"], ["tween.started", "tween.updated", "tween.updated"]),
  ])
  func `a list and stars choose events`(options: [String], events: [String]) {
    let text = play(PlayedBooks.story, options).text
    #expect(text.split(separator: "\n").map { $0.split(separator: " ")[2] } == events.map { $0[...] })
  }

  @Test func `a narration that takes longer than a minute is heard to its end`() {
    let outcome = play(
      """
      { waitForNarration = YES; pages = ( { elements = ( { type = text; text = a; name = a; }, { type = audio;
        name = voice; audio = { trackName = "v.wav"; duration = 90; role = narration; }; } ); }, { } ); }
      """, ["--turn-pages", "--only", "page.entered"])
    #expect(outcome.text == "     0.000   1  page.entered\n    90.000   2  page.entered\n")
    #expect(outcome.status == .good)
  }

  @Test func `a page that cannot be left is an error`() {
    let outcome = play(
      """
      { waitForNarration = YES; pages = ( { }, { elements = ( { type = audio; name = voice;
        audio = { trackName = "v.wav"; duration = 1; role = narration; loop = YES; }; } ); }, { } ); }
      """, ["--turn-pages", "--only", "page.refused"])
    #expect(outcome.text == "   660.000   2  page.refused     reason=narration\n")
    #expect(outcome.errors == "<stdin>: error: page 2 cannot be left: a narration plays and does not end\n")
    #expect(outcome.status == .bad)
  }

  @Test func `a book that always turns back is an error`() {
    let outcome = play(
      """
      { pages = ( { }, { rules = ( { when = { event = "page.entered"; }; do = ( { action = goToPage; page = 1; } ); } );
        }, { } ); }
      """, ["--turn-pages", "--only", "page.entered 2"])
    #expect(outcome.text == String(repeating: "     0.000   2  page.entered\n", count: 7))
    #expect(outcome.errors == "<stdin>: error: the book does not end: after 7 turns it still has a next page\n")
    #expect(outcome.status == .bad)
  }

  @Test func `an endless cascade is aborted`() {
    let outcome = play(
      """
      { variables = { n = a; }; pages = ( { elements = (
          { type = group; name = g; elements = (); }, { type = group; name = h; elements = (); } );
        rules = (
          { when = { event = "item.added"; item = g; };
            do = ( { action = hide; item = g; }, { action = show; item = g; } ); } ); } ); }
      """, ["--only", "engine.fault"])
    #expect(outcome.text == "     0.000   1  engine.fault     reason=cascade\n")
    #expect(outcome.status == .good)
  }

  // MARK: - Faulty books

  @Test func `a book with errors is played as far as possible, with the errors on standard error`() {
    let outcome = play("( { elements = ( { type = imgae; }, { type = text; name = a; text = A; } ); } )")
    #expect(
      outcome.text == """
             0.000   1  page.entering
             0.000   1  item.added       a
             0.000   1  page.entered

        """)
    #expect(
      outcome.errors == """
        <stdin>:1:27: error: `imgae` is not an element type [unknown-type]
          ( { elements = ( { type = imgae; }, { type = text; name = a; text = A; } ); } )
                                    ^~~~~
          hint: did you mean `image`?
        1 error in 1 book

        """)
    #expect(outcome.status == .bad)
  }

  @Test(arguments: [
    ("", "malformed-plist"), ("( { elements = ( ); }, { ", "malformed-plist"), ("hello", "unsupported-root"),
  ])
  func `a file that is not a book is not played`(book: String, rule: String) {
    let outcome = play(book)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("[\(rule)]"))
    #expect(outcome.status == .bad)
  }

  @Test func `a file that cannot be read to its end is not played`() {
    let outcome = play("( { elements = ( { type = text; text = A; } ); }, { ")
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.hasSuffix(
        """
        bookplay play: error: the book `<stdin>` cannot be played because its file has errors
          hint: fix the errors above

        """))
    #expect(outcome.status == .bad)
  }

  @Test(arguments: [
    "<integer>3l92</integer>", "<real>?</real>", "<integer/>", "<string>3l92</string>", "<string>&x;</string>",
  ])
  func `an invalid number is ignored, and the book is played`(value: String) {
    let outcome = play(
      Samples.wrapped(
        """
        <array><dict><key>elements</key><array><dict><key>type</key><string>text</string><key>name</key>
        <string>a</string><key>text</key><string>A</string><key>x</key>\(value)</dict></array></dict></array>
        """))
    #expect(outcome.text.contains("item.added       a"), "\(outcome.errors)")
    #expect(outcome.errors.contains("error: "))
    #expect(outcome.status == .bad)
  }

  @Test func `a book without pages cannot be played`() {
    let outcome = play("{ pages = ( ); }")
    #expect(
      outcome.errors
        == "bookplay play: error: the book `<stdin>` has no page to play\n  hint: add one to `pages`\n")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .bad)
  }

  @Test(arguments: ["text", "jsonl"])
  func `untrusted text can't control the terminal`(format: String) throws {
    let evil = "\\U001b[31m\\U0007\\n\\U202e\\U009b\\Udb40\\Udc01"
    let book = "( { elements = ( { type = text; name = \"\(evil)\"; text = a; } ); } )"
    let outcome = bookplay(["play", "-", "--format", format], input: book, isTerminal: true)
    #expect(outcome.text.split(separator: "\n").count == 3)
    #expect(
      !outcome.text.unicodeScalars.contains {
        $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) || $0 == "\u{202E}" || $0.value > 0xFFFF
      })
    guard format == "jsonl" else { return }
    let line = try #require(outcome.text.split(separator: "\n").dropFirst().first)
    let name = "\u{1B}[31m\u{7}\n\u{202E}\u{9B}\u{E0001}"
    #expect(try JSONValue(json: Array(line.utf8))["item"]?.text == name)
  }
}
