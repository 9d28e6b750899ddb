/// The place where hosts begin a book.
public enum BookStart: UInt8, Keyword {
  /// The cover, after the introduction if the author drew one.
  case cover
  /// The pages.
  case read

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .cover: "cover"
    case .read: "read"
    }
  }
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
