import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of what scripts cover of sections, options and taps.
@Suite struct SectionCoverageTests {
  private static let text = """
    { options = { animal = duck; loud = YES; textSize = 125; }; optionValues = { animal = (cat, duck); };
      sections = (
        { section = cover; elements = (
            { type = text; name = go; text = Read; width = 90; height = 40; open = read;
              onTap = ( { action = setOption; option = animal; to = cat; } );
              localized = { de = { text = Lesen; }; }; } );
          rules = ( { name = greet; when = { event = section.opened; }; do = ( { action = hide; item = go; } );
            delay = 9; } ); },
        { section = cover; elements = ( { type = text; name = lost; text = a; } ); } );
      pages = ( { elements = ( { type = activearea; name = pad; width = 90; height = 40; open = options; } ); } ); }
    """

  private static func book() throws -> Book {
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    return try #require(Book.read(list).book)
  }

  private static func words(_ part: ContentCoverage.Part, _ names: NameTable) -> String {
    var words = [part.kind.keyword.description]
    if let page = part.page { words.append("\(page)") }
    words += [part.section, part.item, part.name].compactMap { $0.map { names.text(of: $0) } }
    if let text = part.text { words.append(text) }
    return words.joined(separator: " ")
  }

  @Test func `drawn sections, own options and taps count, and generated sections don't`() throws {
    let book = try Self.book()
    #expect(
      ContentCoverage(book).parts.map { Self.words($0, book.names) } == [
        "page 1", "element 1 pad", "active-area 1 pad", "open 1 pad",
        "section cover", "element cover go", "open cover go", "on-tap cover go", "rule cover greet",
        "option animal duck", "option animal cat", "option loud on", "option loud off", "language de",
      ])
  }

  @Test(arguments: [
    ("wait 0s", ["page 1", "element 1 pad", "option animal duck", "option loud on"]),
    (
      "tap pad\noption loud off",
      [
        "page 1", "element 1 pad", "active-area 1 pad", "open 1 pad", "option animal duck", "option loud on",
        "option loud off",
      ]
    ),
    (
      "option loud off\nopen cover\ntap go",
      [
        "page 1", "element 1 pad", "section cover", "element cover go", "open cover go", "on-tap cover go",
        "option animal duck", "option animal cat", "option loud off",
      ]
    ),
    (
      "open cover\nwait 9s",
      ["section cover", "element cover go", "rule cover greet", "option animal duck", "option loud on"]
    ),
  ])
  func `a script covers what it opens, taps and sets`(script: String, parts: [String]) throws {
    let book = try Self.book()
    let reading = Script.read(PropertyList.Source(text: script), for: book)
    #expect(reading.errors.map(\.message) == [])
    var runner = ScriptRunner(player: Player(book), names: ScriptNames(book))
    let failure = runner.run(reading.script)
    #expect(failure?.message == nil)
    var coverage = ContentCoverage(book)
    coverage.add(runner.events, names: runner.player.names)
    let reached = coverage.parts.indices.filter { coverage.reachedFlags[$0] }
    #expect(reached.map { Self.words(coverage.parts[$0], book.names) } == parts)
  }
}
