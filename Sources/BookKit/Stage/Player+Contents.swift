// The choices of readers: pages, languages and credits.

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

  /// The languages that readers can choose, as BCP 47 codes: those that the book names, or else those of its
  /// translations.
  ///
  /// The array is empty if there are none. If the book names no languages, setting the option `language` to an empty
  /// text returns to the book as it's written.
  public var languages: [String] {
    plan.languages.dropFirst(plan.hasLanguage ? 0 : 1).map { plan.names.text(of: $0) }
  }

  /// Returns the text of the button for a language: the word that the book has for it, or else its native name,
  /// such as `Deutsch`, or else its code.
  ///
  /// The section of options shows the same texts.
  public func name(ofLanguage code: String) -> String {
    let words = SectionWords(language: language, replacedBy: plan.source.value.book.words)
    return words.text(ofLanguage: code, among: languages)
  }

  /// Whether the book has credits to open: people, a description, or a publisher with an address.
  public var hasCredits: Bool { plan.hasCredits }

  /// The canvas on which everything is drawn.
  public var canvas: Rectangle { plan.canvas }
}
