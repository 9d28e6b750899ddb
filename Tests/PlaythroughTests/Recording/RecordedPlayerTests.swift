import BookKit
import BookTestSupport
import Playthrough
import PropertyList
import Testing

/// Tests of recording a reader's actions as a script that repeats them.
@Suite struct RecordedPlayerTests {
  static let seeds = Array(stride(from: UInt64(0), to: TestLength.pick(20, long: 120), by: 20))

  @Test(arguments: seeds) func `a recorded script reproduces the events, whatever was done`(from seed: UInt64) throws {
    var compared = 0
    for seed in seed..<seed + 20 {
      var lot = ChoiceSource(seed: seed)
      guard let book = Self.book(using: &lot) else { continue }
      var recorded = RecordedPlayer(Player(book))
      recorded.open(page: 1)
      for _ in 0..<60 { RandomInput.draw(using: &lot).act(on: &recorded) }
      try Self.expectSame(recorded.script, of: book, emits: recorded.player.events, &compared, "seed \(seed)")
    }
    #expect(compared > 5)
  }

  @Test(arguments: seeds) func `a bookmark resumes as if the reader had never left`(from seed: UInt64) throws {
    var compared = 0
    for seed in seed..<seed + 20 {
      var lot = ChoiceSource(seed: seed)
      guard let book = Self.book(using: &lot) else { continue }
      var recorded = RecordedPlayer(Player(book))
      var events: [Event] = []
      recorded.open(page: 1)
      for _ in 0..<4 {
        for _ in 0..<15 { RandomInput.draw(using: &lot).act(on: &recorded) }
        events += recorded.player.takeEvents()
        let (bookmark, options) = (try Bookmark.make(recorded, withScript: true), recorded.player.keptOptions)
        recorded = RecordedPlayer(Player(book))
        let isKept = recorded.adopt(keptOptions: options)
        #expect(isKept)
        try Bookmark.restore(bookmark, to: &recorded)
      }
      events += recorded.player.takeEvents()
      try Self.expectSame(recorded.script, of: book, emits: events, &compared, "seed \(seed)")
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
      var recorded = RecordedPlayer(Player(book))
      var inputs: [RandomInput] = []
      for _ in 0..<25 { inputs.append(.draw(using: &lot)) }
      // A turn comes early, so that more than time and touches come before it.
      let turns: [RandomInput] = [.turn(isForward: true), .turn(isForward: false), .open(1 + lot.below(4)), .credits]
      inputs.insert(lot.pick(turns), at: lot.below(6))
      for input in inputs { input.act(on: &recorded) }
      // A script that opens nothing opens page 1.
      guard recorded.player.events.contains(where: { $0.kind != .languageChanged }) else { continue }
      try Self.expectSame(recorded.script, of: book, emits: recorded.player.events, &compared, "seed \(seed)")
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
    let (reported, recorded) = (lines(of: runner.events, runner.player), lines(of: events, runner.player))
    let first = zip(reported, recorded).first { $0 != $1 }
    #expect(reported.count == recorded.count && first == nil, "\(comment): \(first?.0 ?? "") and \(first?.1 ?? "")")
    compared += 1
  }

  private static func lines(of events: [Event], _ player: Player) -> [Substring] {
    let line = EventLineWriter(names: player.names, tickRate: player.tickRate)
    var bytes: [UInt8] = []
    line.append(events, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}

/// Tests of a recording, line by line, and of what can't be recorded.
@Suite struct RecordingTests {
  private static let book = """
    { languages = (en, "it \\"2\\""); credits = ( { name = Ann; twitter = ann; } );
      publisherLink = "https://harbour.example/";
      pages = (
        { name = "3"; elements = (
          { type = text; name = "red hat"; text = Hat; width = 40; height = 40; draggable = YES;
            dropTargets = ( { name = "his \\"head\\""; x = 100; y = 100; width = 50; height = 50; } ); } ); },
        { name = two; }, { name = three; } ); }
    """

  private func recorded() throws -> RecordedPlayer {
    let list = try #require(PropertyList.read(PropertyList.Source(text: Self.book)).document)
    return RecordedPlayer(Player(try #require(Book.read(list).book)))
  }

  @Test func `every input has its line`() throws {
    var recorded = try recorded()
    recorded.open(page: 1)
    recorded.advance(by: ElapsedTime(1_016_666, perSecond: 1_000_000))
    recorded.touch(.began, finger: 1, at: Point(x: 10.00049, y: 20))
    recorded.touch(.moved, finger: 1, at: Point(x: 30, y: -0.0004))
    recorded.touch(.ended, finger: 1, at: Point(x: 30, y: 40))
    recorded.advance(by: Ticks(40))
    recorded.touch(.began, finger: 2, at: Point(x: 500, y: 500))
    recorded.touch(.cancelled, finger: 2, at: Point(x: 0, y: 0))
    let choice = try #require(recorded.player.choices.first)
    recorded.choose(choice)
    recorded.changeLanguage(to: "it \"2\"")
    recorded.open(page: 3)
    recorded.advance(by: Ticks(60))
    recorded.turnToPreviousPage()
    recorded.advance(by: Ticks(60))
    recorded.turnToNextPage()
    recorded.advance(by: Ticks(60))
    recorded.openCredits()
    recorded.advance(by: Ticks(60))
    recorded.tapCredit(.web)
    recorded.tapCredit(.twitter)
    recorded.tapCredit(.publisher)
    recorded.advance(by: Ticks(1))
    #expect(
      String(decoding: recorded.script, as: UTF8.self) == """
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
    var recorded = try recorded()
    recorded.open(page: 0)
    recorded.open(page: 4)
    recorded.open(page: 1)
    recorded.advance(by: Ticks(60))
    recorded.changeLanguage(to: "fr")
    recorded.tapCredit(.web)
    recorded.tapCredit(.publisher)
    recorded.touch(.moved, finger: 1, at: Point(x: 1, y: 1))
    recorded.touch(.ended, finger: 1, at: Point(x: 1, y: 1))
    recorded.touch(.began, finger: 0, at: Point(x: 1, y: 1))
    recorded.touch(.began, finger: 1, at: Point(x: Double.nan, y: 1))
    recorded.touch(.began, finger: 1, at: Point(x: 1, y: Double.infinity))
    recorded.touch(.began, finger: 1, at: Point(x: 1e9, y: 1))
    #expect(String(decoding: recorded.script, as: UTF8.self) == "open 1\nwait 60 ticks\n")
    recorded.touch(.began, finger: 1, at: Point(x: 900, y: 700))
    recorded.touch(.began, finger: 1, at: Point(x: 1, y: 1))
    #expect(String(decoding: recorded.script, as: UTF8.self).hasSuffix("ticks\npress at 900 700 as 1\n"))
  }

  @Test(arguments: [true, false]) func `a turn before anything is open opens the first page`(isForward: Bool) throws {
    var recorded = try recorded()
    recorded.advance(by: Ticks(20))
    recorded.advance(by: .seconds(2))
    recorded.touch(.began, finger: 1, at: Point(x: 10, y: 10))
    if isForward { recorded.turnToNextPage() } else { recorded.turnToPreviousPage() }
    #expect(recorded.player.tick == .zero)
    recorded.advance(by: Ticks(40))
    #expect(recorded.player.page == 1)
    #expect(String(decoding: recorded.script, as: UTF8.self) == "open 1\nwait 40 ticks\n")
  }

  @Test func `a language that only an element names is kept too, in a book without languages`() throws {
    let text = """
      { pages = ( { elements = (
        { type = text; name = hat; text = Hat; width = 9; height = 9;
          localized = { it = { text = Cappello; }; }; } ); } ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    var recorded = RecordedPlayer(Player(try #require(Book.read(list).book)))
    recorded.open(page: 1)
    recorded.changeLanguage(to: "it")
    #expect(recorded.player.language == "it")
    #expect(String(decoding: recorded.script, as: UTF8.self) == "open 1\nlanguage \"it\"\n")
  }

  @Test func `in another edition of the book a script goes on from its bookmark`() throws {
    var recorded = try recorded()
    recorded.open(page: 1)
    recorded.advance(by: Ticks(90))
    let bookmark = try Bookmark.make(recorded, withScript: true)
    let changed = Self.book.replacing("x = 100", with: "x = 300")
    let list = try #require(PropertyList.read(PropertyList.Source(text: changed)).document)
    var later = RecordedPlayer(Player(try #require(Book.read(list).book)))
    try Bookmark.restore(bookmark, to: &later)
    #expect(later.player.tick == Ticks(90) && later.player.page == 1)
    let start = "# continues from a bookmark, not from the beginning of the book\n"
    #expect(String(decoding: later.script, as: UTF8.self) == start)
  }

  @Test func `a host defines editions by a number of its own`() throws {
    var recorded = RecordedPlayer(try recorded().player, edition: .max)
    recorded.open(page: 1)
    recorded.advance(by: Ticks(90))
    let bookmark = try Bookmark.make(recorded, withScript: true)
    for (edition, isSame) in [(UInt64.max, true), (7, false)] {
      var later = RecordedPlayer(try self.recorded().player, edition: edition)
      try Bookmark.restore(bookmark, to: &later)
      #expect((later.script == recorded.script) == isSame)
    }
  }

  @Test func `a damaged or foreign bookmark is refused, and changes nothing`() throws {
    var recorded = try recorded()
    recorded.open(page: 1)
    recorded.advance(by: Ticks(90))
    let good = try Bookmark.make(recorded, withScript: true)
    let (tick, script) = (recorded.player.tick, recorded.script)
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
      #expect(throws: failure, "\(shown)") { try Bookmark.restore(bytes, to: &recorded) }
      #expect(recorded.player.tick == tick && recorded.script == script)
    }
    try Bookmark.restore(good, to: &recorded)
    #expect(recorded.script == script)
  }

  @Test func `a bookmark without its script says so in the next one`() throws {
    var recorded = try recorded()
    recorded.open(page: 1)
    recorded.advance(by: Ticks(90))
    recorded.touch(.began, finger: 3, at: Point(x: 5, y: 5))
    let bookmark = try Bookmark.make(recorded, withScript: false)
    try Bookmark.restore(bookmark, to: &recorded)
    let script = String(decoding: recorded.script, as: UTF8.self)
    #expect(script == "# continues from a bookmark, not from the beginning of the book\ncancel as 3\n")
    #expect(recorded.player.events.map(\.kind) == [.touchCancelled, .dragEnded])
  }
}

extension RandomInput {
  /// Performs the input as a web page does.
  fileprivate func act(on recorded: inout RecordedPlayer) {
    switch self {
    case .ticks(let count): recorded.advance(by: Ticks(count))
    case .time(let count, let perSecond): recorded.advance(by: ElapsedTime(count, perSecond: perSecond))
    // A host advances to what is due next only if something is open.
    case .next: if !recorded.player.events.isEmpty || recorded.player.tick > .zero { act(on: &recorded.player) }
    case .touch(let phase, let id, let point): recorded.touch(phase, finger: id + 1, at: point)
    case .open(let page): recorded.open(page: page)
    case .turn(let isForward): if isForward { recorded.turnToNextPage() } else { recorded.turnToPreviousPage() }
    case .credits: recorded.openCredits()
    case .language(let code): recorded.changeLanguage(to: code)
    case .creditLink(let link): recorded.tapCredit(link)
    case .choice(let place):
      let choices = recorded.player.choices
      if !choices.isEmpty { recorded.choose(choices[place % choices.count]) }
    case .named(let word): recorded.open(named: word)
    case .back: recorded.goBack()
    case .option(let name, let value): recorded.set(option: name, to: value)
    // Only scripts take pieces by their names.
    case .grab: break
    case .game(let action, let name): if let name = recorded.player.names.find(name) { action.act(on: name, &recorded) }
    }
  }
}

extension RandomInput.Game {
  fileprivate func act(on game: Name, _ recorded: inout RecordedPlayer) {
    switch self {
    case .hint: recorded.showHint(of: game)
    case .restart: recorded.restart(game: game)
    case .undo: recorded.undo(in: game)
    case .clear: recorded.clear(picture: game)
    case .fill: if let region = recorded.player.names.find("sun") { recorded.fill(region, of: game) }
    // Only scripts solve games and take pieces by their names.
    case .solve, .join: break
    }
  }
}
