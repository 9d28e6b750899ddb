import BookChecking
import BookKit
import Testing

/// Tests of the check for turned or scaled groups that contain bodies.
@Suite struct BodyCheckTests {
  private static let body = "type = image; width = 50; height = 50; altText = A; fileName = a;"
  private static let bodies = "elements = ( { type = group; elements = ( { \(body) physics = { }; } ); } );"

  static let cases: [BookCase] = [
    BookCase("turned", page: "{ type = group; rotation = ①10; \(bodies) }", finds: .turnedBody),
    BookCase(
      "scaled both ways", page: "{ type = group; scaleX = ①2; scaleY = ②0.5; \(bodies) }",
      finds: .turnedBody, .turnedBody),
    BookCase(
      "turned by a tween",
      page: """
        { type = group; \(bodies) tweens = ( { properties = { x = 9; }; }, ①{ properties = { rotation = 9; }; } ); }
        """,
      finds: .turnedBody),
    BookCase(
      "scaled by a rule",
      book: """
        { pages = ( { elements = ( { type = group; name = g; \(bodies) } ); rules = ( { when = { event = \
        page.entered; }; do = ( { action = setProperty; item = g; property = ①scaleX; to = 2; } ); } ); } ); }
        """, finds: .turnedBody),
    BookCase(
      "moved", page: "{ type = group; x = 10; \(bodies) tweens = ( { properties = { y = 9; }; } ); }"),
    BookCase("turned without bodies", page: "{ type = group; rotation = 10; elements = ( { \(body) } ); }"),
    BookCase("a body that is turned itself", page: "{ rotation = 10; \(body) physics = { }; }"),
    BookCase("turned by nothing", page: "{ type = group; rotation = 0; scaleX = 1; \(bodies) }"),
  ]

  @Test(arguments: cases) func `a group of bodies can be moved but not turned or scaled`(_ book: BookCase) throws {
    try book.check([.turnedBody])
  }

  @Test func `no bounce leaves more speed than there was`() throws {
    let page = "{ type = image; fileName = a; physics = { restitution = ①1.5; }; }"
    try BookCase("a restitution over 1", page: page, finds: .outOfRange).check([.outOfRange])
  }
}
