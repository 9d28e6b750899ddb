import BookChecking
import BookKit
import BookTestSupport
import Testing

/// Tests of the checks for names in elements and rules that refer to nothing.
@Suite struct ReferenceTests {
  typealias Part = SmallBooks

  static let elements: [MarkedBook] = [
    MarkedBook("dragged along", Part.page(Part.text("a", "draggable = YES; dragWith = ( b );"), Part.text("b"))),
    MarkedBook(
      "nobody is dragged along", Part.page(Part.text("a", "draggable = YES; dragWith = ( b, ①c );"), Part.text("b")),
      .danglingReference, message: "no element of this page is called `c`"),
    MarkedBook(
      "read by a sound", Part.page(Part.sound("a"), Part.text("b", "readAlong = { audio = a; starts = ( 0 ); };"))),
    MarkedBook(
      "read by nobody", Part.page(Part.text("b", "readAlong = { audio = ①a; starts = ( 0 ); };")), .danglingReference),
    MarkedBook(
      "read by several voices",
      Part.page(
        Part.sound("a"),
        Part.text("b", "readAlong = ( { audio = ①c; starts = ( ); }, { audio = a; starts = ( 0 ); } );")),
      .danglingReference),
    MarkedBook(
      "read by a text", Part.page(Part.text("a"), Part.text("b", "readAlong = { audio = ①a; starts = ( 0 ); };")),
      .danglingReference, message: "a text is read by a sound, but this is a text: `a`"),
    MarkedBook(
      "what a translation shares is reported once",
      Part.page(Part.text("a", "draggable = YES; dragWith = ( ①c ); localized = { fr = { text = b; }; };")),
      .danglingReference),
  ]

  @Test(arguments: elements) func `an element names elements of its page`(_ book: MarkedBook) {
    book.expectFindings()
  }

  /// Returns a page with a rule and a text `a` that has a tween `t` and a drop target `d`.
  static func page(_ rule: String, keys: String = "", root: String = "variables = { v = 1; }; ") -> String {
    Part.page(
      Part.text(
        "a", "draggable = YES; dropTargets = ( { name = d; sound = \"d.wav\"; } ); tweens = ( \(Part.tween("t")) );"),
      Part.text("b"),
      keys: "rules = ( \(rule), \(Part.rule("tap; item = b", "{ action = set; variable = v; by = 1; }")) ); "
        + keys,
      root: root)
  }

