import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of the sections that games get for nothing.
@Suite struct GameSectionTests {
  private static let book = """
    { title = Games; pages = ( { title = Sea; elements = ( { type = image; name = pic; fileName = "p.png"; } ); },
        { elements = ( { type = text; text = None; } ); }, { background = "b.png"; elements = ( ); } ); }
    """

  private static let listed = """
    { pages = ( { title = Sea; elements = ( ); } ); games = ( { type = puzzle; name = first; page = 1; },
        { type = coloring; name = pond; title = Pond; width = 200; height = 100; palette = (red, blue); regions = (
          { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; } ); }, { type = puzzle; name = cover; page = 1; },
        { type = puzzle; name = first; page = 1; rows = 1; columns = 2; } ); }
    """

  @Test func `a book without a list of games gets a puzzle of each page with a picture`() throws {
    let played = try TracedBook(
      Self.book,
      [
        "open cover", "tap play", "expect section play", "expect title1 on stage", "tap puzzle3",
        "expect section puzzle3", "back", "tap puzzle1", "expect puzzle.started game",
      ])
    #expect(played.openings == ["cover", "play", "puzzle3", "play", "puzzle1"])
    #expect(played.runner.player.games.map { played.runner.player.names.text(of: $0) } == ["puzzle1", "puzzle3"])
  }

  @Test func `scripts know the tweens of the banner that praises`() throws {
    _ = try TracedBook(
      Self.listed,
      [
        "open first", "solve game", "wait for tween.completed done/slideIn", "wait for tween.started done/slideOut",
        "expect tween.started tween=slideIn",
      ])
    let book = try #require(
      PropertyList.read(PropertyList.Source(text: Self.listed)).document.flatMap { Book.read($0).book })
    func errors(_ script: String, of book: Book) -> [String] {
      let source = PropertyList.Source(text: script, name: "a.play")
      return Script.read(source, for: book).errors.map { $0.description(in: source) }
    }
    #expect(
      errors("expect tween.started done/fade", of: book) == [
        "a.play:1:27: error: `done` has no tween `fade`; it can be `slideIn` or `slideOut`"
      ])
    #expect(
      errors("expect tween.started back/slideIn", of: book) == [
        "a.play:1:27: error: `back` has no tween `slideIn`"
      ])
    #expect(errors("expect tween.started tween=slideIn", of: Book()).count == 1, "without games there is no banner")
  }

  @Test func `words of sections and names that are taken aren't games`() throws {
    let player = try PlayedGame.player(Self.listed)
    #expect(player.games.map { player.names.text(of: $0) } == ["first", "pond"])
  }

  @Test func `the elements of a game's section lie where they belong`() throws {
    _ = try TracedBook(
      Self.listed,
      [
        "open first", "expect game.x = 32", "expect game.y = 24", "expect game.width = 635",
        "expect game.height = 476",
        "expect hint.x = 800", "expect again.x = 584", "expect following.x = 368",
        "expect following.visible = false", "solve game", "expect following.visible = true", "wait 5s",
        "expect done off stage", "open pond",
        "expect game.scaleX = 4.64",
        "expect game.x = 48", "expect game.y = 32", "expect undo.x = 800", "expect clear.x = 584",
        "expect again.x = 368",
      ])
  }

  @Test func `buttons play the game, and praise comes at its end`() throws {
    let played = try TracedBook(
      Self.listed,
      [
        "open first", "tap hint", "expect puzzle.hinted other=game.piece1", "solve game", "expect first complete",
        "expect item.added done", "wait 4.5s", "expect done off stage", "tap again", "expect first incomplete",
        "open pond", "fill game sun", "expect pond complete", "tap undo", "expect pond incomplete",
        "fill game sun with 2",
        "tap clear", "expect fill game sun = none", "open first", "expect first incomplete",
      ])
    #expect(played.failure == nil)
  }

  @Test func `conditions know the games of other sections`() throws {
    let book =
      Self.listed.prefix { $0 != "(" } + """
        ( { elements = ( { type = text; name = prize; text = Prize; visibleIf = "game.pond"; } ); } );
          games = ( { type = coloring; name = pond; width = 200; height = 100; regions = (
            { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; } ); } ); }
        """
    _ = try TracedBook(
      String(book),
      [
        "expect prize.visible = false", "open pond", "solve game", "open 1", "expect prize.visible = true",
        "open pond", "tap again", "open 1", "expect prize.visible = false",
      ])
  }

  @Test func `conditions know games of sections that the player hasn't opened, or not in this language`() throws {
    let book = """
      { languages = (en, fr); pages = (
          { elements = ( { type = text; name = prize; text = Prize; visibleIf = "game.pond"; } ); } );
        games = ( { type = coloring; name = pond; width = 200; height = 100; regions = (
          { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; } ); } ); }
      """
    let script = ["open pond", "solve game", "open 1", "expect prize.visible = true"]
    let player = try TracedBook(book, script).runner.player
    var later = try PlayedGame.player(book)
    try later.restore(SavedState(bytes: player.save().bytes(for: player), for: later))
    func showsPrize() -> Bool {
      var list = DrawList()
      later.draw(into: &list)
      return !list.items.isEmpty
    }
    #expect(showsPrize())
    later.perform(.language("fr"))
    #expect(showsPrize())
  }

  @Test func `options offer the level only where it decides something`() throws {
    let offered = { (text: String) throws -> [String] in
      let player = try PlayedGame.player(text)
      return player.offeredOptions.map { player.names.text(of: $0.name) }
    }
    #expect(try offered(Self.book).contains("level"))
    #expect(try !offered(PlayedGame.pond).contains("level"))
    #expect(try offered(PlayedGame.puzzle("rows = 2;")).contains("level"))
  }
}
