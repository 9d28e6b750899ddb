import BookKit
import Testing

@testable import bookweb

/// Tests of what a web page learns of puzzles and pictures to colour.
@Suite struct WebGameTests {
  private static let book = """
    { canvas = { width = <*I1024>; height = <*I768>; };
      pages = (
        { elements = ( { type = puzzle; name = jig; fileName = "p.png"; x = <*I100>; y = <*I100>; width = <*I400>;
            height = <*I300>; rows = <*I1>; columns = <*I2>; seed = <*I7>; guide = <*R0.25>;
            tray = { x = <*I550>; y = <*I50>; width = <*I450>; height = <*I650>; }; } ); },
        { elements = ( { type = coloring; name = pond; x = <*I100>; y = <*I100>; width = <*I200>; height = <*I100>;
            palette = ("#FDD835", "#1E5BC6"); regions = (
              { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; target = <*I1>; },
              { name = sea; path = "M100 0 C150 0 200 0 200 50.5 L100 100 Z"; } ); } ); },
        { elements = ( { type = coloring; name = house; fileName = "d.png"; width = <*I40>; height = <*I20>;
            palette = ("#FDD835"); } ); } ); }
    """

  /// The regions of a drawing of 4 × 2 pixels: one inside, and the rest.
  private static let runs = [(1, 4), (1, 1), (2, 2), (1, 1)].map { RegionMap.Run(region: $0.0, length: $0.1) }

