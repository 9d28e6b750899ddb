import BookChecking
import BookKit
import Testing

/// Tests of the findings about sliders, dials and flaps.
@Suite struct MovablePartTests {
  /// Returns an element with more keys.
  private static func area(_ keys: String) -> String {
    "{ type = activearea; x = 100; y = 100; width = 100; height = 100; \(keys) }"
  }

  static let cases: [BookCase] = [
    BookCase("a part and another one", page: area("①flap = { }; slider = { byX = 9; };"), finds: .exclusiveKeys),
    BookCase("a part that can be dragged", page: area("dial = { }; ①draggable = YES;"), finds: .exclusiveKeys),
    BookCase("a part that can't be dragged", page: area("dial = { }; draggable = NO;")),
    BookCase("a part that falls", page: area("①physics = { }; dial = { };"), finds: .exclusiveKeys),
    BookCase("one stop", page: area("slider = { byX = 9; stops = ①1; };"), finds: .outOfRange),
    BookCase("a list of one stop", page: area("slider = { byX = 9; stops = (0.5); };")),
    BookCase("a stop beyond 1", page: area("slider = { byX = 9; stops = (0, ①2); };"), finds: .outOfRange),
    BookCase("stops that are close", page: area("slider = { byX = 9; stops = (0, ①0.001); };"), finds: .outOfRange),
    BookCase("stops apart by 0.002", page: area("slider = { byX = 9; stops = (0.1, 0.102); };")),
    BookCase("a last stop of what wraps", page: area("dial = { stops = (0, ①1); };"), finds: .outOfRange),
    BookCase("a start beyond 1", page: area("flap = { start = ①2; };"), finds: .outOfRange),
    BookCase("a way that is too far", page: area("slider = { byX = 9; byY = ①\"-1e300\"; };"), finds: .outOfRange),
    BookCase("an angle beyond 180", page: area("flap = { angle = ①181; };"), finds: .outOfRange),
    BookCase("a path and a line", page: area("slider = { path = \"m 0 0 h 9\"; ①byX = 9; };"), finds: .ignoredKey),
    BookCase("half a turn that wraps", page: area("dial = { to = 180; ①wraps = YES; };"), finds: .ignoredKey),
    BookCase("a path that can't be read", page: area("slider = { path = ①\"m 0 0\"; };"), finds: .badPath),
    BookCase(
      "a driven tween with a time",
      page: area("dial = { drives = ( { item = b; } ); };")
        + ", " + area("name = b; tweens = ( { properties = { alpha = 0; }; ①duration = 2; } );"),
      finds: .ignoredKey),
    BookCase(
      "a tween that doesn't exist", page: area("name = a; dial = { drives = ( { item = a; tween = ①settle; } ); };"),
      finds: .danglingTween),
    BookCase("no such element", page: area("dial = { drives = ( { item = ①b; } ); };"), finds: .danglingReference),
    BookCase("no such variable", page: area("dial = { variable = ①b; };"), finds: .danglingReference),
    BookCase(
      "two that drive one tween",
      page: area("dial = { drives = ( { item = b; } ); };") + ", "
        + area("slider = { byX = 9; drives = ( { item = ①b; } ); };") + ", "
        + area("name = b; tweens = ( { properties = { alpha = 0; }; } );"),
      finds: .tweenConflict),
    BookCase(
      "a tween called settle", page: area("dial = { }; tweens = ( { name = ①settle; properties = { x = 9; }; } );"),
      finds: .duplicateName),
    BookCase(
      "a trigger on a stop of another element",
      page: area("name = a;") + ", " + area("trigger = { triggeringItem = a; triggerWhen = ①stop; };"),
      finds: .silentTrigger),
    BookCase(
      "a trigger on a stop that isn't there",
      page: area("name = a; dial = { };") + ", "
        + area("trigger = { triggeringItem = a; triggerWhen = stop; triggeringStop = ①4; };"),
      finds: .silentTrigger),
    BookCase(
      "the progress of an element that isn't a part", page: area("name = a; visibleIf = ①\"a.progress > 0\";"),
      finds: .danglingReference),
    BookCase(
      "a move of an element that isn't a part",
      page: area("name = a; onTap = ( { action = moveTo; item = ①a; stop = 1; } );"),
      finds: .danglingReference),
    BookCase(
      "a drive of a tween that wanders",
      page: area("dial = { drives = ( { item = ①b; } ); };") + ", " + area("name = b; tweens = ( { wander = { }; } );"),
      finds: .danglingTween),
    BookCase(
      "what follows the loudness",
      page: area("name = a; dial = { drives = ( { item = b; tween = u; } ); };") + ", "
        + area(
          "name = b; tweens = ( { ②duration = 2; properties = { alpha = 0; }; }, "
            + "{ name = u; properties = { y = 0; }; } );"),
      root: "microphone = { drives = ( { item = b; }, { item = b; tween = ①u; } ); };",
      finds: .tweenConflict, .ignoredKey),
    BookCase(
      "no such element and tween for the loudness",
      page: area("name = a;"),
      root: "microphone = { drives = ( { item = ①b; }, { item = a; tween = ②t; } ); };",
      finds: .danglingReference, .danglingTween),
    BookCase(
      "the loudness that only one of two pages follows",
      book: "{ microphone = { drives = ( { item = b; } ); }; pages = ( { elements = ( \(area("name = b;")) ); }, "
        + "{ elements = ( \(area("name = b; tweens = ( { properties = { x = 9; }; } );")) ); } ); }"),
    BookCase(
      "a trigger on the hold of a part",
      page: area("name = a; dial = { };") + ", " + area("trigger = { triggeringItem = a; triggerWhen = ①hold; };"),
      finds: .silentTrigger),
    BookCase(
      "a tween called fade on what is rubbed away",
      page: "{ type = text; text = Fog; width = 90; height = 90; rub = { }; "
        + "tweens = ( { name = ①fade; properties = { x = 9; }; } ); }",
      finds: .duplicateName),
    BookCase(
      "a text that is too large to be rubbed away",
      page: "{ type = text; text = Fog; width = 9000; height = 9000; ①rub = { }; }", finds: .outOfRange),
    BookCase(
      "a move with two goals",
      page: area("name = a; dial = { }; onTap = ( { action = moveTo; item = a; stop = 1; ①by = 1; } );"),
      finds: .ignoredKey),
  ]

  @Test(arguments: cases) func `a part is checked`(book: BookCase) throws {
    try book.check([
      .exclusiveKeys, .outOfRange, .ignoredKey, .badPath, .danglingTween, .danglingReference, .tweenConflict,
      .duplicateName, .silentTrigger,
    ])
  }
}
