import BookTestSupport
import PropertyList
import Testing

@testable import BookChecking
@testable import BookKit

/// Tests of the checks for touches that another element takes and for targets too small for a finger.
@Suite struct CoverageTests {
  /// Returns an active area of 100 points at `x`, `y`.
  private static func area(_ keys: String, x: Int = 0, y: Int = 0, size: Int = 100) -> String {
    "{ type = activearea; x = \(x); y = \(y); width = \(size); height = \(size); \(keys) }"
  }

  private static let big = area("name = ①big;", size: 300)

  static let covered: [BookCase] = [
    BookCase("under a larger one", page: "\(area("name = small;")), \(big)", finds: .coveredArea),
    BookCase(
      "reported at the type if there is no name",
      page: "\(area("name = small;")), { width = 300; height = 300; type = ①activearea; }", finds: .coveredArea),
    BookCase(
      "under one of the same size, and of no more findings", page: "\(area("")), \(area("name = ①a;"))",
      finds: .coveredArea),
    BookCase(
      "the earlier one lies on top", page: "\(area("name = a; z = 1;", size: 300)), \(area("name = ①b;"))",
      finds: .coveredArea),
    BookCase(
      "a small one on top of a larger one", page: "\(area("", size: 300)), \(area("name = ①small;"))",
      finds: .touchOverlap),
    BookCase(
      "under two, reported once",
      page: "\(area("name = a;")), \(area("name = ①b;", size: 200)), \(area("name = ②c;", size: 300))",
      finds: .coveredArea, .coveredArea),
    BookCase(
      "an ellipse leaves the corners free", page: "\(area("name = a;")), \(area("name = ①b; shape = ellipse;"))",
      finds: .touchOverlap),
    BookCase(
      "an ellipse covers an ellipse", page: "\(area("shape = ellipse;")), \(area("name = ①b; shape = ellipse;"))",
      finds: .coveredArea),
    BookCase(
      "turned, it still covers", page: "\(area("", x: 100, y: 100)), \(area("name = ①b; rotation = 45;", size: 300))",
      finds: .coveredArea),
    BookCase(
      "a picture that a trigger waits for",
      page:
        """
        { type = image; name = a; fileName = a; width = 50; height = 50; }, \(area("name = ①b;")), { type = image; \
        name = c; fileName = c; trigger = { triggeringItem = a; triggerIsATouch = YES; }; }
        """,
      finds: .coveredArea),
    BookCase(
      "a picture that nobody waits for", page: "{ type = image; fileName = a; width = 50; height = 50; }, \(area(""))"),
    BookCase(
      "in a group",
      page: "{ type = group; x = 500; elements = ( \(area("name = a;")) ); }, \(area("name = ①b;", x: 450, size: 300))",
      finds: .coveredArea),
    BookCase(
      "in a group elsewhere",
      page: "{ type = group; x = 500; elements = ( \(area("name = a;")) ); }, \(area("name = b;"))"),
    BookCase(
      "in a group below",
      page: "{ type = group; z = 1; elements = ( \(area("name = a;", size: 300)) ); }, \(area("name = ①b; z = 0;"))",
      finds: .coveredArea),
  ]

