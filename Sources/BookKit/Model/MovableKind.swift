/// The ways in which a finger can move an element between stops.
public enum MovableKind: KeywordText, Keyword {
  /// Along a way, like the tab of a movable book.
  case slider
  /// About its pivot, like a wheel.
  case dial
  /// About one of its edges, like a door.
  case flap
}

extension MovableKind {
  package var owner: KeyOwner {
    switch self {
    case .slider: .slider
    case .dial: .dial
    case .flap: .flap
    }
  }

  /// Returns whether elements of a type can be moved this way.
  package func canMove(_ type: ElementType) -> Bool {
    switch type {
    case .audio, .puzzle, .coloring: false
    case .group: self != .flap
    case .image, .text, .movie, .activeArea, .miniature: true
    }
  }
}
