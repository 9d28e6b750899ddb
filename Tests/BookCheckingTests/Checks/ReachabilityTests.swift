import BookChecking
import BookKit
import BookTestSupport
import Testing

/// Tests of the checks for trigger cycles and for triggers that can never fire.
@Suite struct ReachabilityTests {
  typealias Part = SmallBooks

  /// The key for a tween `t`.
  static let moving = "tweens = ( \(Part.tween("t")) );"

  static let components: [MarkedBook] = [
    MarkedBook(
      "two wait for each other",
      Part.page(Part.text("a", moving + Part.waits(for: "①b")), Part.text("b", moving + Part.waits(for: "②a"))),
      .triggerCycle, notes: 1, message: "`a` waits for itself, through `b`, so it never appears"),
    MarkedBook(
      "one waits for itself", Part.page(Part.text("a", moving + Part.waits(for: "①a"))), .triggerCycle,
      message: "`a` waits for itself, so it never appears"),
    MarkedBook(
      "what is on stage may wait for itself to be touched",
      Part.page(Part.text("a", "tweens = ( \(Part.tween("t", Part.waits(for: "a", "triggerIsATouch = YES;"))) );"))),
    MarkedBook(
      "a tween waits for itself", Part.page(Part.text("a", "tweens = ( \(Part.tween("t", Part.waits(for: "①a"))) );")),
      .triggerCycle, message: "`a/t` waits for itself, so it never appears"),
    MarkedBook(
      "through a tween's trigger",
      Part.page(
        Part.text("a", moving + Part.waits(for: "①b")),
        Part.text("b", "tweens = ( \(Part.tween("t", Part.waits(for: "②a"))) );")), .triggerCycle, notes: 1),
    MarkedBook(
      "a group waits for its child",
      Part.page(Part.group("g", Part.text("a", moving), keys: Part.waits(for: "①a"))), .triggerCycle),
    MarkedBook(
      "two rings, and one that waits for a ring",
      Part.page(
        Part.text("a", moving + Part.waits(for: "①a")), Part.text("b", moving + Part.waits(for: "②b")),
        Part.text("c", Part.waits(for: "③a"))), .triggerCycle, .triggerCycle, .unreachableItem),
    MarkedBook(
      "a rule brings one of them",
      Part.page(
        Part.text("a", moving + Part.waits(for: "b")), Part.text("b", moving + Part.waits(for: "a")), Part.text("c"),
        keys: "rules = ( \(Part.rule("tap; item = c", "{ action = show; item = b; }")) );")),
    MarkedBook(
      "a rule of the book starts the tween",
      Part.page(
        Part.text("a", "tweens = ( \(Part.tween("t", Part.waits(for: "a"))) );"),
        root: "rules = ( \(Part.rule("tap; item = a", "{ action = startTween; item = a; }")) );")),
    MarkedBook(
      "a rule starts another tween",
      Part.page(
        Part.text("a", "tweens = ( \(Part.tween("t", Part.waits(for: "①a"))), \(Part.tween("u")) );"),
        keys: "rules = ( \(Part.rule("tap; item = a", "{ action = startTween; item = a; tween = u; }")) );"),
      .triggerCycle),
    MarkedBook(
      "a sound in the ring",
      Part.page(
        Part.text("a", moving + Part.waits(for: "①s")),
        Part.sound("s", Part.waits(for: "a", "triggerIsATween = YES;"))),
      .triggerCycle),
  ]

  @Test(arguments: components) func `a cycle is reported once, at its first member`(_ book: MarkedBook) {
    book.expectFindings()
  }

  @Test func `a cycle as long as a book is found`() {
    let count = 5000
    let elements = (0..<count).map {
      Part.text("e\($0)", Self.moving + Part.waits(for: "\($0 == 0 ? "①" : "")e\(($0 + 1) % count)"))
    }
    MarkedBook("long", "( { elements = ( \(elements.joined(separator: ", ")) ); } )", .triggerCycle).expectFindings()
  }

