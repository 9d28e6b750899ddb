import BookFiles
import Testing

/// Books for the examples.
enum ExampleBook {
  /// Returns the book in a text, or throws if the text isn't a book.
  static func book(_ text: String) throws -> Book {
    try #require(BookCheck.check(PropertyList.Source(text: text, name: "book.plist")).book)
  }
}
