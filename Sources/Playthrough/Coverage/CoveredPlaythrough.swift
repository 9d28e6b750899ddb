import BookKit

/// The coverage of a book by a playthrough whose events come piece by piece.
package struct CoveredPlaythrough: Sendable {
  package private(set) var coverage: ContentCoverage
  private var reader: CoverageReader

  /// Creates the coverage before a playthrough that starts in `language`; if that is `nil`, in the book's default
  /// language.
  package init(_ coverage: ContentCoverage, names: NameTable, startingIn language: String? = nil) {
    self.coverage = coverage
    reader = coverage.reader(names: names, startingIn: language)
  }

  /// Adds the parts reached by the next events, using the player's names, to which setting an option can add.
  package mutating func add(_ events: ArraySlice<Event>, names: NameTable) {
    reader.names = names
    coverage.add(events, by: &reader)
  }
}
