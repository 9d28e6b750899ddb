import BookKit
import PropertyList
import Testing

@testable import bookweb

/// Tests of how the page learns which of its controls a book has itself.
@Suite struct TapCommandTests {
  /// Rules of the second of three pages or of the book, and what the page learns about the element `e`.
  private static let cases = [
    ("{ when = { event = tap; item = e; }; do = ( { action = nextPage; } ); }", #","does":["next"]"#),
    ("{ when = { event = tap; item = e; }; do = ( { action = previousPage; } ); }", #","does":["previous"]"#),
    ("{ when = { event = tap; item = e; }; do = ( { action = goToPage; page = third; } ); }", #","does":["next"]"#),
    ("{ when = { event = tap; item = e; }; do = ( { action = goToPage; page = first; } ); }", #","does":["previous"]"#),
    ("{ when = { event = tap; item = e; }; do = ( { action = goToPage; page = second; } ); }", ""),
    (
      "{ when = { event = tap; item = e; }; delay = <*I1>; do = ( { action = hide; item = e; }, "
        + "{ action = nextPage; }, { action = previousPage; } ); }", #","does":["next"]"#
    ),
    (
      "{ when = { event = tap; item = e; }; do = ( { action = nextPage; } ); }, "
        + "{ when = { event = tap; item = e; }; do = ( { action = previousPage; } ); }, "
        + "{ when = { event = tap; item = e; }; do = ( { action = nextPage; } ); }", #","does":["next","previous"]"#
    ),
    ("{ when = { event = tap; item = e; }; if = \"isDone\"; do = ( { action = nextPage; } ); }", ""),
    ("{ when = { event = tap; item = e; }; limit = <*I1>; do = ( { action = nextPage; } ); }", ""),
    ("{ when = { event = tap; item = f; }; do = ( { action = nextPage; } ); }", ""),
    ("{ when = { event = \"touch.began\"; item = e; }; do = ( { action = nextPage; } ); }", ""),
    ("{ when = { event = tap; item = e; }; do = ( { action = hide; item = e; } ); }", ""),
  ]

  private static func player(pageRules: String, bookRules: String) throws -> WebPlayer {
    let box = "width = <*I9>; height = <*I9>; touchable = <*BY>"
    let player = try #require(
      WebBook.player(
        """
        { variables = { isDone = <*BN>; }; rules = ( \(bookRules) ); pages = ( { name = first; },
          { name = second; rules = ( \(pageRules) ); elements = (
            { type = text; name = e; text = E; \(box); }, { type = text; name = f; text = F; \(box); } ); },
          { name = third; } ); }
        """))
    player.logged.perform(.open(page: 2))
    return player
  }

  @Test(arguments: cases)
  func `an element tells which controls its taps stand for`(_ rules: String, _ does: String) throws {
    for player in [
      try Self.player(pageRules: rules, bookRules: ""), try Self.player(pageRules: "", bookRules: rules),
    ] {
      let text = WebBook.text(player.structureJSON(of: .stage))
      #expect(text.contains(#"{"name":"e","type":"text","text":"E","touchable":true\#(does)}"#), "\(text)")
      #expect(WebBook.text(player.structureJSON(of: .leaving)) == #"{"elements":[]}"#)
    }
  }

  @Test func `a page that is left has no controls`() throws {
    let rules = Self.cases[0].0
    let player = try Self.player(pageRules: rules, bookRules: "")
    #expect(player.logged.player.tapCommands(ofElement: 0) == [.nextPage])
    #expect(player.logged.player.tapCommands(ofElement: -1) == [])
    player.logged.perform(.next)
    #expect(player.logged.player.tapCommands(ofElement: 0) == [])
  }
}
