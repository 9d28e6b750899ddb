import BookKit
import Playthrough
import PropertyList

/// What of a book its scripts have reached, apart from the book itself: it can be read back from what was told of it.
struct BookCoverage: Sendable {
  /// What messages call the book.
  let title: String
  /// Everything that can come about, in the order of the book.
  private(set) var parts: [Part]

  /// Something that can come about.
  struct Part: Sendable {
    let kind: CoverageKind
    /// Its page, counted from 1; nothing of the book's own.
    var page: Int?
    /// The element that it belongs to, or is.
    var item: String?
    /// The tween, the drop target, the rule, or the name of the page.
    var name: String?
    /// The language, the address, or who is thanked.
    var text: String?
    /// The language to which it belongs alone.
    var language: String?
    /// Where it stands in the book; nothing in a binary file.
    var place: PropertyList.Place?
    /// Whether it has come about.
    var isReached = false
  }

  init(title: String, parts: [Part]) {
    self.title = title
    self.parts = parts
  }

  init(_ coverage: Coverage, title: String, names: NameTable, places: BookPlaces) {
    self.title = title
    parts = coverage.parts.indices.map { number in
      let model = coverage.parts[number]
      var part = Part(kind: model.kind)
      part.page = model.page
      part.item = model.item.map { names.text(of: $0) }
      part.name = model.name.map { names.text(of: $0) }
      part.text = model.text
      part.language = model.language
      part.place = places.place(of: model.node)
      part.isReached = coverage.isReached[number]
      return part
    }
  }

  /// Takes in what other scripts of the same book have reached; fails when it is another book.
  mutating func add(_ other: BookCoverage) -> Bool {
    guard parts.count == other.parts.count, zip(parts, other.parts).allSatisfy({ $0.isSame(as: $1) }) else {
      return false
    }
    for number in parts.indices where other.parts[number].isReached { parts[number].isReached = true }
    return true
  }

  /// How many parts of a kind have come about.
  func count(of kind: CoverageKind) -> Coverage.Count {
    let own = parts.filter { $0.kind == kind }
    return Coverage.Count(reached: own.count { $0.isReached }, all: own.count)
  }

  /// How many parts have come about.
  var total: Coverage.Count { Coverage.Count(reached: parts.count { $0.isReached }, all: parts.count) }

  /// What has not come about.
  var missing: [Part] { parts.filter { !$0.isReached } }

  /// Where a part stands, as editors understand it.
  func place(of part: Part) -> String { part.place.map { "\(title):\($0)" } ?? title }
}

extension BookCoverage.Part {
  /// Whether both are the same part of a book, reached or not.
  fileprivate func isSame(as other: Self) -> Bool {
    (kind, page, place) == (other.kind, other.page, other.place)
      && (item, name, text, language) == (other.item, other.name, other.text, other.language)
  }
}