  static let changing: [BookCase] = [
    BookCase("by something draggable", page: "\(area("")), \(area("draggable = YES;", size: 300))"),
    BookCase(
      "by something that waits",
      page: """
        \(area("name = a;")), \(area("trigger = { triggeringItem = a; };", size: 300))
        """),
    BookCase(
      "by something in a group that waits",
      page:
        """
        \(area("name = a;")), { type = group; trigger = { triggeringItem = a; }; elements = ( \
        \(area("", size: 300)) ); }
        """
    ),
    BookCase(
      "by something that moves away",
      page: "\(area("")), \(area("tweens = ( { properties = { x = 900; }; } );", size: 300))"),
    BookCase(
      "by something that leaves",
      page:
        """
        \(area("")), \
        \(area("tweens = ( { removeFromStageWhenFinished = YES; properties = { alpha = 0; }; } );", size: 300))
        """
    ),
    BookCase("by something that falls", page: "\(area("")), \(area("physics = { };", size: 300))"),
    BookCase("by something inactive", page: "\(area("")), \(area("isActive = NO;", size: 300))"),
    BookCase("by something invisible", page: "\(area("")), \(area("visible = NO;", size: 300))"),
    BookCase("by something that takes no touches", page: "\(area("")), \(area("touchable = NO;", size: 300))"),
    BookCase(
      "by something too faint",
      page: "\(area("")), { type = image; fileName = a; width = 300; height = 300; touchable = YES; alpha = 0.01; }"),
    BookCase(
      "by something that fades",
      page:
        """
        \(area("")), { type = image; fileName = a; width = 300; height = 300; touchable = YES; tweens = ( { \
        properties = { alpha = 0; }; } ); }
        """
    ),
    BookCase("what is covered moves away itself", page: "\(area("slideIn = { };")), \(area("", size: 300))"),
    BookCase(
      "what waits comes on top",
      page: "\(area("name = z;", x: 800)), \(area("trigger = { triggeringItem = z; };")), \(area("", size: 300))"),
    BookCase(
      "a group and its child",
      page: "{ type = group; width = 100; height = 100; touchable = YES; elements = ( \(area("")) ); }"),
  ]

  private static func ruled(_ action: String, on item: String = "b") -> String {
    """
    { pages = ( { elements = ( \(area("name = a;")), \(area("name = b;", size: 300)) ); rules = ( { when = { event \
    = tap; }; do = ( { action = \(action); item = \(item); } ); } ); } ); }
    """
  }

  static let rules: [BookCase] = [
    BookCase("a rule hides it", book: ruled("hide")),
    BookCase("a rule switches it off", book: ruled("deactivate")),
    BookCase(
      "a rule of the book does",
      book:
        """
        { rules = ( { when = { event = tap; }; do = ( { action = hide; item = b; } ); } ); pages = ( { elements = \
        ( \(area("")), \(area("name = b;", size: 300)) ); } ); }
        """
    ),
    BookCase(
      "a rule hides the other one", book: ruled("hide", on: "a").replacing("name = b", with: "name = ①b"),
      finds: .coveredArea),
    BookCase(
      "a rule waits for a picture",
      book:
        """
        { pages = ( { elements = ( { type = image; name = a; fileName = a; width = 50; height = 50; }, \
        \(area("name = ①b;")) ); rules = ( { when = { event = tap; item = a; }; do = (); } ); } ); }
        """,
      finds: .coveredArea),
  ]

  static let overlaps: [BookCase] = [
    BookCase("more than half", page: "\(area("")), \(area("name = ①b;", x: 49))", finds: .touchOverlap),
    BookCase("half", page: "\(area("")), \(area("", x: 50))"),
    BookCase("of the smaller one", page: "\(area("", size: 300)), \(area("name = ①b;", x: 249))", finds: .touchOverlap),
    BookCase(
      "boxes overlap, shapes do not",
      page: "\(area("rotation = 45;", x: 0, y: 100)), \(area("rotation = 45;", x: 72, y: 172))"),
    BookCase("one of them is draggable", page: "\(area("draggable = YES;")), \(area("", x: 10))"),
    BookCase(
      "three in a row", page: "\(area("")), \(area("name = ①b;", x: 40)), \(area("name = ②c;", x: 80))",
      finds: .touchOverlap, .touchOverlap),
    BookCase(
      "three on a heap, each reported once",
      page: "\(area("")), \(area("name = ①b;", x: 10)), \(area("name = ②c;", x: 20))", finds: .touchOverlap,
      .touchOverlap),
  ]

  @Test(arguments: covered + changing + rules + overlaps)
  func `touches that something else takes`(book: BookCase) throws { try book.check([.coveredArea, .touchOverlap]) }

