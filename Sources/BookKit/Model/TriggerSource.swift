/// The kind of thing that fires a trigger.
public enum TriggerSource: UInt8, Keyword {
  /// A picture.
  case image
  /// Text.
  case text
  /// A sound.
  case audio
  /// A movie.
  case movie
  /// An active area.
  case activeArea
  /// A group.
  case group
  /// A small picture of a page.
  case miniature
  /// A jigsaw puzzle.
  case puzzle
  /// A picture to colour.
  case coloring
  /// The page.
  case page

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
    case .page: "page"
    }
  }
}
