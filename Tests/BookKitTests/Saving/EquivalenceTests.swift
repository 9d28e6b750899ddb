import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests of which moments are equivalent.
@Suite struct EquivalenceTests {
  private static func player(_ elements: String, rules: String = "") throws -> Player {
    let text = "{ variables = { n = 0; }; pages = ( { elements = ( \(elements) ); rules = ( \(rules) ); }, { } ); }"
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    var player = Player(try #require(Book.read(list).book))
    player.open(page: 1)
    return player
  }

  private static let fish = """
    { type = text; name = fish; text = F; width = 9; height = 9; tweens = (
      { name = swim; properties = { x = 90; }; duration = 0.7; loopType = reverse; } ); },
    """
  private static let star = """
    { type = text; name = star; text = S; x = 300; width = 50; height = 50; tweens = (
      { name = turn; properties = { rotation = 90; }; duration = 1;
        trigger = { triggeringItem = star; triggerIsATouch = YES; }; } ); },
    """

  private static func tapStar(_ player: inout Player) {
    player.touch(.began, at: Point(x: 325, y: 25))
    player.touch(.ended, at: Point(x: 325, y: 25))
  }

  @Test func `the phase of an endless tween without listeners doesn't matter`() throws {
    var player = try Self.player(Self.fish + Self.star)
    let start = player.equivalenceHash
    for wait: Int64 in [1, 13, 42, 1000] {
      player.advance(by: Ticks(wait))
      #expect(player.equivalenceHash == start)
      #expect(player.timeToNextChange == nil)
      #expect(!player.isAtRest)
    }
  }

  @Test(arguments: [
    "{ when = { event = tween.repeated; }; do = ( { action = set; variable = n; to = 1; } ); }",
    "{ when = { event = tween.repeated; item = fish; }; do = ( { action = set; variable = n; to = 1; } ); }",
  ])
  func `the phase of an endless tween with listeners matters`(rule: String) throws {
    var player = try Self.player(Self.fish, rules: rule)
    let start = player.equivalenceHash
    #expect(player.timeToNextChange == Ticks(42))
    player.advance(by: Ticks(5))
    #expect(player.equivalenceHash != start)
    #expect(player.timeToNextChange == Ticks(37))
  }

  @Test func `only the first iteration matters for triggers that wait for its end`() throws {
    let moon = "{ type = text; name = moon; text = M; trigger = { triggeringItem = fish; triggerIsATween = YES; }; },"
    var player = try Self.player(Self.fish + moon)
    let start = player.equivalenceHash
    #expect(player.timeToNextChange == Ticks(42))
    player.advance(by: Ticks(42))
    let later = player.equivalenceHash
    #expect(later != start)
    player.advance(by: Ticks(100))
    #expect(player.equivalenceHash == later)
  }

  @Test func `only what happened matters, not when`() throws {
    var (early, late) = (try Self.player(Self.star), try Self.player(Self.star))
    let start = early.equivalenceHash
    late.advance(by: Ticks(33))
    #expect(late.equivalenceHash == start)
    Self.tapStar(&early)
    Self.tapStar(&late)
    #expect(early.equivalenceHash == late.equivalenceHash)
    #expect(early.equivalenceHash != start)
    early.advance(by: Ticks(10))
    #expect(early.equivalenceHash != late.equivalenceHash)
    late.advance(by: Ticks(10))
    #expect(early.equivalenceHash == late.equivalenceHash)
    early.advance(by: Ticks(200))
    late.advance(by: Ticks(400))
    #expect(early.equivalenceHash == late.equivalenceHash)
    #expect(early.equivalenceHash != start)
  }

  @Test func `firing counts matter only for rules with a limit`() throws {
    for (limit, makesOne) in [("", false), ("limit = 9;", true)] {
      let rule = "{ when = { event = tap; item = star; }; \(limit) do = ( { action = hide; item = nobody; } ); }"
      let star = "{ type = text; name = star; text = S; x = 300; width = 50; height = 50; },"
      var player = try Self.player(star, rules: rule)
      let start = player.equivalenceHash
      Self.tapStar(&player)
      #expect((player.equivalenceHash != start) == makesOne)
    }
  }

  @Test(arguments: LittleBook.saved)
  func `a state that was written and read is like the moment that was saved`(_ book: LittleBook) throws {
    let blank = try #require(book.preparedPlayer())
    for seed in 0..<TestLength.pick(1, long: 2) as Range<UInt64> {
      var player = blank
      var reader = RandomReader(seed: seed)
      for _ in 0..<TestLength.pick(6, long: 20) {
        reader.act(on: &player)
        let restored = try player.rewritten(for: blank)
        #expect(restored.equivalenceHash == player.equivalenceHash)
        #expect(restored.timeToNextChange == player.timeToNextChange)
      }
    }
  }
}
