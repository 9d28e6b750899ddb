import BookReports
import BookplayCommands
import Foundation
import Testing

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

  private func tags(_ name: String, in page: String) -> Int { page.components(separatedBy: "<\(name)").count - 1 }

  @Test func `a report has all its parts and is one file`() throws {
    let book = try folder.write(PlayedBooks.story, to: "Moon/book.plist")
    try folder.write("wait 2s\ntap star\nwait 5s\n", to: "Moon/star.play")
    let file = folder.path(of: "report.html")
    let outcome = bookplay(["report", folder.path(of: "Moon"), "-o", file])
    #expect(outcome.status == .good && outcome.errors == "" && outcome.output.isEmpty)
    let page = try folder.text(of: "report.html")
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    for part in ["pages", "runs", "causes", "findings", "coverage", "traces"] {
      #expect(page.contains("<section id=\"\(part)\">"))
    }
    #expect(page.contains("<option value=\"1\">\(folder.path(of: "Moon/star.play"))</option>"))
    #expect(page.contains("trigger.fired"))
    // The page loads nothing from any network.
    #expect(page.contains("default-src 'none'") && !page.contains("http:") && !page.contains("https:"))
    #expect(bookplay(["report", book]).text == bookplay(["report", book]).text)
  }

  @Test func `a book's text never becomes markup`() throws {
    let page = bookplay(["report", try folder.write(ReportTests.hostile, to: "book.plist")]).text
    // The only script is the report's own, and the policy allows it.
    #expect(tags("script", in: page) == 1 && tags("img", in: page) == 0 && tags("i>", in: page) == 0)
    #expect(!page.contains("onerror=alert(2)>") && !page.contains("<svg onload") && !page.contains("\u{7}"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    let start = try #require(page.range(of: "<script>"))
    let end = try #require(page.range(of: "</script>"))
    let digest = Data(SHA256.of(Array(page[start.upperBound..<end.lowerBound].utf8))).base64EncodedString()
    #expect(page.contains("script-src 'sha256-\(digest)'"))
  }

  @Test func `every picture and identifier appears once`() throws {
    #expect(bookplay(["new", folder.path(of: "Moon")]).status == .good)
    let page = bookplay(["report", folder.path(of: "Moon")]).text
    let parts = page.components(separatedBy: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(Set(parts).count == parts.count && parts.contains("picture0"))
    let uses = page.components(separatedBy: "href=\"#").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(uses.allSatisfy { parts.contains($0) } && uses.contains("picture0"))
    #expect(page.components(separatedBy: ";base64,").count - 1 < uses.count)
  }

  @Test func `a script that fails is shown, and ends with 1`() throws {
    let book = try folder.write(PlayedBooks.story, to: "book.plist")
    try folder.write("wait 1s\nexpect tap star\n", to: "a.play")
    try folder.write("no such command\n", to: "b.play")
    let outcome = bookplay(["report", book])
    #expect(outcome.status == .bad)
    #expect(outcome.text.contains("class=\"failure\">\(folder.path(of: "a.play")):2:1: "))
    #expect(outcome.text.contains("the script cannot be played"))
    #expect(outcome.errors.contains("a.play` fails; the report shows where"))
    let one = try folder.write("wait 1s\n", to: "c.play")
    let only = bookplay(["report", book, "--script", one])
    #expect(only.status == .good && !only.text.contains("a.play"))
  }

  @Test func `a cycle of triggers and an endless book are shown`() throws {
    let ring = """
      { pages = ( { elements = (
        { type = text; name = a; text = A; trigger = { triggeringItem = b; triggerIsATouch = YES; }; },
        { type = text; name = b; text = B; trigger = { triggeringItem = a; triggerIsATouch = YES; }; } ); } ); }
      """
    let outcome = bookplay(["report", try folder.write(ring, to: "ring.plist")])
    #expect(outcome.status == .bad && outcome.text.contains("class=\"graph\""))
    let endless = bookplay(["report", try folder.write(PlayedBooks.endless, to: "endless.plist")])
    #expect(endless.status == .good && endless.text.contains("class=\"pass\""))
  }

  @Test func `sounds of one file that overlap each end on their own`() throws {
    let rule = "{ when = { event = tap; item = b; }; do = ( { action = playSound; trackName = \"pop.wav\"; } ); }"
    let book =
      "( { elements = ( { type = text; name = b; text = B; width = 9; height = 9; } ); rules = ( \(rule) ); } )"
    let file = try folder.write(book, to: "pop.plist")
    let books = "\(#filePath)/../../../../Books" as NSString
    try FileManager.default.copyItem(
      atPath: books.standardizingPath + "/Aquarium/sounds/plop.wav", toPath: folder.path(of: "pop.wav"))
    let script = try folder.write("tap b\nwait 0.1s\ntap b\nwait 3s\n", to: "pop.play")
    let page = bookplay(["report", file, "--script", script]).text
    #expect(page.contains("sounds&#10;0 s – 0.2 s, completed") && page.contains("sounds&#10;0.1 s – 0.3 s, completed"))
  }

  @Test func `an arrow that leads back stays in the picture`() throws {
    let ring = """
      { pages = ( { elements = ( { type = text; name = a; text = A; width = 9; height = 9; } ); rules = (
        { name = far; when = { event = tap; item = a; }; do = ( { action = show; item = a; } ); } ); } ); }
      """
    let page = bookplay(["report", try folder.write(ring, to: "ring.plist")]).text
    let arrows = page.components(separatedBy: "class=\"arrow\" d=\"M").dropFirst().map {
      $0.prefix { $0 != "\"" }.split { " CL".contains($0) }.compactMap { Double($0) }
    }
    let size = try #require(page.components(separatedBy: "viewBox=\"0 0 ").last).split { $0 == " " || $0 == "\"" }
    let (width, height) = (try #require(Double(size[0])), try #require(Double(size[1])))
    let back = try #require(arrows.first { $0.count > 8 })
    #expect(back[0] > back[back.count - 2])
    for (place, number) in back.enumerated() { #expect(number > 0 && number < (place % 2 == 0 ? width : height)) }
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
    let report = bookplay(["report", try folder.write(book, to: "book.plist")] + options).text
    #expect(report.contains("<h1>\(title)</h1>") && report.contains("<b>1</b> \(page)</figcaption>"))
  }

  @Test func `an aborted run is not a success`() throws {
    let tween = "{ properties = { x = 9; }; duration = 0.016; loopType = repeat; }"
    let element = "{ type = text; text = A; tweens = ( \(tween) ); }"
    let text = "( { elements = ( \(repeatElement(element, count: 40).joined(separator: ", ")) ); } )"
    let file = try folder.write(text, to: "busy.plist")
    let outcome = bookplay(["report", file])
    #expect(outcome.status == .bad)
    #expect(outcome.errors.contains("note: `by itself` fails; the report shows where"), "\(outcome.errors)")
    #expect(outcome.text.contains("more than 100000 events happen; the run is stopped there"))
  }
}
