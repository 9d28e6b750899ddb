import BookKit

struct CoverageIndex: Sendable {
  private let elements: NameMap
  private let localized: NameMap
  /// The parts of each kind, by owner and name.
  private let parts: [NameMap]
  /// The words of the drawn sections, which are numbered after the pages.
  private let sections: [Name?]
  private let pageCount: Int
  /// The book's own options with their values, the default first.
  let options: [(name: Name, values: [Value])]
  let languages: [[UInt8]]
  /// The index of the language in which the book begins; `nil` if the book declares no languages.
  let firstLanguage: Int?
  let creditLinks: [[UInt8]?]
  let publisherLink: [UInt8]?
  /// The owner index of the first credit; the indices below are those of the elements.
  let firstCredit: Int
  /// The owner index of the publisher, right after those of the credits.
  var publisher: Int { firstCredit + creditLinks.count }

  static let nameless = -1
  /// The numbers that replace the names of a banner's two tweens.
  static let arrival = -2
  static let departure = -3
  /// The number that replaces the name of a credit's Twitter link.
  static let twitter = -4
  /// The owner index of the games that have sections of their own.
  static let sections = -1

  init(_ builder: CoverageBuilder) {
    elements = NameMap(builder.elements)
    localized = NameMap(builder.localized)
    parts = builder.rows.map { NameMap($0) }
    sections = builder.places.dropFirst(builder.book.pages.count).map { $0.section?.value }
    pageCount = builder.book.pages.count
    options = builder.options
    languages = builder.languages.map { Array($0.value.utf8) }
    firstLanguage = builder.book.languages.isEmpty ? nil : 0
    creditLinks = builder.book.credits.map { credit in credit.web.map { Array($0.value.utf8) } }
    publisherLink = builder.book.publisherLink.map { Array($0.value.utf8) }
    firstCredit = builder.elementCount
  }

  /// Returns the number of the page or drawn section to which an event belongs, or `nil` if there is none.
  func page(of event: Event) -> Int? {
    guard let section = event.section else { return event.page }
    return sections.firstIndex(of: section).map { pageCount + $0 + 1 }
  }

  func element(_ name: Name, onPage page: Int, language: Int?) -> Int? {
    guard let element = elements[page, name.number] else { return nil }
    return language.flatMap { localized[element, $0] } ?? element
  }

  func part(_ kind: CoverageKind, of owner: Int, _ name: Int = nameless) -> Int? {
    parts[Int(kind.ordinal)][owner, name]
  }
}
