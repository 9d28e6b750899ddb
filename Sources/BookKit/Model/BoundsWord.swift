/// A word for the bounds of a page's bodies, instead of a rectangle.
enum BoundsWord: KeywordText, ExplainedKeyword {
  case canvas
  case none

  static var kind: StaticString { "a value of `bounds`" }

  var meaning: StaticString {
    switch self {
    case .canvas: "bodies bounce off the edges of the canvas"
    case .none: "bodies can leave the canvas"
    }
  }
}
