import BookChecking
import BookKit
import Testing

/// Tests of the checks for elements that are never visible because of their position or size.
@Suite struct GeometryTests {
  private static let area = "type = activearea; width = 100; height = 100;"

  static let offCanvas: [BookCase] = [
    BookCase("left of the canvas", page: "{ x = ①\"-100\"; \(area) }", finds: .offCanvas),
    BookCase("right of it", page: "{ y = 5; x = ①1024; \(area) }", finds: .offCanvas),
    BookCase("above it", page: "{ x = 5; y = ①\"-100\"; \(area) }", finds: .offCanvas),
    BookCase("out on both sides, reported for the first", page: "{ y = 2000; x = ①2000; \(area) }", finds: .offCanvas),
    BookCase("just on the canvas", page: "{ x = \"-99\"; y = \"-99\"; \(area) }, { x = 1023; y = 767; \(area) }"),
    BookCase("a larger canvas", page: "{ x = 1100; \(area) }", root: "canvas = { width = 2000; height = 10; };"),
    BookCase(
      "a smaller canvas", page: "{ x = ①110; \(area) }", root: "canvas = { width = 100; height = 100; };",
      finds: .offCanvas),
    BookCase(
      "turned onto the canvas",
      page: "{ x = \"-70\"; y = 10; rotation = 45; width = 60; type = image; height = 200; fileName = a; }"),
    BookCase(
      "turned off it", page: "{ x = ①\"-120\"; rotation = 90; width = 200; type = image; height = 20; fileName = a; }",
      finds: .offCanvas),
    BookCase("stretched onto it", page: "{ x = \"-110\"; scaleX = 2; \(area) }"),
    BookCase(
      "mirrored about its left edge", page: "{ x = ①0; scaleX = \"-1\"; pivotX = 0; \(area) }", finds: .offCanvas),
    BookCase("a text of unknown size that may reach the canvas", page: "{ type = text; text = a; x = \"-300\"; }"),
    BookCase("a text of unknown size that cannot", page: "{ type = text; text = a; x = ①1024; }", finds: .offCanvas),
    BookCase("a picture of unknown size", page: "{ type = image; fileName = a; y = ①768; }", finds: .offCanvas),
    BookCase("a sound", page: "{ type = audio; audio = { trackName = a; }; x = 2000; }"),
  ]

  static let moving: [BookCase] = [
    BookCase("a tween brings it in", page: "{ x = 2000; \(area) tweens = ( { properties = { x = 100; }; } ); }"),
    BookCase(
      "a tween brings it up to the edge", page: "{ x = ①2000; \(area) tweens = ( { properties = { x = 1024; }; } ); }",
      finds: .offCanvas),
    BookCase(
      "a swing brings it over the edge",
      page: "{ x = 2000; \(area) tweens = ( { transition = easeOutBack; properties = { x = 1024; }; } ); }"),
    BookCase(
      "a keyframe brings it in",
      page: """
        { x = 2000; \(area) tweens = ( { keyframes = { x = (3000, 50, 4000); }; } ); }
        """),
    BookCase(
      "a start value brings it in",
      page: "{ x = 2000; \(area) tweens = ( { from = { x = 0; }; properties = { x = 3000; }; } ); }"),
    BookCase(
      "it goes past a corner",
      page: "{ x = ①\"-300\"; y = 600; \(area) tweens = ( { properties = { x = 150; y = 1050; }; } ); }",
      finds: .offCanvas),
    BookCase(
      "it leaps over the canvas",
      page:
        """
        { x = ①\"-300\"; \(area) tweens = ( { loopType = repeat; transition = \"step(1)\"; properties = { x = \
        1100; }; } ); }
        """,
      finds: .offCanvas),
    BookCase(
      "it crosses the canvas too fast for any tick",
      page: "{ x = ①\"-300\"; \(area) tweens = ( { duration = 0.02; properties = { x = 3300; }; } ); }",
      finds: .offCanvas),
    BookCase(
      "a waiting tween could start from anywhere",
      page:
        """
        { name = a; x = \"-300\"; \(area) tweens = ( { trigger = { triggeringItem = a; triggerIsATouch = YES; }; \
        loopType = repeat; transition = \"step(1)\"; properties = { x = 1100; }; } ); }
        """
    ),
    BookCase(
      "a banner comes across",
      page: "{ x = ①1500; \(area) slideIn = { from = right; }; }, { x = 1500; \(area) slideIn = { from = left; }; }",
      finds: .offCanvas),
    BookCase("a reader drags it", page: "{ x = 2000; draggable = YES; \(area) }"),
    BookCase(
      "it goes along with what a reader drags",
      page: "{ name = b; x = 2000; \(area) }, { draggable = YES; dragWith = (b); \(area) }"),
    BookCase(
      "it falls",
      page: "{ y = \"-200\"; physics = { }; \(area) }, { y = ①\"-200\"; physics = { body = static; }; \(area) }",
      finds: .offCanvas),
  ]

