import BookKit
import BookTestSupport
import Testing

@testable import Playthrough

/// Tests that exploring stays within its budget, however long a book plays and however large it is.
@Suite struct ExplorerLimitsTests {
  private static func explorer(
    _ book: Book, budget: Int, limits: ExploredStates.Limits = ExploredStates.Limits()
  ) -> Explorer {
    var settings = Explorer.Settings()
    settings.budget = budget
    return Explorer(Player(book), of: book, settings: settings, limits: limits)
  }

  /// Returns a book in which one tween runs forever while another one takes months.
  private static func longWait(_ entry: String) -> String {
    """
    ( { elements = (
      { type = text; text = a; tweens = ( { properties = { y = 768; }; duration = 1; loopType = repeat; } ); },
      { type = text; text = b; width = 88; height = 88;
        tweens = ( { properties = { x = 9; }; \(entry); } ); } ); } )
    """
  }

  @Test(
    .enabled(if: TestLength.isLong),
    arguments: ["duration = 10000000", "delay = 10000000000", "delay = \"1e300\""],
    TestLength.pick([300, 2000], long: [300, 2000, 9000]))
  func `a wait counts towards the budget as it happens`(entry: String, budget: Int) {
    var explorer = Self.explorer(PlantedDefect.book(Self.longWait(entry)), budget: budget)
    let exploration = explorer.explore()
    #expect(exploration.stepCount <= budget + 20)
    #expect(exploration.discoveries == [])
    // A wait adds no more events than that, and only its events are kept.
    #expect(explorer.runner.events.count <= Explorer.maxEvents + 10)
  }

  /// Returns a book of one page with `count` moving texts.
  private static func texts(_ count: Int) -> Book {
    var text = "( { elements = ( "
    for index in 0..<count {
      text += "{ type = text; text = t; x = \(index * 7 % 1000); y = \(index * 13 % 740); width = 20; height = 20; "
      text += "tweens = ( { properties = { x = 9; }; duration = \(index % 9 + 1).5; } ); }"
      text += index + 1 < count ? "," : ""
    }
    return PlantedDefect.book(text + " ); } )")
  }

  @Test func `a step counts more in a large state`() {
    let book = Self.texts(2000)
    var player = Player(book)
    player.open(page: 1)
    let weight = 1 + Effort.weight(ofMoment: player.stateByteCount)
    #expect(weight > 5)
    let budget = 40 * weight
    var explorer = Self.explorer(book, budget: budget)
    let exploration = explorer.explore()
    #expect(exploration.stepCount <= budget + 2 * weight + 2000 * 3 / 16)
    // Each state costs at least one step of this weight.
    #expect(exploration.stateCount <= 42)
    #expect(Self.explorer(Self.texts(2), budget: budget).runner.player.stateByteCount < 1 << 14)
  }

  @Test func `what a fault keeps from coming is part of its finding`() {
    var explorer = Self.explorer(Self.texts(5200), budget: 100)
    let discoveries = explorer.explore().discoveries
    #expect(discoveries.map(\.kind) == [.engineFault])
    let consequences = discoveries.first?.consequences ?? []
    #expect(consequences.count == 200)
    #expect(consequences.allSatisfy { $0.kind == .unseenElement && $0.page == 1 && $0.consequences.isEmpty })
  }

  /// A book with two draggable elements, which lead to endlessly many states.
  private static let endless = """
    { variables = { n = 0; }; pages = ( { elements = (
      { type = text; name = a; text = A; width = 9; height = 9; draggable = YES; },
      { type = text; name = b; text = B; x = 99; width = 9; height = 9; draggable = YES; } );
      rules = ( { name = never; when = { event = tap; item = a; }; if = "n > 3";
        do = ( { action = nextPage; } ); } ); },
      { elements = ( { type = activearea; name = c; width = 9; height = 9; } ); } ); }
    """

  @Test(.enabled(if: TestLength.isLong), arguments: [0, 3000, 9000])
  func `what is not kept is played again, and the same is found`(stateBytes: Int) {
    let book = PlantedDefect.book(Self.endless)
    let budget = TestLength.pick(1500, long: 3000)
    var usual = Self.explorer(book, budget: budget)
    let expected = usual.explore().discoveries
    var limits = ExploredStates.Limits()
    limits.stateBytes = stateBytes
    var explorer = Self.explorer(book, budget: budget, limits: limits)
    let exploration = explorer.explore()
    #expect(explorer.states.kept.byteCount <= stateBytes)
    #expect(usual.states.kept.byteCount > 9000)
    #expect(exploration.discoveries == expected)
    #expect(!expected.isEmpty)
    #expect(exploration.stepCount <= budget + 20)
  }

