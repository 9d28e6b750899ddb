import BookKit
import Playthrough
import Testing

/// Tests of which events an expectation looks at during credits.
@Suite struct CreditWindowTests {
  private static let book = """
    variables = { n = 0; }; credits = ( { name = Ann; }, { name = Bo; } );
    rules = ( { name = between; when = { event = credit.hidden; };
      do = ( { action = set; variable = n; by = 1; } ); } );
    pages = ( { elements = ( { type = activearea; name = z; width = 9; height = 9; } ); } );
    """

  @Test(arguments: [
    // Consecutive credits don't count as a new opening, whatever happens between them.
    "open credits\nwait 13s\nexpect credit.shown 4 times\nexpect credit.hidden 3 times\nexpect variable n = 3",
    // The page before the credits is not included.
    "tap z\nopen credits\nexpect no tap\nexpect no page.exiting\nexpect no page.exited",
    // Opening the credits again counts as new, even if they are already shown, or at the moment when a credit ends.
    "open credits\nwait 5s\nopen credits\nexpect credit.shown 1 times\nexpect no credit.hidden",
    "open credits\nwait 4s\nopen credits\nexpect credit.shown 1 times",
    "open credits\nopen credits\nopen credits\nwait 4s\nexpect credit.shown 2 times",
    "open credits\nwait 5s\nnext\nexpect no credit.hidden\nopen credits\nexpect credit.shown 1 times",
    // A mark takes precedence.
    "open credits\nmark\nopen credits\nexpect credit.hidden 1 times\nexpect credit.shown 1 times",
  ])
  func `each opening of the credits begins anew, and nothing in them does`(script: String) throws {
    #expect(try PlayedScript(script, on: Self.book).failure?.message == nil)
  }

  @Test(arguments: [
    "tap z\nopen credits\nexpect no tap\nexpect no page.exited\ntap publisher\nexpect link.opened 1 times",
    "open credits\ntap publisher\nopen credits\nexpect no link.opened",
    "open credits\ntap publisher\nmark\nopen credits\nexpect no link.opened",
    "open credits\nmark\ntap publisher\nopen credits\nexpect link.opened 1 times",
  ])
  func `credits that name no people begin anew, too`(script: String) throws {
    let book = """
      publisherLink = "https://harbour.example/";
      pages = ( { elements = ( { type = activearea; name = z; width = 9; height = 9; } ); } );
      """
    #expect(try PlayedScript(script, on: book).failure?.message == nil)
  }

  @Test func `a page that a rule opens between two credits begins anew`() throws {
    let book = """
      credits = ( { name = Ann; } ); pages = ( { elements = (); } );
      rules = ( { when = { event = credit.hidden; }; do = ( { action = goToPage; page = 1; } ); } );
      """
    let script = "open credits\nwait 4s\nexpect no credit.hidden\nexpect page.entering 1 times"
    #expect(try PlayedScript(script, on: book).failure?.message == nil)
  }
}