  static let ruled: [BookCase] = [
    BookCase(
      "a rule brings it in",
      book:
        """
        { pages = ( { elements = ( { name = a; x = 2000; \(area) } ); rules = ( { when = { event = page.entered; \
        }; do = ( { action = setProperty; item = a; property = x; to = 0; } ); } ); } ); }
        """
    ),
    BookCase(
      "a rule of the book does",
      book:
        """
        { rules = ( { when = { event = page.entered; }; do = ( { action = setProperty; item = a; property = x; to \
        = 0; } ); } ); pages = ( { elements = ( { name = a; x = 2000; \(area) } ); } ); }
        """
    ),
  ]

  static let groups: [BookCase] = [
    BookCase(
      "a group takes its children along, and is reported once",
      page: "{ type = group; x = ①2000; elements = ( { \(area) }, { x = 10; \(area) } ); }", finds: .offCanvas),
    BookCase(
      "a child is lost by itself", page: "{ type = group; x = 100; elements = ( { x = ①2000; \(area) } ); }",
      finds: .offCanvas),
    BookCase(
      "a group that only its children's places bring in",
      page: "{ type = group; x = 2000; elements = ( { x = \"-1500\"; \(area) } ); }"),
    BookCase(
      "a group's tween brings its children in",
      page: "{ type = group; x = 2000; tweens = ( { properties = { x = 0; }; } ); elements = ( { \(area) } ); }"),
    BookCase(
      "a reader drags the group", page: "{ type = group; x = 2000; draggable = YES; elements = ( { \(area) } ); }"),
    BookCase(
      "one language is off the canvas",
      page: "{ type = text; text = a; localized = { de = { x = ①2000; }; fr = { text = b; }; }; }", finds: .offCanvas),
  ]

  @Test(arguments: offCanvas + moving + ruled + groups)
  func `what is never on the canvas`(book: BookCase) throws { try book.check([.offCanvas]) }

  @Test func `a picture's own size counts`() throws {
    let assets = AssetCatalog.folder(pictures: ["a"])
    try BookCase("reaching in", page: "{ type = image; fileName = a; x = \"-99\"; }").check(
      [.offCanvas], assets: assets)
    try BookCase("just out", page: "{ type = image; fileName = a; x = ①\"-100\"; }", finds: .offCanvas)
      .check([.offCanvas], assets: assets)
    try BookCase("a movie", page: "{ type = movie; frames = ({ name = a; }); y = ①\"-50\"; }", finds: .offCanvas)
      .check([.offCanvas], assets: assets)
  }

  static let sizes: [BookCase] = [
    BookCase("no width", page: "{ type = activearea; height = 50; width = ①0; }", finds: .zeroSize),
    BookCase("no height", page: "{ type = image; fileName = a; width = 50; height = ①0; }", finds: .zeroSize),
    BookCase("neither, reported once", page: "{ type = text; text = a; height = 0; width = ①0; }", finds: .zeroSize),
    BookCase("a group of no size", page: "{ type = group; width = ①0; elements = (); }", finds: .zeroSize),
    BookCase("a text or group without size", page: "{ type = text; text = a; }, { type = group; elements = (); }"),
    BookCase(
      "a tween makes it grow",
      page: "{ type = image; fileName = a; width = 0; tweens = ( { properties = { width = 50; }; } ); }"),
    BookCase(
      "a tween leaves it flat",
      page: "{ type = image; fileName = a; width = ①0; tweens = ( { properties = { height = 50; }; } ); }",
      finds: .zeroSize),
    BookCase(
      "a tween lets it shrink",
      page:
        """
        { type = image; fileName = a; width = 0; tweens = ( { from = { width = 9; }; properties = { width = 0; }; \
        } ); }
        """
    ),
    BookCase(
      "in one language", page: "{ type = text; text = a; width = 9; localized = { de = { width = ①0; }; }; }",
      finds: .zeroSize),
  ]

  @Test(arguments: sizes)
  func `what has no size`(book: BookCase) throws { try book.check([.zeroSize]) }
}
