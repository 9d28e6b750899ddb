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
  /// Plays a file.
  case playSound
  /// Opens a page, a section or the credits.
  case open
  /// Goes back to what was on stage before.
  case back
  /// Sets an option.
  case setOption
  /// Begins a game anew.
  case restart
  /// Shows where a piece of a puzzle belongs.
  case hint
  /// Takes back the last step in a picture to colour.
  case undo
  /// Empties a picture to colour.
  case clear
  /// Chooses a colour of a picture to colour.
  case pickColor

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
    }
  }
}
