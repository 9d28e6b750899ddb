/// What of an element can be animated.
public enum Property: UInt8, Word {
  /// The left edge.
  case x
  /// The upper edge.
  case y
  /// The width.
  case width
  /// The height.
  case height
  /// The opacity.
  case alpha
  /// The angle.
  case rotation
  /// The stretch to the side.
  case scaleX
  /// The stretch upwards.
  case scaleY
  /// The size of a text.
  case fontSize
  /// The loudness of a sound.
  case volume
  /// The picture of a movie.
  case frame
  /// The colour of a text.
  case fontColor

  /// The word as books write it.
  public var word: StaticString {
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
