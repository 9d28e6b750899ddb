/// What a rule does.
public enum ActionKind: UInt8, Word {
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
  /// Stops what runs, starts what does not.
  case toggle
  /// Sets a variable.
  case set
  /// Sets a value of an element.
  case setProperty
  /// Lets an active area take touches.
  case activate
  /// Keeps an active area from taking touches.
  case deactivate
  /// Turns to a page.
  case goToPage
  /// Turns to the next page.
  case nextPage
  /// Turns to the page before.
  case previousPage
  /// Plays a file.
  case playSound

  /// The word as books write it.
  public var word: StaticString {
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
    }
  }
}
