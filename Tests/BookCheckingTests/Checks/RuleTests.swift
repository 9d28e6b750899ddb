import BookChecking
import BookKit
import BookTestSupport
import Testing

/// Tests of the checks for rules that never end, unused variables, and narrations without a way out.
@Suite struct RuleTests {
  typealias Part = SmallBooks

  /// Returns a page with texts `a` and `c` in a book with the variables `v` and `w`.
  static func page(_ rules: String..., book: String = "") -> String {
    Part.page(
      Part.text("a"), Part.text("c"), Part.group("g", Part.text("d")),
      keys: "rules = ( \(rules.joined(separator: ", ")) );", root: "variables = { v = 1; w = 1; }; rules = ( \(book) );"
    )
  }

  static func on(_ variable: String, add other: String, keys: String = "", by: String = "1") -> String {
    Part.rule(
      "variable.changed; variable = \(variable)", "{ action = set; variable = \(other); by = \(by); }", keys: keys)
  }

  static let runaways: [MarkedBook] = [
    MarkedBook(
      "two set each other off",
      page(
        Part.rule("①variable.changed; variable = v", "{ action = set; variable = w; by = 1; }", keys: "name = r;"),
        Part.rule("②variable.changed; variable = w", "{ action = set; variable = v; by = 1; }", keys: "name = q;")),
      .runawayRules, notes: 1,
      message: "the rule `r` triggers itself within the same tick, without end, through `q`"),
    MarkedBook("a delay between them", page(on("v", add: "w"), on("w", add: "v", keys: "delay = 1;"))),
    MarkedBook("a limit", page(on("v", add: "w"), on("w", add: "v", keys: "limit = 3;"))),
    MarkedBook("a condition", page(on("v", add: "w"), on("w", add: "v", keys: "if = \"v < 3\";"))),
    MarkedBook("nothing is added", page(on("v", add: "w"), on("w", add: "v", by: "0"))),
    MarkedBook("one way", page(on("v", add: "w"), on("w", add: "w", keys: "limit = 1;"))),
    MarkedBook(
      "what is set stays",
      page(
        Part.rule("variable.changed; variable = v", "{ action = set; variable = v; to = 1; }"), on("w", add: "v"))),
    MarkedBook(
      "any variable",
      page(Part.rule("①variable.changed", "{ action = set; variable = v; by = 1; }"), on("w", add: "v")),
      .runawayRules),
    MarkedBook(
      "any rule", page(Part.rule("①rule.fired", "{ action = hide; item = a; }"), on("v", add: "w")), .runawayRules,
      message: "the rule `rule0` triggers itself within the same tick, without end"),
    MarkedBook(
      "coming and going",
      page(
        Part.rule("①item.added; item = a", "{ action = hide; item = a; }"),
        Part.rule("item.removed; item = a", "{ action = show; item = a; }"), on("v", add: "w")), .runawayRules),
    MarkedBook(
      "coming and going of two",
      page(
        Part.rule("item.added; item = a", "{ action = hide; item = a; }"),
        Part.rule("item.removed; item = a", "{ action = show; item = c; }"), on("v", add: "w"))),
    MarkedBook(
      "coming and going in a group, which may be gone",
      page(
        Part.rule("item.added; item = d", "{ action = hide; item = d; }"),
        Part.rule("item.removed; item = d", "{ action = show; item = d; }"), on("v", add: "w"))),
    MarkedBook(
      "a rule that turns the page",
      page(
        Part.rule(
          "variable.changed; variable = v", "{ action = nextPage; }", "{ action = set; variable = w; by = 1; }"),
        on("w", add: "v"))),
    MarkedBook(
      "a rule that opens a section",
      page(
        Part.rule(
          "variable.changed; variable = v", "{ action = open; section = contents; }",
          "{ action = set; variable = w; by = 1; }"), on("w", add: "v"))),
    MarkedBook(
      "a rule that goes back",
      page(
        Part.rule(
          "variable.changed; variable = v", "{ action = back; }", "{ action = set; variable = w; by = 1; }"),
        on("w", add: "v"))),
    MarkedBook(
      "rules of the book",
      page(book: on("v", add: "w").replacing("variable.changed", "①variable.changed") + ", " + on("w", add: "v")),
      .runawayRules),
    MarkedBook(
      "a rule of the page and one of the book",
      page(on("v", add: "w").replacing("variable.changed", "①variable.changed"), book: on("w", add: "v")), .runawayRules
    ),
    MarkedBook(
      "rules of two pages never meet",
      """
      { pages = ( { elements = ( ); rules = ( \(on("v", add: "w")) ); },
        { elements = ( ); rules = ( \(on("w", add: "v")) ); } );
        variables = { v = 1; w = 1; }; }
      """),
  ]

