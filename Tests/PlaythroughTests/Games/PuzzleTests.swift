import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of puzzles on stage: fingers, rules, turns and readers who don't touch.
@Suite struct PuzzleTests {
  @Test(arguments: [("easy", 6), ("medium", 12), ("hard", 24)])
  func `the level decides the number of pieces when a puzzle starts`(level: String, count: Int) throws {
    let played = try TracedBook(
      PlayedGame.puzzle(""),
      [
        "option level \(level)", "open 1", "expect jig.piece\(count) on stage", "solve jig", "expect jig complete",
        "expect piece.placed \(count) times",
      ])
    #expect(played.runner.player.names.find("jig.piece24") != nil)
  }

  @Test(arguments: ["piece0", "piece03", "piece+3", "piece25", "piece", "color1"])
  func `only names that pieces have can be used in scripts`(part: String) throws {
    let list = try #require(PropertyList.read(PropertyList.Source(text: PlayedGame.puzzle(""))).document)
    let book = try #require(Book.read(list).book)
    #expect(Script.read(PropertyList.Source(text: "tap jig.\(part)"), for: book).errors.count == 1)
    #expect(Script.read(PropertyList.Source(text: "tap jig.piece3"), for: book).errors == [])
  }

  @Test func `another level counts from the next start`() throws {
    _ = try TracedBook(
      PlayedGame.puzzle(""),
      [
        "open 1", "option level hard", "expect jig.piece7 off stage", "open other", "open table",
        "expect jig.piece7 off stage", "restart jig", "expect jig.piece24 on stage",
      ])
  }

