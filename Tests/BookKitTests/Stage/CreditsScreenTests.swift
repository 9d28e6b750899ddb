import BookKit
import PropertyList
import Testing

/// Tests of the credits as a screen: what is on it, and where.
@Suite struct CreditsScreenTests {
  /// Returns the credits of a book with these keys.
  private func screen(_ keys: String, language: String? = nil) throws -> CreditsScreen? {
    let source = PropertyList.Source(text: "{ canvas = { width = 600; height = 480; }; \(keys) pages = ( { } ); }")
    let list = try #require(PropertyList.read(source).document)
    var player = Player(try #require(Book.read(list).book))
    player.open(page: 1)
    #expect(player.creditsScreen == nil && !player.showsCredits)
    let areOpened = player.perform(.openCredits) == nil
    #expect(areOpened == player.hasCredits && player.showsCredits == player.hasCredits)
    if let language { player.perform(.language(language)) }
    return player.creditsScreen
  }

  private static let whole = """
    title = Moon; about = "A book about the moon."; publisher = Harbour; publisherLink = "https://harbour.example/";
    credits = ( { name = Ann; web = "https://ann.example/"; } ); languages = ( en, it );
    localized = { it = { title = Luna; about = "Un libro sulla luna."; }; };
    """

  @Test func `the credits show the book, a person, a description and the publisher`() throws {
    let screen = try #require(try screen(Self.whole))
    #expect(screen.title == "Moon" && screen.about == "A book about the moon." && screen.publisher == "Harbour")
    #expect(screen.credit?.index == 0 && screen.background == nil)
    #expect(screen.hasLink(.publisher) && screen.hasLink(.web) && !screen.hasLink(.twitter))
  }

  @Test func `titles and descriptions are in the language of the reader`() throws {
    let screen = try #require(try screen(Self.whole, language: "it"))
    #expect(screen.title == "Luna" && screen.about == "Un libro sulla luna.")
    let same = try #require(
      try self.screen("about = A; localized = { de = { title = Mond; }; }; languages = ( en, de );", language: "de"))
    #expect(same.title == "Mond" && same.about == "A")
  }

  @Test(arguments: ["", "title = Moon; publisher = Harbour; creditsBackground = red;"])
  func `a book without people, description and address has no credits`(keys: String) throws {
    #expect(try screen(keys) == nil)
  }

  @Test func `credits need no people`() throws {
    for keys in ["about = A;", "publisherLink = \"https://a.example/\";", "localized = { it = { about = A; }; };"] {
      #expect(try #require(try screen(keys)).credit == nil)
    }
  }

  @Test func `links can be tapped only while the credits are open, and a person's only while there is one`() throws {
    let text = "{ publisherLink = \"https://a.example/\"; pages = ( { } ); }"
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    var player = Player(try #require(Book.read(list).book))
    var answers = [player.perform(.tapCredit(.publisher))]
    player.open(page: 1)
    answers.append(player.perform(.tapCredit(.publisher)))
    player.perform(.openCredits)
    answers += [
      player.perform(.tapCredit(.web)), player.perform(.tapCredit(.twitter)), player.perform(.tapCredit(.publisher)),
    ]
    player.turnToNextPage()
    answers.append(player.perform(.tapCredit(.publisher)))
    #expect(answers.map { $0 == nil } == [false, false, false, false, true, false])
    #expect(player.events.count { $0.kind == .linkOpened } == 1)
  }

  @Test func `the title is above, and the publisher in the lowest third`() throws {
    let layout = try #require(try screen(Self.whole)).layout
    let frames = [layout.title, layout.credit, layout.about, layout.publisher]
    #expect(layout.fontSize == 30 && frames.allSatisfy { $0.x == 48 && $0.width == 504 && $0.height > 0 })
    // Only the person and the description have a gap between them.
    let gaps = zip(frames, frames.dropFirst()).map { $1.y - $0.y - $0.height }
    #expect(zip(gaps, [0, 15, 0]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(gaps)")
    #expect(layout.title.y == 24 && abs(layout.publisher.y - 320) < 1e-9)
    #expect(abs(layout.publisher.y + layout.publisher.height - 456) < 1e-9)
  }

  @Test func `what is missing leaves its room to the others`() throws {
    let alone = try #require(try screen("about = A;")).layout
    #expect(alone.about == Rectangle(x: 48, y: 24, width: 504, height: 432))
    let people = try #require(try screen("credits = ( { name = Ann; } );")).layout
    #expect(people.credit == alone.about && people.about.height == 0 && people.publisher.height == 0)
  }

  /// The colour of letters, by background.
  static let colors: [(background: String, isLight: Bool)] = [
    ("", true), ("creditsBackground = \"#303040\";", true), ("creditsBackground = white;", false),
    ("creditsBackground = \"#FFFFFF20\";", true), ("creditsBackground = \"sky.png\";", true),
    ("creditsBackground = { colors = ( white, yellow, black ); };", false),
    ("creditsBackground = { colors = ( white, black, navy ); };", true),
  ]

  @Test(arguments: colors)
  func `letters are easy to read on the background`(background: String, isLight: Bool) throws {
    let screen = try #require(try screen("about = A; \(background)"))
    #expect(screen.textColor == (isLight ? Color(red: 255, green: 255, blue: 255) : .black))
  }
}
