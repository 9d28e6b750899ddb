import BookKit
import BookTestSupport
import Playthrough
import PropertyList
import Testing

/// Tests of the errors in scripts that can't be run.
@Suite struct ScriptErrorTests {
  private static let onPage1 = " (page 1 has `moon`, `the story`, `voice`, `a/b` and `film`)"

  private static let mistakes: [(String, String)] = [
    ("tpa moon", "1:1: error: `tpa` is not a command; did you mean `tap`?"),
    ("Tap moon", "1:1: error: `Tap` is not a command; did you mean `tap`?"),
    ("\"tap\" moon", "1:1: error: `tap` is not a command"),
    ("xyzzy", "1:1: error: `xyzzy` is not a command"),
    ("open", "1:5: error: a page, a section or `credits` is missing here"),
    ("next page", "1:6: error: `page` is not expected here"),
    ("tap", "1:4: error: an element or `at X Y` is missing here"),
    ("tap at 10,20", "1:8: error: the number X is expected, not `10,20`; did you mean `10.20`?"),
    (
      "tap at 10, 20",
      "1:8: error: the number X is expected, not `10,`; separate the numbers with a space, not a comma"
    ),
    ("tap at 10", "1:10: error: the number Y is missing here"),
    ("tap moon twice", "1:10: error: `twice` is not expected here"),
    ("press moon sa 1", "1:12: error: `sa` is not expected here; did you mean `as`?"),
    ("press moon as one", "1:15: error: the number of a finger, such as 1, is expected, not `one`"),
    ("press moon as 1 as 2", "1:17: error: `as` is not expected here"),
    ("move 1 2", "1:6: error: `to X Y` is expected, not `1`"),
    ("move to 1 2 ovr 1s", "1:13: error: `ovr` is not expected here; did you mean `over`?"),
    ("drag moon", "1:10: error: `to X Y` or `onto TARGET` is missing here"),
    (
      "drag to 1 2",
      "1:6: error: an element is expected, not `to`; put the name in quotation marks "
        + "if it is also a word of the script language"
    ),
    ("wait", "1:5: error: a time such as 2s, 0.5s, 250ms or 30 ticks is missing here"),
    ("wait 2", "1:6: error: a time such as 2s, 0.5s, 250ms or 30 ticks is expected, not `2`; did you mean `2s`?"),
    ("wait 2 sec", "1:6: error: a time such as 2s, 0.5s, 250ms or 30 ticks is expected, not `2`; did you mean `2s`?"),
    ("wait -1s", "1:6: error: a time such as 2s, 0.5s, 250ms or 30 ticks is expected, not `-1s`"),
    (
      "wait -1",
      "1:6: error: a time such as 2s, 0.5s, 250ms or 30 ticks is expected, not `-1`; a time cannot be negative"
    ),
    ("wait 1.s", "1:6: error: a time such as 2s, 0.5s, 250ms or 30 ticks is expected, not `1.s`"),
    ("wait 0.0000000001s", "1:6: error: a time such as 2s, 0.5s, 250ms or 30 ticks is expected, not `0.0000000001s`"),
    ("wait 9999999999999999 ticks", "1:6: error: this time is too long"),
    ("wait tap moon", "1:6: error: a time, or `for` before an event is expected, not `tap`; write `wait for tap`"),
    ("wait for", "1:9: error: an event such as `tween.completed` is missing here"),
    ("wait for within 1s", "1:9: error: an event such as `tween.completed` is missing here"),
    ("wait for tap within", "1:20: error: a time such as 2s, 0.5s, 250ms or 30 ticks is missing here"),
    ("wait for tween.complete moon", "1:10: error: `tween.complete` is not an event; did you mean `tween.completed`?"),
    ("seed -1", "1:6: error: a whole number is expected, not `-1`"),
    ("seed 18446744073709551616", "1:6: error: a whole number is expected, not `18446744073709551616`"),
    (
      "snapshot ../x",
      "1:10: error: `../x` cannot be a file name; use at most 100 letters, digits, `-` and `_`"
    ),
    ("snapshot \"\"", "1:10: error: `` cannot be a file name; use at most 100 letters, digits, `-` and `_`"),
    ("snapshot a\nsnapshot a", "2:10: error: the snapshot `a` is already taken in line 1"),
    ("tap \"moon", "1:5: error: the quotation mark is never closed"),
    ("tap \"a\u{7}\"", "1:5: error: no element of the book is called `aU+0007`; did you mean `at`?" + onPage1),
  ]

