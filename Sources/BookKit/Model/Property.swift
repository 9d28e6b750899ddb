/// A property of an element that can be animated.
public enum Property: KeywordText, Keyword {
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
}

extension Property {
  /// Returns whether elements of this type have the property.
  public func belongs(to type: ElementType) -> Bool {
    switch self {
    case .fontSize, .fontColor: type == .text
    case .volume: type == .audio
    case .frame: type == .movie
    case .x, .y, .width, .height, .alpha, .rotation, .scaleX, .scaleY: true
    }
  }
}

extension Property: ExplainedKeyword {
  package static var kind: StaticString { "a property of elements" }

  package var meaning: StaticString {
    switch self {
    case .x: "the distance of the left edge from the left"
    case .y: "the distance of the upper edge from the top"
    case .width: "the width"
    case .height: "the height"
    case .alpha: "the opacity, from 0 to 1"
    case .rotation: "the rotation about the pivot, in degrees clockwise"
    case .scaleX: "the horizontal scale: 1 is the size of the frame, 2 twice as wide"
    case .scaleY: "the vertical scale: 1 is the size of the frame, 2 twice as high"
    case .fontSize: "the size of the letters of a text, in points"
    case .volume: "the volume of a sound, from 0 to 1"
    case .frame: "the number of the picture that a movie shows, counted from 0"
    case .fontColor: "the colour of a text"
    }
  }
}
