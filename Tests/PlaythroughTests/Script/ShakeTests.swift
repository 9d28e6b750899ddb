import BookKit
import Playthrough
import Testing

/// Tests of shaking the device, which rules can wait for.
@Suite struct ShakeTests {
  private static let book = """
    variables = { n = 0; }; enterAnimation = { duration = 1; }; credits = ( { name = Ann; } );
    pages = ( { elements = ( { type = image; name = apple; width = 20; height = 20; } ); rules = (
      { when = { event = shake; }; do = ( { action = set; variable = n; by = 1; } ); } ); } );
    """

  @Test func `rules that wait for a shake run`() throws {
    let played = try PlayedScript("wait 1s\nshake\nshake\nexpect variable n = 2\nexpect shake 2 times", on: Self.book)
    #expect(played.failure == nil)
    #expect(played.runner.refusedSteps == [])
  }

  @Test(
    arguments: [
      ("shake\nwait 1s\nexpect no shake", .pageTurn), ("wait 1s\nopen contents\nshake", .sectionTurn),
    ] as [(String, Player.Refusal)])
  func `a shake is refused while something turns`(script: String, reason: Player.Refusal) throws {
    let played = try PlayedScript("open 1\n" + script, on: Self.book)
    #expect(played.failure == nil)
    #expect(played.runner.refusedSteps.map(\.reason) == [reason])
    #expect(!played.runner.events.contains { $0.kind == .shake })
  }

  @Test func `credits cannot be shaken`() throws {
    let played = try PlayedScript("open credits\nwait 1s\nshake", on: Self.book)
    #expect(played.failure != nil)
    #expect(!played.runner.events.contains { $0.kind == .shake })
  }

  @Test func `a log of inputs repeats it`() throws {
    var logged = LoggedPlayer(try PlayedScript("open 1", on: Self.book).blank)
    logged.perform(.open(page: 1))
    logged.perform(.ticks(Ticks(10)))
    logged.perform(.shake)
    let script = String(decoding: logged.script, as: UTF8.self)
    #expect(script.hasSuffix("wait 10 ticks\nshake\n"))
    let events = try PlayedScript(script, on: Self.book).runner.events
    #expect(events.count { $0.kind == .shake } == 1)
    #expect(logged.player.events.count { $0.kind == .shake } == 1)
  }
}
