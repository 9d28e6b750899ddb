/// An entry of a book's table of contents, which describes a page.
public struct ContentsEntry: Sendable, Equatable {
  /// The page, counted from 1.
  public let page: Int
  /// The name by which rules and scripts refer to it.
  public let name: Name?
  /// The title of the page.
  public internal(set) var title: Name?
  /// The file of a small picture of the page.
  public let thumbnail: Name?
}

extension Player {
  /// The title of the book in the current language, or `nil` if it has none.
  public var title: String? {
    plan.titles.text(of: 0, in: state.language).map { plan.names.text(of: $0) } ?? plan.title
  }

  /// The table of contents, with the titles of the pages in the current language.
  public var contents: [ContentsEntry] {
    var contents = plan.contents
    for title in plan.pageTitles where Int(title.language) == state.language {
      contents[Int(title.owner)].title = title.text
    }
    return contents
  }

  /// The languages that readers can choose, as BCP 47 codes: the book's own, then those that only its parts use.
  ///
  /// It's empty if there are none. If the book itself names no languages, readers can switch away from its own texts,
  /// but not back to them.
  public var languages: [String] {
    plan.languages.dropFirst(plan.hasLanguage ? 0 : 1).map { plan.names.text(of: $0) }
  }

  /// Whether the book has credits.
  public var hasCredits: Bool { !plan.credits.isEmpty }

  /// The canvas on which everything is drawn.
  public var canvas: Rectangle { plan.canvas }
}

extension [TranslatedText] {
  /// Returns the text of a page or a credit in a language, or `nil` if it has none; of two the later one counts.
  func text(of owner: Int, in language: Int) -> Name? {
    last { Int($0.owner) == owner && Int($0.language) == language }?.text
  }
}
