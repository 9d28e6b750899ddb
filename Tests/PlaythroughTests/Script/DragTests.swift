import BookKit
import Playthrough
import Testing

/// Tests of drags in scripts: a press, the time, and a release, whatever happens in between.
@Suite struct DragTests {
  private static func book(_ rules: String, _ more: String = "") -> String {
    """
    pages = ( { elements = (
      { type = text; name = a; text = A; width = 20; height = 20; draggable = YES;
        dropTargets = ( { name = t; x = 90; y = 90; width = 20; height = 20; } ); \(more) },
      { type = text; name = b; text = B; x = 500; width = 20; height = 20; draggable = YES; } );
      rules = ( \(rules) ); }, { elements = (); } );
    """
  }

  @Test func `a drag takes its time, a move each tick`() throws {
    let played = try PlayedScript("drag a onto t over 0.4s\nexpect drag.dropped a target=t", on: Self.book(""))
    #expect(played.failure == nil)
    #expect(
      played.lines(of: "touch", "drag", "tap") == [
        "0 touch.began a 10.0 10.0", "0 drag.started a 0.0 0.0", "4 touch.ended a 100.0 100.0",
        "4 drag.dropped a target=t 90.0 90.0",
      ])
  }

  @Test(arguments: ["drag a to 100 100 over 0.4s", "press a\nmove to 9 9 over 0.4s\nrelease", "wait 0.4s"])
  func `what happens while a command takes its time counts at once, even if it's refused`(command: String) throws {
    let tween = "tweens = ( { name = fade; properties = { alpha = 0.5; }; duration = 0.2; } );"
    let book = "enterAnimation = { duration = 1; };" + Self.book("", tween)
    let script = "open 1\n\(command)\nexpect tween.completed a/fade\nmark\nexpect no tween.completed"
    #expect(try PlayedScript(script, on: book).failure == nil)
    let lines = try PlayedScript("open 1\n\(command)", on: book).lines(of: "tween")
    #expect(lines == ["0 tween.started a", "2 tween.completed a"])
  }

  /// Rules that interrupt a drag, and the expected lines, with the point where the finger is lifted if it still
  /// touches.
  private static let broken: [(String, [String])] = [
    (
      "{ when = { event = touch.began; }; do = ( { action = hide; item = a; } ); }",
      ["0 touch.began a 10.0 10.0", "4 touch.ended a 10.0 10.0"]
    ),
    (
      "{ when = { event = touch.began; }; do = ( { action = nextPage; } ); }",
      ["0 touch.began a 10.0 10.0", "0 touch.cancelled a 10.0 10.0"]
    ),
    (
      "{ when = { event = drag.started; }; do = ( { action = hide; item = a; } ); }",
      [
        "0 touch.began a 10.0 10.0", "0 drag.started a 0.0 0.0", "0 drag.ended a 0.0 0.0",
        "4 touch.ended a 10.0 10.0",
      ]
    ),
    (
      "{ when = { event = drag.started; }; delay = 0.2; do = ( { action = hide; item = a; } ); }",
      // The drag ends on the way, but the finger continues to the end.
      [
        "0 touch.began a 10.0 10.0", "0 drag.started a 0.0 0.0", "2 drag.ended a 22.5 22.5",
        "4 touch.ended a 100.0 100.0",
      ]
    ),
    (
      "{ when = { event = drag.started; }; delay = 0.2; do = ( { action = nextPage; } ); }",
      [
        "0 touch.began a 10.0 10.0", "0 drag.started a 0.0 0.0", "2 touch.cancelled a 32.5 32.5",
        "2 drag.ended a 22.5 22.5",
      ]
    ),
  ]

  @Test(arguments: broken)
  func `an interrupted drag takes its full time and ends with the finger up`(rule: String, lines: [String])
    throws
  {
    let played = try PlayedScript("drag a onto t over 0.4s", on: Self.book(rule))
    #expect(played.failure == nil)
    #expect(played.runner.player.tick == Ticks(4))
    #expect(played.lines(of: "touch", "drag", "tap") == lines)
    #expect(played.runner.player.position(ofFinger: 0) == nil)
    // The finger can be used again.
    #expect(try PlayedScript("drag a onto t over 0.4s\npress at 0 0", on: Self.book(rule)).failure == nil)
  }

  @Test func `a drag that a page turn refuses takes its full time`() throws {
    let book = "enterAnimation = { duration = 1; }; " + Self.book("")
    let played = try PlayedScript("drag a to 50 50 over 0.5s\nwait 0.5s\ndrag a to 50 50 over 0s", on: book)
    #expect(played.failure == nil)
    #expect(
      played.lines(of: "touch", "drag", "page.entered") == [
        "0 touch.refused 10.0 10.0", "10 page.entered", "10 touch.began a 10.0 10.0", "10 drag.started a 0.0 0.0",
        "10 touch.ended a 60.0 60.0", "10 drag.ended a 50.0 50.0",
      ])
  }

  @Test func `what another finger holds is touched, not dragged, and the drag takes its time`() throws {
    let played = try PlayedScript("press a as 1\ndrag a to 50 50 over 0.3s", on: Self.book(""))
    #expect(played.failure == nil)
    #expect(
      played.lines(of: "touch", "drag", "tap") == [
        "0 touch.began a 10.0 10.0", "0 drag.started a 0.0 0.0", "0 touch.began a 10.0 10.0",
        "3 touch.ended a 10.0 10.0", "3 tap a",
      ])
  }

  @Test(arguments: [
    ("press at 0 300\ndrag a to 9 9", "finger 0 is already down; release it first"),
    ("wait 1s\ndrag c to 9 9", "`c` cannot be touched: it is not on stage"),
    ("drag d to 9 9", "`d` cannot be dragged: it is not `draggable`"),
  ])
  func `what was wrong before the press is an error`(script: String, message: String) throws {
    let book = """
      pages = ( { elements = (
        { type = text; name = a; text = A; width = 20; height = 20; draggable = YES; dropTargets = ( { name = t; } ); },
        { type = text; name = b; text = B; x = 500; width = 20; height = 20; draggable = YES; },
        { type = text; name = c; text = C; x = 200; width = 20; height = 20; draggable = YES;
          trigger = { triggeringItem = a; triggerWhen = drop; }; },
        { type = text; name = d; text = D; x = 300; width = 20; height = 20; link = "https://a.example/"; } ); } );
      """
    #expect(try PlayedScript(script, on: book).failure?.message == message)
  }

  @Test func `a drag aims at the drawn middle of the target after the press's effects`() throws {
    // The press turns the element around its corner, so its middle moves from 10 10 to −10 10 in its frame.
    let rule = """
      { when = { event = drag.started; }; do = ( { action = setProperty; item = a; property = rotation; to = 90; },
        { action = setProperty; item = a; property = width; to = 40; } ); }
      """
    let book = Self.book(rule, "pivotX = 0; pivotY = 0;")
    let played = try PlayedScript("drag a onto t over 0.1s", on: book)
    #expect(played.failure == nil)
    #expect(
      played.lines(of: "touch", "drag") == [
        "0 touch.began a 10.0 10.0", "0 drag.started a 0.0 0.0", "1 touch.ended a 120.0 90.0",
        "1 drag.dropped a target=t 110.0 80.0",
      ])
  }
}
