import BookKit
import BookTestSupport
import Playthrough
import PropertyList
import Testing

/// Tests of logging a reader's actions as a script that repeats them.
@Suite struct LoggedPlayerTests {
  static let seeds = Array(stride(from: UInt64(0), to: TestLength.pick(20, long: 120), by: 20))

  @Test(arguments: seeds) func `a recorded script reproduces the events, whatever was done`(from seed: UInt64) throws {
    var compared = 0
    for seed in seed..<seed + 20 {
      var lot = ChoiceSource(seed: seed)
      guard let book = Self.book(using: &lot) else { continue }
      var logged = LoggedPlayer(Player(book))
      logged.perform(.open(page: 1))
      for _ in 0..<60 { RandomInput.draw(using: &lot).act(on: &logged) }
      try Self.expectSame(logged.script, of: book, emits: logged.player.events, &compared, "seed \(seed)")
    }
    #expect(compared > 5)
  }

  @Test(arguments: seeds) func `a bookmark resumes as if the reader had never left`(from seed: UInt64) throws {
    var compared = 0
    for seed in seed..<seed + 20 {
      var lot = ChoiceSource(seed: seed)
      guard let book = Self.book(using: &lot) else { continue }
      var logged = LoggedPlayer(Player(book))
      var events: [Event] = []
      logged.perform(.open(page: 1))
      for _ in 0..<4 {
        for _ in 0..<15 { RandomInput.draw(using: &lot).act(on: &logged) }
        events += logged.player.takeEvents()
        let (bookmark, options) = (try Bookmark.make(logged, withScript: true), logged.player.keptOptions)
        logged = LoggedPlayer(Player(book))
        let isKept = logged.adopt(keptOptions: options)
        #expect(isKept)
        try Bookmark.restore(bookmark, to: &logged)
      }
      events += logged.player.takeEvents()
      try Self.expectSame(logged.script, of: book, emits: events, &compared, "seed \(seed)")
    }
    #expect(compared > 5)
  }

  @Test(arguments: seeds) func `inputs before anything is open are reproduced or ignored`(
    from seed: UInt64
  ) throws {
    var compared = 0
    for seed in seed..<seed + 20 {
      var lot = ChoiceSource(seed: seed)
      guard let book = Self.book(using: &lot) else { continue }
      var logged = LoggedPlayer(Player(book))
      var inputs: [RandomInput] = []
      for _ in 0..<25 { inputs.append(.draw(using: &lot)) }
      // A turn comes early, so that more than time and touches come before it.
      let turns: [RandomInput] = [.turn(isForward: true), .turn(isForward: false), .open(1 + lot.below(4)), .credits]
      inputs.insert(lot.pick(turns), at: lot.below(6))
      for input in inputs { input.act(on: &logged) }
      // A script that opens nothing opens page 1.
      let early: [EventKind] = [.languageChanged, .optionChanged]
      guard logged.player.events.contains(where: { !early.contains($0.kind) }) else { continue }
      try Self.expectSame(logged.script, of: book, emits: logged.player.events, &compared, "seed \(seed)")
    }
    #expect(compared > 5)
  }

  private static func book(using lot: inout ChoiceSource) -> Book? {
    let list = PropertyList.read(PropertyList.Source(RandomBook.bytes(using: &lot))).document
    return list.flatMap { Book.read($0).book }.flatMap { $0.pages.isEmpty ? nil : $0 }
  }

  private static func expectSame(
    _ script: [UInt8], of book: Book, emits events: [Event], _ compared: inout Int, _ comment: Comment
  ) throws {
    let names = ScriptNames(book)
    let reading = Script.read(PropertyList.Source(script), names: names)
    try #require(reading.errors.map { $0.message } == [], comment)
    // A choice that no finger could make is the only action that a script can't repeat.
    guard !String(decoding: script, as: UTF8.self).contains("#") else { return }
    var runner = ScriptRunner(player: Player(book), names: names)
    #expect(runner.run(reading.script)?.message == nil, comment)
    let (reported, logged) = (lines(of: runner.events, runner.player), lines(of: events, runner.player))
    let first = zip(reported, logged).first { $0 != $1 }
    #expect(reported.count == logged.count && first == nil, "\(comment): \(first?.0 ?? "") and \(first?.1 ?? "")")
    compared += 1
  }