  static let rules: [MarkedBook] = [
    MarkedBook("an element", page(Part.rule("tap; item = a", "{ action = hide; item = a; }"))),
    MarkedBook(
      "nobody is waited for", page(Part.rule("tap; item = ①c", "{ action = hide; item = a; }")), .danglingReference),
    MarkedBook(
      "a banner that leaves",
      Part.page(
        Part.text("a", "slideIn = { hold = 1; };"),
        keys: "rules = ( \(Part.rule("tween.completed; tween = slideOut", "{ action = hide; item = a; }")) );")),
    MarkedBook(
      "a banner that stays",
      Part.page(
        Part.text("a", "slideIn = { };"),
        keys: "rules = ( \(Part.rule("tween.completed; tween = ①slideOut", "{ action = hide; item = a; }")) );"),
      .danglingTween),
    MarkedBook(
      "nobody is hidden", page(Part.rule("tap; item = a", "{ action = hide; item = ①c; }")), .danglingReference,
      message: "no element of this page is called `c`"),
    MarkedBook(
      "a tween",
      page(Part.rule("tween.completed; item = a; tween = t", "{ action = startTween; item = a; tween = t; }"))),
    MarkedBook(
      "no tween",
      page(Part.rule("tween.completed; item = a; tween = ①u", "{ action = startTween; item = a; tween = ②u; }")),
      .danglingTween, .danglingTween, message: "`a` has no tween `u`"),
    MarkedBook(
      "a tween of nobody", page(Part.rule("tap; item = a", "{ action = startTween; item = ①c; tween = u; }")),
      .danglingReference),
    MarkedBook("a tween of anybody", page(Part.rule("tween.completed; tween = t", "{ action = hide; item = a; }"))),
    MarkedBook(
      "a tween that nobody has", page(Part.rule("tween.completed; tween = ①u", "{ action = hide; item = a; }")),
      .danglingTween, message: "no element has a tween `u`"),
    MarkedBook("a target", page(Part.rule("drag.dropped; item = a; target = d", "{ action = hide; item = a; }"))),
    MarkedBook(
      "no target", page(Part.rule("drag.dropped; item = a; target = ①e", "{ action = hide; item = a; }")),
      .danglingReference, message: "`a` has no drop target `e`"),
    MarkedBook(
      "a target that nobody has", page(Part.rule("drag.dropped; target = ①e", "{ action = hide; item = a; }")),
      .danglingReference),
    MarkedBook(
      "music",
      page(
        Part.rule("tap; item = a", "{ action = play; item = music; }"),
        keys: "music = { trackName = \"a.wav\"; };")),
    MarkedBook("no music", page(Part.rule("tap; item = a", "{ action = play; item = ①music; }")), .danglingReference),
    MarkedBook(
      "music cannot be hidden",
      page(
        Part.rule("tap; item = a", "{ action = hide; item = ①music; }"), keys: "music = { trackName = \"a.wav\"; };"),
      .danglingReference),
    MarkedBook(
      "what readers record", page(Part.rule("sound.completed; item = voice", "{ action = play; item = voice; }"))),
    MarkedBook(
      "what readers record cannot be hidden", page(Part.rule("tap; item = a", "{ action = hide; item = ①voice; }")),
      .danglingReference),
    MarkedBook(
      "a page on which a sound is recorded",
      Part.page(
        Part.text("a", "touchable = YES;"), Part.sound("n"),
        keys: "rules = ( \(Part.rule("tap; item = a", "{ action = play; item = ①voice; }")) );"),
      .danglingReference),
    MarkedBook(
      "whether the page is recorded",
      page(Part.rule("recording.finished", "{ action = hide; item = a; }", keys: "if = \"page.recorded\";"))),
    MarkedBook("a drop's sound", page(Part.rule("sound.completed; item = \"d.wav\"", "{ action = hide; item = a; }"))),
    MarkedBook(
      "a tap's sound",
      Part.page(
        Part.text("a", "onTap = ( { action = playSound; trackName = \"t.wav\"; } );"),
        keys: "rules = ( \(Part.rule("sound.completed; item = \"t.wav\"", "{ action = hide; item = a; }")) );")),
    MarkedBook(
      "a file that nobody plays", page(Part.rule("sound.completed; item = ①\"e.wav\"", "{ action = hide; item = a; }")),
      .danglingReference),
  ]

  @Test(arguments: rules) func `a rule can refer only to elements of its page`(_ book: MarkedBook) {
    book.expectFindings()
  }

  static func setting(_ actions: String, keys: String = "") -> String {
    page(Part.rule("tap; item = a", actions, keys: keys), keys: "name = p;")
  }

  /// Returns a book whose first page turns to a page by number, in XML because old-style text has no numbers.
  static func turning(_ number: String, after other: String = "") -> String {
    """
    <plist><array><dict><key>rules</key><array><dict><key>when</key><dict><key>event</key><string>tap</string></dict>
    <key>do</key><array><dict><key>action</key><string>goToPage</string><key>page</key>\(number)</dict></array></dict>
    </array></dict>\(other)</array></plist>
    """
  }

  static let others: [MarkedBook] = [
    MarkedBook("a variable", setting("{ action = set; variable = v; to = 1; }", keys: "if = \"v > 1\";")),
    MarkedBook(
      "no variable", setting("{ action = set; variable = ①w; to = 1; }"), .danglingReference,
      message: "the book has no variable `w`"),
    MarkedBook(
      "no variable in a condition", setting("{ action = hide; item = a; }", keys: "if = ①\"w > 1 and w < 3\";"),
      .danglingReference),
    MarkedBook(
      "two missing in a condition", setting("{ action = hide; item = a; }", keys: "if = ①②\"w > x\";"),
      .danglingReference, .danglingReference),
    MarkedBook(
      "no variable changes", page(Part.rule("variable.changed; variable = ①w", "{ action = hide; item = a; }")),
      .danglingReference),
    MarkedBook(
      "a variable that could not be understood",
      Part.page(
        Part.text("a"), keys: "rules = ( \(Part.rule("tap; item = a", "{ action = set; variable = w; to = 1; }")) );",
        root: "variables = { w = ①( ); };"), .wrongType),
    MarkedBook("a page by number", turning("<integer>1</integer>")),
    MarkedBook("a page by name", setting("{ action = goToPage; page = p; }")),
    MarkedBook(
      "no such number", turning("①<integer>2</integer>"), .danglingReference,
      message: "the book has one page, so there is no page `2`"),
    MarkedBook("no such name", setting("{ action = goToPage; page = ①q; }"), .danglingReference),
    MarkedBook("a number in a string", setting("{ action = goToPage; page = ①\"1\"; }"), .looseType),
    MarkedBook(
      "no such number in a string", setting("{ action = goToPage; page = ①②\"3\"; }"), .looseType, .danglingReference),
    MarkedBook("a page that could not be understood", turning("<integer>2</integer>", after: "①<true/>"), .wrongType),
  ]

  @Test(arguments: others) func `a rule can refer only to existing variables and pages`(_ book: MarkedBook) {
    book.expectFindings()
  }

  /// Returns two pages, the second with a text `a` that has a tween `t`.
  static func book(_ rule: String) -> String {
    """
    { pages = ( { elements = ( \(Part.text("z")) ); },
      { elements = ( \(Part.text("a", "tweens = ( \(Part.tween("t")) );")) ); music = { trackName = "a.wav"; }; } );
      rules = ( \(rule) ); }
    """
  }

  static let bookRules: [MarkedBook] = [
    MarkedBook("of any page", book(Part.rule("tap; item = z", "{ action = hide; item = a; }"))),
    MarkedBook(
      "of no page", book(Part.rule("tap; item = ①y", "{ action = hide; item = ②b; }")), .danglingReference,
      .danglingReference),
    MarkedBook("a tween", book(Part.rule("tap; item = z", "{ action = startTween; item = a; tween = t; }"))),
    MarkedBook(
      "another's tween", book(Part.rule("tap; item = a", "{ action = startTween; item = z; tween = ①t; }")),
      .danglingTween),
    MarkedBook(
      "what readers record", book(Part.rule("recording.deleted; item = voice", "{ action = stop; item = voice; }"))),
    MarkedBook("music of any page", book(Part.rule("tap; item = a", "{ action = stop; item = music; }"))),
  ]

  @Test(arguments: bookRules) func `a rule of the book can refer to anything on any page`(_ book: MarkedBook) {
    book.expectFindings()
  }
}
