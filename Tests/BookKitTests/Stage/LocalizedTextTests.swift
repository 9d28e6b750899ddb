import PropertyList
import Testing

@testable import BookKit

/// Tests of the titles, roles and labels of a book, its pages, its credits and its drop targets in each language.
@Suite struct LocalizedTextTests {
  private static let book = """
    { title = Moon; localized = { it = { title = Luna; }; }; languages = (en, it, de);
      credits = ( { name = Ann; role = Words; localized = { it = { role = Parole; }; }; } );
      pages = (
        { title = Evening; localized = { it = { title = Sera; }; de = { title = Abend; }; }; elements = (
          { type = text; name = a; text = A; width = 50; height = 50; draggable = YES; dropTargets = (
            { name = t; width = 9; height = 9; label = "the lake"; localized = { it = { label = "il lago"; }; }; },
            { name = u; width = 9; height = 9; } ); },
          { type = text; name = b; text = B; width = 50; height = 50; x = 80; draggable = YES;
            dropTargets = ( { name = t; width = 60; height = 60; label = there; } );
            localized = { it = { dropTargets = (
              { name = t; width = 60; height = 60; label = "là";
                localized = { de = { label = dort; }; }; } ); }; }; } ); },
        { name = night; } ); }
    """

  private func player() throws -> Player {
    let list = try #require(PropertyList.read(PropertyList.Source(text: Self.book)).document)
    var player = Player(try #require(Book.read(list).book))
    player.open(page: 1)
    return player
  }

  private func titles(_ player: Player) -> [String?] {
    player.tableOfContents.map { $0.title.map { player.names.text(of: $0) } }
  }

  private func labels(_ player: Player) -> [String] { player.choices.map { player.names.text(of: $0.label) } }

  @Test func `titles follow the language; one that has none shows the original`() throws {
    var player = try player()
    #expect(player.languages == ["en", "it", "de"])
    #expect(player.title == "Moon" && titles(player) == ["Evening", nil])
    player.perform(.language("it"))
    #expect(player.title == "Luna" && titles(player) == ["Sera", nil])
    player.perform(.language("de"))
    #expect(player.title == "Moon" && titles(player) == ["Abend", nil])
  }

  @Test func `a credit's role follows the language`() throws {
    var player = try player()
    player.perform(.openCredits)
    #expect(player.shownCredit?.role.map { player.names.text(of: $0) } == "Words")
    player.perform(.language("it"))
    player.perform(.openCredits)
    #expect(player.shownCredit?.role.map { player.names.text(of: $0) } == "Parole")
  }

  @Test func `choices go by labels, or else by names`() throws {
    var player = try player()
    #expect(labels(player) == ["there", "the lake", "u"])
    player.perform(.language("it"))
    #expect(labels(player) == ["là", "il lago", "u"])
    player.perform(.language("de"))
    #expect(labels(player) == ["there", "the lake", "u"])
  }

  @Test func `a choice of another language can still be taken`() throws {
    var player = try player()
    let choice = try #require(player.choices.first)
    player.perform(.language("it"))
    player.discardEvents()
    player.choose(choice)
    #expect(player.events.contains { $0.kind == .dragDropped })
  }

  @Test func `a saved state brings its language back, and knows the book by its own title`() throws {
    var player = try player()
    player.perform(.language("it"))
    let bytes = try player.save().bytes(for: player)
    var later = try self.player()
    try later.restore(SavedState(bytes: bytes, for: later))
    #expect(later.title == "Luna" && titles(later) == ["Sera", nil] && labels(later) == labels(player))
  }
}
