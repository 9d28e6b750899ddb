import BookChecking
import BookKit
import BookTestSupport
import PropertyList
import Testing

/// Tests of the rules about sections, options and what taps open.
@Suite struct SectionTests {
  private static let out = "elements = ( { type = text; text = a; open = back; } );"

  private static func book(_ sections: String, pages: String = "{ title = One; elements = ( ); }") -> String {
    "{ sections = ( \(sections) ); pages = ( \(pages) ); }"
  }

  @Test(arguments: [
    MarkedBook(
      "all that can be drawn",
      book("{ section = intro; }, { section = cover; \(out) }, { section = options; \(out) }")),
    MarkedBook(
      "a word that doesn't exist", book("{ section = ①menu; \(out) }"), .unknownSection,
      message: "`menu` is not a section"),
    MarkedBook(
      "a word that can't be drawn", book("{ section = ①credits; \(out) }"), .unknownSection,
      message: "`credits` cannot be drawn as a section"),
    MarkedBook("no word", book("①{ \(out) }"), .missingKey),
    MarkedBook(
      "twice the same", book("{ section = ②cover; \(out) }, { section = ①cover; \(out) }"), .duplicateSection,
      notes: 1, message: "the section `cover` is already drawn"),
    MarkedBook(
      "a page has the word", book("{ section = ①contents; \(out) }", pages: "{ name = ②contents; title = a; }"),
      .hiddenSection, notes: 1),
    MarkedBook(
      "nothing leads out", book("{ section = ①cover; elements = ( { type = text; text = a; } ); }"), .sectionTrap,
      message: "nothing in the section `cover` leads out of it"),
    MarkedBook(
      "a rule leads out",
      book("{ section = cover; rules = ( { when = { event = section.opened; }; do = ( { action = nextPage; } ); } ); }")
    ),
    MarkedBook(
      "a page without a title", book("{ section = cover; \(out) }", pages: "①{ elements = ( ); }"), .untitledPage),
    MarkedBook("a misspelt key", book("{ section = cover; ①elemnts = ( ); \(out) }"), .unknownKey),
  ])
  func `sections have words and ways out`(book: MarkedBook) { book.expectFindings() }

  @Test(arguments: [
    MarkedBook("own and common ones", "{ options = { music = NO; animal = cat; }; pages = ( { } ); }"),
    MarkedBook("a value that it can't have", "{ options = { textSize = ①110; }; pages = ( { } ); }", .outOfRange),
    MarkedBook(
      "one that a book can't set", "{ options = { ①language = en; }; pages = ( { } ); }", .unknownOption,
      message: "`language` has no default of the book's own"),
    MarkedBook("a name that isn't one", "{ options = { ①\"big cat\" = 1; }; pages = ( { } ); }", .unknownOption),
    MarkedBook("values of no option", "{ optionValues = { ①animal = (cat); }; pages = ( { } ); }", .unknownOption),
    MarkedBook("values of a common one", "{ optionValues = { ①music = (1); }; pages = ( { } ); }", .unknownOption),
    MarkedBook("hides none", "{ hiddenOptions = (sound, ①sund); pages = ( { } ); }", .unknownOption),
  ])
  func `options exist and have their values`(book: MarkedBook) { book.expectFindings() }

