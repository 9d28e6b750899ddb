import BookKit
import PropertyList
import Testing

/// Tests of what opens by a name, and of the way back.
@Suite struct ReturnPathTests {
  private static let pages = """
    credits = ( { name = Ann; } );
    pages = ( { elements = ( ); }, { name = pond; elements = ( ); }, { elements = ( ); } );
    """

  @Test(arguments: [
    // A section leads back to what was on stage, and the last of all leads to the cover.
    (["open 2", "open contents", "back"], ["page 2", "contents", "page 2"]),
    (
      ["open 2", "open contents", "open options", "back", "back"],
      ["page 2", "contents", "options", "contents", "page 2"]
    ),
    (["open 2", "back", "back"], ["page 2", "cover", "refused first"]),
    // Nothing is on the way twice.
    (
      ["open 1", "open contents", "open options", "open contents", "back", "back"],
      ["page 1", "contents", "options", "contents", "options", "page 1"]
    ),
    (["open 1", "open contents", "open contents", "back"], ["page 1", "contents", "contents", "page 1"]),
    // Opening a page or the cover empties the way.
    (["open 1", "open contents", "open 3", "back"], ["page 1", "contents", "page 3", "cover"]),
    (["open 1", "open contents", "open cover", "back"], ["page 1", "contents", "cover", "refused first"]),
    // The credits are on the way like a section.
    (
      ["open 2", "open credits", "open options", "back", "next"], ["page 2", "credits", "options", "credits", "page 2"]
    ),
    (["open contents", "open credits", "previous"], ["contents", "credits", "contents"]),
    (["open credits", "back"], ["credits", "cover"]), (["open credits", "next"], ["credits", "page 1"]),
    // Outside of the cover, both directions lead back.
    (["open 3", "open options", "next"], ["page 3", "options", "page 3"]),
    (["open 3", "open options", "previous"], ["page 3", "options", "page 3"]),
    (["open cover", "previous"], ["cover", "refused first"]),
    // Reading goes on where it was left, until the book has ended.
    (["open 2", "open cover", "next"], ["page 2", "cover", "page 2"]),
    (["open 2", "open contents", "open read"], ["page 2", "contents", "page 2"]),
    (["open 3", "next", "open cover", "next"], ["page 3", "ended", "cover", "page 1"]),
    (["open cover", "open read"], ["cover", "page 1"]),
  ])
  func `sections open and lead back`(script: [String], openings: [String]) throws {
    #expect(try TracedBook("{ \(Self.pages) }", script).openings == openings)
  }

  @Test(arguments: [
    ("contents", "page 1"), ("2", "page 3"), ("1", "page 2"), ("cover", "cover"), ("credits", "credits"),
  ])
  func `names of pages go before their numbers, and both before sections`(name: String, opening: String) throws {
    let book = """
      { credits = ( { name = Ann; } ); pages = ( { name = contents; elements = ( ); }, { elements = ( ); },
        { name = "2"; elements = ( ); } ); }
      """
    let script = name == "1" ? ["open cover", "open \"1\""] : ["open \(name)"]
    let expected = name == "1" ? ["cover", "page 1"] : [opening]
    #expect(try TracedBook(book, script).openings == expected)
  }

  @Test(arguments: [
    (["open intro", "tap at 500 500"], ["intro", "cover"]), (["open intro", "next"], ["intro", "cover"]),
    // Touches on elements, and those that only begin or end on nothing, don't end it.
    (["open intro", "tap pad"], ["intro"]),
    (["open intro", "press at 20 20", "move to 500 500", "release"], ["intro"]),
    (["open intro", "press at 500 500", "move to 20 20", "release"], ["intro"]),
    (["open 1", "tap at 500 500"], ["page 1"]),
  ])
  func `a touch on nothing leads on from the introduction`(script: [String], openings: [String]) throws {
    let book = """
      { sections = ( { section = intro; elements = ( { type = activearea; name = pad; width = 50; height = 50; } ); } );
        pages = ( { elements = ( ); } ); }
      """
    #expect(try TracedBook(book, script).openings == openings)
  }

  @Test func `a rule opens, goes back and sets an option`() throws {
    let book = """
      { variables = { n = 0; }; rules = (
          { when = { event = section.opened; section = contents; }; do = ( { action = set; variable = n; by = 1; } ); },
          { when = { event = option.changed; option = music; }; do = ( { action = open; section = contents; } ); },
          { when = { event = variable.changed; variable = n; }; do = ( { action = back; } ); },
          { when = { event = page.entered; }; do = ( { action = setOption; option = music; by = 1; } ); limit = 1; } );
        pages = ( { elements = ( ); } ); }
      """
    let script = ["wait 1 tick", "expect option music = off", "expect variable n = 1", "expect page 1"]
    #expect(try TracedBook(book, script).openings == ["page 1", "contents", "page 1"])
  }

  @Test func `an element can turn the page, and what a tap does ends when it has opened something`() throws {
    let book = """
      { variables = { n = 0; }; pages = ( { elements = ( { type = activearea; name = pad; width = 50; height = 50;
          open = next; onTap = ( { action = set; variable = n; by = 1; }, { action = open; section = 3; },
            { action = set; variable = n; by = 10; } ); } ); },
        { elements = ( { type = activearea; name = way; width = 50; height = 50; open = previous; } ); },
        { elements = ( ); } ); }
      """
    let script = ["tap pad", "expect variable n = 1", "open 2", "tap way", "expect page 1"]
    #expect(try TracedBook(book, script).openings == ["page 1", "page 3", "page 2", "page 1"])
  }
}