  private static let expectations: [(String, String)] = [
    ("expect", "1:7: error: an event, `page PAGE`, `ITEM on stage` or `ITEM.PROPERTY = VALUE` is missing here"),
    ("expect tapp moon", "1:8: error: `tapp` is not an event; did you mean `tap`?"),
    (
      "expect moon",
      "1:8: error: `moon` is an element, but there is no expectation about it; write `moon on stage`, or `moon.x = 10`"
    ),
    ("expect moon on stag", "1:16: error: `stage` is expected, not `stag`"),
    ("expect moon.x 3", "1:15: error: a comparison (`=`, `!=`, `<`, `<=`, `>` or `>=`) is expected, not `3`"),
    (
      "expect moon.x == 3",
      "1:15: error: a comparison (`=`, `!=`, `<`, `<=`, `>` or `>=`) is expected, not `==`; did you mean `=`?"
    ),
    ("expect moon.x =", "1:16: error: a value is missing here"),
    (
      "expect \"the story\".fontColor = #FF0000",
      "1:31: error: a value is missing here; put the colour in quotation marks: `\"#FF0000\"`"
    ),
    ("expect moon.x = # the start", "1:16: error: a value is missing here"),
    ("expect moon.x = big", "1:17: error: a number is expected, not `big`"),
    ("expect moon.x = 3 4", "1:19: error: `4` is not expected here"),
    ("expect moon.x = 3 ± -1", "1:21: error: a tolerance, which is 0 or more, is expected, not `-1`"),
    ("expect moon.x = 3 ±", "1:20: error: a tolerance, which is 0 or more, is missing here"),
    (
      "expect \"the story\" = 3",
      "1:8: error: a property is expected after `the story`; write it after the quotation mark: `\"the story\".x`"
    ),
    ("expect moon = 3", "1:8: error: a property is expected after `moon`; write `moon.x`"),
    ("expect moon.X = 3", "1:13: error: `X` is not a property; did you mean `x`?"),
    (
      "fill moon sky 2",
      "1:15: error: `2` is not expected here; write `with 2` to use that colour of the palette"
    ),
    ("fill moon sky", "1:6: error: `moon` is an image, which has no `fill`"),
    ("expect moon.fontSize = 3", "1:13: error: `moon` is an image, which has no `fontSize`"),
    (
      "expect \"the story\".fontColor = reed",
      "1:32: error: a colour is expected, not `reed`; write \"#RRGGBB\" in quotation marks, "
        + "or a basic name such as `red`"
    ),
    ("expect \"the story\".fontColor < red", "1:32: error: `<` does not compare colours"),
    ("expect variable apples > true", "1:26: error: `>` only compares numbers and strings"),
    ("expect variable apples = yes ± 1", "1:30: error: only a number can have a tolerance"),
    ("expect tap moon many times", "1:17: error: a whole number of times is expected, not `many`"),
    ("expect tap moon sun", "1:17: error: `sun` is not expected here; write `key=value`"),
    ("expect tap target=sky", "1:12: error: `tap` has no `target`; it has `page`, `section`, `item`"),
    ("expect drag.dropped traget=sky", "1:21: error: `drag.dropped` has no `traget`; did you mean `target`?"),
    ("expect tap item=moon item=moon", "1:22: error: `item` appears here twice"),
    ("expect moon.visible = 1", "1:23: error: `true` or `false` is expected, not `1`"),
    ("expect moon.visible > true", "1:23: error: `>` only compares numbers and strings"),
    ("expect moon.visible = true now", "1:28: error: `now` is not expected here"),
    ("expect moon.visibel = true", "1:13: error: `visibel` is not a property; did you mean `visible`?"),
    ("expect tap item=", "1:12: error: a value is missing after `item=`"),
    ("expect tap moon/rise", "1:17: error: `tap` has no tween"),
    (
      "expect tween.repeated moon/rise pass=1",
      "1:38: error: a whole number of 2 or more is expected, not `1`; "
        + "the first pass is not reported, so passes start at 2"
    ),
    (
      "expect page.refused reason=narraton",
      "1:28: error: one of `narration`, `transition`, `first`, `cascade`, `recording`, `reader`, `denied`, `missing`, "
        + "`full`, `short`, `long` is expected, not `narraton`; "
        + "did you mean `narration`?"
    ),
    ("expect credit.hidden finished=yes", "1:31: error: one of `true`, `false` is expected, not `yes`"),
    ("expect drag.dropped x=left", "1:23: error: a number is expected, not `left`"),
  ]

