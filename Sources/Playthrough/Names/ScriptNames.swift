import BookKit
import PropertyList

/// The names that scripts for a book can use, collected once.
public struct ScriptNames: Sendable {
  let book: Book
  /// The parts of the book by name, on all pages and sections.
  let scopes: NameScopes
  /// The sound files that drops, movies, games, rules and taps play.
  let soundFiles: [String]
  let games: GameNames
  private let generatedBanners: [String]

  /// Collects the names of a book.
  public init(_ book: Book) {
    let pages = book.pagesAndSections
    self.book = book
    scopes = NameScopes(book, pages: pages)
    soundFiles =
      pages.flatMap { $0.soundFiles } + book.rules.flatMap { $0.actions.soundFiles }
      + book.playableGames.flatMap { $0.soundFiles }
    games = GameNames(book)
    generatedBanners = book.generatedBanners
  }
}

extension ScriptNames {
  /// Returns the number of the page with this name or, if there is none, with this number.
  func page(_ text: [UInt8]) -> Int? {
    if let page = name(text).flatMap({ scopes.page($0) }), page.position < book.pages.count { return page.number }
    guard let number = Int64(digits: text), number >= 1, number <= book.pages.count else { return nil }
    return Int(number)
  }

  /// Returns whether the book draws an element with this name, or a generated section can have one.
  func hasElement(_ text: [UInt8]) -> Bool {
    name(text).map { scopes.hasElement($0, in: .book) } ?? false || games.hasPart(text)
      || book.hasGeneratedElement(text)
  }

  func hasSection(_ text: [UInt8]) -> Bool { book.sectionWords.contains { $0.utf8.elementsEqual(text) } }
  func hasOption(_ text: [UInt8]) -> Bool { book.optionNames.contains { $0.utf8.elementsEqual(text) } }
  func hasVariable(_ text: [UInt8]) -> Bool { name(text).map { scopes.hasVariable($0) } ?? false }
  func hasRegion(_ text: [UInt8]) -> Bool { name(text).map { scopes.hasRegion($0) } ?? false }
  func hasRule(_ text: [UInt8]) -> Bool { name(text).map { scopes.hasRule($0) } ?? false }

  func hasElement(_ text: [UInt8], where isMatch: (ElementType) -> Bool) -> Bool {
    types(of: text).contains(where: isMatch)
  }

  package func types(of text: [UInt8]) -> [ElementType] {
    elements(text).map { $0.type }.sorted { $0.ordinal < $1.ordinal }
  }

  /// Returns whether an element with this name is a slider, a dial or a flap.
  package func hasMovable(_ text: [UInt8]) -> Bool {
    elements(text).contains { element in element.variants.contains { $0.movable != nil } }
  }

  /// Returns whether an element called `item`, or any element if `item` is `nil`, has the tween.
  func hasTween(_ tween: [UInt8], of item: [UInt8]?) -> Bool {
    let isOfBanner = SlideIn.arrivalName.matches(tween) || SlideIn.departureName.matches(tween)
    if isOfBanner, item.map({ isGeneratedBanner($0) }) ?? !generatedBanners.isEmpty { return true }
    return has(tween, of: item, scopes.hasTween)
  }

  /// Returns whether an element called `item`, or any element if `item` is `nil`, has the drop target.
  func hasTarget(_ target: [UInt8], of item: [UInt8]?) -> Bool {
    let isPlace = ReservedName.place.matches(target)
    if isPlace, item.map({ games.hasPart($0) || book.hasGeneratedElement($0) }) ?? !games.isEmpty { return true }
    return has(target, of: item, scopes.hasTarget)
  }

  func hasSoundFile(_ text: [UInt8]) -> Bool { soundFiles.contains { $0.utf8.elementsEqual(text) } }

  func hasCredit(_ text: [UInt8]) -> Bool {
    book.credits.contains { credit in credit.name.map { $0.utf8.elementsEqual(text) } ?? false }
  }

  func hasCreditLink(_ text: [UInt8]) -> Bool {
    switch Player.CreditLink(text) {
    case .twitter?: book.credits.contains { $0.twitter != nil }
    case .web?: book.credits.contains { $0.web != nil }
    case .publisher?: book.publisherLink != nil
    case nil: false
    }
  }

  /// Returns whether the book or any of its parts has this language; empty means that the book names none.
  func hasLanguage(_ text: [UInt8]) -> Bool {
    text.isEmpty ? book.languages.isEmpty : languages.contains { $0.utf8.elementsEqual(text) }
  }

  package var languages: [String] { book.allLanguages }

  /// Returns whether a generated section can have a banner with this name.
  func isGeneratedBanner(_ item: [UInt8]) -> Bool { generatedBanners.contains { $0.utf8.elementsEqual(item) } }

  private func has(_ part: [UInt8], of item: [UInt8]?, _ isKnown: (Name, Name?, Scope) -> Bool) -> Bool {
    guard let part = name(part) else { return false }
    guard let item else { return isKnown(part, nil, .book) }
    return name(item).map { isKnown(part, $0, .book) } ?? false
  }

  private func name(_ text: [UInt8]) -> Name? { scopes.names.find(text) }

  /// Returns the first element with this name on each page or section that has one.
  func elements(_ text: [UInt8]) -> [Element] {
    name(text).map { scopes.elements($0) }.map { places in
      places.map { book[$0.page].elements[$0.element.position] }
    } ?? []
  }

  package func element(_ name: Name?, onPage number: Int?) -> Element? {
    guard let name, let number else { return nil }
    let page = PageIndex(number: number)
    return scopes.element(name, on: page).map { book[page].elements[$0.position] }
  }
}
