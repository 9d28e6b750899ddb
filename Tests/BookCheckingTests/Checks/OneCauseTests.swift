import BookTestSupport
import Foundation
import PropertyList
import Testing

@testable import BookChecking
@testable import BookKit

private typealias Part = SmallBooks

/// Tests that a mistake is reported once, however often the book repeats it and whatever follows from it.
@Suite struct OneCauseTests {
  private static let size = "width = 99; height = 99;"

  /// Two areas in the same place, each with a `visibleIf`; the second mark is at its value.
  private static func twoAreas(_ condition: String, _ other: String, root: String = "") -> String {
    Part.page(
      Part.area("a", "\(size) touchable = YES; visibleIf = \"\(condition)\";"),
      Part.area("b", "\(size) touchable = YES; visibleIf = \(other);"), root: root)
  }

  private static let animal = "options = { animal = cat; }; optionValues = { animal = (cat, dog); };"

  static let consequences: [MarkedBook] = [
    MarkedBook(
      "a misnamed tween, and what waits in turn",
      Part.page(
        Part.text("a", "tweens = ( \(Part.tween("rise")) );"),
        Part.sound("b", Part.waits(for: "a", "triggerIsATween = YES; triggeringTweenNumber = ①rize;")),
        Part.sound("c", Part.waits(for: "b")), Part.text("d", Part.waits(for: "c")),
        keys: "rules = ( \(Part.rule("\"sound.started\"; item = c", "{ action = hide; item = a; }")) );"),
      .danglingTween),
    MarkedBook(
      "a condition that cannot be read", twoAreas("option.animal == 'cat'", "①\"option.animal = 'dog'\"", root: animal),
      .badCondition),
    MarkedBook(
      "the variable in a condition that cannot be read",
      Part.page(Part.text("a", "visibleIf = ①\"apples >=\";"), root: "variables = { apples = 0; };"), .badCondition),
    MarkedBook(
      "the variable in a condition under a misspelt key",
      Part.page(Part.text("a", "①visibelIf = \"apples >= 1\";"), root: "variables = { apples = 0; };"), .unknownKey),
    MarkedBook(
      "a condition of the wrong type", twoAreas("option.animal == 'cat'", "①( dog )", root: animal), .wrongType),
    MarkedBook(
      "a condition under a misspelt key",
      Part.page(
        Part.area("a", "\(size) touchable = YES; visibleIf = \"option.animal == 'cat'\";"),
        Part.area("b", "\(size) touchable = YES; ①visibelIf = \"option.animal == 'dog'\";"), root: animal),
      .unknownKey),
    MarkedBook(
      "a condition that names no option",
      twoAreas("option.animal == 'cat'", "①\"option.anmial == 'dog'\"", root: animal), .danglingReference),
    MarkedBook(
      "the elements of a page under a misspelt key",
      """
      { pages = ( { ①elemnts = ( { type = text; text = a; name = a; } );
        rules = ( \(Part.rule("tap; item = a", "{ action = hide; item = a; }")) ); } ); }
      """, .unknownKey),
    MarkedBook(
      "the elements of a group under a misspelt key",
      Part.page(
        "{ type = group; ①elemnts = ( { type = text; text = a; name = a; } ); }",
        keys: "rules = ( \(Part.rule("tap; item = a", "{ action = hide; item = a; }")) );"), .unknownKey),
    MarkedBook(
      "the variable of a book's pages under a misspelt key",
      "{ variables = { n = 0; }; ①pagse = ( { elements = ( { type = text; text = a; visibleIf = n; } ); } ); }",
      .unknownKey),
    MarkedBook(
      "a place that cannot be read", Part.page(Part.area("a", size), Part.area("b", "x = ①left; y = 900; \(size)")),
      .wrongType),
    MarkedBook(
      "the size of what is touched",
      Part.page(Part.area("a", "width = ①( 99 ); height = 9; onTap = ( { action = nextPage; } );")), .wrongType),
    MarkedBook(
      "what a misnamed action would bring on stage",
      Part.page(
        Part.text("a", size), Part.text("moon", "\(size) x = 200; offStage = YES;"),
        keys: "rules = ( \(Part.rule("tap; item = a", "{ action = show; item = ①mooon; }")) );"), .danglingReference),
    MarkedBook(
      "what an unknown action would bring on stage",
      Part.page(
        Part.text("a", size), Part.text("moon", "\(size) x = 200; offStage = YES;"),
        keys: "rules = ( \(Part.rule("tap; item = a", "{ action = ①shwo; item = moon; }")) );"), .unknownAction),
    MarkedBook(
      "the area that a misnamed action would activate",
      Part.page(
        Part.text("a", size), Part.area("door", "\(size) x = 200; isActive = NO;"),
        Part.sound("s", Part.waits(for: "door", "triggerIsATouch = YES;")),
        keys: "rules = ( \(Part.rule("tap; item = a", "{ action = activate; item = ①doro; }")) );"),
      .danglingReference),
    MarkedBook(
      "the variable that a misnamed one means",
      Part.page(
        Part.text("a", size),
        keys: "rules = ( \(Part.rule("tap; item = a", "{ action = set; variable = ①aples; to = 1; }")) );",
        root: "variables = { apples = 0; };"), .danglingReference),
  ]

  @Test(arguments: consequences) func `what follows from a mistake is not reported`(_ book: MarkedBook) {
    book.expectFindings(besides: [.looseType, .missingAltText])
  }

  /// Returns a book whose rule has these actions.
  private static func page(_ actions: String..., keys: String = "") -> String {
    let rule = Part.rule("tap; item = a", actions.joined(separator: ", "), keys: keys)
    return Part.page(Part.text("a", size), keys: "rules = ( \(rule) );")
  }

  static let repetitions: [MarkedBook] = [
    MarkedBook(
      "a variable", page("{ action = set; variable = ①apples; to = 1; }", keys: "if = ②\"apples > 1\";"),
      .danglingReference, notes: 1),
    MarkedBook(
      "two variables in one condition",
      page("{ action = set; variable = ①pears; to = 1; }", keys: "if = ②\"apples > pears\";"),
      .danglingReference, .danglingReference),
    MarkedBook(
      "an option",
      page("{ action = setOption; option = ①loud; to = YES; }", "{ action = setOption; option = loud; to = NO; }"),
      .danglingReference),
    MarkedBook(
      "a page, as a page and as a section",
      page("{ action = goToPage; page = ①wood; }", "{ action = open; section = wood; }"), .danglingReference),
    MarkedBook(
      "the number of a page", page("{ action = goToPage; page = ①7; }", "{ action = goToPage; page = 7; }"),
      .danglingReference),
    MarkedBook(
      "two pages", page("{ action = goToPage; page = ①7; }", "{ action = goToPage; page = ②8; }"), .danglingReference,
      .danglingReference),
  ]

  static let outside = MarkedBook(
    "a file outside of the folder",
    """
    { pages = ( { background = ①"../a.png";
      elements = ( { type = image; altText = ""; fileName = "../a.png"; } ); } ); }
    """, .unsafePath)

  @Test(arguments: repetitions + [outside]) func `a name that the book does not have is reported at its first use`(
    _ book: MarkedBook
  ) {
    book.expectFindings()
  }

  @Test func `a missing or damaged file is reported at its first use in the file, with a note at each other use`()
    throws
  {
    let source = PropertyList.Source(
      text: """
        {
          pages = (
            { elements = ( { type = image; fileName = "gone.png"; }, { type = image; fileName = "./gone.png"; } ); },
            { elements = ( { type = image; fileName = "broken.png"; } ); background = "broken.png"; }
          );
          credits = ( { avatar = "gone.png"; } );
        }
        """)
    let broken = AssetFacts(format: .png, byteCount: 9, content: .unreadable(.truncated))
    let findings = BookCheck.check(source, assets: .folder(others: [("broken.png", broken)])).findings
      .filter { $0.severity == .error }
    #expect(findings.map { $0.rule } == [.missingAsset, .unreadableAsset])
    #expect(findings.map { $0.location.start?.line } == [3, 4])
    #expect(findings.map { $0.notes.map { $0.location.start?.line } } == [[3, 6], [4]])
    #expect(
      findings[0].notes.map { $0.message } == ["`./gone.png` is also named here", "`gone.png` is also named here"])
    #expect(findings.allSatisfy { $0.notes.allSatisfy { $0.isRepetition } })
  }

  @Test func `what was meant is written at all uses, and at those of others between them`() {
    let text = """
      { variables = { apples = 0; pears = 0; }; pages = ( { elements = ( { type = text; name = a; text = a; } );
        rules = (
        { when = { event = tap; item = a; }; do = ( { action = set; variable = aples; to = 1; },
          { action = set; variable = pearss; to = 1; }, { action = set; variable = aples; to = 2; },
          { action = set; variable = pearss; to = 2; } ); } ); } ); }
      """
    let source = PropertyList.Source(text: text)
    let findings = BookCheck.check(source).findings.filter { $0.rule == .danglingReference }
    #expect(findings.map { $0.guess.count } == [2, 2])
    let fixed = source.applyingFixes(findings, includesGuesses: true)
    #expect(fixed.count == 2)
    let expected = text.replacing("aples", with: "apples").replacing("pearss", with: "pears")
    #expect(String(decoding: fixed.source.bytes, as: UTF8.self) == expected)
  }
}
