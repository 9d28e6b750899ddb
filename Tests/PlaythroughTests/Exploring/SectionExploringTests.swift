import BookKit
import BookTestSupport
import Playthrough
import PropertyList
import Testing

/// Tests of exploring books with sections and options of their own.
@Suite struct SectionExploringTests {
  /// Returns the problems of a book whose second animal can be tapped only after another value was chosen.
  private func problems(cover: String, sections: String = "") throws -> [Discovery] {
    let text = """
      { options = { animal = cat; }; optionValues = { animal = (cat, dog); };
        sections = ( { section = cover; elements = ( \(cover) ); }, \(sections) );
        pages = ( { elements = (
            { type = text; name = dog; text = Dog; width = 90; height = 50; touchable = YES;
              visibleIf = "option.animal == 'dog'"; } );
          rules = ( { name = bark; when = { event = tap; item = dog; }; do = ( { action = hide; item = dog; } ); } ); }
        ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    let book = try #require(Book.read(list).book)
    var settings = Explorer.Settings()
    settings.budget = 4000
    var explorer = Explorer(Player(book), of: book, settings: settings)
    return explorer.explore().discoveries
  }

  private static let read = "{ type = text; name = go; text = Read; width = 90; height = 50; open = read; }"
  private static let dog = """
    { type = text; name = other; text = Dog; x = 200; width = 90; height = 50;
      onTap = ( { action = setOption; option = animal; to = dog; } ); }
    """

  @Test(arguments: ["\(read), \(dog)", read])
  func `what needs an option is found, whether a tap sets it or not`(cover: String) throws {
    #expect(try problems(cover: cover).map(\.kind) == [])
  }

  @Test func `a section that nothing opens is found`() throws {
    let play = "{ section = play; elements = ( { type = text; text = Back; width = 90; height = 50; open = back; } ); }"
    let found = try problems(cover: Self.read, sections: play)
    #expect(found.map(\.kind) == [.unreachedSection])
    let open = "{ type = text; name = p; text = Play; x = 400; width = 90; height = 50; open = play; }"
    #expect(try problems(cover: "\(Self.read), \(open)", sections: play).map(\.kind) == [])
  }

  @Test(arguments: [
    "{ type = puzzle; name = game; fileName = \"p.png\"; width = 400; height = 300; rows = 4; columns = 6; }",
    "{ type = coloring; name = game; width = 200; height = 100; regions = ("
      + (0..<20).map { "{ name = r\($0); path = \"M\($0 * 10) 0 L\($0 * 10 + 10) 0 L\($0 * 10) 100 Z\"; target = 2; }" }
      .joined(separator: ", ") + "); }",
  ])
  func `what waits for a game is found, however many moves complete it`(game: String) throws {
    let text = """
      { pages = ( { elements = ( \(game), { type = text; name = done; text = Done; y = 500; width = 90; height = 50;
          trigger = { triggeringItem = game; }; } ); } ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    let book = try #require(Book.read(list).book)
    var settings = Explorer.Settings()
    settings.budget = TestLength.pick(600, long: 4000)
    var explorer = Explorer(Player(book), of: book, settings: settings)
    #expect(!explorer.explore().discoveries.contains { $0.kind == .unseenElement })
  }
}
