import BookFiles
import Testing

/// Tests of the samples about playing books.
@Suite struct PlayingSamples {
  /// A moon that rises for three seconds, then a star.
  private static let text = """
    { identifier = moon; languages = (en, it); pages = ( { elements = (
      { type = text; name = moon; text = Moon; x = 10; y = 60; width = 100; height = 50; link = "https://moon.example";
        tweens = ( { name = rise; duration = 3; properties = { y = 0; }; } ); },
      { type = text; name = star; text = "*"; x = 200; y = 10; width = 50; height = 50;
        trigger = { triggeringItem = moon; }; } ); }, { elements = ( ); } ); }
    """

  private func book() throws -> Book { try ExampleBook.book(Self.text) }

  @Test func `the player's sample prints what happens`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    let book = try book()
    // sample: Sources/BookKit/Player/Player.swift
    var player = Player(book)
    player.open(page: 1)
    player.advance(by: .seconds(2))
    for event in player.takeEvents() { print(event) }
    // end
    let kinds = ["page.entering", "item.added", "tween.started", "page.entered"]
    #expect(printed.lines == kinds.map { $0 + " on page 1 at tick 0" })
  }

  @Test func `a draw list's sample shows every element`() throws {
    var player = Player(try book())
    player.open(page: 1)
    var (known, elements, shown) = (-1, [StageElement](), [String]())
    func show(_ element: StageElement, as item: DrawItem) { shown.append(player.names.text(of: element.name)) }
    // sample: Sources/BookKit/Stage/DrawList.swift
    var list = DrawList()
    player.draw(into: &list)
    if list.openingCount != known { (known, elements) = (list.openingCount, player.elements) }
    for item in list.items { show(elements[item.element], as: item) }
    // end
    #expect(shown == ["moon"])
  }

  @Test func `time in one piece and in frames is the same time`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    let book = try book()
    // sample: Sources/BookKit/BookKit.docc/Articles/Time.md
    var whole = Player(book)
    whole.open(page: 1)
    whole.advance(by: .seconds(4))

    var frames = Player(book)
    frames.open(page: 1)
    for _ in 0..<100 { frames.advance(by: .frames(1, rate: 25)) }

    print(whole.tick.count, whole.takeEvents() == frames.takeEvents())
    // end
    #expect(printed.lines == ["240 true"])
    // sample: Sources/BookKit/BookKit.docc/Articles/Time.md
    var lines: [UInt8] = []
    let writer = EventLineWriter(names: whole.names, tickRate: whole.tickRate)
    whole.turnToNextPage()
    writer.append(whole.takeEvents(), to: &lines)
    print(String(decoding: lines, as: UTF8.self))
    // end
    #expect(printed.lines.last?.hasPrefix("{\"tick\":240,\"time\":4,\"page\":1,\"event\":\"page.exiting\"}\n") == true)
  }

  @Test func `an app's sample draws, sounds and opens links`() throws {
    let screen = Screen()
    let folder = try SampleFolder(Self.text)
    let path = folder.path
    // sample: Sources/BookKit/BookKit.docc/Articles/InAnApp.md
    let loaded = try Book.load(path)
    var settings = Player.Settings()
    settings.language = "it"
    settings.reducesMotion = false
    var player = loaded.makePlayer(settings: settings)
    var clock = BookClock(ContinuousClock())
    player.open(page: 1)
    // end
    #expect(player.language == "it")
    // sample: Sources/BookKit/BookKit.docc/Articles/InAnApp.md
    var list = DrawList()
    var elements: [StageElement] = []
    var opening = -1

    func frame() {
      clock.advance(&player)
      for event in player.events {
        switch event.kind {
        case .soundStarted, .soundRepeated: screen.sound(event.item, in: player)
        case .soundStopped, .soundCompleted: screen.silence(event.item, in: player)
        case .linkOpened: screen.offerLink(event.url, in: player)
        default: break
        }
      }
      player.discardEvents()
      player.draw(into: &list)
      if list.openingCount != opening { (opening, elements) = (list.openingCount, player.elements) }
      for item in list.items { screen.draw(item, elements[item.element], names: player.names) }
    }
    // end
    frame()
    #expect(screen.drawn == ["moon"])
    // sample: Sources/BookKit/BookKit.docc/Articles/InAnApp.md
    player.touch(.began, finger: 7, at: Point(x: 30, y: 70))
    player.touch(.ended, finger: 7, at: Point(x: 30, y: 70))
    // end
    frame()
    #expect(screen.links == ["https://moon.example"])
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    // sample: Sources/BookKit/BookKit.docc/Articles/InAnApp.md
    if player.perform(.game("jigsaw", .hint)) == .pageTurn { print("wait until the page has turned") }
    // end
    #expect(printed.lines == [])
    let number = 3
    // sample: Sources/BookKit/BookKit.docc/Articles/InAnApp.md
    let choices = player.choices
    if number < choices.count { player.choose(choices[number]) }
    // end
    #expect(choices == [])
  }
}

/// The output of an app: its screen, sounds and links.
private final class Screen {
  private(set) var drawn: [String] = []
  private(set) var links: [String] = []

  func draw(_ item: DrawItem, _ element: StageElement, names: NameTable) {
    if !drawn.contains(names.text(of: element.name)) { drawn.append(names.text(of: element.name)) }
  }

  func sound(_ name: Name?, in player: Player) {}
  func silence(_ name: Name?, in player: Player) {}
  func offerLink(_ url: Name?, in player: Player) { links += url.map { [player.names.text(of: $0)] } ?? [] }
}
