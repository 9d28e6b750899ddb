/// A kind of dictionary in a book, which determines its keys.
package enum KeyOwner: UInt8, CaseIterable, Sendable {
  /// The book itself.
  case root
  case canvas
  /// An entry of the credits.
  case credit
  /// A font that the book brings along.
  case font
  case page
  /// A section, which also has the keys of a page.
  case section
  /// The animation with which a page enters or leaves.
  case animation
  case gravity
  case rectangle
  case gradient
  /// An element of any type.
  case element
  /// A picture.
  case image
  /// A sound on a page.
  case audioElement
  /// A sound.
  case audio
  case text
  /// A voice that the words of a text follow.
  case readAlong
  case segment
  case movie
  case frame
  case activeArea
  /// A small picture of a page.
  case miniature
  case puzzle
  /// A picture to colour.
  case coloring
  /// A region of a picture to colour.
  case region
  /// A game, which also has the keys of its type.
  case game
  case group
  case dropTarget
  /// The physical properties of an element.
  case body
  /// The slide-in animation of a banner.
  case slideIn
  case tween
  /// The trigger of an element or a tween.
  case trigger
  case rule
  /// The event that a rule waits for.
  case when
  case action

  /// The name of such a dictionary in messages.
  package var title: StaticString {
    switch self {
    case .root: "a book"
    case .canvas: "a canvas"
    case .credit: "a credit"
    case .font: "a font"
    case .page: "a page"
    case .section: "a section"
    case .animation: "a page animation"
    case .gravity: "a page's physics"
    case .rectangle: "a rectangle"
    case .gradient: "a gradient"
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
    case .miniature: "a miniature"
    case .puzzle: "a puzzle"
    case .coloring: "a picture to colour"
    case .region: "a region"
    case .game: "a game"
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

  /// What such a dictionary is, for authors.
  package var meaning: StaticString {
    switch self {
    case .root: "the whole book, as a file that begins with a dictionary"
    case .canvas: "the size of the surface on which everything is drawn"
    case .credit: "a person or an organisation in the credits"
    case .font: "a font that comes with the book"
    case .page: "one page: its elements, its background and what happens on it"
    case .section: "a page without a number, such as a cover, which the book draws itself"
    case .animation: "how a page enters or leaves"
    case .gravity: "how bodies on a page fall, and what they stay inside"
    case .rectangle: "an area of the canvas"
    case .gradient: "a background that changes from one colour to the next"
    case .element: "something on a page: a picture, a text, a sound and so on"
    case .image: "a picture from a file"
    case .audioElement: "a sound on a page"
    case .audio: "a sound file and how it is played"
    case .text: "text on a page"
    case .readAlong: "a voice that a text follows, and when each word is spoken"
    case .segment: "a part of a text, and when the voice leaves it"
    case .movie: "pictures that are shown one after another"
    case .frame: "one of the pictures of a movie"
    case .activeArea: "an area that takes touches and is never drawn"
    case .miniature: "a page as a small picture"
    case .puzzle: "a jigsaw puzzle"
    case .coloring: "a picture to colour"
    case .region: "an area of a picture to colour that gets one colour"
    case .game: "a puzzle or a picture to colour that readers open from the page of games"
    case .group: "elements that move, turn and fade as one"
    case .dropTarget: "an area in which an element that is dragged can be dropped"
    case .body: "how an element falls and bounces, which makes it a body"
    case .slideIn: "how an element slides in as a banner, and out again"
    case .tween: "a change of an element's properties over time"
    case .trigger: "the event that an element or a tween waits for"
    case .rule: "an event, a condition and the actions that follow"
    case .when: "the event that a rule waits for"
    case .action: "one thing that a rule or a tap does"
    }
  }
}