  static let unreachable: [MarkedBook] = [
    MarkedBook(
      "what comes",
      Part.page(Part.sound("a"), Part.sound("b", Part.waits(for: "a")), Part.text("c", Part.waits(for: "b")))),
    MarkedBook(
      "in turn",
      Part.page(
        Part.sound("a", Part.waits(for: "①x")), Part.sound("b", Part.waits(for: "②a")),
        Part.text("c", Part.waits(for: "③b"))),
      .danglingTrigger, .unreachableItem, .unreachableItem),
    MarkedBook(
      "a trigger without an item",
      Part.page(Part.sound("a", "trigger = ①{ delay = 1; };"), Part.text("b", Part.waits(for: "②a"))), .missingKey,
      .unreachableItem, message: "a trigger needs the key `triggeringItem`"),
    MarkedBook(
      "a tween in turn",
      Part.page(
        Part.sound("a", Part.waits(for: "①x")),
        Part.text("b", "tweens = ( \(Part.tween("t", Part.waits(for: "②a"))) );")),
      .danglingTrigger, .unreachableItem),
    MarkedBook(
      "a tween of what cannot come itself",
      Part.page(
        Part.sound("a", Part.waits(for: "①x")),
        Part.text("b", Part.waits(for: "②a") + "tweens = ( \(Part.tween("t", Part.waits(for: "a"))) );")),
      .danglingTrigger, .unreachableItem),
    MarkedBook(
      "a group in vain",
      Part.page(
        Part.group("g", Part.sound("a"), Part.text("b", Part.waits(for: "a")), keys: Part.waits(for: "①x")),
        Part.text("c", Part.waits(for: "②a"))), .danglingTrigger, .unreachableItem),
    MarkedBook(
      "off stage, and nobody brings it", Part.page(Part.text("a", "offStage = ①YES;")), .unreachableItem,
      message: "`a` stays off stage: no rule shows or plays it"),
    MarkedBook(
      "off stage in every language", Part.page(Part.text("a", "offStage = ①YES; localized = { fr = { x = 9; }; };")),
      .unreachableItem),
    MarkedBook(
      "off stage, and what waits for it",
      Part.page(
        Part.sound("a", "offStage = ①YES;"), Part.text("b", Part.waits(for: "②a")), Part.text("c"),
        keys: "rules = ( \(Part.rule("\"sound.started\"; item = ③a", "{ action = hide; item = c; }")) );"),
      .unreachableItem, .unreachableItem, .unreachableItem),
    MarkedBook(
      "off stage in a group that is brought",
      Part.page(
        Part.group("g", Part.text("a", "offStage = ①YES;"), Part.text("b"), keys: "offStage = YES;"), Part.text("c"),
        keys: "rules = ( \(Part.rule("tap; item = c", "{ action = show; item = g; }")) );"), .unreachableItem),
    MarkedBook(
      "brought by show, play and toggle, by a trigger, or in another language",
      Part.page(
        Part.text("a", "offStage = YES;"), Part.sound("b", "offStage = YES;"), Part.movie("c", "offStage = YES;"),
        Part.text("d", "offStage = YES;" + Part.waits(for: "b")),
        Part.sound("e", "offStage = YES; localized = { fr = { offStage = NO; }; };"),
        Part.sound("h", "localized = { fr = { offStage = YES; }; };"), Part.text("i", Part.waits(for: "h")),
        Part.text("f", Part.waits(for: "e")), Part.text("g"),
        keys: """
          rules = ( \(Part.rule("tap; item = g", "{ action = show; item = a; }", "{ action = play; item = b; }")) );
          """,
        root: "rules = ( \(Part.rule("tap; item = g", "{ action = toggle; item = c; }")) );")),
    MarkedBook(
      "a rule brings it",
      Part.page(
        Part.sound("a", Part.waits(for: "①x")), Part.text("b", Part.waits(for: "a")), Part.text("c"),
        keys: "rules = ( \(Part.rule("tap; item = c", "{ action = show; item = a; }")) );"), .danglingTrigger),
    MarkedBook(
      "playing brings it",
      Part.page(
        Part.sound("a", Part.waits(for: "①x")), Part.text("b", Part.waits(for: "a")), Part.text("c"),
        keys: "rules = ( \(Part.rule("tap; item = c", "{ action = toggle; item = a; }")) );"), .danglingTrigger),
    MarkedBook(
      "a rule brings what waits",
      Part.page(
        Part.sound("a", Part.waits(for: "①x")), Part.text("b", Part.waits(for: "a")), Part.text("c"),
        keys: "rules = ( \(Part.rule("tap; item = c", "{ action = show; item = b; }")) );"), .danglingTrigger),
    MarkedBook(
      "another language has another trigger",
      Part.page(
        Part.sound("a", Part.waits(for: "①x") + "localized = { fr = { trigger = { triggeringItemType = page; }; }; };"),
        Part.text("b", Part.waits(for: "a"))), .danglingTrigger),
    MarkedBook(
      "silence in turn",
      Part.page(Part.text("a"), Part.sound("b", Part.waits(for: "①a")), Part.text("c", Part.waits(for: "②b"))),
      .silentTrigger, .unreachableItem, message: "this trigger never fires: `a` has no tweens to wait for"),
  ]

  @Test(arguments: unreachable) func `waiting for something unreachable is reported`(_ book: MarkedBook) {
    book.expectFindings()
  }

  /// Returns an element and a text that waits for a touch on it.
  static func touch(_ element: String, item: String = "a", rules: String = "") -> String {
    Part.page(element, Part.text("b", Part.waits(for: item, "triggerIsATouch = YES;")), Part.text("c"), keys: rules)
  }

  static let untouchable: [MarkedBook] = [
    MarkedBook("a text", touch(Part.text("a"))),
    MarkedBook(
      "not touchable", touch(Part.text("a", "touchable = NO;"), item: "①a"), .unreachableItem,
      message: "what this waits for, `a`, can never be touched"),
    MarkedBook("not touchable in French", touch(Part.text("a", "localized = { fr = { touchable = NO; }; };"))),
    MarkedBook("invisible", touch(Part.text("a", "visible = NO;"), item: "①a"), .unreachableItem),
    MarkedBook(
      "invisible until a rule shows it",
      touch(
        Part.text("a", "visible = NO;"),
        rules: "rules = ( \(Part.rule("tap; item = c", "{ action = show; item = a; }")) );")),
    MarkedBook(
      "in an invisible group", touch(Part.group("g", Part.text("a"), keys: "visible = NO;"), item: "①a"),
      .unreachableItem),
    MarkedBook("faint", touch(Part.text("a", "alpha = 0.01;"), item: "①a"), .unreachableItem),
    MarkedBook("just not too faint", touch(Part.text("a", "alpha = 0.02;"))),
    MarkedBook(
      "faint at first", touch(Part.text("a", "alpha = 0; tweens = ( { properties = { alpha = 1; }; } );"))),
    MarkedBook("a faint area", touch(Part.area("a", "alpha = 0;"))),
    MarkedBook(
      "what waits for its tween need not be touched",
      Part.page(
        Part.text("a", "touchable = NO; " + moving), Part.text("b", Part.waits(for: "a")))),
    MarkedBook(
      "switched off", touch(Part.area("a", "isActive = ②NO;"), item: "①a"), .inactiveArea, notes: 1,
      message: "the area `a` is not active, and no rule activates it"),
    MarkedBook(
      "switched off, by its type",
      Part.page(Part.area("a", "isActive = NO;"), Part.text("b", Part.waits(for: "①a"))), .inactiveArea),
    MarkedBook(
      "switched on by a rule",
      touch(
        Part.area("a", "isActive = NO;"),
        rules: "rules = ( \(Part.rule("tap; item = c", "{ action = activate; item = a; }")) );")),
    MarkedBook(
      "waiting for a tween of a switched off area",
      Part.page(
        Part.area("a", "isActive = NO; " + moving), Part.text("b", Part.waits(for: "a", "triggerIsATween = YES;")))
    ),
    MarkedBook(
      "in turn",
      Part.page(
        Part.area("a", "isActive = NO;"), Part.sound("b", Part.waits(for: "①a")),
        Part.text("c", Part.waits(for: "②b"))),
      .inactiveArea, .unreachableItem),
  ]

  @Test(arguments: untouchable) func `waiting for an impossible touch is reported`(_ book: MarkedBook) {
    book.expectFindings()
  }
}
