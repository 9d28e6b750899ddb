import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of the meaning of expectations and their patterns.
@Suite struct ExpectationTests {
  private static func pattern(
    _ kind: EventKind, page: Int? = nil, item: String? = nil, tween: String? = nil, target: String? = nil,
    other: String? = nil, pass: Int64? = nil, index: Int? = nil, text: String? = nil, name: String? = nil,
    value: ExpectedValue? = nil, origin: EventPattern.Origin? = nil, reason: Event.Reason? = nil,
    isFinished: Bool? = nil, url: String? = nil, x: Double? = nil, y: Double? = nil
  ) -> EventPattern {
    var pattern = EventPattern(kind)
    (pattern.page, pattern.pass, pattern.index, pattern.x, pattern.y) = (page, pass, index, x, y)
    (pattern.item, pattern.tween, pattern.target) = (item.map(utf8), tween.map(utf8), target.map(utf8))
    (pattern.other, pattern.text, pattern.name) = (other.map(utf8), text.map(utf8), name.map(utf8))
    (pattern.value, pattern.origin, pattern.reason) = (value, origin, reason)
    (pattern.isFinished, pattern.url) = (isFinished, url.map(utf8))
    return pattern
  }

  static let rows: [(String, Expectation)] = patterns + comparisons

  private static let patterns: [(String, Expectation)] = [
    ("tap", .event(pattern(.tap))), ("tap moon", .event(pattern(.tap, item: "moon"))),
    ("no tap moon", .noEvent(pattern(.tap, item: "moon"))),
    ("tap 3 times", .events(pattern(.tap), count: 3)),
    ("tap moon 0 times", .events(pattern(.tap, item: "moon"), count: 0)),
    (
      "tween.completed moon/rise",
      .event(pattern(.tweenCompleted, item: "moon", tween: "rise"))
    ),
    (
      "tween.completed moon/\"go down\"",
      .event(pattern(.tweenCompleted, item: "moon", tween: "go down"))
    ),
    // A name with a slash is looked up as a whole first, then as element and tween.
    ("tween.completed a/b", .event(pattern(.tweenCompleted, item: "a/b"))),
    ("tween.completed a/b/c", .event(pattern(.tweenCompleted, item: "a/b", tween: "c"))),
    (
      "tween.completed \"a/b\"/c", .event(pattern(.tweenCompleted, item: "a/b", tween: "c"))
    ),
    (
      "tween.started \"the story\"/slideOut",
      .event(pattern(.tweenStarted, item: "the story", tween: "slideOut"))
    ),
    (
      "tween.repeated item=moon tween=rise pass=2",
      .event(pattern(.tweenRepeated, item: "moon", tween: "rise", pass: 2))
    ),
    (
      "drag.dropped moon target=sky x=10 y=-2.5",
      .event(pattern(.dragDropped, item: "moon", target: "sky", x: 10, y: -2.5))
    ),
    ("page.entered meadow", .event(pattern(.pageEntered, page: 1))),
    ("page.entering 3 from=meadow", .event(pattern(.pageEntering, page: 2, origin: .page(1)))),
    ("page.refused reason=narration", .event(pattern(.pageRefused, reason: .narration))),
    ("language.changed de", .event(pattern(.languageChanged, value: .text(utf8("de"))))),
    ("variable.changed apples", .event(pattern(.variableChanged, name: "apples"))),
    (
      "variable.changed apples value=4",
      .event(pattern(.variableChanged, name: "apples", value: .number(4)))
    ),
    (
      "variable.changed \"is done\" value=true",
      .event(pattern(.variableChanged, name: "is done", value: .boolean(true)))
    ),
    ("variable.changed value=\"true\"", .event(pattern(.variableChanged, value: .text(utf8("true"))))),
    ("variable.changed value=\"\"", .event(pattern(.variableChanged, value: .text([])))),
    ("rule.fired counted", .event(pattern(.ruleFired, name: "counted"))),
    ("rule.fired rule0", .event(pattern(.ruleFired, name: "rule0"))),
    (
      "credit.hidden \"Ann Ho\" finished=false index=0",
      .event(pattern(.creditHidden, index: 0, name: "Ann Ho", isFinished: false))
    ),
    (
      "trigger.fired moon/rise from=film page=1",
      .event(
        pattern(.triggerFired, page: 1, item: "moon", tween: "rise", origin: .text(utf8("film"))))
    ),
    ("trigger.fired from=page", .event(pattern(.triggerFired, origin: .text(utf8("page"))))),
    ("sound.started music", .event(pattern(.soundStarted, item: "music"))),
    ("sound.started plop.wav", .event(pattern(.soundStarted, item: "plop.wav"))),
    ("sound.completed tick.wav", .event(pattern(.soundCompleted, item: "tick.wav"))),
    ("sound.stopped ding.wav", .event(pattern(.soundStopped, item: "ding.wav"))),
    (
      "word.spoken \"the story\" text=\"say \\\"hi\\\"\"",
      .event(pattern(.wordSpoken, item: "the story", text: "say \"hi\""))
    ),
    ("link.opened url=https://a.b/?c=d#e", .event(pattern(.linkOpened, url: "https://a.b/?c=d#e"))),
    (
      "body.collided moon other=bounds",
      .event(pattern(.bodyCollided, item: "moon", other: "bounds"))
    ),
    (
      "tween.updated moon name=y value=3",
      .event(pattern(.tweenUpdated, item: "moon", name: "y", value: .number(3)))
    ),
  ]

