import BookFiles
import Testing

/// Tests of the samples about saving.
@Suite struct SavingSamples {
  private func player() throws -> Player {
    Player(
      try ExampleBook.book(
        """
        { identifier = moon; pages = ( { name = evening; elements = (
          { type = text; name = moon; text = Moon; tweens = ( { duration = 3; properties = { y = 90; }; } ); } ); } ); }
        """))
  }

  @Test func `a state that was written comes back`() throws {
    var player = try player()
    player.open(page: 1)
    player.advance(by: .seconds(1))
    let book = try ExampleBook.book("{ identifier = moon; pages = ( { name = evening; elements = (); } ); }")
    // sample: Sources/BookKit/Saving/SavedState.swift
    let bytes = try player.save().bytes(for: player)
    // Another day, perhaps with a corrected book:
    var later = Player(book)
    try later.restore(SavedState(bytes: bytes, for: later))
    // end
    #expect(later.tick == player.tick && later.page == 1)
  }

  @Test func `what a reader does is kept as a script`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    let book = try ExampleBook.book("{ identifier = moon; pages = ( { name = evening; elements = (); } ); }")
    // sample: Sources/BookKit/Log/LoggedPlayer.swift
    var logged = LoggedPlayer(Player(book))
    logged.perform(.open(page: 1))
    logged.perform(.ticks(Ticks(90)))
    logged.perform(.touch(.began, finger: 1, at: Point(x: 200, y: 300)))
    print(String(decoding: logged.script, as: UTF8.self))
    // end
    #expect(printed.lines.joined(separator: "\n").contains("wait 90 ticks\npress at 200 300 as 1"))
  }

  @Test func `going back undoes what came after`() throws {
    var player = try player()
    player.open(page: 1)
    // sample: Sources/BookKit/BookKit.docc/Articles/SavingAndRestoring.md
    let before = player.save()
    player.advance(by: .seconds(10))
    try player.restore(before)
    // end
    #expect(player.tick == .zero && player.events == [])
  }

  @Test func `a book resumes where the reader was, or starts over`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    var player = try player()
    player.open(page: 1)
    player.advance(by: .seconds(1))
    // sample: Sources/BookKit/BookKit.docc/Articles/SavingAndRestoring.md
    let bytes = try player.save().bytes(for: player)
    // end
    let book = try ExampleBook.book("{ identifier = sun; pages = ( { elements = (); } ); }")
    // sample: Sources/BookKit/BookKit.docc/Articles/SavingAndRestoring.md
    var again = Player(book)
    do throws(SavedStateError) {
      try again.restore(SavedState(bytes: bytes, for: again))
    } catch {
      print(error)
      again.open(page: 1)
    }
    // end
    #expect(printed.lines == ["the saved state is of a different book, \"moon\"; open that one, or start again"])
    #expect(again.page == 1)
  }

  @Test func `options stay when a reading begins anew`() throws {
    var player = try player()
    player.perform(.option("music", .boolean(false)))
    let book = try ExampleBook.book("{ identifier = moon; pages = ( { elements = (); } ); }")
    // sample: Sources/BookKit/BookKit.docc/Articles/SavingAndRestoring.md
    let options = player.keptOptions
    var next = Player(book)
    next.adopt(keptOptions: options)
    next.perform(.begin)
    // end
    #expect(next.page == 1 && next.value(ofOption: "music") == .boolean(false))
    #expect(!next.takeEvents().contains { $0.kind == .optionChanged })
    #expect(next.value(ofOption: "sound") == .boolean(true))
  }
}
