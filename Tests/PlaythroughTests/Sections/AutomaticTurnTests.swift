import BookKit
import PropertyList
import Testing

/// Tests the option that turns the pages for readers after they have been read aloud.
@Suite struct AutomaticTurnTests {
  private static let book = """
    { pages = (
      { elements = ( { type = text; name = t; text = One; width = 200; height = 100; touchable = YES; },
        { type = audio; name = v; audio = { trackName = "v.wav"; duration = 2; role = narration; }; },
        { type = audio; name = w; audio = { trackName = "w.wav"; duration = 1; role = narration; };
          trigger = { triggeringItem = t; triggeringItemType = text; }; } ); },
      { elements = ( { type = text; name = u; text = Two; } ); } ); }
    """

  @Test(arguments: [
    // Two seconds after the narration, and not before.
    ["wait 3.9s", "expect page 1", "wait 0.1s", "expect page 2"],
    // A finger leaves it to the reader, before the end and after it.
    ["wait 1s", "press at 900 700", "release", "wait 9s", "expect page 1"],
    ["wait 3s", "press at 900 700", "release", "wait 9s", "expect page 1"],
    // The option is asked at the end and again when the turn is due.
    ["wait 3s", "option turnPages off", "wait 9s", "expect page 1"],
    ["option turnPages off", "wait 3s", "option turnPages on", "wait 9s", "expect page 1"],
  ])
  func `a page is turned two seconds after it has been read`(script: [String]) throws {
    let played = try TracedBook(Self.book, ["option turnPages on", "open 1"] + script)
    #expect(played.failure == nil, "\(script)")
  }

  @Test(
    arguments: [
      (["wait 3s"], 0.5), (["wait 3s", "press at 900 700"], nil), (["wait 3s", "option turnPages off"], nil),
    ] as [([String], Double?)])
  func `readers see how much time is left`(script: [String], share: Double?) throws {
    let played = try TracedBook(Self.book, ["option turnPages on", "open 1"] + script)
    #expect(played.runner.player.shareOfTimeBeforeTurn == share, "\(script)")
  }

  @Test func `without the option, readers turn the pages`() throws {
    let played = try TracedBook(Self.book, ["open 1", "wait 20s", "expect page 1"])
    #expect(played.failure == nil)
  }
}
