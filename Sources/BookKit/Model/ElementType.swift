/// The type of an element.
public enum ElementType: KeywordText, Keyword {
  /// A picture.
  case image
  /// Text.
  case text
  /// A sound.
  case audio
  /// A sequence of pictures.
  case movie
  /// An area that accepts touches and is never drawn.
  case activeArea = "activearea"
  /// Elements that move together.
  case group
  /// A small picture of a page.
  case miniature
  /// A jigsaw puzzle.
  case puzzle
  /// A picture to colour.
  case coloring
}

extension ElementType: ExplainedKeyword {
  package static var kind: StaticString { "a type of element" }

  package var meaning: StaticString {
    switch self {
    case .image: "a picture from a file"
    case .text: "text, in lines, whose words can follow a voice"
    case .audio: "a sound that starts when the element comes on stage; it is not seen"
    case .movie: "pictures that are shown one after another"
    case .activeArea: "an area that takes touches and is never drawn"
    case .group: "elements that move, turn and fade as one"
    case .miniature: "a page as a small picture, as it looks some seconds after its opening"
    case .puzzle: "a jigsaw puzzle of a page or a picture, whose pieces can be dragged"
    case .coloring: "a picture to colour: a drawing or outlines, and a palette"
    }
  }

  /// The meaning of the type in a trigger.
  var triggerMeaning: StaticString {
    switch self {
    case .audio: "a sound: its end, unless the trigger says otherwise"
    case .movie: "a movie: its end, unless the trigger says otherwise"
    case .activeArea: "an active area: a touch, unless the trigger says otherwise"
    case .puzzle: "a puzzle: its completion, unless the trigger says otherwise"
    case .coloring: "a picture to colour: its completion, unless the trigger says otherwise"
    case .image: "a picture: the end of its first tween, unless the trigger says otherwise"
    case .text: "a text: the end of its first tween, unless the trigger says otherwise"
    case .group: "a group: the end of its first tween, unless the trigger says otherwise"
    case .miniature: "a miniature: the end of its first tween, unless the trigger says otherwise"
    }
  }
}

extension ElementType {
  /// The owner of the keys that this type has in addition to the keys of every element.
  package var owner: KeyOwner {
    switch self {
    case .image: .image
    case .text: .text
    case .audio: .audioElement
    case .movie: .movie
    case .activeArea: .activeArea
    case .group: .group
    case .miniature: .miniature
    case .puzzle: .puzzle
    case .coloring: .coloring
    }
  }

  /// Whether readers can rub such elements away.
  var canBeRubbed: Bool { self == .image || self == .text || self == .movie }

  package var notApplicable: String { "does not apply to \(owner.title)" }

  /// Whether the element is a game, which has parts such as pieces.
  package var isGame: Bool { self == .puzzle || self == .coloring }

  /// Whether the element shows pictures from files, and needs a description for readers who can't see them.
  package var isPicture: Bool { self == .image || self == .movie }

  /// Whether the element accepts touches even if nothing waits for a touch.
  var takesTouches: Bool { self == .activeArea || self == .coloring }
}
