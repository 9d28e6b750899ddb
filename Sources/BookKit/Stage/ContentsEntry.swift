/// A page as the contents of a book show it.
public struct ContentsEntry: Sendable, Equatable {
  /// The page, counted from 1.
  public let page: Int
  /// What rules and scripts call it.
  public let name: Name?
  /// Its title.
  public let title: Name?
  /// The file of a small picture of it.
  public let thumbnail: Name?
}

extension Player {
  /// The pages as the contents of the book show them.
  public var contents: [ContentsEntry] { plan.contents }

  /// The languages between which readers can choose, BCP 47; none when the book names none.
  public var languages: [String] {
    plan.languages.prefix(plan.namedLanguageCount).map { plan.names.text(of: $0) }
  }

  /// Whether the book has credits.
  public var hasCredits: Bool { !plan.credits.isEmpty }

  /// The size of the canvas, on which everything stands.
  public var canvas: Rectangle { plan.canvas }
}
