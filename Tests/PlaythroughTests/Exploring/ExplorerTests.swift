import BookKit
import BookTestSupport
import Playthrough
import PropertyList
import Testing

@Suite struct ExplorerTests {
  @Test(arguments: PlantedDefect.all)
  func `a planted defect is found, and nothing else`(defect: PlantedDefect) throws {
    let book = defect.broken
    let discoveries = explore(book).discoveries
    #expect(discoveries.map(\.kind) == [defect.kind])
    let discovery = try #require(discoveries.first)
    #expect(discovery.page == defect.page)
    #expect(discovery.subject(in: book) == defect.subject)
    #expect(discovery.script(for: book) == defect.script)
    #expect(discovery.commands.count <= 5)
    #expect(discovery.node != nil)
  }

  @Test(arguments: PlantedDefect.all)
  func `its script passes for the defect and fails in the healthy twin`(defect: PlantedDefect) throws {
    let broken = try #require(ScriptTrial(defect.script, on: defect.broken))
    #expect(broken.failure?.message == nil)
    let healthy = try #require(ScriptTrial(defect.script, on: defect.healthy))
    // What nobody touches never appears; just watching doesn't reveal that it can be touched now.
    let onlyLooksOn = [Discovery.Kind.unseenElement, .untouchedArea, .unfiredRule].contains(defect.kind)
    #expect((healthy.failure == nil) == onlyLooksOn, "\(healthy.failure?.message ?? "it passes")")
  }

  @Test(arguments: PlantedDefect.all)
  func `nothing is found in the healthy twin`(defect: PlantedDefect) {
    let exploration = explore(defect.healthy)
    #expect(exploration.discoveries.map { "\($0.kind) \($0.script(for: defect.healthy))" } == [])
  }

  @Test(.enabled(if: TestLength.isLong), arguments: PlantedDefect.all)
  func `the same seed and budget find the same`(defect: PlantedDefect) {
    let budget = TestLength.pick(100, long: 500)
    let (first, second) = (explore(defect.broken, budget: budget), explore(defect.broken, budget: budget))
    #expect(first.discoveries == second.discoveries)
    #expect(first.stepCount == second.stepCount && first.stateCount == second.stateCount)
  }

  @Test(arguments: [1, 7, 50, 400])
  func `no more is done than the budget allows`(budget: Int) {
    for defect in PlantedDefect.all where defect.kind != .engineFault {
      #expect(explore(defect.broken, budget: budget).stepCount <= budget + 20)
    }
  }

  @Test func `only the page that is asked for is tried`() {
    let text = """
      ( { rules = ( { name = a; when = { event = tap; item = x; }; do = ( { action = nextPage; } ); } ); },
        { rules = ( { name = b; when = { event = tap; item = x; }; do = ( { action = nextPage; } ); } ); }, { } )
      """
    let book = PlantedDefect.book(text)
    #expect(explore(book).discoveries.map { $0.subject(in: book) } == ["a", "b"])
    #expect(explore(book, page: 2).discoveries.map { $0.subject(in: book) } == ["b"])
  }

  /// A book in which a voice plays forever on each page, unless a tap on the last of many elements stops it.
  private static let stoppableVoice = """
    { variables = { n = 0; }; pages = (
      { }, { name = held; waitForNarration = YES; elements = (
        { type = activearea; name = a; width = 9; height = 9; },
        { type = activearea; name = b; x = 20; width = 9; height = 9; },
        { type = activearea; name = stop; x = 40; width = 9; height = 9; },
        { type = audio; name = drone; audio = { trackName = "d.wav"; duration = 2; loop = YES; role = narration; }; } );
        rules = (
          { when = { event = tap; item = a; }; do = ( { action = set; variable = n; by = 1; } ); },
          { when = { event = tap; item = b; }; do = ( { action = set; variable = n; by = 1000; } ); },
          { when = { event = tap; item = stop; }; if = "n > 3000"; do = ( { action = stop; item = drone; } ); } ); },
      { } ); }
    """

  @Test(arguments: [2, 5, 10, 20, 40, 80, 160])
  func `a page that was not fully explored is not a dead end`(budget: Int) {
    let book = PlantedDefect.book(Self.stoppableVoice)
    for page in [1, 2, nil] {
      let discoveries = explore(book, budget: budget, page: page).discoveries
      #expect(discoveries.filter { $0.kind == .deadEnd }.map(\.page) == [], "page \(page ?? 0)")
    }
  }

