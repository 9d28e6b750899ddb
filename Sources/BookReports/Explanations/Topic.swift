import BookKit

/// A word of books and scripts that is neither a rule nor a key, and what it means.
package struct Topic: Sendable {
  /// The word.
  package let name: String
  /// The kind of word, such as `an event`.
  package let kind: String
  /// The meaning, without a final period.
  package let meaning: String
  /// Further details, each a line with its own heading.
  package let details: [(heading: String, text: String)]

  /// Creates a topic; each of `details` is a heading and its text.
  package init(
    _ name: some CustomStringConvertible, _ kind: String, _ meaning: String, _ details: [(String, String)] = []
  ) {
    self.name = name.description
    self.kind = kind
    self.meaning = meaning
    self.details = details
  }

  /// The words of books and scripts; a word with several meanings occurs once for each meaning.
  package static let all: [Topic] = types + events + actions + animations + easings + scriptCommands
}

// MARK: - Books

extension Topic {
  private static let types = ElementType.allCases.map { type in
    let keys = Key.all.filter { $0.owner == type.owner }.map { $0.name.description }
    return Topic(
      type.keyword, "a type of element", type.meaning,
      [
        ("keys", keys.joined(separator: ", ") + ", and those of every element"),
        ("triggers", type.defaultTrigger),
      ])
  }

  private static let actions = ActionKind.allCases.map { action in
    Topic(
      action.keyword, "an action of a rule", action.meaning, [("write", "do = ( { action = \(action.keyword); … } );")])
  }

  private static let animations = PageAnimationKind.allCases.map { animation in
    Topic(
      animation.keyword, "a page animation", animation.meaning,
      [("write", "enterAnimation = { animation = \(animation.keyword); };")])
  }

  private static let easings: [Topic] =
    [
      Topic("linear", "a transition", "the value changes evenly from start to end"),
      Topic("step", "a transition", "`step(n)`: the value jumps in n equal steps"),
      Topic(
        "cubicBezier", "a transition", "`cubicBezier(x1,y1,x2,y2)`: the curve of CSS, both x between 0 and 1"),
      Topic("spring", "a transition", "`spring(damping,velocity)`: the value swings about its end until it settles"),
    ]
    + EasingCurve.allCases.flatMap { curve in
      EasingForm.allCases.map { form in
        Topic("\(form.keyword)\(curve.keyword)", "a transition", "\(curve.meaning), \(form.meaning)")
      }
    }
}

extension ElementType {
  fileprivate var meaning: String {
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

  /// The event that a trigger on such an element waits for if it names no event.
  fileprivate var defaultTrigger: String {
    switch self {
    case .audio, .movie: "its end, unless the trigger says otherwise"
    case .activeArea: "a touch, unless the trigger says otherwise"
    case .puzzle, .coloring: "its completion, unless the trigger says otherwise"
    case .image, .text, .group, .miniature: "the end of its first tween, unless the trigger says otherwise"
    }
  }
}

extension ActionKind {
  fileprivate var meaning: String {
    switch self {
    case .show: "brings `item` on stage, or makes it visible"
    case .hide: "takes `item` off the stage"
    case .startTween: "starts a `tween` of `item`, the first one if none is named"
    case .stopTween: "stops a `tween` of `item`, all of them if none is named"
    case .play: "plays the sound or movie `item`; `music` is the page's music"
    case .stop: "stops the sound or movie `item`"
    case .toggle: "stops the sound or movie `item` if it runs, and plays it if it doesn't"
    case .set: "sets `variable` to the value of `to`, or changes it by the number in `by`"
    case .setProperty: "sets a `property` of `item` to the value of `to`"
    case .activate: "lets the active area `item` take touches"
    case .deactivate: "stops the active area `item` from taking touches"
    case .goToPage: "turns to `page`, by its number or name"
    case .nextPage: "turns to the next page"
    case .previousPage: "turns to the previous page"
    case .playSound: "plays the file in `trackName`, without an element"
    case .open: "opens `section`: a page by its name or number, a section, or the credits"
    case .back: "goes back to what was on stage before a section, or else to the cover"
    case .setOption: "sets `option` to the value of `to`, or to the value that is `by` places further"
    case .restart: "begins the game `item` anew"
    case .hint: "shows where a piece of the puzzle `item` belongs"
    case .undo: "takes back the last step in the picture to colour `item`"
    case .clear: "empties the picture to colour `item`"
    case .pickColor: "chooses the colour with the number `to` in the palette of `item`"
    }
  }
}

extension PageAnimationKind {
  fileprivate var meaning: String {
    switch self {
    case .slide: "the page comes in from the side and pushes the old one out"
    case .fade: "the old page fades out, then the new one fades in, through `color` if there is one"
    case .curl: "the leaf bends as it is turned"
    case .flip: "the leaf is turned like stiff card"
    case .bookOpen: "the cover of a book is opened, and the page comes closer"
    case .cut: "the page appears at once"
    }
  }
}

extension EasingCurve {
  fileprivate var meaning: String {
    switch self {
    case .plain: "a gentle curve, the cubic one"
    case .back: "goes a little too far and comes back"
    case .elastic: "swings like a rubber band"
    case .bounce: "bounces like a ball"
    case .quad: "a gentle curve, of the second power"
    case .cubic: "a curve of the third power"
    case .quart: "a steep curve, of the fourth power"
    case .quint: "a very steep curve, of the fifth power"
    case .sine: "the gentlest curve, a sine"
    case .expo: "a very steep curve, an exponential"
    case .circ: "a quarter of a circle"
    }
  }
}

extension EasingForm {
  fileprivate var meaning: String {
    switch self {
    case .easeIn: "with its slow part at the start"
    case .easeOut: "with its slow part at the end"
    case .easeInOut: "with its slow parts at both ends"
    case .easeOutIn: "with its slow part in the middle"
    }
  }
}
