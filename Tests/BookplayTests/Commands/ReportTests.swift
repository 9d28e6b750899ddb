import Foundation
import PackedPlayer
import PropertyList
import Testing

@testable import BookReports
@testable import BookplayCommands

/// Tests of reports: what their JSON says, and what must never become part of the page.
@Suite struct ReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A book in which every name tries to be markup.
  private static let hostile = """
    { title = "</title><script>alert(1)</script>"; author = "<img src=x onerror=alert(2)>";
      variables = { "<b>" = 0; }; pages = ( { name = "\\"><svg onload=alert(3)>"; title = "<h1>";
      rules = ( { name = "<rule>"; when = { event = tap; item = "<i>"; };
        do = ( { action = set; variable = "<b>"; by = 1; } ); } );
      elements = (
        { type = text; name = "<i>"; text = "<script>x</script> & \\u0007"; width = 90; height = 90;
          tweens = ( { name = "'\\"<t>"; properties = { x = 9; }; } ); },
        { type = text; name = later; text = Later; trigger = { triggeringItem = "<i>"; triggerIsATween = YES; }; } ); }
    ); }
    """

  /// Returns the JSON in a report.
  private func report(of words: [String]) throws -> JSONValue {
    let page = bookplay(["report"] + words).text
    let start = try #require(page.range(of: #"<script type="application/json" id="report">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONValue(json: Array(page[start.upperBound..<end.lowerBound].utf8))
  }

  /// Returns the bars of one kind in the rows of a run, each with its title, start, end and ending.
  private func bars(_ kind: String, of run: JSONValue) -> [String] {
    let rows = (run["visits"]?.array ?? []).flatMap { $0["rows"]?.array ?? [] }
    return rows.flatMap { $0["bars"]?.array ?? [] }.filter { $0["kind"]?.text == kind }.map { bar in
      let (title, ending) = (bar["title"]?.text ?? "?", bar["ending"]?.text ?? "continues")
      let (start, end) = (bar["start"]?.integer ?? -1, bar["end"]?.integer ?? -1)
      return "\(title) \(start)–\(end) \(ending)"
    }
  }

  @Test func `a report has all its parts and is one file`() throws {
    let book = try folder.write(PlayedBooks.story, to: "Moon/book.plist")
    try folder.write("wait 2s\ntap star\nwait 5s\n", to: "Moon/star.play")
    let file = folder.path(of: "report.html")
    let outcome = bookplay(["report", folder.path(of: "Moon"), "-o", file])
    #expect(outcome.status == .good && outcome.errors == "" && outcome.output.isEmpty)
    let page = try folder.text(of: "report.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    for part in ["overview", "timelines", "causes", "findings", "coverage", "traces"] {
      #expect(page.contains("<section id=\"\(part)\""))
    }
    // Placeholders that are left over would be visible text.
    for mark in PageTemplate.Mark.allCases { #expect(!page.contains(mark.rawValue), "\(mark)") }
    // The page loads nothing from any network, and runs only its own script and the engine.
    #expect(page.contains(HTMLText.escaped(ReportPage.policy)))
    #expect(ReportPage.policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!ReportPage.policy.contains("http") && !ReportPage.policy.contains("unsafe-inline"))
    #expect(page.contains("<script>" + String(decoding: ReportParts.script, as: UTF8.self) + "</script>"))
    let runs = try #require(report(of: [folder.path(of: "Moon")])["runs"]?.array)
    #expect(runs.compactMap { $0["title"]?.text } == ["by itself", folder.path(of: "Moon/star.play")])
    #expect(bookplay(["report", book]).text == bookplay(["report", book]).text)
  }

  @Test func `sections, games and options have pictures and values`() throws {
    let book = """
      { canvas = { width = 500; height = 400; }; options = { animal = cat; }; optionValues = { animal = (cat, dog); };
        sections = ( { section = cover; elements = ( ); } );
        games = ( { name = jig; type = puzzle; page = 1; rows = 2; columns = 3; } );
        pages = ( { elements = ( ); }, { elements = ( { type = coloring; name = pond; width = 200; height = 100;
          regions = ( { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; } ); } ); } ); }
      """
    let report = try report(of: [folder.write(book, to: "book.plist")])
    let parts = (report["sections"]?.array ?? []) + (report["games"]?.array ?? [])
    #expect(parts.map { $0["name"]?.text } == ["cover", "jig", "pond"])
    let details = parts.map { ($0["details"]?.array ?? []).compactMap(\.text) }
    #expect(details == [[], ["6 pieces"], ["on page 2", "1 region"]])
    for part in parts { #expect(part["picture"]?.text?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true) }
    let option = try #require(report["options"]?.array?.first)
    #expect(option["value"]?.text == "\"cat\"")
    #expect(option["values"]?.array?.compactMap(\.text) == ["\"cat\"", "\"dog\""])
  }

  @Test func `findings, coverage and events are the JSON of other commands`() throws {
    try folder.write(PlayedBooks.story, to: "Moon/book.plist")
    try folder.write("wait 2s\ntap star\nwait 5s\n", to: "Moon/star.play")
    let path = folder.path(of: "Moon")
    let report = try report(of: [path])
    let findings = try JSONValue(json: bookplay(["validate", path, "--format", "json"]).output)
    #expect(report["findings"] == findings && findings.array?.isEmpty == false)
    let tested = bookplay(["test", path, "--coverage", "--format", "jsonl"]).text.split(separator: "\n")
    let lines = try tested.map { try JSONValue(json: Array($0.utf8)) }
    let coverage = try #require(lines.compactMap { $0["coverage"] }.first { $0["parts"] != nil })
    for member in ["reached", "all", "kinds", "parts"] {
      #expect(report["coverage"]?[member] == coverage[member] && coverage[member] != nil, "\(member)")
    }
    let script = folder.path(of: "Moon/star.play")
    let trace = bookplay(["play", path, "--script", script, "--format", "jsonl"]).text.split(separator: "\n")
    let events = try trace.map { try JSONValue(json: Array($0.utf8)) }
    #expect(report["runs"]?.array?.last?["events"] == .array(events) && events.count > 10)
  }

  @Test func `without scripts a report counts what the book reaches by itself`() throws {
    let book = try folder.write(
      "( { elements = ( { type = text; name = a; text = A; } ); }, { } )", to: "Plain/book.plist")
    let coverage = try #require(report(of: [book])["coverage"])
    #expect(coverage["reached"]?.integer == 0 && coverage["all"]?.integer == 3)
    #expect(coverage["byItself"]?["reached"]?.integer == 3 && coverage["byItself"]?["all"]?.integer == 3)
  }

  @Test func `a run lists what was done, to be played again`() throws {
    let book = try folder.write(PlayedBooks.story, to: "book.plist")
    let script = try folder.write("language de\nwait 2s\ntap star\nwait 1s\nnext\n", to: "a.play")
    let runs = try #require(report(of: [book, "--script", script])["runs"]?.array)
    let inputs = try #require(runs[1]["inputs"]?.array)
    let done = inputs.map { "\($0["tick"]?.integer ?? -1) \($0["do"]?.text ?? "?") \($0["phase"]?.text ?? "")" }
    #expect(done == ["0 language ", "0 open ", "120 touch began", "120 touch ended", "180 next "])
    #expect(inputs[2]["finger"]?.integer == 0 && inputs[2]["x"] == .number(225) && inputs[2]["y"] == .number(35))
    // By itself, the book opens its first page, and turns each one.
    #expect(runs[0]["inputs"]?.array?.compactMap { $0["do"]?.text } == ["open", "next", "next"])
  }

  @Test func `a book's text never becomes markup`() throws {
    let page = bookplay(["report", try folder.write(ReportTests.hostile, to: "book.plist")]).text
    let plain = bookplay(["report", try folder.write("( { elements = ( ); } )", to: "plain.plist")]).text
    // The page has as many elements as that of a harmless book.
    #expect(page.components(separatedBy: "<").count == plain.components(separatedBy: "<").count)
    #expect(page.contains("<h1>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>"))
    #expect(!page.contains("onerror=alert(2)>") && !page.contains("\u{7}"))
    let start = try #require(page.range(of: "<script>"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let digest = Data(SHA256.of(Array(page[start.upperBound..<end.lowerBound].utf8))).base64EncodedString()
    #expect(page.contains(HTMLText.escaped("script-src 'sha256-\(digest)'")))
  }

  @Test func `every picture and identifier appears once, and no sound`() throws {
    #expect(bookplay(["new", folder.path(of: "Moon")]).status == .good)
    let page = bookplay(["report", folder.path(of: "Moon")]).text
    let parts = page.components(separatedBy: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(Set(parts).count == parts.count)
    let types = page.components(separatedBy: " data-type=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(!types.isEmpty && types.allSatisfy { $0.hasPrefix("image/") }, "\(types)")
  }

  @Test func `a script that fails is shown, and ends with 1`() throws {
    let book = try folder.write(PlayedBooks.story, to: "book.plist")
    try folder.write("wait 1s\nexpect tap star\n", to: "a.play")
    try folder.write("no such command\n", to: "b.play")
    let outcome = bookplay(["report", book])
    #expect(outcome.status == .bad)
    let failures = try #require(report(of: [book])["runs"]?.array).map { $0["failure"]?.text }
    #expect(failures.count == 3 && failures[0] == nil)
    #expect(failures[1]?.hasPrefix("\(folder.path(of: "a.play")):2:1: ") == true)
    #expect(failures[2] == "the script cannot be played")
    #expect(outcome.errors.contains("a.play` fails; the report shows where"))
    let one = try folder.write("wait 1s\n", to: "c.play")
    let only = bookplay(["report", book, "--script", one])
    #expect(only.status == .good && !only.text.contains("a.play"))
  }

  @Test(
    arguments: [
      (
        "rise.trace", TestedBooks.riseTrace, "{\"tick\":60,\"time\":1", "{\"tick\":61,\"time\":1.1",
        ":5:1: the trace differs"
      ),
      ("rise.trace", TestedBooks.riseTrace, "tween.started", "tween.stopped", ":3:1: the trace differs"),
      ("rise.risen.stage", TestedBooks.riseStage, "y=0", "y=1", "the stage differs from `risen`: moon has y 1 → 0"),
      ("rise.risen.stage", TestedBooks.riseStage, nil, "", "there is no snapshot `risen`"),
    ] as [(String, String, String?, String, String)])
  func `a report fails where a test fails`(file: String, text: String, old: String?, new: String, message: String)
    throws
  {
    try folder.writeStory(["rise.play": TestedBooks.rise])
    try folder.write(TestedBooks.riseTrace, to: "Moon/rise.trace")
    try folder.write(TestedBooks.riseStage, to: "Moon/rise.risen.stage")
    let words = ["report", folder.path(of: "Moon"), "-o", folder.path(of: "report.html")]
    #expect(bookplay(words).status == .good)
    let path = folder.path(of: "Moon/" + file)
    if let old {
      try folder.write(text.replacing(old, with: new), to: "Moon/" + file)
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(folder.test("@").0 == 1)
    let outcome = bookplay(words)
    #expect(outcome.status == .bad)
    #expect(outcome.errors.contains("rise.play` fails; the report shows where"))
    let runs = try #require(report(of: [folder.path(of: "Moon")])["runs"]?.array)
    #expect(runs.compactMap { $0["failure"]?.text }.first?.contains(message) ?? false)
    // In another language, the script plays differently, so there is nothing to compare with.
    #expect(bookplay(words + ["--language", "de"]).status == .good)
  }

  @Test func `a cycle of triggers and an endless book are shown`() throws {
    let ring = """
      { pages = ( { elements = (
        { type = text; name = a; text = A; trigger = { triggeringItem = b; triggerIsATouch = YES; }; },
        { type = text; name = b; text = B; trigger = { triggeringItem = a; triggerIsATouch = YES; }; } ); } ); }
      """
    let file = try folder.write(ring, to: "ring.plist")
    #expect(bookplay(["report", file]).status == .bad)
    let graph = try #require(report(of: [file])["graphs"]?.array?.first)
    #expect(graph["page"]?.integer == 1 && graph["nodes"]?.array?.count == 2 && graph["arrows"]?.array?.count == 2)
    let endless = try folder.write(PlayedBooks.endless, to: "endless.plist")
    let visits = try #require(report(of: [endless])["runs"]?.array?.first?["visits"]?.array)
    let marks = (visits.first?["rows"]?.array ?? []).flatMap { $0["marks"]?.array ?? [] }
    #expect(marks.contains { $0["kind"]?.text == "pass" })
  }

  @Test func `sounds are named after their files, and those that overlap each end on their own`() throws {
    let rule = "{ when = { event = tap; item = b; }; do = ( { action = playSound; trackName = \"pop.wav\"; } ); }"
    let voice = """
      { type = audio; name = voice; audio = { trackName = "en.wav"; duration = 1; };
        localized = { it = { audio = { trackName = "it.wav"; duration = 2; }; }; }; }
      """
    let book = """
      { languages = (en, it); pages = ( { music = { trackName = "sea.wav"; duration = 3; }; elements = (
        { type = text; name = b; text = B; width = 9; height = 9; }, \(voice) ); rules = ( \(rule) ); } ); }
      """
    let file = try folder.write(book, to: "pop.plist")
    let books = "\(#filePath)/../../../../Books" as NSString
    try FileManager.default.copyItem(
      atPath: books.standardizingPath + "/Aquarium/sounds/plop.wav", toPath: folder.path(of: "pop.wav"))
    let script = try folder.write("tap b\nwait 0.1s\ntap b\nwait 5s\nlanguage it\nwait 4s\n", to: "pop.play")
    let runs = try #require(report(of: [file, "--script", script])["runs"]?.array)
    #expect(
      bars("sound", of: runs[1]).sorted() == [
        "en.wav 0–60 completed", "it.wav 306–426 completed", "pop.wav 0–12 completed", "pop.wav 6–18 completed",
        "sea.wav 0–306 stopped", "sea.wav 306–546 continues",
      ])
  }

  @Test func `the graph shows tweens, missing elements and rules of the same name by themselves`() throws {
    let rule = "{ name = r; when = { event = tap; item = a; }; delay = 0.5; do = ( { action = back; } ); }"
    let book = """
      { pages = ( { elements = ( { type = text; name = a; text = A; tweens = ( { properties = { x = 9; }; } ); },
        { type = text; name = b; text = B; trigger = { triggeringItem = a; triggeringTweenNumber = tween0; }; },
        { type = text; name = c; text = C; trigger = { triggeringItem = ghost; }; } );
        rules = ( \(rule), \(rule) ); } ); }
      """
    let graph = try #require(report(of: [folder.write(book, to: "graph.plist")])["graphs"]?.array?.first)
    let titles = try #require(graph["nodes"]?.array).map { $0["title"]?.text ?? "?" }
    #expect(titles == ["b", "a/tween0", "c", "ghost", "r", "a", "back", "r"])
    let arrows = try #require(graph["arrows"]?.array).map { arrow in
      [titles[arrow["from"]?.integer ?? 0], arrow["title"]?.text ?? "", titles[arrow["to"]?.integer ?? 0]]
    }
    let ofRule = [["a", "tap, 0.5 s", "r"], ["r", "back", "back"]]
    #expect(arrows == [["a/tween0", "end", "b"], ["ghost", "?", "c"]] + ofRule + ofRule)
  }

  @Test func `an arrow that leads back is known by the columns of its ends`() throws {
    let ring = """
      { pages = ( { elements = ( { type = text; name = a; text = A; width = 9; height = 9; } ); rules = (
        { name = far; when = { event = tap; item = a; }; do = ( { action = show; item = a; } ); } ); } ); }
      """
    let graph = try #require(report(of: [folder.write(ring, to: "ring.plist")])["graphs"]?.array?.first)
    let columns = try #require(graph["nodes"]?.array).map { $0["column"]?.integer ?? -1 }
    let arrows = try #require(graph["arrows"]?.array).map { arrow in
      (columns[arrow["from"]?.integer ?? 0], columns[arrow["to"]?.integer ?? 0], arrow["title"]?.text)
    }
    #expect(arrows.count == 2 && arrows[0] == (1, 0, "tap") && arrows[1] == (0, 1, "show"))
  }

  @Test func `without JavaScript, the findings and the coverage are text`() throws {
    try folder.write(PlayedBooks.story, to: "Moon/book.plist")
    let page = bookplay(["report", folder.path(of: "Moon")]).text
    let start = try #require(page.range(of: "<noscript><pre>"))
    let text = page[start.upperBound..<(try #require(page.range(of: "</pre></noscript>"))).lowerBound]
    let finding = try #require(bookplay(["validate", folder.path(of: "Moon")]).text.split(separator: "\n").first)
    #expect(text.contains(HTMLText.escaped(String(finding))) && text.contains("coverage 0 %"))
  }

  @Test(arguments: [
    ("Moon/book.plist", "Moon"), ("Moon/dark side.plist", "dark side"),
  ])
  func `a book without a title is named after its folder or file`(path: String, title: String) throws {
    let file = try folder.write("( { elements = ( ); } )", to: path)
    #expect(bookplay(["report", file]).text.contains("<h1>\(title)</h1>"))
    #expect(bookplay(["export", file]).text.contains("<title>\(title)</title>"))
    #expect(bookplay(["snapshot", file, "--sheet"]).text.contains("<title>\(title)</title>"))
  }

  /// Well-known digests.
  static let digests = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]

  @Test(arguments: digests)
  func `the digest is that of the standard`(message: String, digest: String) {
    let digits = SHA256.of(Array(message.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(digits.joined() == digest)
  }

  @Test(arguments: [([], "Moon", "Evening"), (["--language", "it"], "Luna", "Sera")])
  func `titles are in the language of the report`(options: [String], title: String, page: String) throws {
    let book = """
      { title = Moon; localized = { it = { title = Luna; }; }; languages = (en, it);
        pages = ( { title = Evening; localized = { it = { title = Sera; }; }; } ); }
      """
    let words = [try folder.write(book, to: "book.plist")] + options
    #expect(bookplay(["report"] + words).text.contains("<h1>\(title)</h1>"))
    let report = try report(of: words)
    #expect(report["title"]?.text == title && report["pages"]?.array?.first?["title"]?.text == page)
  }

  @Test func `an aborted run is not a success`() throws {
    let tween = "{ properties = { x = 9; }; duration = 0.016; loopType = repeat; }"
    let element = "{ type = text; text = A; tweens = ( \(tween) ); }"
    let text = "( { elements = ( \(repeatElement(element, count: 40).joined(separator: ", ")) ); } )"
    let file = try folder.write(text, to: "busy.plist")
    let outcome = bookplay(["report", file])
    #expect(outcome.status == .bad)
    #expect(outcome.errors.contains("note: `by itself` fails; the report shows where"), "\(outcome.errors)")
    let run = try #require(report(of: [file])["runs"]?.array?.first)
    #expect(run["failure"]?.text == "more than 100000 events happen; the run is stopped there")
    // A page with all of them would be too large for browsers.
    #expect(run["events"]?.array?.count == ReportRun.maxEvents && run["omitted"]?.integer ?? 0 > 90_000)
  }
}