  private static func lines(of events: [Event], _ player: Player) -> [Substring] {
    let line = EventLineWriter(names: player.names, tickRate: player.tickRate)
    var bytes: [UInt8] = []
    line.append(events, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}

/// Tests of a log, line by line, and of what can't be logged.
@Suite struct InputLogTests {
  private static let book = """
    { languages = (en, "it \\"2\\""); credits = ( { name = Ann; twitter = ann; } );
      publisherLink = "https://harbour.example/";
      pages = (
        { name = "3"; elements = (
          { type = text; name = "red hat"; text = Hat; width = 40; height = 40; draggable = YES;
            dropTargets = ( { name = "his \\"head\\""; x = 100; y = 100; width = 50; height = 50; } ); } ); },
        { name = two; }, { name = three; } ); }
    """

  private func logged() throws -> LoggedPlayer {
    let list = try #require(PropertyList.read(PropertyList.Source(text: Self.book)).document)
    return LoggedPlayer(Player(try #require(Book.read(list).book)))
  }

  @Test func `every input has its line`() throws {
    var logged = try logged()
    logged.perform(.open(page: 1))
    logged.perform(.time(ElapsedTime(1_016_666, perSecond: 1_000_000)))
    logged.perform(.touch(.began, finger: 1, at: Point(x: 10.00049, y: 20)))
    logged.perform(.touch(.moved, finger: 1, at: Point(x: 30, y: -0.0004)))
    logged.perform(.touch(.ended, finger: 1, at: Point(x: 30, y: 40)))
    logged.perform(.ticks(Ticks(40)))
    logged.perform(.touch(.began, finger: 2, at: Point(x: 500, y: 500)))
    logged.perform(.touch(.cancelled, finger: 2, at: Point(x: 0, y: 0)))
    let choice = Player.Input.choose("red hat", target: "his \"head\"")
    logged.perform(choice)
    logged.perform(.language("it \"2\""))
    logged.perform(.open(page: 3))
    logged.perform(.ticks(Ticks(60)))
    logged.perform(.previous)
    logged.perform(.ticks(Ticks(60)))
    logged.perform(.next)
    logged.perform(.ticks(Ticks(60)))
    logged.perform(.openCredits)
    logged.perform(.ticks(Ticks(60)))
    logged.perform(.tapCredit(.web))
    logged.perform(.tapCredit(.twitter))
    logged.perform(.tapCredit(.publisher))
    logged.perform(.ticks(Ticks(1)))
    #expect(
      String(decoding: logged.script, as: UTF8.self) == """
        open 1
        wait 60 ticks
        press at 10 20 as 1
        move to 30 0 as 1
        move to 30 40 as 1
        release as 1
        wait 40 ticks
        press at 500 500 as 2
        cancel as 2
        drag "red hat" onto "his \\"head\\"" over 0s
        language "it \\"2\\""
        open "three"
        wait 60 ticks
        previous
        wait 60 ticks
        next
        wait 60 ticks
        open credits
        wait 60 ticks
        tap twitter
        tap publisher
        wait 1 ticks

        """)
  }

  @Test func `inputs that no script can express do nothing`() throws {
    var logged = try logged()
    logged.perform(.open(page: 0))
    logged.perform(.open(page: 4))
    logged.perform(.open(page: 1))
    logged.perform(.ticks(Ticks(60)))
    logged.perform(.language("fr"))
    logged.perform(.tapCredit(.web))
    logged.perform(.tapCredit(.publisher))
    logged.perform(.touch(.moved, finger: 1, at: Point(x: 1, y: 1)))
    logged.perform(.touch(.ended, finger: 1, at: Point(x: 1, y: 1)))
    logged.perform(.touch(.began, finger: 0, at: Point(x: 1, y: 1)))
    logged.perform(.touch(.began, finger: 1, at: Point(x: Double.nan, y: 1)))
    logged.perform(.touch(.began, finger: 1, at: Point(x: 1, y: Double.infinity)))
    logged.perform(.touch(.began, finger: 1, at: Point(x: 1e9, y: 1)))
    #expect(String(decoding: logged.script, as: UTF8.self) == "open 1\nwait 60 ticks\n")
    logged.perform(.touch(.began, finger: 1, at: Point(x: 900, y: 700)))
    logged.perform(.touch(.began, finger: 1, at: Point(x: 1, y: 1)))
    #expect(String(decoding: logged.script, as: UTF8.self).hasSuffix("ticks\npress at 900 700 as 1\n"))
  }

  @Test(arguments: [true, false]) func `a turn before anything is open opens the first page`(isForward: Bool) throws {
    var logged = try logged()
    logged.perform(.ticks(Ticks(20)))
    logged.perform(.time(ElapsedTime(Duration.seconds(2))))
    logged.perform(.touch(.began, finger: 1, at: Point(x: 10, y: 10)))
    if isForward { logged.perform(.next) } else { logged.perform(.previous) }
    #expect(logged.player.tick == .zero)
    logged.perform(.ticks(Ticks(40)))
    #expect(logged.player.page == 1)
    #expect(String(decoding: logged.script, as: UTF8.self) == "open 1\nwait 40 ticks\n")
  }

  @Test func `a language that only an element names is kept too, in a book without languages`() throws {
    let text = """
      { pages = ( { elements = (
        { type = text; name = hat; text = Hat; width = 9; height = 9;
          localized = { it = { text = Cappello; }; }; } ); } ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    var logged = LoggedPlayer(Player(try #require(Book.read(list).book)))
    logged.perform(.open(page: 1))
    logged.perform(.language("it"))
    #expect(logged.player.language == "it")
    #expect(String(decoding: logged.script, as: UTF8.self) == "open 1\nlanguage \"it\"\n")
  }

  @Test func `in another edition of the book a script goes on from its bookmark`() throws {
    var logged = try logged()
    logged.perform(.open(page: 1))
    logged.perform(.ticks(Ticks(90)))
    let bookmark = try Bookmark.make(logged, withScript: true)
    let changed = Self.book.replacing("x = 100", with: "x = 300")
    let list = try #require(PropertyList.read(PropertyList.Source(text: changed)).document)
    var later = LoggedPlayer(Player(try #require(Book.read(list).book)))
    try Bookmark.restore(bookmark, to: &later)
    #expect(later.player.tick == Ticks(90) && later.player.page == 1)
    let start = "# continues from a bookmark, not from the beginning of the book\n"
    #expect(String(decoding: later.script, as: UTF8.self) == start)
  }

  @Test func `a host defines editions by a number of its own`() throws {
    var logged = LoggedPlayer(try logged().player, edition: .max)
    logged.perform(.open(page: 1))
    logged.perform(.ticks(Ticks(90)))
    let bookmark = try Bookmark.make(logged, withScript: true)
    for (edition, isSame) in [(UInt64.max, true), (7, false)] {
      var later = LoggedPlayer(try self.logged().player, edition: edition)
      try Bookmark.restore(bookmark, to: &later)
      #expect((later.script == logged.script) == isSame)
    }
  }

  @Test func `a damaged or foreign bookmark is refused, and changes nothing`() throws {
    var logged = try logged()
    logged.perform(.open(page: 1))
    logged.perform(.ticks(Ticks(90)))
    let good = try Bookmark.make(logged, withScript: true)
    let (tick, script) = (logged.player.tick, logged.script)
    let text = String(decoding: good, as: UTF8.self)
    var cases: [(bytes: [UInt8], failure: Bookmark.RestoringError)] = [
      ([], .damaged), (Array("bookmark 2 \n".utf8), .damaged),
      (Array("bookmark 2 99999999 1 1 1\n{}\n".utf8), .damaged),
      (Array("bookmark 1".utf8) + good.dropFirst(10), .unknownVersion),
      (Array(text.replacing("version=1;", with: "version=9;").utf8), .unknownVersion),
      (Array(text.replacing("tickRate=60;", with: "tickRate=61;").utf8), .otherBook),
    ]
    let end = try #require(good.firstIndex(of: UInt8(ascii: "}")))
    for length in [1, 9, 12, end - 3, end] { cases.append((Array(good.prefix(length)), .damaged)) }
    for (bytes, failure) in cases {
      let shown = String(decoding: bytes.prefix(60), as: UTF8.self)
      #expect(throws: failure, "\(shown)") { try Bookmark.restore(bytes, to: &logged) }
      #expect(logged.player.tick == tick && logged.script == script)
    }
    try Bookmark.restore(good, to: &logged)
    #expect(logged.script == script)
  }

  @Test func `a bookmark without its script says so in the next one`() throws {
    var logged = try logged()
    logged.perform(.open(page: 1))
    logged.perform(.ticks(Ticks(90)))
    logged.perform(.touch(.began, finger: 3, at: Point(x: 5, y: 5)))
    let bookmark = try Bookmark.make(logged, withScript: false)
    try Bookmark.restore(bookmark, to: &logged)
    let script = String(decoding: logged.script, as: UTF8.self)
    #expect(script == "# continues from a bookmark, not from the beginning of the book\ncancel as 3\n")
    #expect(logged.player.events.map(\.kind) == [.touchCancelled, .dragEnded])
  }
}

extension RandomInput {
  /// Performs the input as a web page does.
  fileprivate func act(on logged: inout LoggedPlayer) {
    switch self {
    // A host advances to what is due next only if something is open.
    case .next: if !logged.player.events.isEmpty || logged.player.tick > .zero { act(on: &logged.player) }
    case .touch(let phase, let id, let point): logged.perform(.touch(phase, finger: id + 1, at: point))
    // Only scripts take pieces by their names, or solve games.
    case .grab, .game(.join, _), .game(.solve, _): break
    default: if let input = input(to: logged.player) { logged.perform(input) }
    }
  }
}
