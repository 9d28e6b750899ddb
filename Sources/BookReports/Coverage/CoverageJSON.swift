import BookKit
import Playthrough
import PropertyList

/// Coverage as JSON Lines: a line for each book and one for all books.
///
/// The line of a book lists all its parts, so that coverage from several runs can be merged.
package enum CoverageJSON {
  /// Returns a line for each book, and one with the totals.
  package static func lines(of books: [BookCoverage]) -> String {
    books.reduce("") { $0 + line(of: $1) } + totalLine(of: books)
  }

  private static func line(of book: BookCoverage) -> String {
    line { write(book, to: &$0) }
  }

  /// Writes the members of a book's coverage.
  static func write(_ book: BookCoverage, to object: inout JSONOutput) {
    object.member("book", book.title)
    write(book.total, to: &object)
    object.objects("kinds", book.counts) { object, counted in
      object.member("kind", counted.kind.keyword.description)
      write(counted.count, to: &object)
    }
    object.objects("parts", book.parts) { write($1, to: &$0) }
  }

  private static func totalLine(of books: [BookCoverage]) -> String {
    line { write(CoverageText.total(of: books), to: &$0) }
  }

  private static func line(_ body: (inout JSONOutput) -> Void) -> String {
    var output = JSONOutput()
    output.object { $0.object("coverage", body) }
    return output.line
  }

  /// Writes the members of a count.
  static func write(_ count: ContentCoverage.Count, to object: inout JSONOutput) {
    object.member("reached", count.reached)
    object.member("all", count.possible)
  }

  private static func write(_ part: BookCoverage.Part, to object: inout JSONOutput) {
    object.member("kind", part.kind.keyword.description)
    object.member("page", part.page)
    object.member("section", part.section)
    object.member("item", part.item)
    object.member("name", part.name)
    object.member("text", part.text)
    object.member("language", part.language)
    object.member("line", part.place?.line)
    object.member("column", part.place?.column)
    object.member("isReached", part.isReached)
  }
}

extension CoverageJSON {
  /// A line of coverage.
  package enum Line {
    case book(BookCoverage)
    /// The last line with the totals, which can be computed from the others.
    case total
  }

  /// Returns the line that `value` represents, or `nil` if it isn't a line of coverage.
  package static func read(_ value: JSONValue) -> Line? {
    guard let coverage = value["coverage"], coverage["all"]?.integer != nil else { return nil }
    guard let title = coverage["book"]?.text else { return .total }
    guard let values = coverage["parts"]?.array else { return nil }
    let parts = values.compactMap(part)
    return parts.count == values.count ? .book(BookCoverage(title: title, parts: parts)) : nil
  }

  private static func part(_ value: JSONValue) -> BookCoverage.Part? {
    guard let word = value["kind"]?.text,
      let kind = CoverageKind(word.utf8),
      case .boolean(let isReached)? = value["isReached"]
    else { return nil }
    var part = BookCoverage.Part(kind: kind)
    part.page = value["page"]?.integer
    part.section = value["section"]?.text
    part.item = value["item"]?.text
    part.name = value["name"]?.text
    part.text = value["text"]?.text
    part.language = value["language"]?.text
    if let line = value["line"]?.integer, let column = value["column"]?.integer {
      part.place = PropertyList.Place(line: line, column: column)
    }
    part.isReached = isReached
    return part
  }
}
