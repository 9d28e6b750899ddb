import BookChecking
import BookKit
import BookTestSupport
import PropertyList
import Testing

/// Tests of reading books as authors write them; the findings must point to ①, ② ….
@Suite struct BookReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: MarkedText
    let rules: [DiagnosticRule]
    let messages: [String]

    /// Expects one finding at each mark, of `rules` in order, the first with `message`.
    init(_ name: String, _ marked: String, _ rules: DiagnosticRule..., message: String? = nil) {
      self.name = name
      text = MarkedText(marked)
      self.rules = rules
      messages = message.map { [$0] } ?? []
      precondition(rules.count == text.offsets.count, "\(name): one mark for each finding")
    }

    var testDescription: String { name }
  }

  /// Returns one element on one page, in old-style text.
  static func element(_ keys: String) -> String { "{ pages = ( { elements = ( \(keys) ); } ); }" }

  static let sound: [Case] = [
    Case("the smallest book", "{ pages = (); }"),
    Case("an array of pages", "( { elements = (); } )"),
    Case(
      "gradients",
      """
      { pages = ( { background = { colors = ( red, "#FFFFFF88", "0x102030" ); angle = -45.5; }; } );
        creditsBackground = { colors = ( red, red, red, red, red, red, red, blue ); }; }
      """),
    Case("a group", element("{ type = group; elements = ( { type = text; text = a; } ); }")),
    Case(
      "every part of a tween",
      """
      <plist><array><dict><key>elements</key><array><dict><key>type</key><string>text</string><key>text</key>
      <string>a</string><key>tweens</key><array><dict><key>keyframes</key><dict><key>x</key><array><integer>1</integer>
      <real>2.5</real></array></dict><key>keyTimes</key><array><integer>0</integer><integer>1</integer></array>
      <key>transition</key><string>cubicBezier(0.25, 0.1, 0.25, 1)</string></dict></array></dict></array></dict></array>
      </plist>
      """),
  ]

  static let broken: [Case] = [
    Case(
      "no book", "①\"a\"", .unsupportedRoot,
      message: "a book is a dictionary with `pages`, or an array of pages; this is a string"),
    Case("no pages", "①{ title = a; }", .missingKey, message: "a book needs the key `pages`"),
    Case("no type", element("①{ x = \"1\"; }"), .missingType),
    Case("an unknown type", element("{ type = ①imgae; }"), .unknownType, message: "`imgae` is not an element type"),
    Case("no file name", element("①{ type = image; }"), .missingKey, message: "an image needs the key `fileName`"),
    Case(
      "a misspelt key that is needed", element("{ type = image; ①fileNmae = \"a.png\"; }"), .unknownKey,
      message: "the key `fileNmae` is not known here"),
    Case(
      "a key that only looks like one that is there",
      "{ pages = (); rules = ( ①{ when = { event = tap; }; ②then = (); } ); }", .missingKey, .unknownKey),
    Case(
      "a key next to the dictionary to which it belongs",
      element("{ type = audio; ①trackName = a.wav; audio = { trackName = b.wav; }; }"), .unknownKey,
      message: "the key `trackName` belongs in `audio`, not next to it"),
    Case(
      "a font without a file", "{ pages = (); fonts = ( ①{ name = a; } ); }", .missingKey,
      message: "a font needs the key `fileName`"),
    Case("a font without a name", "{ pages = (); fonts = ( ①{ fileName = a; } ); }", .missingKey),
    Case("fonts that are not dictionaries", "{ pages = (); fonts = ( ①a ); }", .wrongType),
    Case(
      "an unknown position of lines", element("{ type = text; text = a; valign = ①center; }"), .unknownValue,
      message: "`center` is not a valid value for `valign`"),
    Case("a misspelt key", element("{ type = text; text = a; ①alhpa = b; }"), .unknownKey),
    Case(
      "another type's key", element("{ type = text; text = a; ①fileName = b; }"), .unknownKey,
      message: "the key `fileName` is not allowed in a text"),
    Case(
      "an old name", element("{ type = text; ①contents = a; }"), .keyAlias,
      message: "the key `contents` is an old name for `text`"),
    Case("an offStage that isn't a Boolean", element("{ type = text; text = a; offStage = ①perhaps; }"), .wrongType),
    Case("a misspelt offStage", element("{ type = text; text = a; ①offstage = NO; }"), .unknownKey),
    Case(
      "a negative start", element("{ type = audio; audio = { trackName = a; start = ①②\"-1\"; }; }"), .looseType,
      .outOfRange),
    Case(
      "a read-along that is none", element("{ type = text; text = a; readAlong = ①b; }"), .wrongType,
      message: "`readAlong` needs a dictionary or an array of dictionaries, not the string `b`"),
    Case(
      "a voice that is none", element("{ type = text; text = a; readAlong = ( { audio = v; }, ①b ); }"), .wrongType,
      message: "a read-along is a dictionary, not a string"),
    Case(
      "a voice without a name", element("{ type = text; text = a; readAlong = ( ①{ starts = (); } ); }"), .missingKey,
      message: "a read-along needs the key `audio`"),
    Case(
      "titles in other languages",
      "{ pages = ( { localized = { it = { title = ①( a ); ②name = b; ③titel = c; }; de = ④d; }; } ); }", .wrongType,
      .unknownKey, .unknownKey, .wrongType, message: "`title` needs a string, not an array"),
    Case(
      "languages that are none", "{ pages = (); localized = ①it; }", .wrongType,
      message: "`localized` needs a dictionary, not the string `it`"),
    Case(
      "a label and what else a target is called",
      element(
        "{ type = text; text = a; dropTargets = ( { name = t; label = ①( ); "
          + "localized = { it = { ②lable = b; ③x = c; }; }; } ); }"), .wrongType, .unknownKey, .unknownKey),
    Case("a number in a string", element("{ type = text; text = a; x = ①\"12\"; }"), .looseType),
    Case(
      "a slip in a number", element("{ type = text; text = a; x = ①7l960; }"), .wrongType,
      message: "`x` needs a number, not the string `7l960`"),
    Case("a boolean in a string", element("{ type = text; text = a; visible = ①\"YES\"; }"), .looseType),
    Case("no boolean", element("{ type = text; text = a; visible = ①perhaps; }"), .wrongType),
    Case(
      "no colour", element("{ type = text; text = a; fontColor = ①gren; }"), .badColor,
      message: "`gren` is not a colour"),
    Case(
      "a gradient without colours", "{ pages = ( { background = ①{ angle = 90; }; } ); }", .missingKey,
      message: "a gradient needs the key `colors`"),
    Case(
      "a gradient of one colour", "{ pages = ( { background = { colors = ①( red ); }; } ); }", .outOfRange,
      message: "`colors` is out of range: it must have 2 to 8 colours"),
    Case(
      "a gradient of nine colours",
      "{ pages = (); creditsBackground = { colors = ①( red, red, red, red, red, red, red, red, red ); }; }", .outOfRange
    ),
    Case(
      "a gradient with wrong parts",
      "{ pages = ( { background = { colors = ( red, ①rde, ②( red ) ); angle = ③up; ④colour = red; }; } ); }", .badColor,
      .wrongType, .wrongType, .unknownKey),
    Case(
      "the angle next to the gradient", "{ pages = ( { background = \"#123456\"; ①angle = 90; } ); }", .unknownKey,
      message: "the key `angle` belongs in `background`, not next to it"),
    Case(
      "a background of the wrong type", "{ pages = ( { background = ①( red, blue ); } ); }", .wrongType,
      message: "`background` needs a colour, a file or a gradient, not an array"),
    Case(
      "a background that is not a colour", "{ pages = (); creditsBackground = ①\"#12\"; }", .badColor),
    Case("too much when pressed", element("{ type = text; text = a; pressedAlpha = ①1.5; }"), .outOfRange),
    Case(
      "wrong types in the credits", "{ pages = (); about = ①( a ); publisherLink = ②( a ); publisher = ③{ }; }",
      .wrongType, .wrongType, .wrongType),
    Case("a radius of nothing", element("{ type = text; text = a; rub = { radius = ①11; }; }"), .outOfRange),
    Case("a share of almost nothing", element("{ type = text; text = a; rub = { share = ①0.05; }; }"), .outOfRange),
    Case(
      "rubbing a group away", element("{ type = group; elements = (); ①rub = { }; }"), .unknownKey,
      message: "the key `rub` is not allowed in a group"),
    Case(
      "rubbing away what is dragged", element("{ type = text; text = a; draggable = YES; ①rub = { }; }"),
      .exclusiveKeys, message: "`rub` cannot be combined with `draggable`, and is ignored"),
    Case("no alignment", element("{ type = text; text = a; align = ①middle; }"), .unknownValue),
    Case("out of range", element("{ type = text; text = a; alpha = ①2; }"), .outOfRange),
    Case("a file elsewhere", element("{ type = image; fileName = ①\"../a.png\"; }"), .unsafePath),
    Case(
      "no transition", element("{ type = text; text = a; tweens = ( { transition = ①easeInn; } ); }"),
      .unknownTransition),
    Case(
      "no step", element("{ type = text; text = a; tweens = ( { transition = ①\"step(0)\"; } ); }"),
      .unknownTransition),
    Case(
      "no loop type", element("{ type = text; text = a; tweens = ( { loopType = ①forever; } ); }"), .unknownLoopType),
    Case(
      "no property", element("{ type = text; text = a; tweens = ( { properties = { ①colour = \"#fff\"; }; } ); }"),
      .unknownProperty),
    Case(
      "another type's property",
      element("{ type = image; fileName = a.png; tweens = ( { properties = { ①fontColor = red; }; } ); }"),
      .unknownProperty,
      message: "`fontColor` does not apply to an image"),
    Case(
      "a trigger on nothing", element("{ type = text; text = a; trigger = ①{ delay = ②\"1\"; }; }"), .missingKey,
      .looseType),
    Case(
      "a trigger on what isn't a name", element("{ type = text; text = a; trigger = { triggeringItem = ①( a ); }; }"),
      .wrongType, message: "`triggeringItem` needs a string, not an array"),
    Case(
      "a property that isn't a number",
      element("{ type = text; text = a; tweens = ( { properties = { x = ①far; }; } ); }"), .wrongType,
      message: "`x` needs a number, not the string `far`"),
    Case(
      "an element that is none", element("①far"), .wrongType, message: "an element is a dictionary, not a string"),
    Case(
      "a property set to what isn't a number",
      "{ pages = (); rules = ( { when = { event = tap; }; do = ( "
        + "{ action = setProperty; item = a; property = x; to = ①far; }, "
        + "{ action = setProperty; item = a; property = fontColor; to = ②far; }, "
        + "{ action = setProperty; item = a; property = x; to = ③\"3\"; } ); } ); }",
      .wrongType, .badColor, .looseType),
    Case(
      "a property of none",
      "{ pages = (); rules = ( { when = { event = tap; }; do = ( "
        + "{ action = setProperty; item = a; property = ①opacity; to = \"\"; } ); } ); }",
      .unknownProperty, message: "`opacity` is not a property that can be set"),
    Case("a canvas without a size", "{ pages = (); canvas = { width = ①0; }; }", .outOfRange),
    Case("a seed that isn't whole", "{ pages = (); seed = ①0.5; }", .outOfRange),
    Case("a seed in words", "{ pages = (); seed = ①seven; }", .wrongType),
    Case("an address", element("{ type = image; fileName = ①\"http://a.b/c.png\"; }"), .unsafePath),
    Case(
      "no condition", "{ pages = (); rules = ( { when = { event = tap; }; if = ①\"a >\"; do = (); } ); }", .badCondition
    ),
    Case("no event", "{ pages = (); rules = ( { when = { event = ①tapp; }; do = (); } ); }", .unknownEvent),
    Case(
      "no action", "{ pages = (); rules = ( { when = { event = tap; }; do = ( { action = ①shwo; } ); } ); }",
      .unknownAction),
    Case(
      "an action without its keys",
      "{ pages = (); rules = ( { when = { event = tap; }; do = ( ①{ action = show; } ); } ); }",
      .missingKey, message: "the action `show` needs the key `item`"),
    Case("a duplicate key", "{ pages = (); ①pages = (); }", .duplicateKey),
  ]

  @Test(arguments: sound + broken)
  func `mistakes are reported at their place, and nothing else`(example: Case) {
    let checked = BookCheck.check(PropertyList.Source(example.text.bytes))
    let found = checked.diagnostics.map { diagnostic in
      (diagnostic.rule, checked.list.map { diagnostic.spot.range(in: $0).lowerBound } ?? 0)
    }
    let reported = found.filter { BookReadingTests.readingRules.contains($0.0) }
    #expect(reported.map { $0.0 } == example.rules)
    #expect(reported.map { $0.1 } == example.text.offsets)
    if let message = example.messages.first {
      #expect(checked.diagnostics.first { BookReadingTests.readingRules.contains($0.rule) }?.message == message)
    }
  }

  /// The rules that reading itself reports; the checks have their own tests.
  static let readingRules: [DiagnosticRule] = [
    .malformedPlist, .unsupportedRoot, .missingType, .unknownType, .wrongType, .missingKey, .badColor,
    .unknownTransition, .unknownLoopType, .unknownAnimation, .unknownProperty, .unknownEvent, .unknownAction,
    .unknownValue, .badCondition, .outOfRange, .unsafePath, .unknownKey, .keyAlias, .looseType, .duplicateKey,
    .exclusiveKeys,
  ]

  static let hints: [(keys: String, hint: String)] = [
    ("align = middle;", "write `left`, `center` or `right`"),
    ("align = lfet;", "did you mean `left`?"),
    ("tweens = ( { transition = \"step(0)\"; } );", "write `step(n)` with a whole number, 1 or more"),
    (
      "tweens = ( { transition = \"cubicBezier(1)\"; } );",
      "write `cubicBezier(x1,y1,x2,y2)` with four numbers, both x between 0 and 1"
    ),
    (
      "tweens = ( { transition = swing; } );",
      "write `linear`, or a transition such as `easeIn`, `easeOutBounce` or `easeInOutSine`"
    ),
  ]

  @Test(arguments: hints) func `an unknown value gets a hint with the known ones`(keys: String, hint: String) {
    let checked = BookCheck.check(PropertyList.Source(text: Self.element("{ type = text; text = a; \(keys) }")))
    #expect(checked.diagnostics.map { $0.hint } == [hint])
  }

  static let conditions: [(text: String, message: String, hint: String?)] = [
    ("a = 1", "`=` is not allowed here", "write `==`"), ("a => 1", "`=` is not allowed here", "write `>=`"),
    ("a && b", "`&` is not allowed here", "write `and`"), ("a || b", "`|` is not allowed here", "write `or`"),
    ("! a", "`!` is not allowed here", "write `not`"), ("a # b", "`#` is not allowed here", nil),
    ("a == 'b", "`'b` has no closing quotation mark", nil), ("a >", "a value is missing at the end", nil),
    ("a b", "`and`, `or` or a comparison is missing before `b`", nil),
  ]

  @Test(arguments: conditions)
  func `a condition in another language's syntax gets a suggestion`(text: String, message: String, hint: String?) {
    let rule = "{ when = { event = tap; }; if = \"\(text)\"; do = (); }"
    let checked = BookCheck.check(
      PropertyList.Source(text: "{ pages = (); variables = { a = 1; b = 1; }; rules = ( \(rule) ); }"))
    let reported = checked.diagnostics.first { $0.rule == .badCondition }
    #expect(reported?.message == "the condition cannot be read: " + message)
    #expect(reported?.hint == hint)
  }

  @Test func `a misspelt required key is as severe as a missing one`() {
    let text = Self.element("{ type = image; fileNmae = \"a.png\"; altTxt = a; }")
    let checked = BookCheck.check(PropertyList.Source(text: text))
    #expect(checked.diagnostics.map { $0.rule } == [.unknownKey, .unknownKey])
    #expect(checked.diagnostics.map { $0.severity } == [.error, .warning])
    #expect(checked.diagnostics.map { $0.suggestion } == [.text("fileName"), .text("altText")])
  }

  static let causes: [(text: String, rule: DiagnosticRule)] = [
    (element("{ type = text; text = a; name = a; twens = (); }, \(waiting)"), .unknownKey),
    (element("{ type = text; text = a; name = a; tweens = none; }, \(waiting)"), .wrongType),
    (
      element("{ type = text; text = a; name = a; tweens = none; }, \(waiting.replacing("};", with: by2))"),
      .wrongType
    ),
    (
      "{ pages = (); varables = { a = b; }; rules = ( { when = { event = tap; }; if = a; do = (); } ); }", .unknownKey
    ),
    ("{ pages = (); variables = a; rules = ( { when = { event = tap; }; if = a; do = (); } ); }", .wrongType),
    (element("{ type = image; altTxt = a; fileName = \"a.png\"; }"), .unknownKey),
    (
      "{ languages = ( en, de ); pages = ( { elements = ( { type = text; text = a; localised = {}; } ); } ); }",
      .unknownKey
    ),
  ]

  /// An element that waits for a tween of `a`.
  static let waiting = "{ type = text; text = b; trigger = { triggeringItem = a; }; }"
  private static let by2 = "triggerIsATween = YES; triggeringTweenNumber = hop; };"

  @Test(arguments: causes) func `consequences of a mistake are not reported`(text: String, rule: DiagnosticRule) {
    let reported = BookCheck.check(PropertyList.Source(text: text)).diagnostics.map { $0.rule }
    #expect(reported.filter { $0 != .looseType } == [rule])
  }

  @Test func `the first books load as they are`() throws {
    let text = "( { elements = ( { type = image; filename = \"a.png\"; x = \"12\"; } ); } )"
    let book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: text))).book)
    let element = book.pages[0].elements[0]
    #expect(element.x.value == 12)
    guard case .image(let image) = element.content else { throw UnexpectedContent() }
    #expect(image.fileName?.value == "a.png")
    #expect(book.names.text(of: element.name) == "element0")
  }

  struct UnexpectedContent: Error {}

  @Test func `children are named after their group and follow it`() throws {
    let text = Self.element(
      "{ type = group; name = pond; elements = ( { type = group; elements = ( { type = text; text = a; } ); } ); },"
        + " { type = text; text = b; }"
    )
    let book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: text))).book)
    let elements = book.pages[0].elements
    #expect(
      elements.map { book.names.text(of: $0.name) } == ["pond", "pond.element0", "pond.element0.element0", "element1"])
    #expect(elements.map { $0.subtreeCount } == [3, 2, 1, 1])
    #expect(elements.map { $0.parent } == [nil, 0, 1, nil])
  }
}
