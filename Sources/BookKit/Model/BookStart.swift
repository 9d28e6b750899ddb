/// The place where hosts begin a book.
public enum BookStart: KeywordText, Keyword {
  /// The cover, after the introduction if the author drew one.
  case cover
  /// The first page.
  case read
}

extension BookStart: ExplainedKeyword {
  package static var kind: StaticString { "a value of `start`" }

  package var meaning: StaticString {
    switch self {
    case .cover: "the cover, after the introduction if the book has one"
    case .read: "page 1"
    }
  }
}
