import BookFiles
import Testing

/// Books for the examples.
enum ExampleBook {
  /// The book that stands in a text, which must be one.
  static func book(_ text: String) throws -> Book {
    try #require(BookCheck.check(PropertyList.Source(text: text, name: "book.plist")).book)
  }
}
