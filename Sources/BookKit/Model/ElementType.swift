/// The type of an element.
public enum ElementType: UInt8, Keyword {
  /// A picture.
  case image
  /// Text.
  case text
  /// A sound.
  case audio
  /// A sequence of pictures.
  case movie
  /// An area that accepts touches and is never drawn.
  case activeArea
  /// Elements that move together.
  case group
  /// A small picture of a page.
  case miniature
  /// A jigsaw puzzle.
  case puzzle
  /// A picture to colour.
  case coloring

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .image: "image"
    case .text: "text"
    case .audio: "audio"
    case .movie: "movie"
    case .activeArea: "activearea"
    case .group: "group"
    case .miniature: "miniature"
    case .puzzle: "puzzle"
    case .coloring: "coloring"
    }
  }
}
