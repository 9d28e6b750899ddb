import BookKit
import Playthrough
import PropertyList

/// Coverage as JSON Lines: a line for each book and one for all books.
///
/// The line of a book lists all its parts, so that coverage from several runs can be merged.
package enum CoverageJSON {
  package static func lines(of books: [BookCoverage]) -> String {
    (books.map(value) + [value(CoverageText.total(of: books))]).map { JSONOutput(["coverage": $0]).line }.joined()
  }

  static func value(_ book: BookCoverage) -> JSONValue {
    let kinds = book.counts.map { JSONValue.joined(["kind": $0.kind.keyword.description.json], value($0.count)) }
    return .joined(
      ["book": book.title.json], value(book.total), ["kinds": .array(kinds), "parts": .array(book.parts.map(value))])
  }

  static func value(_ count: ContentCoverage.Count) -> JSONValue {
    ["reached": count.reached.json, "all": count.possible.json]
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
    return BookCoverage.Part(
      kind: kind, page: value["page"]?.integer, section: value["section"]?.text, item: value["item"]?.text,
      name: value["name"]?.text, text: value["text"]?.text, language: value["language"]?.text,
      place: PropertyList.Place(in: value), isReached: isReached)
  }
}
