import BookKit
import BookTestSupport
import PropertyList
import Testing

/// Tests that a player continues from a saved state in sections as if it had never stopped.
@Suite struct SectionSavingTests {
  private static let book = """
    { languages = (en, it); credits = ( { name = Ann; } ); exitAnimation = { duration = 0.1; };
      sections = ( { section = options; elements = ( { type = text; name = back; text = Back; open = back;
          localized = { it = { text = Indietro; }; }; } ); } );
      pages = (
        { name = pond; elements = ( { type = activearea; name = pad; width = 90; height = 90; open = options; } ); },
        { title = "Sea"; elements = (
          { type = text; name = t; text = a; tweens = ( { properties = { x = 9; }; } ); } ); } ); }
    """

  private static func blank(_ text: String = book) throws -> Player {
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    return Player(try #require(Book.read(list).book))
  }

  @Test(arguments: 0..<TestLength.pick(8, long: 20) as Range<UInt64>)
  func `continuing from a saved state changes nothing`(seed: UInt64) throws {
    let blank = try Self.blank()
    var (steady, restored) = (blank, blank)
    var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    for _ in 0..<40 {
      Self.act(on: &steady, &first)
      Self.act(on: &restored, &second)
      #expect(restored.events == steady.events)
      steady.discardEvents()
      let bytes = try restored.save().bytes(for: restored)
      var next = blank
      try next.restore(SavedState(bytes: bytes, for: blank))
      let again = try next.save().bytes(for: blank)
      #expect(String(decoding: again, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
      restored = next
    }
  }

  private static func act(on player: inout Player, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: player.open(page: Int.random(in: 1...2, using: &generator))
    case 1: player.turnToNextPage()
    case 2: player.perform(.openCredits)
    case 3: player.perform(.language(Bool.random(using: &generator) ? "it" : "en"))
    case 4: player.perform(.back)
    case 5:
      player.perform(.openNamed(["cover", "contents", "options", "read"].randomElement(using: &generator) ?? "cover"))
    case 6:
      let point = Point(x: 20, y: 10)
      player.touch(.began, at: point)
      player.touch(.ended, at: point)
    default: player.advance(by: Ticks(Int64.random(in: 0...9, using: &generator)))
    }
  }

  @Test func `a section that no longer exists opens as the cover, without a way back`() throws {
    let (drawn, plain) = (
      "{ sections = ( { section = intro; elements = ( ); } ); pages = ( { elements = ( ); } ); }",
      "{ pages = ( { elements = ( ); } ); }"
    )
    var player = try Self.blank(drawn)
    player.open(page: 1)
    player.perform(.openNamed("intro"))
    let bytes = try player.save().bytes(for: player)
    var later = try Self.blank(plain)
    try later.restore(SavedState(bytes: bytes, for: later))
    #expect(later.section.map { later.names.text(of: $0) } == "cover")
    #expect(later.isOnStage("read") == true)
    #expect(later.perform(.back) == .first)
  }
}
