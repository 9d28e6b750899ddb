import BookKit
import Playthrough
import Testing

/// Tests of commands that make a noise, hold an element or rub it away.
@Suite struct SignalTests {
  private static let book = """
    pages = ( { elements = (
      { type = activearea; name = bell; width = 50; height = 50; },
      { type = text; text = fog; name = fog; x = 100; width = 64; height = 64; rub = { radius = 12; }; },
      { type = text; text = bat; name = bat; x = 200; width = 50; height = 50; visible = NO; },
      { type = text; text = owl; name = owl; trigger = { triggeringItemType = noise; }; } );
      rules = ( { when = { event = hold; item = bell; };
        do = ( { action = setProperty; item = bell; property = x; to = 9; } ); },
        { when = { event = hold; item = bat; }; do = ( { action = nextPage; } ); } ); } );
    """

  @Test(arguments: [
    "hold bell\nexpect hold bell\nexpect no tap bell\nexpect bell.x = 9",
    "hold bell over 0.4s\nexpect no hold bell\nexpect tap bell",
    "hold bell over 0s\nexpect hold bell\nexpect no tap bell",
    "rub fog\nexpect rub.started fog\nexpect rub.completed fog\nwait 0.4s\nexpect fog off stage",
    "press at 102 2\nmove to 160 2 over 0.5s\nrelease\nexpect rub.started fog\nexpect no rub.completed fog",
    "noise 0.8 for 0.6s\nexpect noise.began\nexpect noise.ended\nexpect trigger.fired owl from=noise",
    "noise 0.8\nexpect noise.began\nexpect no noise.ended\nnoise 0\nexpect noise.ended",
  ])
  func `a script holds, rubs and makes noises`(script: String) throws {
    let played = try PlayedScript("open 1\n" + script, on: Self.book)
    #expect(played.failure == nil)
  }

  @Test(arguments: [
    ("hold owl", "not on stage"), ("hold fog over 0s", "nothing waits until `fog` is held"),
    ("hold bat over 0s", "`bat` cannot be touched: it is not visible"),
    ("rub bell", "`bell` cannot be rubbed away: it has no `rub`"),
    ("rub fog\nrub fog", "`fog` has been rubbed away already"),
    ("rub fog\nwait 1s\nrub fog", "`fog` cannot be touched: it is not on stage"),
    ("press at 132 32\nrelease\ntap fog", "`fog` cannot be touched: it is rubbed away in its middle"),
  ])
  func `a script fails where nothing can be held or rubbed`(script: String, message: String) throws {
    let played = try PlayedScript("open 1\n" + script, on: Self.book)
    #expect(played.failure?.message.contains(message) == true, "\(played.failure?.message ?? "")")
  }

  @Test func `a log of inputs repeats a hold, a rub and a noise`() throws {
    var logged = LoggedPlayer(try PlayedScript("open 1", on: Self.book).blank)
    logged.perform(.open(page: 1))
    logged.perform(.choose("bell", target: "hold"))
    logged.perform(.choose("fog", target: "rub"))
    logged.perform(.loudness(0.7))
    let script = String(decoding: logged.script, as: UTF8.self)
    #expect(script.hasSuffix("hold \"bell\" over 0s\nrub \"fog\"\nnoise 0.7\n"), "\(script)")
    let events = try PlayedScript(script, on: Self.book).runner.events
    #expect(events == logged.player.events)
  }
}
