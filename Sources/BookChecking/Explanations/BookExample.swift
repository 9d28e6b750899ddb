import BookKit
import PropertyList

/// A tiny book of which only the relevant part is shown.
package struct BookExample: Sendable {
  /// The relevant part: old-style text, or XML if it is a whole file.
  package let fragment: String
  /// The part of the book that the fragment stands for.
  private let part: Part
  /// The pictures and sounds in the book's folder, or `nil` if they don't matter.
  package let assets: AssetCatalog?

  /// A part of a book that a fragment can stand for.
  enum Part {
    /// The file.
    case file
    /// Keys of the book and their values.
    case book
    /// Keys of the only page and their values.
    case page
    /// The elements of the only page.
    case elements
  }

  init(_ part: Part, _ fragment: String, _ assets: [ExampleAsset]?) {
    self.fragment = fragment
    self.part = part
    self.assets = assets.map { AssetCatalog($0) }
  }

  /// The whole file as XML.
  package var text: String {
    switch part {
    case .file: fragment
    case .book: BookExample.xml("{" + fragment + "}")
    case .page: BookExample.xml("{ pages = ({" + fragment + "}); }")
    case .elements: BookExample.xml("{ pages = ({ elements = (" + fragment + "); }); }")
    }
  }

  /// Returns old-style text as XML, with words that look like numbers and Booleans as such; empty if it has errors.
  package static func xml(_ oldStyleText: String) -> String {
    guard let list = try? PropertyList(reading: PropertyList.Source(text: oldStyleText)) else { return "" }
    let all = (0..<list.nodeCount).map { NodeHandle($0) }
    return String(decoding: list.typingBareWords(among: all).written(as: .xml).bytes ?? [], as: UTF8.self)
  }
}