  @Test func `what covers what is said, with a note at the other`() throws {
    let book = BookCase("covered", page: "\(Self.area("name = small;")), \(Self.area("name = big;", size: 300))")
    let found = try #require(book.diagnostics(of: [.coveredArea]).first)
    #expect(found.message == "`small` takes no touches: `big` is on top and covers it")
    #expect(found.notes.map(\.message) == ["`small` is here"])
  }

  static let small: [BookCase] = [
    BookCase("too narrow", page: "{ type = activearea; height = 44; width = ①43; }", finds: .smallTouchTarget),
    BookCase("too low", page: "{ type = activearea; height = ①43; width = 44; }", finds: .smallTouchTarget),
    BookCase("both, reported once", page: "{ type = activearea; height = 10; width = ①10; }", finds: .smallTouchTarget),
    BookCase("just large enough", page: "{ type = activearea; height = 44; width = 44; rotation = 30; }"),
    BookCase("stretched", page: "{ type = activearea; height = 22; width = 22; scaleX = 2; scaleY = \"-2\"; }"),
    BookCase(
      "in a group that shrinks it",
      page: "{ type = group; scaleX = 0.5; elements = ( { type = activearea; height = 80; width = ①80; } ); }",
      finds: .smallTouchTarget),
    BookCase(
      "it grows",
      page: "{ type = activearea; height = 44; width = 10; tweens = ( { properties = { scaleX = 5; }; } ); }"),
    BookCase(
      "it grows too little",
      page: "{ type = activearea; height = 44; width = ①10; tweens = ( { properties = { scaleX = 2; }; } ); }",
      finds: .smallTouchTarget),
    BookCase(
      "no touch",
      page:
        """
        { type = image; fileName = a; width = 10; height = 10; }, { type = activearea; touchable = NO; width = 10; \
        height = 10; }
        """
    ),
    BookCase(
      "draggable, linked",
      page:
        """
        { type = image; fileName = a; draggable = YES; height = 50; width = ①10; }, { type = image; fileName = a; \
        link = \"a:b\"; height = 50; width = ②10; }
        """,
      finds: .smallTouchTarget, .smallTouchTarget),
    BookCase("inactive for ever", page: "{ type = activearea; isActive = NO; width = 10; height = 10; }"),
    BookCase("no size, which is reported elsewhere", page: "{ type = activearea; width = 0; height = 10; }"),
    BookCase("of unknown size", page: "{ type = text; text = a; link = \"a:b\"; }"),
  ]

  @Test(arguments: small)
  func `targets that a finger misses`(book: BookCase) throws { try book.check([.smallTouchTarget]) }

  @Test func `the size of a picture is that of its file`() throws {
    let book = BookCase(
      "picture", page: "{ type = image; name = ①a; fileName = a; draggable = YES; }", finds: .smallTouchTarget)
    try book.check([.smallTouchTarget], assets: .folder(pictures: ["a"], size: (200, 20.5)))
    #expect(
      book.diagnostics(of: [.smallTouchTarget], assets: .folder(pictures: ["a"], size: (200, 20.5))).map(\.message)
        == ["`a` is hard to hit: 200 × 20 points"])
  }

  @Test(.enabled(if: TestLength.isLong)) func `thousands of targets are checked quickly, even if they overlap`() throws
  {
    for step in [0, 1, 101] {
      let areas = (0..<TestLength.pick(1500, long: 12_000)).map {
        Self.area("", x: $0 % 100 * step, y: $0 / 100 * step)
      }
      let list = try PropertyList(
        reading: PropertyList.Source(
          text:
            """
            { canvas = { width = 20000; height = 20000; }; pages = ( { elements = \
            (\(areas.joined(separator: ","))); } ); }
            """
        ))
      let book = try #require(Book.read(list).book)
      let context = CheckContext(book: book, of: Book.read(list), list: list, assets: nil)
      #expect(TouchOverlap.find(context).isEmpty == (step == 101))
      #expect(OffCanvas.find(context).isEmpty)
    }
  }
}
