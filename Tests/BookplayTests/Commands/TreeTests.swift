import BookReports
import BookplayCommands
import PropertyList
import Testing

/// Tests of what `tree` shows of books in old-style text, whose first line and page heading are always the same.
@Suite struct TreeTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let page: String
    let lines: [String]
    let testDescription: String

    init(_ name: String, _ page: String, _ lines: String...) {
      testDescription = name
      self.page = page
      self.lines = lines
    }
  }

  private static let star =
    "{ type = image; name = star; fileName = \"s.png\"; x = 1.5; y = 2; tweens = ( { name = a; } ); }"
  private static let starLines = ["image  star  at 1.5, 2  s.png", "         tween a: nothing in 1 s"]

  static let samples = [
    Sample(
      "frames", "{ type = text; text = \"Good night\"; width = 10; }", "text  element0  at 0, 0  10 × ?  \"Good night\""
    ),
    Sample(
      "groups",
      """
      { type = group; name = sky; elements = (
        { type = activearea; shape = ellipse; isActive = NO; width = 9; height = 8; } ); }
      """,
      "group         sky           at 0, 0",
      "  activearea  sky.element0  at 0, 0  9 × 8  an ellipse, not active at first"),
    Sample("names", "{ type = group; name = \"the sky\"; elements = ( ); }", "group  \"the sky\"  at 0, 0"),
    Sample(
      "tweens",
      """
      { type = group; name = g; elements = (); tweens = (
        { properties = { x = 3; y = 4; }; delay = 1; transition = easeOut; },
        { name = b; from = { alpha = 0; }; properties = { alpha = 1; }; duration = 2;
          loopType = reverse; loopCount = 3; },
        { name = c; keyframes = { x = (1, 2.5); }; loopType = repeat; removeFromStageWhenFinished = YES; }); }
      """,
      "group  g  at 0, 0", "         tween tween0: x → 3, y → 4 from 1 s, in 1 s, easeOut",
      "         tween b: alpha 0 → 1 in 2 s, 3 passes there and back",
      "         tween c: x → 1 → 2.5 in 1 s, repeating, then leaves"),
    Sample(
      "sounds and movies",
      """
      { type = audio; name = a; audio = { trackName = "a.wav"; offset = 1; duration = 2; role = narration;
        loop = YES; }; },
      { type = movie; name = m; frames = ( { name = "1.png"; } ); fps = 2; loop = NO; autoStart = NO; }
      """,
      "audio  a           a.wav, at 1 s, for 2 s, narration, repeating",
      "movie  m  at 0, 0  1 frame, 2 a second, stopped at first"),
    Sample(
      "what waits for a rule, and what waits for its trigger all the same",
      """
      { type = text; name = a; text = A; offStage = YES; },
      { type = text; name = b; text = B; offStage = YES; trigger = { triggeringItemType = page; }; }
      """,
      "text  a  at 0, 0  \"A\"", "        waits for a rule to show it", "text  b  at 0, 0  \"B\"",
      "        waits for the page to have entered"),
    Sample(
      "a sound that begins inside its file",
      "{ type = audio; name = a; audio = { trackName = \"a.wav\"; start = \"1.5\"; }; }",
      "audio  a  a.wav, from 1.5 s of the file"),
    Sample(
      "a target's label",
      "{ type = group; name = g; elements = (); draggable = YES; "
        + "dropTargets = ( { name = t; label = \"the head\"; } ); }",
      "group  g  at 0, 0", "         can be dragged onto t, \"the head\""),
    Sample(
      "what else an element does",
      """
      { type = group; name = g; elements = (); visible = NO; draggable = YES; dragWith = (h); link = "http://a.b";
        dropTargets = ( { name = "the head"; width = 50; height = 50; } ); physics = { shape = circle; };
        slideIn = { hold = 2; }; }, { type = group; name = h; elements = (); }
      """,
      "group  g  at 0, 0", "         not visible at first",
      "         can be dragged onto \"the head\", together with h", "         a dynamic body, a circle",
      "         slides in from the left for 0.5 s, and out after 2 s", "         a tap opens http://a.b",
      "group  h  at 0, 0"),
  ]

  @Test(arguments: samples)
  func `an element is a line, and what it does lines beneath`(sample: Sample) {
    #expect(lines("{ elements = ( \(sample.page) ); }") == sample.lines)
  }

  @Test(arguments: [
    ("triggeringItem = star;", "the end of tween a of star"),
    ("triggeringItem = star; triggerWhen = pass;", "every pass of tween a of star"),
    (
      "triggeringItem = star; triggerIsATween = YES; triggeringTweenNumber = 0; delay = 2;",
      "the end of tween a of star, then 2 s"
    ),
    (
      "triggeringItem = star; triggerIsATween = YES; triggeringTweenNumber = 3;", "the end of tween 3 of star"
    ),
    ("triggeringItem = star; triggerIsATouch = YES;", "a touch on star"),
    (
      "triggeringItem = star; triggerIsATouch = YES; triggerWhen = end; retrigger = ignore;",
      "the end of a touch on star; once only"
    ),
    (
      "triggeringItem = star; triggerWhen = drop; retrigger = restart;",
      "star to be dropped on a target; starts again each time"
    ),
    ("triggeringItemType = page;", "the page to have entered"),
    ("triggeringItemType = page; triggerWhen = start;", "the page to begin to enter"),
    ("triggeringItem = moon;", "moon"),
  ])
  func `a trigger is described by what actually fires it`(trigger: String, words: String) {
    let waiting = "{ type = text; text = b; name = b; trigger = { \(trigger) }; }"
    #expect(
      lines("{ elements = ( \(Self.star), \(waiting) ); }") == Self.starLines
        + ["text   b     at 0, 0    \"b\"", "         waits for \(words)"])
    let tween = "{ type = text; text = b; name = b; tweens = ( { trigger = { \(trigger) }; } ); }"
    #expect(
      lines("{ elements = ( \(Self.star), \(tween) ); }").last
        == "         tween tween0: nothing in 1 s; waits for \(words)")
  }

  @Test(arguments: [(0, "hop"), (1, "slideIn"), (2, "slideOut")])
  func `a banner's tweens come after its own`(number: Int, name: String) {
    let banner = "{ type = text; text = a; name = a; tweens = ( { name = hop; } ); slideIn = { hold = 1; }; }"
    let trigger = "{ triggeringItem = a; triggerIsATween = YES; triggeringTweenNumber = \(number); }"
    let waiting = "{ type = text; text = b; name = b; trigger = \(trigger); }"
    let words = lines("{ elements = ( \(banner), \(waiting) ); }").last
    #expect(words == "        waits for the end of tween \(name) of a")
  }

  @Test(arguments: [
    ("when = { event = tap; item = star; }; do = ( { action = nextPage; } );", "when tap star: nextPage"),
    (
      #"""
      when = { event = "tween.completed"; item = star; tween = a; };
      if = "n >= 2 and not (d or \"x\" == s)"; do = ();
      """#,
      "when tween.completed star/a, if n >= 2 and not (d or \"x\" == s): nothing"
    ),
    (
      """
      name = r; delay = 1; limit = 1; when = { event = "drag.dropped"; item = star; target = t; };
      do = ( { action = set; variable = n; by = 2; }, { action = setProperty; item = star; property = x; to = 3; } );
      """,
      "when drag.dropped star on t, after 1 s, at most 1 time: set n by 2, setProperty star.x to 3"
    ),
    (
      """
      when = { event = "variable.changed"; variable = n; };
      do = ( { action = goToPage; page = 2; }, { action = goToPage; page = last; },
        { action = playSound; trackName = "a b.wav"; } );
      """,
      "when variable.changed of n: goToPage 2, goToPage last, playSound \"a b.wav\""
    ),
  ])
  func `a rule is one line`(rule: String, words: String) {
    let name = rule.hasPrefix("name") ? "r" : "rule0"
    #expect(lines("{ elements = (); rules = ( { \(rule) } ); }") == ["rule  \(name)  \(words)"])
  }

  @Test func `the book comes first, and each page has a heading`() {
    let book = """
      { title = "The Moon"; languages = (en, de); variables = { n = 1; }; canvas = { width = 200; height = 100; };
        rules = ( { when = { event = tap; }; do = (); } );
        pages = ( { name = "first page"; title = Evening; background = "#102030"; elements = (); },
          { background = "b.png"; music = { trackName = "m.mp3"; duration = 3; }; } ); }
      """
    let text = bookplay(["tree", "-"], input: book).text
    #expect(
      text == """
        The Moon, 2 pages of 200 × 100, in en, de
          variable  n      1
          rule      rule0  when tap: nothing

        page 1 "first page": Evening
          background  #102030

        page 2
          background  b.png
          music       m.mp3, for 3 s, repeating

        """)
  }

  @Test func `errors come first on standard error, and all that can be understood is shown`() {
    let outcome = bookplay(
      ["tree", "-"],
      input: "{ pages = ( { elements = ( { type = imgae; }, { type = group; elements = (); x = a; } ); } ); }")
    #expect(outcome.status == .bad)
    #expect(outcome.errors.contains("<stdin>:1:37: error: `imgae` is not an element type [unknown-type]\n"))
    #expect(outcome.errors.contains("[wrong-type]"))
    #expect(outcome.text.contains("group"))
  }

  @Test func `warnings are not listed`() {
    let outcome = bookplay(["tree", "-"], input: "{ pages = (); tickRate = 60; }")
    #expect(outcome.errors == "")
    #expect(outcome.status == .good)
  }

  @Test(arguments: ["text", "json"])
  func `a file that is not a book is not shown`(format: String) {
    let outcome = bookplay(["tree", "-", "--format", format], input: "hello")
    #expect(outcome.status == .bad)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("[unsupported-root]"))
  }

  @Test(arguments: [("2", "page 2\n"), ("last", "page 3 last\n"), ("1", "page 1 2\n")])
  func `one page may be asked for, by its name or else its number`(page: String, heading: String) {
    let book = "( { name = \(page == "2" ? "x" : "2"); }, { }, { name = last; } )"
    let text = bookplay(["tree", "-", "--page", page], input: book).text
    #expect(text.hasSuffix("\n\n" + (page == "1" ? heading : heading)))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    ("0", "3 pages"), ("4", "3 pages"), ("moon", "3 pages"), ("-1", "3 pages"), ("99999999999999999999", "3 pages"),
  ])
  func `a page that doesn't exist is a usage error`(page: String, count: String) {
    let outcome = bookplay(["tree", "-", "--page=\(page)"], input: "( {}, {}, {} )")
    #expect(outcome.status == .misuse)
    #expect(outcome.errors == "bookplay tree: error: there is no page `\(page)`; the book has \(count)\n")
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["text", "json"])
  func `untrusted text can't control the terminal`(format: String) throws {
    let evil = "\\U001b[31m\\U0007\\n\\U202e"
    let book = """
      { title = "\(evil)"; variables = { "\(evil)" = "\(evil)"; }; pages = ( { name = "\(evil)"; title = "\(evil)";
      elements = ( { type = text; name = "\(evil)"; text = "\(evil)"; link = "\(evil)";
        tweens = ( { name = "\(evil)"; trigger = { triggeringItem = "\(evil)"; }; } );
        dropTargets = ( { name = "\(evil)"; width = 9; height = 9; } ); draggable = YES; } );
      rules = ( { name = "\(evil)"; when = { event = tap; item = "\(evil)"; };
        do = ( { action = set; variable = "\(evil)"; to = "\(evil)"; } ); } ); } ); }
      """
    let outcome = bookplay(["tree", "-", "--format", format], input: book, isTerminal: true)
    let output = [outcome.text, outcome.errors].joined()
    #expect(!outcome.output.isEmpty)
    #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) })
    if format == "json" { _ = try JSONValue(json: outcome.output) }
  }

  @Test func `programs get one object`() throws {
    let book = """
      { pages = ( { name = p; elements = (
        { type = group; name = g; elements = ( { type = image; name = i; fileName = "i.png"; x = 0.5; },
          { type = group; elements = (); } ); },
        { type = text; name = t; text = hello; trigger = { triggeringItem = i; triggerIsATouch = YES; };
          tweens = ( { name = a; properties = { x = 1; }; duration = 2; } ); } );
        rules = ( { name = r; when = { event = tap; }; do = ( { action = nextPage; } ); } ); } ); }
      """
    let outcome = bookplay(["tree", "-", "--format", "json"], input: book)
    #expect(outcome.errors == "")
    let page = try #require(try JSONValue(json: outcome.output)["pages"]?.array?.first)
    let elements = try #require(page["elements"]?.array)
    #expect(page["page"]?.integer == 1)
    #expect(elements.map { $0["name"]?.text } == ["g", "t"])
    #expect(elements[0]["elements"]?.array?.map { $0["name"]?.text } == ["i", "g.element1"])
    #expect(elements[0]["elements"]?.array?.first?["x"] == .number(0.5))
    #expect(elements[1]["trigger"]?["kind"]?.text == "touch")
    #expect(elements[1]["trigger"]?["item"]?.text == "i")
    #expect(elements[1]["tweens"]?.array?.first?["duration"]?.integer == 2)
    #expect(page["rules"]?.array?.first?["words"]?.text == "when tap: nextPage")
  }

  @Test func `backgrounds, pressed looks and the credits are described`() throws {
    let book = """
      { title = Moon; about = "All about it"; publisher = Harbour; publisherLink = "https://a.example/";
        creditsBackground = { colors = ( red, "#0000FF88" ); angle = 90; };
        pages = ( { background = { colors = ( red, blue ); };
          elements = ( { type = image; name = i; fileName = "i.png"; pressedAlpha = 0.5; } ); } ); }
      """
    let text = bookplay(["tree", "-"], input: book).text
    #expect(
      text.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) } == [
        "about      \"All about it\"", "publisher  Harbour, a tap opens https://a.example/",
        "credits    a gradient at 90°: #FF0000, #0000FF88", "page 1",
        "background  a gradient at 180°: #FF0000, #0000FF",
        "image       i  at 0, 0  i.png", "shows a finger on it: alpha × 0.5",
      ])
    let json = try JSONValue(json: bookplay(["tree", "-", "--format", "json"], input: book).output)
    #expect(json["about"]?.text == "All about it" && json["publisherLink"]?.text == "https://a.example/")
    #expect(json["creditsBackground"]?["angle"]?.integer == 90)
    let page = try #require(json["pages"]?.array?.first)
    #expect(page["background"]?["colors"]?.array?.map(\.text) == ["#FF0000", "#0000FF"])
    #expect(page["elements"]?.array?.first?["pressedAlpha"] == .number(0.5))
  }

  @Test func `JSON has rule waits, sound starts and target labels`() throws {
    let page = """
      { elements = ( { type = audio; name = a; offStage = YES; audio = { trackName = "a.wav"; start = 3; }; },
        { type = text; name = t; text = A; dropTargets = ( { name = u; }, { name = v; label = there; } ); } ); }
      """
    let outcome = bookplay(["tree", "-", "--format", "json"], input: "( \(page) )")
    let elements = try #require(try JSONValue(json: outcome.output)["pages"]?.array?.first?["elements"]?.array)
    #expect(elements[0]["offStage"] == .boolean(true) && elements[0]["start"]?.integer == 3)
    #expect(elements[1]["offStage"] == nil && elements[1]["labels"]?.array?.map { $0.text } == ["", "there"])
  }

  @Test func `colours are for terminals`() {
    let input = "( { elements = ( \(Self.star) ); } )"
    #expect(bookplay(["tree", "-"], input: input, isTerminal: true, disablesColor: false).text.contains("\u{1B}["))
    #expect(!bookplay(["tree", "-"], input: input, disablesColor: false).text.contains("\u{1B}["))
  }

  /// Returns the lines of the only page, without the lines that are the same for all books.
  private func lines(_ page: String) -> [String] {
    let text = bookplay(["tree", "-"], input: "( \(page) )").text
    return text.split(separator: "\n").dropFirst(2).map { String($0.dropFirst(2)) }
  }

  @Test func `a section that nobody drew is shown as it is generated`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("( { elements = ( ); } )", to: "book.plist")
    let text = bookplay(["tree", file, "--section", "cover"]).text
    #expect(text.contains("section cover, generated\n"))
    #expect(text.contains("  text        options   at 676, 512") && text.contains("a tap opens options"))
    let json = bookplay(["tree", file, "--section", "cover", "--format", "json"]).text
    #expect(json.contains(#""isGenerated":true"#))
    let other = bookplay(["tree", file, "--section", "covr"])
    #expect(other.errors.contains("did you mean `cover`?"))
  }
}
