/// A property of an element that can be animated.
public enum Property: UInt8, Keyword {
  /// The left edge.
  case x
  /// The top edge.
  case y
  /// The width.
  case width
  /// The height.
  case height
  /// The opacity.
  case alpha
  /// The rotation.
  case rotation
  /// The horizontal scale.
  case scaleX
  /// The vertical scale.
  case scaleY
  /// The font size of a text.
  case fontSize
  /// The volume of a sound.
  case volume
  /// The frame of a movie.
  case frame
  /// The font colour of a text.
  case fontColor

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .alpha: "alpha"
    case .rotation: "rotation"
    case .scaleX: "scaleX"
    case .scaleY: "scaleY"
    case .fontSize: "fontSize"
    case .volume: "volume"
    case .frame: "frame"
    case .fontColor: "fontColor"
    }
  }
}

extension Property {
  /// Returns whether elements of this type have the property.
  public func belongs(to type: ElementType) -> Bool {
    switch self {
    case .fontSize, .fontColor: type == .text
    case .volume: type == .audio
    case .frame: type == .movie
    default: true
    }
  }
}