  private static let unknownNames: [(String, String)] = [
    ("open 4", "1:6: error: there is no page 4: the book has 3 pages"),
    ("open 0", "1:6: error: there is no page 0: the book has 3 pages"),
    ("open medow", "1:6: error: no page or section of the book is called `medow`; did you mean `meadow`?"),
    ("language dee", "1:10: error: the book has no language `dee`; did you mean `de`?"),
    ("tap mooon", "1:5: error: no element of the book is called `mooon`; did you mean `moon`?" + onPage1),
    (
      "tap web",
      "1:5: error: no element of the book is called `web`; page 1 has `moon`, `the story`, `voice`, `a/b` and `film`"
    ),
    ("open 2\ntap xyzzy", "2:5: error: no element of the book is called `xyzzy`; page 2 has `at` and `boat`"),
    ("next\ntap xyzzy", "2:5: error: no element of the book is called `xyzzy`; page 2 has `at` and `boat`"),
    ("next\nnext\ntap xyzzy", "3:5: error: no element of the book is called `xyzzy`"),
    (
      "next\nback\ntap xyzzy",
      "3:5: error: no element of the book is called `xyzzy`; the book has `moon`, `the story`, `voice`, `a/b`, `film`, "
        + "`at` and 1 more"
    ),
    ("drag moon to sky", "1:14: error: the number X is expected, not `sky`; did you mean `onto sky`?"),
    (
      "drag moon to boat",
      "1:14: error: the number X is expected, not `boat`; write `onto` before a drop target: `sky`"
    ),
    ("drag moon over sky", "1:11: error: `to X Y` or `onto TARGET` is expected, not `over`; did you mean `onto sky`?"),
    ("drag moon 10 -20", "1:11: error: `to X Y` or `onto TARGET` is expected, not `10`; did you mean `to 10 -20`?"),
    (
      "drag voice to sky",
      "1:15: error: the number X is expected, not `sky`; write two numbers; `voice` has no drop targets"
    ),
    ("drag voice to -10,20", "1:15: error: the number X is expected, not `-10,20`; did you mean `-10.20`?"),
    ("drag moon to 10,20", "1:14: error: the number X is expected, not `10,20`; did you mean `10.20`?"),
    ("drag moon onto skyy", "1:16: error: `moon` has no drop target `skyy`; did you mean `sky`?"),
    ("expect mon on stage", "1:8: error: no element of the book is called `mon`; did you mean `moon`?" + onPage1),
    ("expect mon.x = 1", "1:8: error: no element of the book is called `mon`; did you mean `moon`?" + onPage1),
    ("expect page medow", "1:13: error: no page of the book is called `medow`; did you mean `meadow`?"),
    ("expect variable aples = 1", "1:17: error: the book has no variable `aples`; did you mean `apples`?"),
    ("expect tween.completed moon/ris", "1:29: error: `moon` has no tween `ris`; did you mean `rise`?"),
    ("expect tween.completed moon/c", "1:29: error: `moon` has no tween `c`; it can be `rise` or `go down`"),
    (
      "expect tween.completed mon/ris",
      "1:24: error: no element of the book is called `mon`; did you mean `moon`?" + onPage1
    ),
    ("expect tween.completed tween=ris", "1:30: error: no element has a tween `ris`; did you mean `rise`?"),
    (
      "expect tween.completed \"moon/rise\"",
      "1:24: error: no element of the book is called `moon/rise`; "
        + "page 1 has `moon`, `the story`, `voice`, `a/b` and `film`"
    ),
    ("expect drag.dropped target=skyy", "1:28: error: no element has a drop target `skyy`; did you mean `sky`?"),
    ("expect rule.fired count", "1:19: error: no rule of the book is called `count`; it can be `counted`"),
    ("expect credit.shown \"Ann Hoe\"", "1:21: error: the book has no credit for `Ann Hoe`; did you mean `Ann Ho`?"),
    ("expect language.changed fe", "1:25: error: the book has no language `fe`; did you mean `de`?"),
    ("expect variable.changed done", "1:25: error: the book has no variable `done`; it can be `apples` or `is done`"),
    (
      "expect body.collided moon other=bound",
      "1:33: error: no element of the book is called `bound`; "
        + "page 1 has `moon`, `the story`, `voice`, `a/b` and `film`"
    ),
    (
      "expect sound.started xyzzy",
      "1:22: error: no sound of the book is called `xyzzy`; it can be `voice`, `plop.wav`, `tick.wav` or `ding.wav`"
    ),
    (
      "expect trigger.fired from=fim",
      "1:27: error: no element of the book is called `fim`; did you mean `film`?" + onPage1
    ),
    (
      "expect sound.started plap.wav",
      "1:22: error: no sound of the book is called `plap.wav`; did you mean `plop.wav`?"
    ),
    ("expect sound.started moon", "1:22: error: `moon` is an image, which never emits `sound.started`"),
    ("expect movie.started voice", "1:22: error: `voice` is an audio element, which never emits `movie.started`"),
    ("expect word.spoken film", "1:20: error: `film` is a movie, which never emits `word.spoken`"),
    (
      "expect tween.updated moon name=why",
      "1:32: error: `why` is not a property; it can be `x`, `y`, `width`, `height`, `alpha`, `rotation` and 6 more"
    ),
  ]

