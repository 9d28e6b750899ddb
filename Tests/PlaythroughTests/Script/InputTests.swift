import BookKit
import Playthrough
import Testing

/// Tests of what a script does to a player, kept so that it can be repeated.
@Suite struct InputTests {
  private static let pages = """
    languages = (en, it); credits = ( { name = Ann; twitter = "@ann"; } ); pages = (
      { elements = (
        { type = text; name = a; text = A; width = 20; height = 20; draggable = YES;
          physics = { body = dynamic; }; dropTargets = ( { name = t; x = 90; y = 90; width = 20; height = 20; } ); },
        { type = text; name = b; text = B; x = 500; width = 21; height = 21; } );
        physics = { gravityY = 200; };
        rules = ( { when = { event = tap; item = b; }; do = ( { action = nextPage; } ); } ); },
      { elements = ( { type = text; name = c; text = C; } ); } );
    """

  @Test(arguments: [
    "wait 2s", "drag a onto t over 0.7s\nwait 3s", "drag a to 301 202 over 0.3s\nwait 5s",
    "tap b\nwait 2s\nprevious\nwait 1s",
    "press a as 3\nmove to 33.3 71.7 over 0.7s as 3\ncancel as 3\nwait 1s", "language it\nwait 1s\nnext\nwait 1s",
    "open 2\nwait 1s\nprevious", "open credits\nwait 1s\ntap twitter\nwait 9s",
  ])
  func `the inputs of a script lead any player through the same events`(script: String) throws {
    let played = try PlayedScript(script, on: Self.pages, keepsInputs: true)
    #expect(played.failure == nil && !played.runner.inputs.isEmpty)
    var player = played.blank
    var events: [Event] = []
    for timed in played.runner.inputs {
      player.advance(by: Ticks(timed.tick.count - player.tick.count))
      player.perform(timed.input)
    }
    player.advance(by: Ticks(played.runner.player.tick.count - player.tick.count))
    events += player.takeEvents()
    #expect(events == played.runner.events && events.count > 3)
  }

  @Test func `inputs are kept only on request`() throws {
    #expect(try PlayedScript("tap b", on: Self.pages).runner.inputs.isEmpty)
  }
}
