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

  /// The languages between which readers can choose, BCP 47: the book's own, and behind them those that only elements
  /// name; none when there are neither.
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
