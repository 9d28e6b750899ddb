/// A word for the bounds of a page's bodies, instead of a rectangle.
enum BoundsWord: UInt8, ExplainedKeyword {
  /// The edges of the canvas.
  case canvas
  case none

  static var kind: StaticString { "a value of `bounds`" }

  var keyword: StaticString {
    switch self {
    case .canvas: "canvas"
    case .none: "none"
    }
  }

  var meaning: StaticString {
    switch self {
    case .canvas: "bodies bounce off the edges of the canvas"
    case .none: "bodies can leave the canvas"
    }
  }
}
