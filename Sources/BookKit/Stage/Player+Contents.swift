// What readers can choose from: pages, languages and credits.

extension Player {
  /// The title of the book in the current language, or `nil` if it has none.
  public var title: String? {
    plan.titles.text(of: 0, in: state.language).map { plan.names.text(of: $0) } ?? plan.title
  }

  /// The table of contents, with the titles of the pages in the current language.
  public var tableOfContents: [ContentsEntry] {
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

  /// Whether the book has credits to open: people, a description, or a publisher with an address.
  public var hasCredits: Bool { plan.hasCredits }

  /// The canvas on which everything is drawn.
  public var canvas: Rectangle { plan.canvas }
}
