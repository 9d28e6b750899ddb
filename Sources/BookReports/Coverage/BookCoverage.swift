import BookKit
import Playthrough
import PropertyList

/// The coverage of a book, independent of the book itself so that it can be read back from a report.
package struct BookCoverage: Sendable {
  package let title: String
  package private(set) var parts: [Part]

  package struct Part: Sendable {
    let kind: CoverageKind
    /// The page, from 1, or `nil` for a part of the whole book.
    var page: Int?
    /// The name of the section that the author drew, if the part belongs to one.
    var section: String?
    /// The element, or the one that the part belongs to.
    var item: String?
    /// The tween, drop target, rule or option, or the name of the page.
    var name: String?
    /// The language, the link's address, the name in a credit, or the value of an option.
    var text: String?
    /// The language of the part if it exists in only one.
    var language: String?
    var place: PropertyList.Place?
    var isReached = false
  }

  init(title: String, parts: [Part]) { (self.title, self.parts) = (title, parts) }

  package init(_ coverage: ContentCoverage, title: String, names: NameTable, places: BookPlaces) {
    self.title = title
    parts = coverage.parts.indices.map { number in
      let model = coverage.parts[number]
      return Part(
        kind: model.kind, page: model.page, section: model.section.map { names.text(of: $0) },
        item: model.item.map { names.text(of: $0) }, name: model.name.map { names.text(of: $0) }, text: model.text,
        language: model.language, place: places.place(of: model.node), isReached: coverage.reachedFlags[number])
    }
  }

  package mutating func add(_ other: BookCoverage) -> Bool {
    guard parts.count == other.parts.count, zip(parts, other.parts).allSatisfy({ $0.isSame(as: $1) }) else {
      return false
    }
    for number in parts.indices where other.parts[number].isReached { parts[number].isReached = true }
    return true
  }

  var counts: [(kind: CoverageKind, count: ContentCoverage.Count)] {
    var counts = CoverageKind.allCases.map { (kind: $0, count: ContentCoverage.Count()) }
    for index in parts.indices {
      let kind = Int(parts[index].kind.ordinal)
      counts[kind].count.add(ContentCoverage.Count(reached: parts[index].isReached ? 1 : 0, possible: 1))
    }
    return counts.filter { $0.count.possible > 0 }
  }

  package var total: ContentCoverage.Count {
    ContentCoverage.Count(reached: parts.count { $0.isReached }, possible: parts.count)
  }

  var missing: [Part] { parts.filter { !$0.isReached } }
  func place(of part: Part) -> String { part.place.map { "\(title):\($0)" } ?? title }
}

extension BookCoverage.Part {
  fileprivate func isSame(as other: Self) -> Bool {
    (kind, page, section, place) == (other.kind, other.page, other.section, other.place)
      && (item, name, text, language) == (other.item, other.name, other.text, other.language)
  }
}
