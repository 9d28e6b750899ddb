/// A kind of action a rule can perform.
public enum ActionKind: UInt8, Keyword {
  /// Brings an element on stage, or makes it visible.
  case show
  /// Takes an element off the stage.
  case hide
  /// Starts a tween.
  case startTween
  /// Stops tweens.
  case stopTween
  /// Starts a sound or a movie.
  case play
  /// Stops a sound or a movie.
  case stop
  /// Stops a sound or movie that is playing; otherwise, starts it.
  case toggle
  /// Sets a variable.
  case set
  /// Sets a value of an element.
  case setProperty
  /// Moves a slider, a dial or a flap.
  case moveTo
  /// Makes an active area accept touches.
  case activate
  /// Makes an active area ignore touches.
  case deactivate
  /// Turns to a page.
  case goToPage
  /// Turns to the next page.
  case nextPage
  /// Turns to the previous page.
  case previousPage
  /// Plays a sound file.
  case playSound
  /// Opens a page, a section or the credits.
  case open
  /// Goes back to what was on stage before.
  case back
  /// Sets an option.
  case setOption
  /// Starts a game again.
  case restart
  /// Shows where a piece of a puzzle belongs.
  case hint
  /// Undoes the last step in a picture to colour.
  case undo
  /// Removes all colours from a picture to colour.
  case clear
  /// Chooses a colour of a picture to colour.
  case pickColor
  /// Performs one of several lists of actions, chosen at random.
  case random

  /// The keyword as books write it.
  public var keyword: StaticString {
    switch self {
    case .show: "show"
    case .hide: "hide"
    case .startTween: "startTween"
    case .stopTween: "stopTween"
    case .play: "play"
    case .stop: "stop"
    case .toggle: "toggle"
    case .set: "set"
    case .setProperty: "setProperty"
    case .moveTo: "moveTo"
    case .activate: "activate"
    case .deactivate: "deactivate"
    case .goToPage: "goToPage"
    case .nextPage: "nextPage"
    case .previousPage: "previousPage"
    case .playSound: "playSound"
    case .open: "open"
    case .back: "back"
    case .setOption: "setOption"
    case .restart: "restart"
    case .hint: "hint"
    case .undo: "undo"
    case .clear: "clear"
    case .pickColor: "pickColor"
    case .random: "random"
    }
  }
}

extension ActionKind: ExplainedKeyword {
  package static var kind: StaticString { "an action of a rule" }

  package var meaning: StaticString {
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
    case .moveTo: "moves the slider, dial or flap `item` to `stop`, to `progress`, or `by` so many stops"
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
    case .random: "performs the actions of one list in `of`, which chance chooses by `weights`"
    }
  }
}

// MARK: - Requirements and effects

extension ActionKind {
  /// The groups of keys that the action requires: one key from each group is enough.
  var requiredKeys: [[StaticString]] {
    switch self {
    case .show, .hide, .startTween, .stopTween, .play, .stop, .toggle, .activate, .deactivate: [["item"]]
    case .set: [["variable"], ["to", "by"]]
    case .setProperty: [["item"], ["property"], ["to"]]
    case .goToPage: [["page"]]
    case .playSound: [["trackName"]]
    case .open: [["section"]]
    case .setOption: [["option"], ["to", "by"]]
    case .restart, .hint, .undo, .clear: [["item"]]
    case .pickColor: [["item"], ["to"]]
    case .moveTo: [["item"], ["stop", "progress", "by"]]
    case .random: [["of"]]
    case .nextPage, .previousPage, .back: []
    }
  }

  /// The types of games that the action applies to, or `nil` if it isn't for games.
  package var games: [ElementType]? {
    switch self {
    case .restart: [.puzzle, .coloring]
    case .hint: [.puzzle]
    case .undo, .clear, .pickColor: [.coloring]
    case .show, .hide, .startTween, .stopTween, .play, .stop, .toggle, .set, .setProperty, .moveTo, .activate,
      .deactivate, .goToPage, .nextPage, .previousPage, .playSound, .open, .back, .setOption, .random:
      nil
    }
  }

  /// Returns the effect on the element that the action names; for `setProperty`, the effect depends on the property.
  func effect(on property: Property?) -> ActionEffect {
    switch self {
    case .show: .show
    case .hide: .hide
    case .play: .play
    case .stop: .stop
    case .toggle: [.play, .stop]
    case .activate: .activate
    case .deactivate: .deactivate
    case .startTween, .stopTween: .retime
    case .setProperty: property == .alpha ? .setAlpha : []
    case .set, .moveTo, .goToPage, .nextPage, .previousPage, .playSound, .open, .back, .setOption, .restart, .hint,
      .undo, .clear, .pickColor, .random:
      []
    }
  }

  /// Whether the action can name the page's music instead of an element.
  package var isForMusic: Bool { self == .play || self == .stop || self == .toggle }

  /// Whether the action can open another page or section.
  package var leadsElsewhere: Bool {
    switch self {
    case .open, .back, .goToPage, .nextPage, .previousPage: true
    case .show, .hide, .startTween, .stopTween, .play, .stop, .toggle, .set, .setProperty, .moveTo, .activate,
      .deactivate, .playSound, .setOption, .restart, .hint, .undo, .clear, .pickColor, .random:
      false
    }
  }

  /// Whether a page's rule still performs the action after the page has been left.
  var outlivesPage: Bool {
    switch self {
    case .set, .goToPage, .nextPage, .previousPage, .open, .back, .setOption, .random: true
    case .show, .hide, .play, .stop, .toggle, .playSound: false
    case .activate, .deactivate, .startTween, .stopTween, .setProperty, .moveTo: false
    case .restart, .hint, .undo, .clear, .pickColor: false
    }
  }
}

extension Action {
  package var effect: ActionEffect { kind.effect(on: property?.value) }
}