  @Test func `a page that only a random walk can leave is not a dead end`() {
    // A long press leads away, but a tap doesn't; the page it leads to is a dead end.
    let book = PlantedDefect.book(
      """
      { variables = { held = 0; }; pages = (
        { waitForNarration = YES; elements = (
          { type = activearea; name = bell; width = 90; height = 90; },
          { type = audio; name = drone;
            audio = { trackName = "d.wav"; duration = 2; loop = YES; role = narration; }; } );
          rules = (
            { when = { event = "touch.began"; item = bell; }; do = ( { action = set; variable = held; to = 0; } ); },
            { when = { event = "touch.began"; item = bell; }; delay = 0.5;
              do = ( { action = set; variable = held; to = 1; } ); },
            { when = { event = "touch.ended"; item = bell; }; if = "held == 1";
              do = ( { action = stop; item = drone; }, { action = nextPage; } ); } ); },
        { waitForNarration = YES; elements = (
          { type = audio; name = voice; audio = { trackName = "d.wav"; duration = 2; loop = YES; role = narration; }; }
        ); } ); }
      """)
    #expect(explore(book).discoveries.filter { $0.kind == .deadEnd }.map(\.page) == [2])
  }

  @Test func `a chain of waits is reported by its first link`() {
    let book = PlantedDefect.book(
      """
      ( { elements = ( { type = activearea; name = a; width = 9; height = 9; isActive = NO; },
        { type = activearea; name = b; x = 50; width = 9; height = 9; trigger = { triggeringItem = a; }; },
        { type = activearea; name = c; x = 90; width = 9; height = 9; trigger = { triggeringItem = b; }; } ); } )
      """)
    let (a, b) = (book.names.find("a".utf8), book.names.find("b".utf8))
    let discoveries = explore(book).discoveries
    #expect(discoveries.map(\.cause) == [a.map { .unreachable($0, .inactive) }])
    #expect(discoveries.first?.consequences.map(\.cause) == [b.map { .absent($0) }])
  }

  @Test func `what waits for a tween is not blamed on a touch`() {
    // A trigger with both flags waits for the tween, which the rule stops for good.
    let book = PlantedDefect.book(
      """
      ( { elements = (
          { type = text; name = a; text = A; width = 9; height = 9; touchable = NO;
            tweens = ( { name = hop; properties = { x = 9; }; duration = 1; } ); },
          { type = text; name = b; text = B;
            trigger = { triggeringItem = a; triggerIsATween = YES; triggerIsATouch = YES; }; } );
        rules = ( { when = { event = "page.entered"; }; do = ( { action = stopTween; item = a; } ); } ); } )
      """)
    #expect(explore(book).discoveries.map(\.cause) == [.eventNeverHappened])
  }

  @Test func `a small book is tried to its end`() {
    let book = PlantedDefect.book(
      "( { elements = ( { type = activearea; name = a; width = 9; height = 9; } ); }, { } )")
    let exploration = explore(book)
    #expect(exploration.isComplete)
    #expect(exploration.discoveries == [])
    #expect(explore(book, budget: 2).isComplete == false)
  }

  @Test func `an endless tween doesn't keep exploration from finishing`() {
    let book = PlantedDefect.book(
      """
      ( { elements = ( { type = text; name = fish; text = F; width = 9; height = 9; tweens = (
        { properties = { x = 90; }; duration = 0.7; loopType = reverse; } ); },
        { type = text; name = weed; text = W; x = 300; width = 9; height = 9; tweens = (
        { properties = { alpha = 0.5; }; duration = 1.1; loopType = repeat; } ); } ); } )
      """)
    #expect(explore(book).isComplete)
  }

  @Test func `languages that only elements name are tried too`() {
    func text(_ localized: String) -> String {
      """
      ( { elements = ( { type = text; name = moon; text = Moon; width = 90; height = 50; touchable = NO;
          localized = { \(localized) = { touchable = YES; }; }; },
        { type = text; name = star; text = S; x = 200; width = 50; height = 50;
          trigger = { triggeringItem = moon; triggerIsATouch = YES; }; } ); } )
      """
    }
    #expect(explore(PlantedDefect.book(text("it"))).discoveries.map(\.kind) == [])
  }

  @Test func `a book without pages has nothing to explore`() {
    #expect(explore(Book()).discoveries == [])
  }
}

/// A script that was played from its text.
struct ScriptTrial {
  let failure: ScriptFailure?

  init?(_ text: String, on book: Book) {
    let names = ScriptNames(book)
    let reading = Script.read(PropertyList.Source(text: text), names: names)
    guard reading.errors.isEmpty else { return nil }
    var runner = ScriptRunner(player: Player(book), names: names)
    failure = runner.run(reading.script)
  }
}
