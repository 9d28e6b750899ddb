import BookChecking
import BookKit
import BookTestSupport
import PropertyList
import Testing

/// Tests of the rules about puzzles and pictures to colour.
@Suite struct GameTests {
  private static func page(_ element: String, rules: String = "", games: String = "") -> String {
    let listed = games.isEmpty ? "" : "games = ( \(games) );"
    return "{ pages = ( { name = one; title = One; elements = ( \(element) ); rules = ( \(rules) ); } ); \(listed) }"
  }

  private static func puzzle(_ keys: String) -> String {
    page("{ type = puzzle; name = jig; page = 1; width = 400; height = 300; \(keys) }")
  }

  private static func coloring(_ regions: String, _ keys: String = "") -> String {
    page(
      "{ type = coloring; name = pond; width = 400; height = 200; paletteArea = { width = 900; height = 60; }; "
        + "\(keys) regions = ( \(regions) ); }")
  }

  private static let square = "path = \"M0 0 L100 0 L100 100 L0 100 Z\";"

  @Test(arguments: [
    MarkedBook("all that a puzzle needs", puzzle("rows = 2; columns = 2; seed = 3; snap = 40; rotation = YES;")),
    MarkedBook("the largest seed", puzzle("seed = 18446744073709551615;")),
    MarkedBook("a seed of too many bits", puzzle("seed = ①18446744073709551616;"), .outOfRange),
    MarkedBook("a negative seed", puzzle("seed = ①-1;"), .outOfRange),
    MarkedBook("half a seed", puzzle("seed = ①0.5;"), .outOfRange),
    MarkedBook("no picture", page("①{ type = puzzle; name = jig; width = 400; height = 300; }"), .missingKey),
    MarkedBook("too many rows", puzzle("rows = ①21;"), .outOfRange),
    MarkedBook("too many pieces", puzzle("rows = 20; columns = ①20;"), .outOfRange),
    MarkedBook("one piece", puzzle("rows = 1; columns = ①1;"), .outOfRange),
    MarkedBook("a wide snap", puzzle("rows = 2; columns = 2; snap = ①76;"), .outOfRange),
    MarkedBook("an opaque guide", puzzle("guide = ①2;"), .outOfRange),
    MarkedBook("a page that doesn't exist", puzzle("page = ①7;").replacingFirst("page = 1;"), .danglingReference),
    MarkedBook(
      "small pieces",
      page("{ type = puzzle; name = ①jig; page = 1; width = 200; height = 80; rows = 2; columns = 2; }"),
      .smallTouchTarget),
  ])
  func `a puzzle has a picture, and pieces for fingers`(book: MarkedBook) { book.expectFindings() }

  @Test(arguments: [
    MarkedBook("paths", coloring("{ name = sun; \(square) target = 1; }")),
    MarkedBook("no drawing", page("①{ type = coloring; name = pond; width = 400; height = 200; }"), .missingKey),
    MarkedBook("a path that can't be read", coloring("{ path = ①\"M0 0 5 Z\"; }"), .badPath),
    MarkedBook("a point outside a path", coloring("{ x = ①5; y = 5; \(square) }"), .badRegion),
    MarkedBook(
      "paths for some", coloring("{ \(square) }, ①{ x = 150; y = 5; }", "fileName = \"p.png\";"), .badRegion),
    MarkedBook("neither point nor path", coloring("①{ name = a; }", "fileName = \"p.png\";"), .badRegion),
    MarkedBook("a target without a colour", coloring("{ \(square) target = ①13; }"), .outOfRange),
    MarkedBook("an empty palette", coloring("{ \(square) }", "palette = ①();"), .outOfRange),
    MarkedBook("a gap out of range", coloring("{ \(square) }", "gap = ①9;"), .outOfRange),
    MarkedBook(
      "two regions of a name", coloring("{ name = ②a; \(square) }, { name = ①a; \(square) }"), .duplicateName,
      notes: 1),
    MarkedBook(
      "a small region", coloring("①{ name = a; path = \"M0 0 L40 0 L40 40 Z\"; }"), .smallRegion),
  ])
  func `a picture to colour has regions that can be found`(book: MarkedBook) { book.expectFindings() }

  @Test(arguments: [
    MarkedBook(
      "what rules can name",
      page(
        "{ type = puzzle; name = jig; page = 1; width = 400; height = 300; }",
        rules:
          "{ when = { event = \"piece.placed\"; item = \"jig.piece3\"; }; if = \"game.jig\"; "
          + "do = ( { action = restart; item = jig; } ); }")),
    MarkedBook(
      "a piece that it never has",
      page(
        "{ type = puzzle; name = jig; page = 1; width = 400; height = 300; rows = 1; columns = 2; }",
        rules: "{ when = { event = tap; item = ①\"jig.piece3\"; }; do = ( ); }"), .danglingReference),
    MarkedBook(
      "a piece whose number isn't written so",
      page(
        "{ type = puzzle; name = jig; page = 1; width = 400; height = 300; }",
        rules: "{ when = { event = tap; item = ①\"jig.piece03\"; }; do = ( ); }"), .danglingReference),
    MarkedBook(
      "a game that doesn't exist",
      page(
        "", rules: "{ when = { event = \"page.entered\"; }; if = ①\"game.jig\"; do = ( ); }"), .danglingReference),
    MarkedBook(
      "an action of other games",
      page(
        "{ type = puzzle; name = jig; page = 1; width = 400; height = 300; }",
        rules: "{ when = { event = \"page.entered\"; }; do = ( { action = ①undo; item = jig; } ); }"), .unknownAction),
    MarkedBook(
      "names of games that are taken",
      page(
        "",
        games: "{ type = puzzle; name = ①cover; page = 1; }, { type = puzzle; name = ②one; page = 1; }, "
          + "{ type = puzzle; name = ③title2; page = 1; }"), .hiddenSection, .hiddenSection, .hiddenSection),
    MarkedBook(
      "the same game twice",
      page("", games: "{ type = puzzle; name = ②a; page = 1; }, { type = puzzle; name = ①a; page = 1; }"),
      .duplicateName, notes: 1),
    MarkedBook("a game without a name", page("", games: "①{ type = puzzle; page = 1; }"), .missingKey),
    MarkedBook("a game of another type", page("", games: "{ type = ①image; name = a; }"), .unknownType),
    MarkedBook("a size of a game", page("", games: "{ type = puzzle; name = a; page = 1; ①width = 9; }"), .unknownKey),
    MarkedBook("a place of a game", page("", games: "{ type = puzzle; name = a; page = 1; ①x = 9; }"), .unknownKey),
    MarkedBook("a tray in a game", page("", games: "{ type = puzzle; name = a; page = 1; ①tray = { }; }"), .unknownKey),
  ])
  func `games are named where they are used`(book: MarkedBook) { book.expectFindings() }
}

extension String {
  /// Returns the text without the first occurrence of another text.
  fileprivate func replacingFirst(_ text: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: wanted) }) else { return self }
    return String(decoding: bytes[..<start] + bytes[(start + wanted.count)...], as: UTF8.self)
  }
}
