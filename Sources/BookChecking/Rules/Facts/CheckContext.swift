import BookKit
import PropertyList

/// The input of a check; a class, so that passing it on for each element is cheap.
final class CheckContext: Sendable {
  /// The book, with its drawn sections appended to its pages because most checks concern both.
  let book: Book
  let gameWords: [String]
  let sectionWords: [String]
  let pages: IndexedArray<PageIndex, CheckedPage>
  /// The number of pages, without sections.
  let pageCount: Int
  let list: PropertyList
  /// The facts about the files in the book's folder, or `nil` if they weren't inspected.
  let assets: AssetCatalog?
  private let touchability: Touchability
  let names: NameScopes
  let effects: RuleEffects
  /// The languages of the book, including those that only its parts mention.
  let languages: [String]
  let unread: UnreadKeys
  private let doubts: ElementDoubts

  /// Creates the input of checks; `isWhole` is whether the book was read without any problem.
  init(book: Book, of reading: BookReading, list: PropertyList, assets: AssetCatalog?, isWhole: Bool = false) {
    pageCount = book.pages.count
    gameWords = book.gameWords
    sectionWords = book.sectionWords(ofGames: gameWords)
    var book = book
    if !book.sections.isEmpty { book.pages = book.pagesAndSections }
    (self.book, self.list, self.assets) = (book, list, assets)
    let unread = UnreadKeys(reading, in: list)
    let lost = (isWhole ? [] : Array(book.pageIndices)).flatMap { page in
      UnparsedNames.elements(of: book[page], list, book.names).map { (page: page, name: $0) }
    }
    let names = NameScopes(
      book, pages: book.pages, unparsedElements: lost,
      unparsedVariables: isWhole ? [] : UnparsedNames.variables(of: list, book.names))
    let doubts = ElementDoubts(unread, names)
    let touchability = Touchability(book)
    pages = IndexedArray(book.pages.map { CheckedPage($0, of: book, touchability, doubts, assets: assets) })
    (self.touchability, self.unread, self.names, self.doubts) = (touchability, unread, names, doubts)
    effects = RuleEffects(book, pages, names, unread)
    languages = book.allLanguages
  }
}

extension CheckContext {
  func hasGame(_ name: Name) -> Bool {
    let text = book.names.utf8(of: name)
    return gameWords.contains { $0.utf8.elementsEqual(text) }
  }

  func isGameElement(_ name: Name) -> Bool {
    pages.contains { checked in checked.parts.games.contains { checked.page[$0].name == name } }
  }

  func rules(ofOption name: Name) -> OptionRules? { book.rules(ofOption: name, languages: languages) }

  /// Returns whether a key that contains elements of the scope couldn't be read.
  func lacksElements(in scope: Scope) -> Bool {
    guard !unread.isEmpty else { return false }
    switch scope {
    case .page(let index):
      let page = book[index]
      return unread.holds("elements", in: page.node)
        || page.elements.contains { $0.type == .group && unread.holds("elements", in: $0.node) }
    case .book:
      return unread.holds("pages", in: list.root) || pages.indices.contains { lacksElements(in: .page($0)) }
    }
  }

  func checked(_ page: Page) -> CheckedPage {
    CheckedPage(page, of: book, touchability, doubts, assets: assets)
  }

  func text(of name: Name) -> String { Quotation.of(book.names.utf8(of: name)) }
}
