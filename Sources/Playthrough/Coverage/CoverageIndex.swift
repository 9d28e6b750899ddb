import BookKit

/// Finds the parts of a book that an event is about.
struct CoverageIndex: Sendable {
  /// By page and name: the element as it is in most languages.
  private let elements: NameMap
  /// By that element and a language: the element as it is there.
  private let localized: NameMap
  /// For each kind, by what it belongs to and its name: the part.
  private let parts: [NameMap]
  /// The languages of the book, in UTF-8.
  let languages: [[UInt8]]
  /// For each credit its address on the web.
  let creditLinks: [[UInt8]?]
  /// What stands for the first credit in place of an element.
  let firstCredit: Int

  /// In place of a name: there is none.
  static let nameless = -1
  /// In place of a tween's name: the one that brings a banner, and the one that takes it back.
  static let arrival = -2
  static let departure = -3
  /// In place of a link's name: a credit's link to Twitter.
  static let twitter = -4

  init(_ builder: CoverageBuilder) {
    elements = NameMap(builder.elements)
    localized = NameMap(builder.localized)
    parts = builder.rows.map { NameMap($0) }
    languages = builder.book.languages.map { Array($0.value.utf8) }
    creditLinks = builder.book.credits.map { credit in credit.web.map { Array($0.value.utf8) } }
    firstCredit = builder.elementCount
  }

  /// The element of that name on a page, as it is in a language.
  func element(_ name: Name, onPage page: Int, language: Int?) -> Int? {
    guard let element = elements[page, name.number] else { return nil }
    return language.flatMap { localized[element, $0] } ?? element
  }

  /// A part of that kind.
  func part(_ kind: CoverageKind, of owner: Int, _ name: Int = nameless) -> Int? {
    parts[Int(kind.rawValue)][owner, name]
  }
}
