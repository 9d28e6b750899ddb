import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of how many events a script can cause, and how many of them are kept.
@Suite struct EventLimitTests {
  /// A movie that repeats ten times a second.
  private static let text = """
    { tickRate = 10; pages = ( { elements = ( { type = movie; name = film; fps = 10; loop = YES; draggable = YES;
      width = 50; height = 50; frames = ( { name = "a.png"; } ); } ); }, { elements = ( ); } ); }
    """

  private func runner(_ script: String) throws -> (ScriptRunner, Script) {
    let list = PropertyList.read(PropertyList.Source(text: Self.text)).document
    let book = try #require(list.flatMap { Book.read($0).book })
    let reading = Script.read(PropertyList.Source(text: script), for: book)
    #expect(reading.errors.map(\.message) == [])
    return (ScriptRunner(player: Player(book), names: ScriptNames(book)), reading.script)
  }

  @Test(arguments: [
    "wait 1000000s", "wait for tap within 1000000s", "drag film to 100 100 over 1000000s",
    "press film\nmove to 9 9 over 1000000s",
  ])
  func `a command with too many events is an error`(command: String) throws {
    var (runner, script) = try self.runner("wait 1s\n" + command)
    runner.maxEventsPerCommand = 1000
    let result = runner.run(script)
    let failure = try #require(result)
    #expect(failure.step == script.steps.count - 1)
    #expect(failure.message == "this command is stopped, because it causes more than 1000 events")
    #expect(failure.similarEvents == runner.events.suffix(1))
    #expect((1000...1100).contains(runner.events.count))
  }

  @Test func `each command has a limit of its own`() throws {
    var (runner, script) = try self.runner(Array(repeating: "wait 90s", count: 5).joined(separator: "\n"))
    runner.maxEventsPerCommand = 1000
    #expect(runner.run(script) == nil)
    #expect(runner.events.count > 4000)
  }

  @Test(arguments: [
    "expect movie.repeated 3 times", "expect page.entering 1", "wait 0.1s\nexpect movie.repeated 4 times",
    "wait for movie.repeated\nmark\nexpect no tap", "wait 90s",
  ])
  func `events that expectations no longer consider needn't be kept`(end: String) throws {
    var (runner, script) = try self.runner("wait 50s\nmark\nwait 0.3s\nopen 2\nopen 1\nwait 0.3s\n\(end)")
    var (lean, reported) = (runner, 0)
    lean.keepsEvents = false
    let failure = runner.run(script)
    let leanFailure = lean.run(script) { events, _ in reported += events.count }
    #expect(failure?.message == leanFailure?.message)
    #expect(reported == runner.events.count)
    #expect(lean.events.count < 20 && runner.events.count > 500)
    #expect(lean.snapshots == runner.snapshots && lean.player.tick == runner.player.tick)
  }
}
