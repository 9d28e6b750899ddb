import BookChecking
import BookKit
import BookTestSupport
import Testing

/// Tests of the findings about actions that chance chooses.
@Suite struct RandomActionTests {
  private static func book(_ action: String, variables: String = "n = 0;") -> String {
    """
    { variables = { \(variables) }; pages = ( { elements = ( { type = activearea; name = z; width = 100; height = 100;
      visibleIf = "n < 3"; onTap = ( { action = random; \(action) } ); } ); } ); }
    """
  }

  /// Returns lists in one another, as many as there are levels, around the innermost one.
  private static func nested(_ levels: Int, _ innermost: String) -> String {
    (0..<levels).reduce(innermost) { inner, _ in "of = ( ( { action = random; \(inner) } ) );" }
  }

  private static let counting = "{ action = set; variable = n; by = 1; }"

  @Test(arguments: [
    MarkedBook("lists, some of them empty", book("of = ( ( \(counting) ), (), () ); weights = (3, 0);")),
    MarkedBook(
      "no lists at all",
      "{ pages = ( { elements = (); } ); rules = ( { when = { event = tap; }; do = ( ①{ action = random; } ); } ); }",
      .missingKey),
    MarkedBook("a dictionary instead of lists", book("of = ①{ action = back; };"), .wrongType),
    MarkedBook("actions instead of lists", book("of = ( ①\(counting), () );"), .wrongType),
    MarkedBook("an empty array", book("of = ①();"), .outOfRange),
    MarkedBook(
      "33 lists", book("of = ①( \(Array(repeating: "()", count: 33).joined(separator: ", ")) );"), .outOfRange),
    MarkedBook("a negative weight", book("of = ( (), () ); weights = ( 1, ①-1 );"), .outOfRange),
    MarkedBook("half a weight", book("of = ( (), () ); weights = ( ①0.5 );"), .outOfRange),
    MarkedBook("a weight too many", book("of = ( (), () ); weights = ( 1, 2, ①3, 4 );"), .outOfRange),
    MarkedBook("8 levels", book(nested(7, "of = ( () );"))),
    MarkedBook("9 levels", book(nested(8, "①of = ( () );")), .outOfRange),
  ])
  func `chance needs lists to choose from`(book: MarkedBook) { book.expectFindings() }

  @Test(arguments: [
    MarkedBook("a name in a list", book("of = ( ( { action = show; item = ①zz; } ) );"), .danglingReference),
    MarkedBook(
      "a name in a list in a list",
      book("of = ( ( { action = random; of = ( ( { action = show; item = ①zz; } ) ); } ) );"),
      .danglingReference),
    MarkedBook("an unknown action", book("of = ( ( { action = ①shwo; } ) );"), .unknownAction),
    MarkedBook("an action that lacks a key", book("of = ( ( ①{ action = show; } ) );"), .missingKey),
    MarkedBook(
      "a variable that only chance changes",
      book("of = ( ( { action = set; variable = m; by = 1; } ) );", variables: "n = 0; m = 0;")),
    MarkedBook("a path", book("of = ( ( { action = playSound; trackName = ①\"../a.mp3\"; } ) );"), .unsafePath),
  ])
  func `all checks look into every list`(book: MarkedBook) { book.expectFindings() }
}