  private static let comparisons: [(String, Expectation)] = [
    ("page 1", .page(1)), ("page meadow", .page(1)), ("moon on stage", .onStage(utf8("moon"))),
    ("\"the story\" off stage", .offStage(utf8("the story"))),
    ("moon.x = 100", .property(item: utf8("moon"), .x, .equal, .number(100), tolerance: 0.001)),
    ("moon.x=100", .property(item: utf8("moon"), .x, .equal, .number(100), tolerance: 0.001)),
    ("moon.alpha>=.5", .property(item: utf8("moon"), .alpha, .greaterOrEqual, .number(0.5), tolerance: 0.001)),
    ("moon.y != -3 ± 2", .property(item: utf8("moon"), .y, .notEqual, .number(-3), tolerance: 2)),
    ("moon.y < 3 ±2", .property(item: utf8("moon"), .y, .less, .number(3), tolerance: 2)),
    ("moon.y > 3±0.5", .property(item: utf8("moon"), .y, .greater, .number(3), tolerance: 0.5)),
    ("moon.y <= 3 +- 2", .property(item: utf8("moon"), .y, .lessOrEqual, .number(3), tolerance: 2)),
    ("moon.y = 3+-2", .property(item: utf8("moon"), .y, .equal, .number(3), tolerance: 2)),
    (
      "\"the story\".fontSize = 24",
      .property(item: utf8("the story"), .fontSize, .equal, .number(24), tolerance: 0.001)
    ),
    ("boat.element0.x = 1", .property(item: utf8("boat.element0"), .x, .equal, .number(1), tolerance: 0.001)),
    (
      "\"the story\".fontColor = red",
      .property(
        item: utf8("the story"), .fontColor, .equal, .color(Color(red: 255, green: 0, blue: 0)), tolerance: 0.001)
    ),
    (
      "\"the story\".fontColor != \"#010203\"",
      .property(
        item: utf8("the story"), .fontColor, .notEqual, .color(Color(red: 1, green: 2, blue: 3)), tolerance: 0.001)
    ),
    ("moon.visible = true", .visibility(item: utf8("moon"), true)),
    ("moon.visible=false", .visibility(item: utf8("moon"), false)),
    ("\"the story\".visible != true", .visibility(item: utf8("the story"), false)),
    ("variable apples = 4", .variable(utf8("apples"), .equal, .number(4), tolerance: 0.001)),
    ("variable apples>4", .variable(utf8("apples"), .greater, .number(4), tolerance: 0.001)),
    ("variable apples = 4 ± 0", .variable(utf8("apples"), .equal, .number(4), tolerance: 0)),
    ("variable \"is done\" != true", .variable(utf8("is done"), .notEqual, .boolean(true), tolerance: 0.001)),
    ("variable apples = \"4\"", .variable(utf8("apples"), .equal, .text(utf8("4")), tolerance: 0.001)),
    ("variable apples = many", .variable(utf8("apples"), .equal, .text(utf8("many")), tolerance: 0.001)),
  ]

  @Test(arguments: rows)
  func `an expectation says what must be so`(text: String, expectation: Expectation) throws {
    #expect(try ScriptBook.command("expect " + text) == .expect(expectation))
  }

  @Test func `a pattern can be read alone`() throws {
    let pattern = try EventPattern.read(PropertyList.Source(text: " tap moon # it\n"), names: ScriptBook.names)
    #expect(pattern == Self.pattern(.tap, item: "moon"))
  }

  @Test(arguments: [
    ("", "an event is missing"), ("tap mon", "no element of the book is called `mon`"),
    ("tap\nmoon", "`moon` is not expected here"), ("tip", "`tip` is not an event"),
  ])
  func `an invalid pattern is refused`(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) {
      try EventPattern.read(PropertyList.Source(text: text), names: ScriptBook.names)
    }
    #expect(error?.message == message)
  }

  @Test(arguments: [
    (Event.Datum.number(1.0005), [Comparison.equal, .lessOrEqual, .greaterOrEqual]),
    (.number(0.9), [.notEqual, .less, .lessOrEqual]), (.number(1.1), [.notEqual, .greater, .greaterOrEqual]),
    (.number(.nan), [.notEqual]), (.boolean(true), [.notEqual]), (.color(.black), [.notEqual]),
  ])
  func `comparing two numbers gives less, equal or greater`(found: Event.Datum, holding: [Comparison]) {
    let held = Comparison.allCases.filter { $0.holds(found, .number(1), names: NameTable()) }
    #expect(held == holding)
  }

  @Test(arguments: [
    ("a", [Comparison.notEqual, .less, .lessOrEqual]), ("b", [.equal, .lessOrEqual, .greaterOrEqual]),
  ])
  func `texts are compared by their bytes`(text: String, holding: [Comparison]) {
    var names = NameTable()
    let found = Event.Datum.text(names.intern(text.utf8))
    #expect(Comparison.allCases.filter { $0.holds(found, .text(utf8("b")), names: names) } == holding)
  }
}