  @Test func `a puzzle comes back as it was left, and starts only once`() throws {
    let played = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 2;"),
      [
        "drag jig.piece1 onto place over 0s", "open other", "open table", "expect jig.piece1.x = 0",
        "expect no puzzle.started", "expect jig incomplete", "drag jig.piece2 onto place over 0s",
        "expect jig complete", "open other", "open table", "expect jig complete",
      ])
    #expect(
      PlayedGame.moves(played) == [
        "puzzle.started jig", "piece.placed jig.piece1", "piece.placed jig.piece2", "puzzle.completed jig",
      ])
  }

  @Test func `a puzzle that was saved while another language had moved its board comes back as it was left`() throws {
    let book = """
      { languages = (en, it); pages = ( { name = table; elements = ( { type = puzzle; name = jig; fileName = "p.png";
          x = 0; y = 0; width = 400; height = 300; rows = 1; columns = 2;
          tray = { x = 900; y = 0; width = 100; height = 100; };
          localized = { it = { x = 850; width = 40; height = 40; }; }; } ); },
        { name = other; elements = ( ); } ); }
      """
    let played = try TracedBook(
      book, ["drag jig.piece2 to 800 0 over 0s", "drag jig.piece1 onto place over 0s", "open other", "language it"])
    let bytes = try played.runner.player.save().bytes(for: played.runner.player)
    var player = try PlayedGame.player(book)
    try player.restore(SavedState(bytes: bytes, for: player))
    #expect(try player.save().bytes(for: player) == bytes)
    player.perform(.language("en"))
    player.perform(.openNamed("table"))
    #expect(player.choices.map { player.names.text(of: $0.item) } == ["jig.piece2"])
    #expect(!player.events.contains { $0.kind == .puzzleStarted })
  }

  @Test(arguments: [
    #"type = puzzle; fileName = "p.png"; rows = 1; columns = 2; width = 400; height = 300;"#,
    #"type = coloring; fileName = "p.png"; palette = (red); regions = ({ name = sky; path = "M0 0 L9 0 L9 9 Z"; });"#,
  ])
  func `a game whose arrival an endless cascade cut off doesn't begin by being saved`(game: String) throws {
    let book = """
      { variables = { n = 0; }; pages = ( { elements = ( { name = jig; x = 0; y = 0; \(game) } ); rules = (
          { when = { event = item.added; }; do = ( { action = set; variable = n; to = 1; } ); },
          { when = { event = rule.fired; }; do = ( { action = set; variable = n; to = 2; } ); } ); } ); }
      """
    let played = try TracedBook(book, ["expect engine.fault"])
    let bytes = try played.runner.player.save().bytes(for: played.runner.player)
    var player = try PlayedGame.player(book)
    try player.restore(SavedState(bytes: bytes, for: player))
    #expect(player.choices == played.runner.player.choices)
    #expect(try player.save().bytes(for: player) == bytes)
  }

  @Test func `a placed piece takes no touches`() throws {
    let played = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 2;"),
      ["drag jig.piece1 onto place over 0s", "mark", "tap at 200 250", "expect no touch.began item=jig.piece1"])
    #expect(played.runner.player.reach(of: try #require(played.runner.player.names.find("jig.piece1"))) == .untouchable)
  }

  @Test func `a restart cancels the touches on pieces and scatters them anew`() throws {
    let played = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 2;"),
      [
        "press jig.piece1 as 1", "move to 600 400 as 1", "restart jig", "expect touch.cancelled jig.piece1",
        "expect drag.ended jig.piece1", "expect puzzle.started 2 times", "move to 300 300 as 1", "release as 1",
        "expect no drag.dropped", "expect touch.ended 0 times",
      ])
    #expect(played.runner.player.position(ofFinger: 1) == nil)
  }

  @Test func `whoever touches a piece of a group that is held drags nothing`() throws {
    _ = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 3; snap = 20;"),
      [
        "drag jig.piece1 to 100 400 over 0s", "drag jig.piece2 to 233 400 over 0s", "expect piece.joined jig.piece2",
        "press jig.piece1 as 1", "mark", "press jig.piece2 as 2", "expect touch.began jig.piece2",
        "expect no drag.started", "release as 2", "release as 1", "expect drag.ended jig.piece1",
      ])
  }

  @Test func `a puzzle that leaves lets go of its pieces and keeps its state`() throws {
    let rule =
      "{ when = { event = \"drag.started\"; item = \"jig.piece1\"; }; limit = 1; do = "
      + "( { action = hide; item = jig; }, { action = show; item = jig; } ); }"
    let played = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 2;", rules: rule),
      [
        "press jig.piece1 as 1", "expect drag.ended jig.piece1", "expect item.removed jig", "expect item.added jig",
        "expect jig.piece1 on stage", "expect puzzle.started 1 times", "release as 1",
      ])
    #expect(!played.trace.contains { $0.contains("item.removed") && $0.contains("piece") })
  }

  @Test(arguments: [
    PlayedGame.puzzle("rows = 1; columns = 2; snapSound = \"s/snap.wav\"; doneSound = \"s/done.wav\";"),
    "{ pages = ( { elements = ( ); } ); games = ( { name = jig; type = puzzle; page = 1; rows = 1; "
      + "columns = 2; snapSound = \"s/snap.wav\"; doneSound = \"s/done.wav\"; } ); }",
  ])
  func `scripts know the sounds of a game`(book: String) throws {
    let isSection = book.contains("games = ")
    _ = try TracedBook(
      book,
      (isSection ? ["open jig"] : []) + [
        "solve \(isSection ? "game" : "jig")", "expect sound.started s/snap.wav", "expect sound.started s/done.wav",
      ])
  }

  @Test func `pieces turn with taps, and fit once they are upright`() throws {
    let played = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 2; rotation = YES; seed = 4;"),
      [
        "tap jig.piece1", "expect piece.turned jig.piece1", "press jig.piece1 as 1", "release as 1",
        "expect piece.turned jig.piece1 2 times", "solve jig", "expect jig complete",
      ])
    #expect(PlayedGame.moves(played).last == "puzzle.completed jig")
  }

  @Test func `with turned pieces, a finger that trembles drags nothing`() throws {
    let player = try PlayedGame.player(PlayedGame.puzzle("rows = 1; columns = 2; rotation = YES;"))
    for (distance, moves) in [(7.9, false), (8.0, true)] {
      var reader = player
      reader.open(page: 1)
      let piece = try #require(reader.names.find("jig.piece1"))
      let center = try #require(reader.center(of: piece))
      let before = reader.value(.x, of: piece)
      reader.perform(.press(piece: "jig.piece1", finger: 1))
      reader.touch(.moved, at: Point(x: center.x - distance, y: center.y))
      #expect((reader.value(.x, of: piece) != before) == moves)
      reader.touch(.ended, at: Point(x: center.x - distance, y: center.y))
      #expect(reader.events.contains { $0.kind == .tap } != moves)
    }
  }

  @Test func `choices place the groups by their lowest pieces`() throws {
    var player = try PlayedGame.player(PlayedGame.puzzle("rows = 1; columns = 3; rotation = YES; seed = 2;"))
    player.open(page: 1)
    let names = player.names
    #expect(player.choices.map { names.text(of: $0.item) } == ["jig.piece1", "jig.piece2", "jig.piece3"])
    while let choice = player.choices.first {
      let count = player.choices.count
      player.choose(choice)
      #expect(player.choices.count == count - 1)
    }
    #expect(player.events.last?.kind == .puzzleCompleted)
  }

  @Test func `a piece that is taken by name is tapped whatever comes to lie on it`() throws {
    let lid = ", { type = activearea; name = lid; x = 500; width = 600; height = 800; offStage = YES; }"
    let rule = "{ when = { event = \"touch.began\"; }; do = ( { action = show; item = lid; } ); }"
    _ = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 2; rotation = YES; seed = 4;", and: lid, rules: rule),
      [
        "tap jig.piece1", "expect lid on stage", "expect piece.turned jig.piece1 1 times", "tap jig.piece1",
        "expect piece.turned jig.piece1 2 times",
      ])
  }

  @Test func `the choice of a piece that lies in its place already is a drag, not a tap`() throws {
    let played = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 2; rotation = YES; seed = 4;"), ["drag jig.piece2 onto place over 0s"])
    var player = played.runner.player
    #expect(PlayedGame.moves(played) == ["puzzle.started jig"], "a turned piece fits nowhere")
    let choice = try #require(player.choices.last)
    player.choose(choice)
    let kinds = player.takeEvents().map { $0.kind }
    #expect(kinds == [.pieceTurned, .touchBegan, .dragStarted, .touchEnded, .dragDropped, .piecePlaced])
  }

  @Test func `triggers, rules and conditions know that a puzzle is complete`() throws {
    let banner =
      ", { type = text; name = done; text = Done; trigger = { triggeringItem = jig; "
      + "triggeringItemType = puzzle; }; }, { type = text; name = more; text = More; visibleIf = \"game.jig\"; }"
    let rule =
      "{ when = { event = \"piece.placed\"; item = \"jig.piece2\"; }; if = \"game.jig\"; "
      + "do = ( { action = hide; item = done; } ); }"
    let played = try TracedBook(
      PlayedGame.puzzle("rows = 1; columns = 2;", and: banner, rules: rule),
      [
        "expect more.visible = false", "expect done off stage", "solve jig", "expect more.visible = true",
        "expect trigger.fired done", "expect done on stage", "expect rule.fired",
      ])
    #expect(played.failure == nil)
  }

  @Test func `a rule's actions and a page turn leave pieces alone`() throws {
    let rule =
      "{ when = { event = \"page.entered\"; }; do = ( { action = hide; item = \"jig.piece1\"; }, "
      + "{ action = setProperty; item = \"jig.piece1\"; property = x; to = 5; } ); }"
    let book = PlayedGame.puzzle("rows = 1; columns = 2;", rules: rule)
    let played = try TracedBook(book, ["expect jig.piece1 on stage", "expect jig.piece1.x > 400"])
    #expect(!played.trace.contains { $0.contains("item.removed") })
  }
}
