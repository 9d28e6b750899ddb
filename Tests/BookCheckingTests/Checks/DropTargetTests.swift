import BookChecking
import BookKit
import Testing

/// Tests of the check for drop targets that no drag can reach.
@Suite struct DropTargetTests {
  private static let size = "type = text; text = a; width = 100; height = 100;"
  private static let small = "dragArea = { width = 400; height = 400; };"

  private static func target(_ name: String = "b", x: Int, y: Int = 0) -> String {
    "{ name = \(name); x = \(x); y = \(y); width = 50; height = 50; }"
  }

  /// Returns a text of 100 by 100 points that can be dragged to `targets`.
  private static func star(_ keys: String, _ targets: String...) -> String {
    "{ \(size) draggable = YES; \(keys) dropTargets = ( \(targets.joined(separator: ", ")) ); }"
  }

  static let reached: [BookCase] = [
    BookCase("on the canvas", page: star("", target(x: 900))),
    BookCase("its border, where the middle just gets", page: star(small, target(x: 350))),
    BookCase("where it rests without being moved", page: star("x = 600; " + small, target(x: 640))),
    BookCase(
      "where a tween takes it", page: star(small + "tweens = ( { properties = { x = 600; }; } );", target(x: 640))),
    BookCase(
      "a tween that makes it small",
      page: star(small + "tweens = ( { properties = { width = 10; }; } );", target(x: 390))
    ),
    BookCase(
      "where a rule puts it",
      page: star("name = a; " + small, target(x: 640)) + """
        ); rules = ( { when = { event = tap; }; do = ( { action = setProperty; item = a; property = x; to = 600; } ); }
        """),
    BookCase(
      "a picture of unknown size",
      page: "{ type = image; fileName = a; draggable = YES; \(small) dropTargets = ( \(target(x: 390)) ); }"),
    BookCase(
      "what moves along with another",
      page: star("name = a; " + small, target(x: 900)) + ", { \(size) draggable = YES; dragWith = (a); }"),
    BookCase(
      "what moves along with another that can be dragged in another language",
      page: star("name = a; " + small, target(x: 900)) + """
        , { \(size) dragWith = (a); localized = { de = { draggable = YES; }; }; }
        """),
    BookCase("a body that falls", page: star(small + "physics = { body = dynamic; };", target(x: 900))),
    BookCase(
      "in one language only",
      page: star(small + "localized = { de = { dragArea = { width = 1024; height = 768; }; }; };", target(x: 900))),
  ]

  static let unreached: [BookCase] = [
    BookCase("outside the canvas", page: star("", target("①b", x: 1100)), finds: .unreachableTarget),
    BookCase(
      "where the frame gets, but not the middle", page: star(small, target("①b", x: 351)), finds: .unreachableTarget),
    BookCase(
      "one of two", page: star(small, target("①b", x: 500), target("c", x: 200)), finds: .unreachableTarget),
    BookCase(
      "above the area",
      page: star("y = 300; dragArea = { y = 300; width = 1024; height = 200; };", target("①b", x: 0, y: 200)),
      finds: .unreachableTarget),
    BookCase(
      "a frame larger than its area keeps the left edge",
      page: star("dragArea = { width = 20; height = 20; };", target(x: 0), target("①c", x: 60)),
      finds: .unreachableTarget),
    BookCase(
      "turned about its right edge, so that its middle lies outside of the frame",
      page: star(small + "rotation = 180; pivotX = 1;", target(x: 445), target("①c", x: 0)), finds: .unreachableTarget),
    BookCase(
      "what cannot be dragged, reported once",
      page: "{ \(size) dropTargets = ( \(target("①b", x: 0)), \(target("c", x: 0)) ); }", finds: .unreachableTarget),
  ]

  @Test(arguments: reached + unreached) func `a target out of reach is reported, once, at its name`(book: BookCase)
    throws
  {
    try book.check([.unreachableTarget])
  }

  @Test func `the message says why, and what to do`() {
    let diagnostics = Self.unreached[0].diagnostics(of: [.unreachableTarget])
    #expect(
      diagnostics.map(\.message) == ["nothing can be dropped on `b`: no drag can bring the middle of `element0` there"])
    #expect(diagnostics[0].hint?.hasPrefix("move the target") == true)
  }
}
