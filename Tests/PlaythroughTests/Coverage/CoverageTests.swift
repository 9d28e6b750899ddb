import BookKit
import Playthrough
import PropertyList
import Testing

@Suite struct CoverageTests {
  private static let text = """
    { languages = (en, de); variables = { n = 0; };
      credits = ( { name = Ann; web = "https://ann.example/"; twitter = "@ann"; },
        { name = Bo; web = "https://harbour.example/"; } ); publisherLink = "https://harbour.example/";
      rules = ( { name = count; when = { event = tap; item = star; };
        do = ( { action = set; variable = n; to = 1; } ); } );
      pages = (
        { elements = (
          { type = text; name = moon; text = Moon; width = 100; height = 50;
            tweens = ( { name = rise; properties = { y = 9; }; duration = 1; },
              { name = sway; properties = { x = 9; }; loopType = repeat; } );
            localized = { de = { text = Mond; tweens = ( { name = steigen; properties = { y = 9; }; } ); }; }; },
          { type = text; name = star; text = "*"; x = 300; width = 50; height = 50; link = "https://star.example/";
            trigger = { triggeringItem = moon; triggerIsATween = YES; triggeringTweenNumber = rise; };
            slideIn = { hold = 1; }; localized = { de = { text = Stern; }; }; } );
          rules = ( { name = own; when = { event = tap; item = moon; }; do = ( { action = nextPage; } ); } ); },
        { elements = (
          { type = activearea; name = bed; x = 500; width = 80; height = 80; },
          { type = text; name = hat; text = Hat; width = 40; height = 40; draggable = YES;
            dropTargets = ( { name = head; x = 300; y = 300; width = 80; height = 80; } ); } ); } ); }
    """

  private static let book: Book = {
    PropertyList.read(PropertyList.Source(text: text)).document.flatMap { Book.read($0).book } ?? Book()
  }()

  /// Returns a short description of a part.
  private static func words(_ part: ContentCoverage.Part) -> String {
    var words = [part.kind.keyword.description]
    if let page = part.page { words.append("\(page)") }
    if let item = part.item { words.append(book.names.text(of: item)) }
    if let name = part.name { words.append(book.names.text(of: name)) }
    if let text = part.text { words.append(text) }
    if let language = part.language { words.append("in \(language)") }
    return words.joined(separator: " ")
  }

  /// Returns what a script covers of the book.
  private static func coverage(_ script: String, _ location: SourceLocation = #_sourceLocation) -> ContentCoverage {
    let reading = Script.read(PropertyList.Source(text: script), for: book)
    #expect(reading.errors.map(\.message) == [], sourceLocation: location)
    var runner = ScriptRunner(player: Player(book), names: ScriptNames(book))
    let failure = runner.run(reading.script)
    #expect(failure?.message == nil, sourceLocation: location)
    var coverage = ContentCoverage(book)
    coverage.add(runner.events, names: runner.player.names)
    return coverage
  }

  /// Returns the parts that a script reaches.
  private static func reached(_ script: String, _ location: SourceLocation = #_sourceLocation) -> [String] {
    let coverage = coverage(script, location)
    return coverage.parts.indices.filter { coverage.reachedFlags[$0] }.map { words(coverage.parts[$0]) }
  }

