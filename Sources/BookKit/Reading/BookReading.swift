import PropertyList

/// The result of reading a book: as much of it as could be understood.
///
/// To find the mistakes in the book, check it with `BookCheck`.
public struct BookReading: Sendable {
  /// The book, or `nil` if the property list isn't a book.
  public let book: Book?
  /// The problems, in the order in which they were found.
  package let diagnostics: [Diagnostic]
  /// The required keys that are present but misspelt; their absence isn't reported a second time.
  package let misspelt: MisspeltKeys
}

extension Book {
  /// Reads a book from a property list, continuing after errors.
  public static func read(_ list: PropertyList) -> BookReading {
    var reader = BookReader(list)
    return reader.read()
  }
}
