/// The kinds of dictionaries in a book; each has its own keys.
package enum KeyOwner: UInt8, CaseIterable, Sendable {
  /// The book itself.
  case root
  /// The canvas.
  case canvas
  /// An entry of the credits.
  case credit
  /// A page.
  case page
  /// How a page enters or leaves.
  case animation
  /// What makes the bodies of a page fall.
  case gravity
  /// A rectangle.
  case rectangle
  /// An element of any type.
  case element
  /// A picture.
  case image
  /// A sound on a page.
  case audioElement
  /// A sound.
  case audio
  /// Text.
  case text
  /// How words follow a voice.
  case readAlong
  /// A stretch of text.
  case segment
  /// A movie.
  case movie
  /// A picture of a movie.
  case frame
  /// An active area.
  case activeArea
  /// A group.
  case group
  /// A place to drop something on.
  case dropTarget
  /// How an element falls.
  case body
  /// How an element enters as a banner.
  case slideIn
  /// A tween.
  case tween
  /// What an element or tween waits for.
  case trigger
  /// A rule.
  case rule
  /// What a rule waits for.
  case when
  /// What a rule does.
  case action

  /// What people call such a dictionary.
  package var title: StaticString {
    switch self {
    case .root: "a book"
    case .canvas: "a canvas"
    case .credit: "a credit"
    case .page: "a page"
    case .animation: "a page animation"
    case .gravity: "a page's physics"
    case .rectangle: "a rectangle"
    case .element: "an element"
    case .image: "an image"
    case .audioElement: "an audio element"
    case .audio: "a sound"
    case .text: "a text"
    case .readAlong: "a read-along"
    case .segment: "a segment"
    case .movie: "a movie"
    case .frame: "a movie's frame"
    case .activeArea: "an active area"
    case .group: "a group"
    case .dropTarget: "a drop target"
    case .body: "an element's physics"
    case .slideIn: "a slide-in"
    case .tween: "a tween"
    case .trigger: "a trigger"
    case .rule: "a rule"
    case .when: "a rule's event"
    case .action: "an action"
    }
  }
}
