import PropertyList
import Testing

@testable import BookKit

/// Tests of what names stand for on a page and in the whole book.
@Suite struct NameScopesTests {
  static let text = """
    { variables = { apples = 1; };
      pages = (
        { name = pond;
          elements = (
            { type = text; text = a; name = moon; tweens = ( { name = rise; } );
              onTap = ( { action = playSound; trackName = "tap.wav"; } ); },
            { type = image; fileName = "a.png"; name = moon; tweens = ( { name = hidden; } ); },
            { type = image; fileName = "a.png"; draggable = YES; dropTargets = ( { name = bowl; } ); } );
          rules = ( { name = night; when = { event = tap; item = "tap.wav"; };
            do = ( { action = hide; item = moon; }, { action = playSound; trackName = moon; } ); } ); },
        { elements = ( { type = audio; name = star; }, { type = text; text = b; name = moon; } ); } );
      sections = ( { section = cover; elements = ( { type = text; text = c; name = sun; slideIn = { }; } ); } ); }
    """

  private let book: Book
  private let scopes: NameScopes

  init() throws {
    book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: Self.text))).book)
    scopes = NameScopes(book, pages: book.pagesAndSections)
  }

  /// A name, and the elements of the pages and the section that it means.
  static let elements: [(name: String, places: [[Int]])] = [
    ("moon", [[0, 0], [1, 1]]), ("element2", [[0, 2]]), ("star", [[1, 0]]), ("sun", [[2, 0]]), ("rise", []),
  ]

  @Test(arguments: elements) func `of several elements of a page the first is meant`(
    _ example: (name: String, places: [[Int]])
  ) throws {
    let name = try #require(scopes.names.find(example.name))
    #expect(scopes.elements(name).map { [$0.page.position, $0.element.position] } == example.places)
    #expect(scopes.hasElement(name, in: .book) == !example.places.isEmpty)
    for page in 0..<3 {
      let place = example.places.first { $0[0] == page }
      #expect(scopes.element(name, on: PageIndex(page))?.position == place?[1])
      #expect(scopes.elements(name, in: .page(PageIndex(page))).count == (place == nil ? 0 : 1))
    }
  }

  /// A tween, its element, a page or the whole book, and whether it is known there.
  static let tweens: [(tween: String, item: String?, page: Int?, isKnown: Bool)] = [
    ("rise", "moon", 0, true), ("rise", "moon", 1, false), ("rise", "moon", nil, true), ("rise", nil, 0, true),
    ("rise", nil, 1, false), ("rise", nil, nil, true), ("hidden", "moon", 0, false), ("hidden", nil, 0, true),
    ("rise", "star", nil, false), ("slideIn", "sun", 2, true), ("slideOut", "sun", 2, false),
    ("slideIn", nil, 0, false), ("slideIn", nil, nil, true), ("bowl", nil, nil, false),
  ]

  @Test(arguments: tweens) func `a tween is known where its element is`(
    _ example: (tween: String, item: String?, page: Int?, isKnown: Bool)
  ) throws {
    // A name that the book doesn't use isn't in the table.
    let tween = scopes.names.find(example.tween)
    let item = try example.item.map { try #require(scopes.names.find($0)) }
    let scope = example.page.map { Scope.page(PageIndex($0)) } ?? .book
    #expect((tween.map { scopes.hasTween($0, of: item, in: scope) } ?? false) == example.isKnown)
  }

  @Test func `other names are those of the whole book`() throws {
    let name = { (text: String) in try #require(scopes.names.find(text)) }
    #expect(try scopes.page(name("pond"))?.number == 1)
    #expect(try scopes.hasVariable(name("apples")))
    #expect(try !scopes.hasVariable(name("pond")))
    #expect(try scopes.hasRule(name("night")))
    #expect(try !scopes.hasRule(name("moon")))
    #expect(try scopes.hasOption(name("voice")))
  }

  @Test func `parts and files belong to their page`() throws {
    let (pond, next) = (Scope.page(PageIndex(0)), Scope.page(PageIndex(1)))
    let bowl = try #require(scopes.names.find("bowl"))
    let file = try #require(scopes.names.find("tap.wav"))
    #expect(scopes.hasTarget(bowl, of: scopes.names.find("element2"), in: pond))
    #expect(!scopes.hasTarget(bowl, of: nil, in: next))
    #expect(scopes.hasSoundFile(file, in: pond))
    #expect(scopes.hasSoundFile(file, in: .book))
    #expect(!scopes.hasSoundFile(file, in: next))
  }
}