  @Test(arguments: runaways) func `rules that certainly never end are reported`(_ book: MarkedBook) {
    book.expectFindings()
  }

  static func variable(_ rule: String) -> String {
    Part.page(Part.text("a"), keys: "rules = ( \(rule) );", root: "variables = { ①v = 1; };")
  }

  static func usedVariable(_ rule: String) -> String {
    Part.page(Part.text("a"), keys: "rules = ( \(rule) );", root: "variables = { v = 1; };")
  }

  static let variables: [MarkedBook] = [
    MarkedBook("nobody uses it", variable(""), .unusedVariable, message: "no rule uses the variable `v`"),
    MarkedBook("set", usedVariable(Part.rule("tap; item = a", "{ action = set; variable = v; to = 1; }"))),
    MarkedBook("asked for", usedVariable(Part.rule("tap; item = a", "{ action = hide; item = a; }", keys: "if = v;"))),
    MarkedBook("waited for", usedVariable(Part.rule("variable.changed; variable = v", "{ action = hide; item = a; }"))),
    MarkedBook(
      "in a condition that cannot be read",
      usedVariable(Part.rule("tap; item = a", "{ action = hide; item = a; }", keys: "if = ①\"v >\";")), .badCondition),
    MarkedBook(
      "in an action that nobody knows",
      usedVariable(Part.rule("tap; item = a", "{ action = ①sett; variable = v; to = 1; }")),
      .unknownAction),
  ]

  @Test(arguments: variables) func `a variable that no rule uses is reported`(_ book: MarkedBook) {
    book.expectFindings()
  }

  static func narration(_ keys: String = "", loop: String = "YES", page: String = "waitForNarration = YES;")
    -> String
  {
    Part.page(Part.sound("a", keys, audio: "role = narration; loop = \(loop);"), Part.text("c"), keys: page)
  }

  static let narrations: [MarkedBook] = [
    MarkedBook("it ends", narration(loop: "NO")),
    MarkedBook("it loops", narration(loop: "①YES"), .deadEnd),
    MarkedBook("the page does not wait", narration(page: "")),
    MarkedBook(
      "the book waits",
      Part.page(Part.sound("a", audio: "role = narration; loop = ①YES;"), root: "waitForNarration = ②YES;"),
      .deadEnd, notes: 1),
    MarkedBook(
      "the book waits, the page does not",
      Part.page(
        Part.sound("a", audio: "role = narration; loop = YES;"), keys: "waitForNarration = NO;",
        root: "waitForNarration = YES;")),
    MarkedBook("a noise loops", Part.page(Part.sound("a", audio: "loop = YES;"), keys: "waitForNarration = YES;")),
    MarkedBook(
      "a rule stops it",
      narration(
        page: "waitForNarration = YES; rules = ( \(Part.rule("tap; item = c", "{ action = stop; item = a; }")) );")),
    MarkedBook(
      "a rule hides it",
      narration(
        page: "waitForNarration = YES; rules = ( \(Part.rule("tap; item = c", "{ action = hide; item = a; }")) );")),
    MarkedBook(
      "it leaves by itself",
      narration("tweens = ( { properties = { volume = 0; }; removeFromStageWhenFinished = YES; } );")),
    MarkedBook(
      "music that narrates loops by itself",
      Part.page(
        Part.text("a"), keys: "waitForNarration = YES; ①music = { trackName = \"a.wav\"; role = narration; };"),
      .deadEnd),
  ]

  @Test(arguments: narrations) func `a narration without a way out is reported`(_ book: MarkedBook) {
    book.expectFindings()
  }
}

extension String {
  /// Returns the text with the first `old` replaced.
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
