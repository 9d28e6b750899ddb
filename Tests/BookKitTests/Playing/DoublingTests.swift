import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests with rules that trigger each other after a delay, twice each time.
@Suite struct DoublingTests {
  @Test(.enabled(if: TestLength.isLong)) func `rules that double at every tick end in faults with bounded ticks`()
    throws
  {
    let text = """
      { variables = { n = "0"; }; pages = ( { elements = (); rules = (
        { when = { event = "page.entered"; }; do = ( { action = set; variable = n; by = "1"; } ); },
        { when = { event = "variable.changed"; }; delay = "0.001"; do = (
          { action = set; variable = n; by = "1"; }, { action = set; variable = n; by = "1"; } ); } ); } ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(Array(text.utf8))).document)
    var player = Player(try #require(Book.read(list).book))
    player.open(page: 1)
    var maxEvents = 0
    for _ in 0..<16 {
      player.advance(by: Ticks(1))
      maxEvents = max(maxEvents, player.takeEvents().count)
      #expect(player.state.agenda.pendingFirings <= Player.maxPendingFirings)
    }
    // The number doubles until the limit of waiting rules is reached, with three events for each rule that fires.
    #expect(maxEvents > 10_000)
    #expect(maxEvents <= 10 * Player.maxPendingFirings)
  }
}
