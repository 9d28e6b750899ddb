import BookKit
import Playthrough
import PropertyList

/// What of a book its scripts have reached.
struct BookCoverage {
  /// What messages call the book.
  let title: String
  let names: NameTable
  let places: BookPlaces
  var coverage: Coverage

  /// Where a part stands, as editors understand it.
  func place(of part: Coverage.Part) -> String {
    places.place(of: part.node).map { "\(title):\($0)" } ?? title
  }

  /// A name of the book.
  func text(of name: Name?) -> String? { name.map { names.text(of: $0) } }
}