  @Test func `everything that can happen is counted once`() {
    #expect(
      ContentCoverage(Self.book).parts.map(Self.words) == [
        "page 1", "element 1 moon", "tween.started 1 moon rise", "tween.completed 1 moon rise",
        "tween.started 1 moon sway", "tween.started 1 moon steigen in de", "tween.completed 1 moon steigen in de",
        "element 1 star", "trigger 1 star", "tween.started 1 star slideIn", "tween.completed 1 star slideIn",
        "tween.started 1 star slideOut", "tween.completed 1 star slideOut", "link 1 star https://star.example/",
        "rule 1 own", "page 2", "element 2 bed", "active-area 2 bed", "element 2 hat", "drop-target 2 hat head",
        "rule count", "language en", "language de", "credit Ann", "link https://ann.example/", "link @ann",
        "credit Bo", "link https://harbour.example/", "link https://harbour.example/",
      ])
  }

  @Test func `nothing is covered in a book that was not played`() {
    let coverage = ContentCoverage(Self.book)
    #expect(coverage.total.reached == 0)
    #expect(coverage.total.possible == 29)
    #expect(coverage.unreachedParts == coverage.parts)
    #expect(coverage.total.thousandths == 0)
  }

  static let scripts: [(String, [String])] = [
    ("wait 0s", ["page 1", "element 1 moon", "tween.started 1 moon rise", "tween.started 1 moon sway", "language en"]),
    (
      "wait 0s\nlanguage de",
      [
        "page 1", "element 1 moon", "tween.started 1 moon rise", "tween.started 1 moon sway",
        "tween.started 1 moon steigen in de", "language en", "language de",
      ]
    ),
    ("open 2\ntap bed", ["page 2", "element 2 bed", "active-area 2 bed", "element 2 hat", "language en"]),
    (
      "open 2\ndrag hat onto head",
      ["page 2", "element 2 bed", "element 2 hat", "drop-target 2 hat head", "language en"]
    ),
    ("open credits\nwait 1s", ["credit Ann"]),
    ("open credits\nwait 1s\ntap web", ["credit Ann", "link https://ann.example/"]),
    ("open credits\nwait 1s\ntap twitter", ["credit Ann", "link @ann"]),
    ("open credits\nwait 5s", ["credit Ann", "credit Bo"]),
    ("open credits\nwait 1s\ntap publisher", ["credit Ann", "link https://harbour.example/"]),
    // The event has only the address, which is that of two links.
    (
      "open credits\nwait 5s\ntap publisher",
      ["credit Ann", "credit Bo", "link https://harbour.example/", "link https://harbour.example/"]
    ),
  ]

  @Test(arguments: scripts)
  func `a script covers what happens in it`(script: String, parts: [String]) {
    #expect(Self.reached(script) == parts)
  }

  @Test func `triggers, banners, links and rules count when they have come`() {
    let reached = Self.reached("wait 4s\nexpect star off stage")
    for part in ["trigger 1 star", "tween.completed 1 star slideIn", "tween.completed 1 star slideOut"] {
      #expect(reached.contains(part))
    }
    #expect(!reached.contains("rule count"))
    let tapped = Self.reached("wait 2s\ntap star")
    for part in ["link 1 star https://star.example/", "rule count"] { #expect(tapped.contains(part)) }
    #expect(Self.reached("tap moon").contains("rule 1 own"))
  }

  @Test func `a banner counts if only the player knows the name of its tween`() {
    let reading = Script.read(PropertyList.Source(text: "wait 4s"), for: Self.book)
    var runner = ScriptRunner(player: Player(Self.book), names: ScriptNames(Self.book))
    #expect(runner.run(reading.script) == nil)
    var playthrough = CoveredPlaythrough(ContentCoverage(Self.book), names: Self.book.names)
    playthrough.add(runner.events[...], names: runner.player.names)
    let coverage = playthrough.coverage
    let reached = coverage.parts.indices.filter { coverage.reachedFlags[$0] }.map { Self.words(coverage.parts[$0]) }
    #expect(reached == Self.reached("wait 4s"))
  }

  @Test func `an element is the same in all languages`() {
    let part = "element 1 star"
    #expect(Self.reached("wait 2s").contains(part))
    #expect(!Self.reached("language de\nwait 0s").contains(part))
  }

  @Test(arguments: [
    ("wait 0s", ["tween.started rise"]), ("language it\nwait 0s", ["tween.started sale", "language it"]),
    ("language it\nwait 0s\noption language \"\"", ["tween.started rise", "tween.started sale", "language it"]),
  ])
  func `a book without languages counts those of its translations`(script: String, parts: [String]) throws {
    let text = """
      { pages = ( { elements = ( { type = text; name = moon; text = Moon;
        tweens = ( { name = rise; properties = { y = 9; }; } );
        localized = { it = { tweens = ( { name = sale; properties = { y = 9; }; } ); }; de = { text = Mond; }; }; } );
        } ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    let book = try #require(Book.read(list).book)
    var runner = ScriptRunner(player: Player(book), names: ScriptNames(book))
    let failure = runner.run(Script.read(PropertyList.Source(text: script), for: book).script)
    #expect(failure == nil)
    var coverage = ContentCoverage(book)
    coverage.add(runner.events, names: runner.player.names)
    #expect(coverage.count(of: .language).possible == 2)
    let reached = coverage.parts.indices.filter { coverage.reachedFlags[$0] }.map { coverage.parts[$0] }
    let kinds: [CoverageKind] = [.tweenStart, .language]
    #expect(
      reached.filter { kinds.contains($0.kind) }.map { part in
        "\(part.kind.keyword) \(part.text ?? part.name.map { book.names.text(of: $0) } ?? "")"
      } == parts)
  }

  @Test func `several playthroughs reach what each of them does`() {
    var first = Self.coverage("open 2\ntap bed")
    let second = Self.coverage("open credits\nwait 5s")
    let alone = (first.total.reached, second.total.reached)
    first.add(second)
    #expect(first.total.reached == alone.0 + alone.1)
    first.add(second)
    #expect(first.total.reached == alone.0 + alone.1)
    #expect(first.count(of: .credit).reached == 2)
    #expect(first.count(of: .page).possible == 2)
    #expect(first.count(of: .page).reached == 1)
  }

  @Test func `a percentage is never rounded up`() {
    var count = ContentCoverage(Self.book).total
    #expect(count.reaches(percent: 0))
    #expect(!count.reaches(percent: 0.1))
    count = Self.coverage("open 2\ntap bed").total
    #expect(count.thousandths == 5 * 1000 / 29)
    #expect(count.reaches(percent: 17.2))
    #expect(!count.reaches(percent: 17.3))
    #expect(ContentCoverage.Count().reaches(percent: 100))
    #expect(ContentCoverage.Count().thousandths == 1000)
  }

  static let areas: [(String, String, Int)] = [
    ("", "", 1), ("isActive = NO;", "", 0),
    ("isActive = NO;", "{ when = { event = tap; }; do = ( { action = activate; item = bed; } ); }", 1),
    ("isActive = NO;", "{ when = { event = tap; }; do = ( { action = deactivate; item = bed; } ); }", 0),
    ("isActive = NO; localized = { de = { isActive = YES; }; };", "", 1),
  ]

  @Test(arguments: areas)
  func `a permanently inactive area doesn't count`(keys: String, rule: String, count: Int) throws {
    let area = "{ type = activearea; name = bed; width = 9; height = 9; \(keys) }"
    for rules in [("rules = ( \(rule) );", ""), ("", "rules = ( \(rule) );")] {
      let text = "{ \(rules.0) languages = (en, de); pages = ( { \(rules.1) elements = ( \(area) ); } ); }"
      let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
      let coverage = ContentCoverage(try #require(Book.read(list).book))
      #expect(coverage.count(of: .activeArea).possible == count)
      #expect(coverage.count(of: .element).possible == 1)
    }
  }
}

extension ContentCoverage {
  fileprivate func count(of kind: CoverageKind) -> Count {
    let own = parts.indices.filter { parts[$0].kind == kind }
    return Count(reached: own.count { reachedFlags[$0] }, possible: own.count)
  }
}
