import PropertyList

/// What came of reading a book: the book as far as it can be understood, and what is wrong with how it is written.
public struct BookReading: Sendable {
  /// The book; nothing when the property list is no book at all.
  public let book: Book?
  /// What is wrong, in the order in which it was found.
  package let diagnostics: [Diagnostic]
  /// Which keys are there under a misspelt name: that they are missing is no second mistake.
  let misspelt: MisspeltKeys
}

extension Book {
  /// Reads a book from a property list, going on after every mistake.
  public static func read(_ list: PropertyList) -> BookReading {
    var reader = BookReader(list)
    return reader.read()
  }
}
