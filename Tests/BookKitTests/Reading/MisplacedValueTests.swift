import BookChecking
import BookKit
import PropertyList
import Testing

/// Tests of keys and values that belong elsewhere: the finding says where, or what to write instead.
@Suite struct MisplacedValueTests {
  private static func text(_ keys: String) -> String {
    "{ pages = ( { elements = ( { type = text; text = a; \(keys) } ); } ); }"
  }

  private static func tween(_ keys: String) -> String { text("tweens = ( { \(keys) } );") }

  static let cases: [(book: String, rule: DiagnosticRule, message: String, hint: String?)] = [
    (
      tween("x = 5;"), .unknownKey, "the key `x` belongs in an element, not in a tween",
      "write it in `properties`, with its final value"
    ),
    (tween("link = 5;"), .unknownKey, "the key `link` belongs in an element, not in a tween", nil),
    (text("keyTimes = (0, 1);"), .unknownKey, "the key `keyTimes` belongs in a tween, not in a text", nil),
    (text("triggerWhen = end;"), .unknownKey, "the key `triggerWhen` belongs in a trigger, not in a text", nil),
    (
      "{ pages = ( { } ); games = ( { type = puzzle; name = a; page = 1; tray = { width = 9; }; } ); }", .unknownKey,
      "the key `tray` belongs in a puzzle, not in a game", nil
    ),
    (
      "{ pages = ( { } ); games = ( { type = puzzle; name = a; page = 1; alpha = 0.5; } ); }", .unknownKey,
      "the key `alpha` belongs in an element, not in a game", nil
    ),
    (
      "{ pages = ( { tickRate = 30; } ); }", .unknownKey, "the key `tickRate` belongs in a book, not in a page", nil
    ),
    (
      "{ pages = ( { type = text; text = a; x = 5; tweens = (); } ); }", .wrongType,
      "this is an element among the pages", "put it in the `elements` of a page"
    ),
    (
      text("tweens = { properties = { x = 5; }; };"), .wrongType, "`tweens` needs an array, not a dictionary",
      "wrap the dictionary in an array"
    ),
    (
      text("trigger = ( { triggeringItem = element0; } );"), .wrongType,
      "`trigger` needs a dictionary, not an array", "write the dictionary without the array around it"
    ),
    (
      text("x = 400px;"), .wrongType, "`x` needs a number, not the string `400px`", "did you mean `400`?"
    ),
    (
      text("alpha = \"50%\";"), .wrongType, "`alpha` needs a number, not the string `50%`", "did you mean `0.5`?"
    ),
    (text("width = \"50 %\";"), .wrongType, "`width` needs a number, not the string `50 %`", "did you mean `50`?"),
    (tween("duration = 2s;"), .wrongType, "`duration` needs a number, not the string `2s`", "did you mean `2`?"),
    (tween("delay = 250ms;"), .wrongType, "`delay` needs a number, not the string `250ms`", "did you mean `0.25`?"),
    (
      text("x = \"\\U201c1.0\\U201d\";"), .wrongType, "`x` needs a number, not the string `“1.0”`",
      "did you mean `1.0`?"
    ),
    (
      text("fontColor = chartreuse;"), .badColor, "`chartreuse` is not a colour",
      "write `black`, `silver`, `gray`, `white`, `maroon`, `red`, `purple`, `fuchsia`, `green`, `lime`, `olive`, "
        + "`yellow`, `navy`, `blue`, `teal` or `aqua`, or any colour as `#RRGGBB`"
    ),
    (
      text("fontColor = \"#12\";"), .badColor, "`#12` is not a colour", "write `#RRGGBB`, or a basic name such as `red`"
    ),
    (
      text("link = \"www.example.com\";"), .badLink, "`www.example.com` is not a link that a browser can open",
      "did you mean `https://www.example.com`?"
    ),
    (
      text("link = \"ida@example.com\";"), .badLink, "`ida@example.com` is not a link that a browser can open",
      "did you mean `mailto:ida@example.com`?"
    ),
    (
      text("link = \"javascript:alert(1)\";"), .badLink, "`javascript:alert(1)` is not a link that a browser can open",
      "start it with `https://`, `http://` or `mailto:`"
    ),
    (
      "{ pages = (); credits = ( { name = a; web = \"example.com/a\"; } ); }", .badLink,
      "`example.com/a` is not a link that a browser can open", "did you mean `https://example.com/a`?"
    ),
    (
      "{ pages = (); publisherLink = \"harbour.example\"; }", .badLink,
      "`harbour.example` is not a link that a browser can open", "did you mean `https://harbour.example`?"
    ),
    (
      tween("keyframes = { x = (0, 5); }; properties = { y = 5; };"), .ignoredKey,
      "the key `properties` is ignored because there is also `keyframes`", "remove one of the two"
    ),
    (
      tween("path = \"M 0 0 H 5\"; properties = { x = 5; alpha = 0; };"), .ignoredKey,
      "the key `x` is ignored because there is also `path`", "remove one of the two"
    ),
    (
      tween("path = \"M 0 0 H 5\"; orient = YES; from = { y = 5; rotation = 5; };"), .ignoredKey,
      "the key `y` is ignored because there is also `path`", "remove one of the two"
    ),
    (
      tween("properties = { x = 5; }; orient = YES;"), .ignoredKey,
      "the key `orient` is ignored because there is no `path`", "add a `path`, or remove the key"
    ),
    (
      tween("wander = { x = 5; }; path = \"M 0 0 H 5\";"), .ignoredKey,
      "the key `path` is ignored because there is also `wander`", "remove one of the two"
    ),
    (
      tween("wander = { }; loopType = repeat; loopCount = 2;"), .ignoredKey,
      "the key `loopType` is ignored because there is also `wander`", "remove one of the two"
    ),
    (
      tween("wander = { speed = 0; };"), .outOfRange, "`speed` is out of range: it must be more than 0", nil
    ),
    (
      tween("wander = { faces = up; };"), .unknownValue,
      "`up` is not a valid value for `faces`", "write `left` or `right`"
    ),
    (
      tween("path = \"M 0 0 L 5\"; orient = YES;"), .badPath,
      "the path `M 0 0 L 5` cannot be read: a number is missing here (at character 10)", nil
    ),
    (
      tween("keyframes = { x = (0, 5); }; keyTimes = (0, 1.5);"), .outOfRange,
      "`keyTimes` is out of range: times must be between 0 and 1", nil
    ),
    (
      tween("keyframes = { x = (0, 5, 6); }; keyTimes = (0, 0.5, 0.4);"), .outOfRange,
      "`keyTimes` is out of range: times must be in ascending order", nil
    ),
  ]

