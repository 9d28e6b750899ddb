/// The kinds of elements.
public enum ElementType: UInt8, Word {
  /// A picture.
  case image
  /// Text.
  case text
  /// A sound.
  case audio
  /// Pictures shown one after the other.
  case movie
  /// A place that takes touches and is never drawn.
  case activeArea
  /// Elements that move as one.
  case group

  /// The word as books write it.
  public var word: StaticString {
    switch self {
    case .image: "image"
    case .text: "text"
    case .audio: "audio"
    case .movie: "movie"
    case .activeArea: "activearea"
    case .group: "group"
    }
  }
}