  @Test(arguments: mistakes + expectations + unknownNames)
  func `a mistake is reported with its place and what was expected`(script: String, error: String) {
    #expect(ScriptBook.errors(script) == ["a.play:" + error])
  }

  @Test func `all mistakes are reported in one run, in order`() {
    let script = "tap mon\n\nfly moon\nexpect tween.completed moom/rise page=9\nnext\ndrag mon onto sky"
    #expect(
      ScriptBook.errors(script) == [
        "a.play:1:5: error: no element of the book is called `mon`; did you mean `moon`?" + Self.onPage1,
        "a.play:3:1: error: `fly` is not a command",
        "a.play:4:24: error: no element of the book is called `moom`; did you mean `moon`?" + Self.onPage1,
        "a.play:4:39: error: there is no page 9: the book has 3 pages",
        "a.play:6:6: error: no element of the book is called `mon`; did you mean `moon`? (page 2 has `at` and `boat`)",
      ])
  }

  @Test func `invalid UTF-8 is refused at the first bad byte`() {
    let source = PropertyList.Source(utf8("next\n") + [0x74, 0xFF, 0x0A], name: "a.play")
    let errors = Script.read(source, names: ScriptBook.names).errors
    #expect(
      errors.map { $0.description(in: source) } == [
        "a.play:2:2: error: this is not valid UTF-8; save the script as UTF-8"
      ])
  }

  @Test func `missing credits and pages are reported`() {
    let source = PropertyList.Source(text: "language de\nopen credits\ntap twitter\nopen 1")
    let errors = Script.read(source, for: Book()).errors
    #expect(errors.map(\.hint) == ["the book names no languages", nil, nil, nil])
    #expect(
      errors.map(\.message) == [
        "the book has no language `de`", "the book has no credits", "no element of the book is called `twitter`",
        "there is no page 1: the book has 0 pages",
      ])
  }

  /// Checks that reading any text ends, and that a script without errors reads back the same.
  @Test(arguments: 0..<400)
  func `scripts of random words are read safely`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "tap", "expect", "wait", "for", "moon", "moon/rise", "moon.x", "=", ">=", "3", "±", "+-2", "\"the story\"", "\"",
      "at", "to", "over", "1s", "30", "ticks", "as", "on", "stage", "no", "page", "variable", "apples",
      "tween.completed",
      "drag", "onto", "sky", "within", "times", "#", "\n", "\n", "=\"", "x=1", "item=", "/", ".", "\\", "\u{0}", "é",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      text += (words.randomElement(using: &generator) ?? "") + (Bool.random(using: &generator) ? " " : "")
    }
    let reading = Script.read(PropertyList.Source(text: text), names: ScriptBook.names)
    for error in reading.errors {
      #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
      #expect(!error.message.isEmpty)
    }
    guard reading.errors.isEmpty else { return }
    for step in reading.script.steps {
      var bytes: [UInt8] = []
      ScriptText(ScriptBook.names).append(step.command, to: &bytes)
      #expect(try ScriptBook.command(String(decoding: bytes, as: UTF8.self)) == step.command)
    }
  }
}