  @Test(arguments: cases)
  func `the finding says where it belongs`(book: String, rule: DiagnosticRule, message: String, hint: String?) {
    let found = BookCheck.check(PropertyList.Source(text: book)).diagnostics.filter { $0.rule != .smallTouchTarget }
    #expect(found.map(\.rule) == [rule])
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.hint) == [hint])
  }

  @Test(arguments: [
    "link = \"https://example.com\";", "link = \"HTTP://example.com\";", "link = \"mailto:a@b.c\";",
    "tweens = ( { keyframes = { x = (0, 5, 6); }; keyTimes = (0, 0.5, 0.5); } );",
    "tweens = ( { keyframes = { x = (0, 5); }; properties = {}; } );",
  ])
  func `what is right is left alone`(keys: String) {
    let found = BookCheck.check(PropertyList.Source(text: Self.text(keys))).diagnostics.filter {
      $0.rule != .smallTouchTarget
    }
    #expect(found.map(\.message) == [])
  }

  @Test func `the keyframes count, and the properties do not`() throws {
    let parts = ["keyframes = { x = (0, 5); };", "properties = { y = 9; };"]
    for keys in [parts[0] + parts[1], parts[1] + parts[0]] {
      let book = try #require(BookCheck.check(PropertyList.Source(text: Self.tween(keys))).book)
      #expect(book.pages[0].elements[0].tweens[0].tracks.map(\.property) == [.x])
    }
  }

  @Test func `key times that make no sense leave the keyframes evenly spread`() throws {
    let text = Self.tween("keyframes = { x = (0, 5); }; keyTimes = (0.5, 0.2);")
    let book = try #require(BookCheck.check(PropertyList.Source(text: text)).book)
    #expect(book.pages[0].elements[0].tweens[0].keyTimes == nil)
  }
}
