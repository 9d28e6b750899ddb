import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of the meaning of commands.
@Suite struct CommandTests {
  private static let commands: [(String, Command)] = [
    ("open 2", .input(.open(page: 2))), ("open meadow", .input(.open(page: 1))),
    ("open \"meadow\"", .input(.open(page: 1))),
    // A page is looked up by name first, and the second page is named 3.
    ("open 3", .input(.open(page: 2))), ("open 1", .input(.open(page: 1))), ("open credits", .input(.openCredits)),
    ("next", .input(.next)), ("previous", .input(.previous)), ("language de", .input(.language("de"))),
    ("language fr", .input(.language("fr"))),
    ("wait 2s", .wait(.seconds(2, per: 1))), ("wait 0.5s", .wait(.seconds(5, per: 10))),
    ("wait .5s", .wait(.seconds(5, per: 10))), ("wait 250ms", .wait(.seconds(250, per: 1000))),
    ("wait 0.25ms", .wait(.seconds(25, per: 100_000))), ("wait 30 ticks", .wait(.ticks(30))),
    ("wait 1 tick", .wait(.ticks(1))), ("wait 0s", .wait(.seconds(0, per: 1))),
    ("tap moon", .tap(.item(utf8("moon")))), ("tap at 10 20.5", .tap(.point(Point(x: 10, y: 20.5)))),
    ("tap \"at\"", .tap(.item(utf8("at")))), ("tap \"the story\"", .tap(.item(utf8("the story")))),
    ("tap the\" \"story", .tap(.item(utf8("the story")))), ("tap twitter", .tap(.item(utf8("twitter")))),
    ("tap publisher", .tap(.item(utf8("publisher")))),
    ("tap boat.element0", .tap(.item(utf8("boat.element0")))),
    ("press moon", .press(.item(utf8("moon")), finger: 0)),
    ("press at -1 +2e1 as 3", .press(.point(Point(x: -1, y: 20)), finger: 3)),
    ("move to 1 2", .move(to: Point(x: 1, y: 2), over: .zero, finger: 0)),
    ("move to 1 2 over 1s as 4", .move(to: Point(x: 1, y: 2), over: .seconds(1, per: 1), finger: 4)),
    ("move to 1 2 as 4 over 3 ticks", .move(to: Point(x: 1, y: 2), over: .ticks(3), finger: 4)),
    ("release", .release(finger: 0)), ("release as 2", .release(finger: 2)), ("cancel as 1", .cancel(finger: 1)),
    ("drag moon to 5 6", .drag(item: utf8("moon"), to: .point(Point(x: 5, y: 6)), over: .seconds(5, per: 10))),
    ("drag moon onto sky over 0s", .drag(item: utf8("moon"), to: .target(utf8("sky")), over: .seconds(0, per: 1))),
    ("mark", .mark), ("snapshot first-look", .snapshot(utf8("first-look"))),
    ("seed 18446744073709551615", .input(.seed(.max))),
    ("\u{FEFF}next", .input(.next)), ("\t next \t# a word", .input(.next)), ("# a word\n\r\n  \nnext", .input(.next)),
    ("wait for tap", .waitFor(EventPattern(.tap), within: .seconds(30, per: 1))),
    ("wait for tap within 30 ticks", .waitFor(EventPattern(.tap), within: .ticks(30))),
  ]

  @Test(arguments: commands)
  func `a command has the meaning it states`(script: String, command: Command) throws {
    #expect(try ScriptBook.command(script) == command)
  }

  @Test func `a step knows its line and its bytes`() {
    let source = PropertyList.Source(text: "# try it\r\n  tap moon   # now\n\nexpect tap 2 times\rwait 30 ticks")
    let reading = Script.read(source, names: ScriptBook.names)
    #expect(reading.errors == [])
    #expect(reading.script.steps.map(\.line) == [2, 4, 5])
    let texts = reading.script.steps.map { String(decoding: source.bytes[$0.range], as: UTF8.self) }
    #expect(texts == ["tap moon", "expect tap 2 times", "wait 30 ticks"])
  }

  @Test(arguments: [
    ("tap moon", false), ("expect no touch.moved", true), ("wait for movie.frame film", true), ("expect tap", false),
  ])
  func `a script knows whether it needs verbose events`(script: String, isVerbose: Bool) {
    #expect(
      Script.read(PropertyList.Source(text: script), names: ScriptBook.names).script.needsVerboseEvents == isVerbose)
  }

  @Test(
    arguments: [
      (ScriptTime.ticks(7), 60, 7), (.ticks(-1), 60, 0), (.seconds(1, per: 10), 60, 6), (.seconds(1, per: 100), 60, 1),
      (.seconds(17, per: 1000), 60, 2), (.seconds(1, per: 3), 60, 20), (.seconds(0, per: 1), 60, 0),
      (.seconds(1, per: 1_000_000_000), 60, 0), (.seconds(16_666_667, per: 1_000_000_000), 60, 1),
      (.seconds(999_999_999_999_999, per: 1), 1000, 1 << 53), (.ticks(.max), 60, 1 << 53),
    ] as [(ScriptTime, Int, Int64)])
  func `times are rounded up to ticks, but for a millionth of one`(time: ScriptTime, tickRate: Int, count: Int64) {
    #expect(time.roundedUp(tickRate: tickRate) == Ticks(count))
  }

  @Test(arguments: commands.map(\.1) + ExpectationTests.rows.map { .expect($0.1) })
  func `a command that is written reads back the same`(command: Command) throws {
    var bytes: [UInt8] = []
    ScriptText(ScriptBook.names).append(command, to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try ScriptBook.command(text) == command, "\(text)")
  }

  /// Commands as people write them, except those that would be read as something else.
  static let plainly: [(String, String)] = [
    ("tap item=moon", "tap moon"), ("tap moon page=1", "tap moon page=1"),
    ("tween.completed item=moon tween=\"go down\"", "tween.completed moon/\"go down\""),
    ("tween.completed tween=rise", "tween.completed tween=rise"),
    ("tween.started \"the story\"/slideOut", "tween.started \"the story\"/slideOut"),
    ("tween.completed a/b/c", "tween.completed item=\"a/b\" tween=c"), ("tap a/b", "tap item=\"a/b\""),
    ("tap item=at", "tap \"at\""), ("page.entering page=1 from=2", "page.entering 1 from=2"),
    ("rule.fired name=counted", "rule.fired counted"),
    ("variable.changed apples value=4", "variable.changed apples value=4"),
    ("variable.changed value=4", "variable.changed value=4"), ("language.changed value=de", "language.changed de"),
    ("credit.shown name=\"Ann Ho\"", "credit.shown \"Ann Ho\""), ("tap", "tap"),
  ]

  @Test(arguments: plainly)
  func `an event is followed by what it concerns`(pattern: String, written: String) throws {
    var bytes: [UInt8] = []
    ScriptText(ScriptBook.names).append(try ScriptBook.command("expect " + pattern), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "expect " + written)
  }
}
