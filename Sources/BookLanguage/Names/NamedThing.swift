import BookKit
import PropertyList

enum NamedThing: Equatable {
  case element(PropertyListPath)
  case tween(PropertyListPath)
  case target(PropertyListPath)
  case page(PropertyListPath)
  case rule(PropertyListPath)
  case variable(String)
  case language(String)
  case file(AssetPath)

  var title: String {
    switch self {
    case .element: "element"
    case .tween: "tween"
    case .target: "drop target"
    case .page: "page"
    case .rule: "rule"
    case .variable: "variable"
    case .language: "language"
    case .file: "file"
    }
  }

  var path: PropertyListPath? {
    switch self {
    case .element(let path), .tween(let path), .target(let path), .page(let path), .rule(let path): path
    case .variable, .language, .file: nil
    }
  }
}

/// A name at a place in a document, and the things to which it can refer.
struct NameHit {
  /// The things with that name; there are several if elements on several pages share it.
  let things: [NamedThing]
  let range: Range<Int>
  let name: String
}
