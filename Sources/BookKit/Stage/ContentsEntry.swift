/// A page as the contents of a book show it.
public struct ContentsEntry: Sendable, Equatable {
  /// The page, counted from 1.
  public let page: Int
  /// What rules and scripts call it.
  public let name: Name?
  /// Its title.
  public internal(set) var title: Name?
  /// The file of a small picture of it.
  public let thumbnail: Name?
}

extension Player {
  /// The title of the book in the present language, or `nil` if it has none.
  public var title: String? {
    plan.titles.text(of: 0, in: state.language).map { plan.names.text(of: $0) } ?? plan.title
  }

  /// The pages as the contents of the book show them, with their titles in the present language.
  public var contents: [ContentsEntry] {
    var contents = plan.contents
    for title in plan.pageTitles where Int(title.language) == state.language {
      contents[Int(title.owner)].title = title.text
    }
    return contents
  }

  /// The languages between which readers can choose, BCP 47: the book's own, and behind them those that only
  /// its parts name; none when there are neither.
  ///
  /// Where the book names none itself, its own texts can be left, but not chosen again.
  public var languages: [String] {
    plan.languages.dropFirst(plan.hasLanguage ? 0 : 1).map { plan.names.text(of: $0) }
  }

  /// Whether the book has credits.
  public var hasCredits: Bool { !plan.credits.isEmpty }

  /// The size of the canvas, on which everything stands.
  public var canvas: Rectangle { plan.canvas }
}

extension [TranslatedText] {
  /// What a page or a credit is called in a language that has a text of its own; of two the later one counts.
  func text(of owner: Int, in language: Int) -> Name? {
    last { Int($0.owner) == owner && Int($0.language) == language }?.text
  }
}