  @Test(arguments: [
    MarkedBook("opens what there is", opening("open = contents;") + ""),
    MarkedBook("turns and goes back", opening("open = previous;")),
    MarkedBook("opens a page by number", opening("open = 1;")),
    MarkedBook(
      "opens nothing", opening("open = ①contens;"), .danglingReference,
      message: "no page or section is called `contens`"),
    MarkedBook(
      "opens games that there aren't", opening("open = ①play;"), .danglingReference,
      message: "no page or section is called `play`"),
    MarkedBook(
      "opens credits that there aren't", opening("open = ①credits;"), .danglingReference,
      message: "no page or section is called `credits`"),
    MarkedBook(
      "an action opens credits that there aren't", opening("onTap = ( { action = open; section = ①credits; } );"),
      .danglingReference),
    MarkedBook("opens a page that isn't there", opening("open = ①7;"), .danglingReference),
    MarkedBook(
      "an action opens nothing", opening("onTap = ( { action = open; section = ①back; } );"), .danglingReference),
    MarkedBook("an action names nothing", opening("onTap = ( { action = show; item = ①ball; } );"), .danglingReference),
    MarkedBook(
      "an option that isn't there", opening("onTap = ( { action = setOption; option = ①animal; to = 1; } );"),
      .danglingReference, message: "the book has no option `animal`"),
    MarkedBook(
      "a value that it can't have", opening("onTap = ( { action = setOption; option = music; to = ①2; } );"),
      .outOfRange),
    MarkedBook("half a step", opening("onTap = ( { action = setOption; option = music; by = ①0.5; } );"), .outOfRange),
    MarkedBook("seen with a condition", opening("visibleIf = \"option.music\";")),
    MarkedBook("a condition that can't be read", opening("visibleIf = ①\"option.music and\";"), .badCondition),
    MarkedBook("a condition on no option", opening("visibleIf = ①\"option.animal == 'cat'\";"), .danglingReference),
    MarkedBook("a condition on no variable", opening("visibleIf = ①\"apples > 1\";"), .danglingReference),
    MarkedBook(
      "a miniature of no page", "{ pages = ( { elements = ( { type = miniature; page = ①2; } ); } ); }",
      .danglingReference),
    MarkedBook(
      "a miniature without a page", "{ pages = ( { elements = ( ①{ type = miniature; } ); } ); }", .missingKey),
  ])
  func `taps open and set what there is`(book: MarkedBook) { book.expectFindings() }

  private static func opening(_ keys: String) -> String {
    "{ pages = ( { elements = ( { type = text; text = a; width = 90; height = 90; \(keys) } ); } ); }"
  }

  @Test(arguments: [
    MarkedBook("different values", overlapping("option.animal == 'cat'", "option.animal == 'dog'")),
    MarkedBook("a negation", overlapping("option.music", "not option.music")),
    MarkedBook("the same value", overlapping("option.animal == 'cat'", "option.animal == 'cat'", "①"), .touchOverlap),
    MarkedBook("different names", overlapping("option.animal == 'cat'", "option.music", "①"), .touchOverlap),
  ])
  func `what is never seen at once doesn't overlap`(book: MarkedBook) { book.expectFindings() }

  private static func overlapping(_ first: String, _ second: String, _ mark: String = "") -> String {
    let frame = "type = text; text = a; width = 100; height = 100; touchable = YES;"
    return """
      { options = { animal = cat; }; optionValues = { animal = (cat, dog); }; pages = ( { elements = (
        { name = a; \(frame) visibleIf = "\(first)"; }, { name = \(mark)b; \(frame) visibleIf = "\(second)"; } ); } ); }
      """
  }

  @Test(arguments: [
    MarkedBook(
      "a value that the option can't have", waiting("option.animal == 'bird'", "①"), .unreachableItem,
      message: "what this waits for, `a`, is never seen"),
    MarkedBook("the other way round", waiting("'bird' == option.animal or false", "①"), .unreachableItem),
    MarkedBook("a value of another kind", waiting("not option.loud != 7", "①"), .unreachableItem),
    MarkedBook("one of its values", waiting("option.animal == 'dog'")),
    MarkedBook("anything but a value that it can't have", waiting("option.animal != 'bird'")),
    MarkedBook("an option without a list", waiting("option.name == 'Ann'")),
    MarkedBook("a variable", waiting("n == 7")),
  ])
  func `what is never seen can't be waited for`(book: MarkedBook) { book.expectFindings() }

  private static func waiting(_ condition: String, _ mark: String = "") -> String {
    """
    { options = { animal = cat; loud = YES; name = Bo; }; optionValues = { animal = (cat, dog); };
      variables = { n = 0; };
      rules = ( { when = { event = tap; }; do = ( { action = set; variable = n; to = 7; } ); } );
      pages = ( { elements = (
        { type = text; name = a; text = a; width = 90; height = 90; visibleIf = "\(condition)"; },
        { type = text; text = b; y = 300; width = 90; height = 90;
          trigger = { triggeringItem = \(mark)a; triggerIsATouch = YES; }; } ); } ); }
    """
  }

  @Test func `a finding names its section`() throws {
    let text = Self.book(
      "{ section = cover; elements = ( { type = image; fileName = \"a.png\"; open = up; } ); }")
    let findings = BookCheck.check(PropertyList.Source(text: text)).findings
    let finding = try #require(findings.first { $0.rule == .danglingReference })
    #expect(finding.section == "cover")
    #expect(finding.page == nil)
    #expect(finding.item == "element0")
    #expect(finding.location.path == "sections[0].elements[0].open")
  }
}
