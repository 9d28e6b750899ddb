/// An entry of a book's table of contents, which describes a page.
public struct ContentsEntry: Sendable, Equatable {
  /// The page, counted from 1.
  public let page: Int
  /// The name by which rules and scripts refer to the page.
  public let name: Name?
  /// The title of the page.
  public internal(set) var title: Name?
  /// The file of a small picture of the page.
  public let thumbnail: Name?
}

extension [TranslatedText] {
  /// Returns the last text of a page or a credit in a language, or `nil` if there is none.
  func text(of owner: Int, in language: Int) -> Name? {
    last { Int($0.owner) == owner && Int($0.language) == language }?.text
  }
}
