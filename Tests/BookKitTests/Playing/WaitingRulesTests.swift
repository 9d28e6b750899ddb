import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests with many rules for an event that keeps happening.
@Suite struct WaitingRulesTests {
  /// Returns a player of a book whose `count` rules all act on an event that the first of them causes again.
  private static func player(rules count: Int, delay: String) throws -> Player {
    let more = String(repeating: "{ when = { event = variable.changed; }; \(delay) do = (); }, ", count: count)
    let text = """
      { tickRate = 10; variables = { n = 0; }; rules = (
        { name = more; when = { event = variable.changed; }; do = ( { action = set; variable = n; by = 1; } ); },
        \(more) { name = start; when = { event = page.entered; }; do = ( { action = set; variable = n; by = 1; } ); }
      ); pages = ( { elements = (); } ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(Array(text.utf8))).document)
    return Player(try #require(Book.read(list).book))
  }

  @Test(.enabled(if: TestLength.isLong), arguments: ["", "delay = 1;", "delay = 1e300;"])
  func `an endless cascade keeps only the rules that can still get their turn`(delay: String) throws {
    // Each of the 5,000 counts leaves all of them waiting, and more than 2¹⁷ can't wait.
    var player = try Self.player(rules: 30, delay: delay)
    player.open(page: 1)
    #expect(player.pendingSteps.capacity < 1 << 17)
    #expect(player.pendingSteps.isEmpty && player.waitingRuleCount == 0)
    // Two events come from opening the page and one from the rule that starts; the rest is counting.
    #expect(player.events.count == Player.maxEventsPerTick + 1)
    #expect(player.events.last?.kind == .engineFault)
    #expect(player.value(ofVariable: try #require(player.names.find("n".utf8))) == .number(4_999))
  }

  @Test func `too many delayed rules are a fault, in their turn`() throws {
    let rules = String(
      repeating: "{ when = { event = tap; }; delay = 1; do = (); }, ", count: Player.maxPendingFirings + 1)
    let text = """
      { rules = ( { when = { event = tap; }; do = (); }, \(rules) ); pages = ( { elements = (
        { type = activearea; width = 9; height = 9; } ); } ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(Array(text.utf8))).document)
    var player = Player(try #require(Book.read(list).book))
    player.open(page: 1)
    player.discardEvents()
    player.touch(.began, at: Point(x: 5, y: 5))
    player.touch(.ended, at: Point(x: 5, y: 5))
    #expect(player.events.map { $0.kind } == [.touchBegan, .touchEnded, .tap, .ruleFired, .engineFault])
    #expect(player.state.agenda.pendingFirings == Player.maxPendingFirings)
  }
}