  @Test(arguments: [1, 3, 9])
  func `nothing is reported about states beyond the limit`(moments: Int) {
    // This page can be left only after a bell was touched twice.
    let book = PlantedDefect.book(
      """
      { variables = { n = 0; }; pages = ( { waitForNarration = YES; elements = (
        { type = activearea; name = bell; width = 90; height = 90; },
        { type = audio; name = drone; audio = { trackName = "d.wav"; duration = 2; loop = YES; role = narration; }; } );
        rules = (
          { when = { event = tap; item = bell; }; do = ( { action = set; variable = n; by = 1; } ); },
          { when = { event = tap; item = bell; }; if = "n > 1"; do = ( { action = stop; item = drone; } ); } ); },
        { } ); }
      """)
    var limits = ExploredStates.Limits()
    limits.moments = moments
    var explorer = Self.explorer(book, budget: 2000, limits: limits)
    let exploration = explorer.explore()
    #expect(exploration.stateCount <= moments)
    #expect(!exploration.isComplete)
    #expect(exploration.discoveries.allSatisfy { $0.kind != .deadEnd })
  }

  @Test func `nothing is reported for a page that the budget didn't reach`() {
    let page = "{ elements = ( { type = text; name = n; text = N; touchable = NO; width = 9; height = 9; }, "
    let waiting = "{ type = text; name = w; text = W; trigger = { triggeringItem = n; triggerIsATouch = YES; }; } ); }"
    let book = PlantedDefect.book("( \(Array(repeating: page + waiting, count: 50).joined(separator: ", ")) )")
    var explorer = Self.explorer(book, budget: 12)
    let exploration = explorer.explore()
    #expect(exploration.stepCount <= 32)
    let pages = exploration.discoveries.filter { $0.kind == .unseenElement }.compactMap(\.page)
    #expect(!pages.isEmpty && pages.count < 20)
  }

  @Test func `a book of very many pages needs little memory`() {
    let pageCount = TestLength.pick(600, long: 3000)
    let book = PlantedDefect.book("( \(Array(repeating: "{ }", count: pageCount).joined(separator: ",")) )")
    var explorer = Self.explorer(book, budget: 5 * pageCount)
    let exploration = explorer.explore()
    #expect(exploration.discoveries == [])
    #expect(explorer.turns.goals.values.reduce(0) { $0 + $1.count } == 2 * (pageCount - 1))
    #expect(explorer.states.kept.byteCount <= ExploredStates.Limits().stateBytes)
  }
}

/// Tests of how an explorer keeps what led to a moment.
@Suite struct ExploredStatesTests {
  private static let item = Array("a \"b\"\n→".utf8)
  private static let name = String(decoding: item, as: UTF8.self)

  private static let commands: [Command] = [
    .input(.open(page: 1)), .input(.openCredits), .input(.next), .input(.previous), .input(.language("pt-BR")),
    .wait(.ticks(0)), .wait(.ticks(127)), .wait(.ticks(1 << 40)), .wait(.seconds(5, per: 10)), .tap(.item(item)),
    .tap(.item([])), .tap(.item(Array("onto".utf8))), .tap(.point(Point(x: -0.125, y: 1e300))),
    .press(.item(item), finger: 3), .press(.point(Point(x: 1, y: 2)), finger: 0), .release(finger: 3),
    .drag(item: item, to: .target(Array("head".utf8)), over: .zero),
    .drag(item: item, to: .point(Point(x: 3.5, y: -7)), over: Command.defaultDragDuration),
    .input(.openNamed("contents")), .input(.back), .input(.option(name, .boolean(true))),
    .input(.option(name, .boolean(false))), .input(.option(name, .number(-0.1))), .input(.option(name, .string("→"))),
    .input(.option(name, .string("12"))), .input(.game(name, .solve)),
  ]

  @Test func `what readers do is read back as it was`() {
    let book = PlantedDefect.book("( { elements = ( { type = text; text = a; } ); } )")
    var states = ExploredStates(names: ScriptNames(book))
    for (number, command) in Self.commands.enumerated() {
      let noted = states.record(number, page: 1, from: nil, by: [command])
      #expect(noted?.0 == number && noted?.isNew == true)
    }
    _ = states.record(.max, page: 1, from: 3, by: Self.commands)
    for (number, command) in Self.commands.enumerated() { #expect(states.commands(to: number) == [command]) }
    #expect(states.path(to: Self.commands.count) == [Self.commands[3]] + Self.commands)
  }
}
