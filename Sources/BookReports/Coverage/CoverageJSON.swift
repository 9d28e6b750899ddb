import BookKit
import Playthrough
import PropertyList

/// Coverage as JSON Lines: a line for each book and one for all books.
///
/// The line of a book lists all its parts, so that coverage from several runs can be merged.
package enum CoverageJSON {
  package static func lines(of books: [BookCoverage]) -> String {
    (books.map(members) + [members(of: CoverageText.total(of: books))]).map {
      JSONOutput(["coverage": .object($0)]).line
    }.joined()
  }

  static func members(of book: BookCoverage) -> [JSONValue.Member] {
    let kinds = book.counts.map { kind, count in
      JSONValue.object([.init("kind", kind.keyword.description.json)] + members(of: count))
    }
    return [.init("book", book.title.json)] + members(of: book.total)
      + [.init("kinds", .array(kinds)), .init("parts", .array(book.parts.map(value)))]
  }

  static func members(of count: ContentCoverage.Count) -> [JSONValue.Member] {
    [.init("reached", count.reached.json), .init("all", count.possible.json)]
  }

  private static func value(_ part: BookCoverage.Part) -> JSONValue {
    [
      "kind": part.kind.keyword.description.json, "page": part.page?.json, "section": part.section?.json,
      "item": part.item?.json, "name": part.name?.json, "text": part.text?.json, "language": part.language?.json,
      "line": part.place?.line.json, "column": part.place?.column.json, "isReached": part.isReached.json,
    ]
  }
}

extension CoverageJSON {
  package enum Line {
    case book(BookCoverage)
    /// The last line with the totals, which can be computed from the others.
    case total
  }

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