  private func player(onPage page: Int) throws -> WebPlayer {
    let map = try RegionMap(width: 4, height: 2, runs: Self.runs)
    let player = try #require(
      WebBook.player(Self.book, files: [("d.png", 4, 2), ("p.png", 8, 6)], drawings: [("d.png", map)]))
    player.logged.perform(.open(page: page))
    _ = player.takeEvents()
    return player
  }

  private func look(_ player: WebPlayer) -> Int {
    player.makeFrame()
    return FrameReader(player.frame).int(56)
  }

  private func games(_ player: WebPlayer, list: WebPlayer.PageList = .stage) -> String {
    WebBook.text(player.gamesJSON(of: list))
  }

  // MARK: - Puzzles

  @Test func `the pieces of a puzzle are elements, and its outlines and the places of its pieces are games`() throws {
    let player = try player(onPage: 1)
    let structure = WebBook.text(player.structureJSON(of: .stage))
    #expect(structure.contains(#"{"name":"jig","type":"puzzle","pictures":[1]"#), "\(structure)")
    #expect(
      structure.contains(
        #"{"name":"jig.piece2","type":"image","parent":0,"piece":1,"touchable":true,"draggable":true}"#),
      "\(structure)")
    let games = games(player)
    #expect(structure.hasSuffix(games.dropFirst()), "\(structure)")
    let start = #"{"games":[{"element":0,"width":400,"height":300,"guide":0.25,"pieces":[{"path":"M0 0L200 0C"#
    #expect(games.hasPrefix(start), "\(games)")
    #expect(games.contains(#"L0 300L0 0Z","x":0,"y":0,"group":0},{"path":"M200 0L400 0L400 300L200 300C"#), "\(games)")
    #expect(games.hasSuffix(#"200 0Z","x":200,"y":0,"group":1}]}]}"#), "\(games)")
  }

  @Test func `a puzzle looks different when a piece is placed, and not while it is dragged`() throws {
    let player = try player(onPage: 1)
    let before = look(player)
    player.logged.player.perform(.press(piece: "jig.piece1", finger: 1))
    player.logged.player.touch(.moved, finger: 1, at: Point(x: 600, y: 400))
    #expect(look(player) == before)
    player.logged.player.touch(.cancelled, finger: 1, at: Point(x: 600, y: 400))
    let isChosen = player.perform(.choose("jig.piece1", target: "place"))
    #expect(isChosen && look(player) != before)
    #expect(games(player).contains(#""x":0,"y":0,"group":0,"placed":true}"#))
  }

  @Test func `a page at rest has no puzzles, and colours are empty there`() throws {
    let player = try player(onPage: 2)
    #expect(player.fill(0, of: 0, with: 2))
    player.makeStill(of: 1)
    #expect(games(player, list: .still) == #"{"games":[]}"#)
    player.makeStill(of: 2)
    #expect(games(player).contains("#1E5BC6"))
    #expect(
      !games(player, list: .still).contains(#""color":"#) && games(player, list: .still).contains(#""name":"sun""#))
  }

  // MARK: - Pictures to colour

  @Test func `a picture to colour has paths, colours and targets, and its swatches are elements`() throws {
    let player = try player(onPage: 2)
    let before = look(player)
    let structure = WebBook.text(player.structureJSON(of: .stage))
    #expect(
      structure.contains(##"{"name":"pond.color2","type":"image","parent":0,"swatch":1,"color":"#1E5BC6","##),
      "\(structure)")
    #expect(
      games(player)
        == #"{"games":[{"element":0,"width":200,"height":100,"chosen":1,"regions":["#
        + #"{"name":"sun","target":1,"at":[0,0],"box":[0,0,100,100],"path":"M0 0L100 0L100 100L0 100Z"},"#
        + #"{"name":"sea","box":[100,0,100,100],"path":"M100 0C150 0 200 0 200 50.5L100 100Z"}]}]}"#)
    #expect(player.fill(1, of: 0, with: 2))
    #expect(look(player) != before)
    #expect(games(player).contains(##""chosen":2,"##))
    #expect(games(player).contains(##"{"name":"sea","color":"#1E5BC6","box""##))
    #expect(player.regions(of: 0, on: .stage) == nil)
  }

  @Test func `filling a region chooses the colour in the same tick, and the recording repeats both`() throws {
    let player = try player(onPage: 2)
    #expect(player.fill(0, of: 0, with: 2))
    let events = WebBook.text(player.takeEvents())
    #expect(events.split(separator: "\n").count == 2, "\(events)")
    #expect(events.contains(##""event":"color.chosen","item":"pond","value":"#1E5BC6""##), "\(events)")
    #expect(WebBook.text(player.logged.script).hasSuffix("fill \"pond\" \"sun\" with 2\n"))
    for (region, element, color) in [(2, 0, 1), (-1, 0, 1), (0, 1, 1), (0, 9, 1), (0, -1, 1), (0, 0, 3), (0, 0, 0)] {
      #expect(!player.fill(region, of: element, with: color), "region \(region) of \(element) with \(color)")
    }
    #expect(player.takeEvents().isEmpty)
  }

  @Test func `the regions of a drawing are runs of pixels, with boxes in points`() throws {
    let player = try player(onPage: 3)
    let games = games(player)
    #expect(games.contains(#""chosen":1,"pixels":true,"regions":[{"name":"1","box":[0,0,40,20]},"#), "\(games)")
    #expect(games.contains(#"{"name":"2","box":[10,10,20,10]}]"#), "\(games)")
    #expect(player.regions(of: 0, on: .stage)?.runs == Self.runs)
    #expect(player.regions(of: 1, on: .stage) == nil && player.regions(of: -1, on: .stage) == nil)

    var memory = WebMemory()
    let address = memory.regions(player.regions(of: 0, on: .stage))
    let head = (0..<3).map { address.load(fromByteOffset: 4 * $0, as: Int32.self) }
    let words = (0..<8).map { address.load(fromByteOffset: 12 + 2 * $0, as: UInt16.self) }
    #expect(head == [4, 2, 4])
    #expect(words == [1, 4, 1, 1, 2, 2, 1, 1])
    let none = memory.regions(nil)
    #expect((0..<3).allSatisfy { none.load(fromByteOffset: 4 * $0, as: Int32.self) == 0 })
  }

  // MARK: - Playthroughs

  @Test(
    arguments: [
      (1, .hint, "jig", "", 0, ["puzzle.hinted"]), (1, .restart, "jig", "", 0, ["puzzle.started"]),
      (1, .solve, "jig", "", 0, ["piece.placed", "piece.placed", "puzzle.completed"]),
      (1, .press, "jig.piece2", "", 3, ["touch.began", "drag.started"]),
      (2, .fill, "pond", "sun", 2, ["color.chosen", "region.filled"]),
      (2, .fill, "pond", "sun", 0, ["region.filled", "coloring.completed"]),
      (2, .fill, "pond", "moon", 1, []), (2, .hint, "pond", "", 0, []),
    ] as [(Int, WebPlayer.ReplayedAction, String, String, Int, [String])])
  func `what a playthrough did with a game is repeated by its number, without recording it`(
    page: Int, action: WebPlayer.ReplayedAction, name: String, region: String, number: Int, expected: [String]
  ) throws {
    let player = try player(onPage: page)
    player.replay(action, game: Array(name.utf8), region: Array(region.utf8), number: number)
    let events = WebBook.text(player.takeEvents()).split(separator: "\n").compactMap { line in
      line.split(separator: #""event":""#).last?.split(separator: "\"").first.map(String.init)
    }
    let reported = action == .solve ? events.filter { !$0.hasPrefix("touch") && !$0.hasPrefix("drag") } : events
    #expect(reported == expected)
    #expect(WebBook.text(player.logged.script) == "open \(page)\n")
  }

  @Test func `a playthrough takes back and empties what it filled`() throws {
    let player = try player(onPage: 2)
    let pond = Array("pond".utf8)
    for region in ["sun", "sea"] { player.replay(.fill, game: pond, region: Array(region.utf8), number: 2) }
    player.replay(.undo, game: pond, region: [], number: 0)
    #expect(games(player).contains(##"{"name":"sun","color""##) && !games(player).contains(##"{"name":"sea","color""##))
    player.replay(.clear, game: pond, region: [], number: 0)
    #expect(!games(player).contains(#""color":"#))
  }
}
