/// Everything that happens in a book.
public enum EventKind: UInt8, Word {
  /// A page begins to enter.
  case pageEntering
  /// A page has entered.
  case pageEntered
  /// A page begins to leave.
  case pageExiting
  /// A page has left.
  case pageExited
  /// A turn was refused.
  case pageRefused
  /// Somebody wanted to go on from the last page.
  case bookEnded
  /// The language is another one.
  case languageChanged
  /// An element came on stage.
  case itemAdded
  /// An element left the stage.
  case itemRemoved
  /// A tween started.
  case tweenStarted
  /// A tween completed.
  case tweenCompleted
  /// A tween was broken off.
  case tweenCancelled
  /// A tween begins another pass.
  case tweenRepeated
  /// A sound started.
  case soundStarted
  /// A sound completed.
  case soundCompleted
  /// A sound was broken off.
  case soundStopped
  /// A sound starts over.
  case soundRepeated
  /// A movie started.
  case movieStarted
  /// A movie completed.
  case movieCompleted
  /// A movie starts over.
  case movieRepeated
  /// A word of a text is spoken.
  case wordSpoken
  /// A finger came down.
  case touchBegan
  /// A finger was lifted.
  case touchEnded
  /// A touch was broken off.
  case touchCancelled
  /// A touch was refused.
  case touchRefused
  /// An element was tapped.
  case tap
  /// An element is dragged.
  case dragStarted
  /// An element was let go.
  case dragEnded
  /// An element was dropped on a target.
  case dragDropped
  /// A body hit something.
  case bodyCollided
  /// A body came to rest.
  case bodyRested
  /// A trigger fired.
  case triggerFired
  /// A rule fired.
  case ruleFired
  /// A variable has another value.
  case variableChanged
  /// An address was opened.
  case linkOpened
  /// A credit is shown.
  case creditShown
  /// A credit is hidden.
  case creditHidden
  /// Something went wrong in the engine.
  case engineFault
  /// A finger moved.
  case touchMoved
  /// A dragged element moved.
  case dragMoved
  /// A movie shows another picture.
  case movieFrame
  /// A tween wrote a value.
  case tweenUpdated

  /// The name in traces, rules and scripts.
  public var word: StaticString {
    switch self {
    case .pageEntering: "page.entering"
    case .pageEntered: "page.entered"
    case .pageExiting: "page.exiting"
    case .pageExited: "page.exited"
    case .pageRefused: "page.refused"
    case .bookEnded: "book.ended"
    case .languageChanged: "language.changed"
    case .itemAdded: "item.added"
    case .itemRemoved: "item.removed"
    case .tweenStarted: "tween.started"
    case .tweenCompleted: "tween.completed"
    case .tweenCancelled: "tween.cancelled"
    case .tweenRepeated: "tween.repeated"
    case .soundStarted: "sound.started"
    case .soundCompleted: "sound.completed"
    case .soundStopped: "sound.stopped"
    case .soundRepeated: "sound.repeated"
    case .movieStarted: "movie.started"
    case .movieCompleted: "movie.completed"
    case .movieRepeated: "movie.repeated"
    case .wordSpoken: "word.spoken"
    case .touchBegan: "touch.began"
    case .touchEnded: "touch.ended"
    case .touchCancelled: "touch.cancelled"
    case .touchRefused: "touch.refused"
    case .tap: "tap"
    case .dragStarted: "drag.started"
    case .dragEnded: "drag.ended"
    case .dragDropped: "drag.dropped"
    case .bodyCollided: "body.collided"
    case .bodyRested: "body.rested"
    case .triggerFired: "trigger.fired"
    case .ruleFired: "rule.fired"
    case .variableChanged: "variable.changed"
    case .linkOpened: "link.opened"
    case .creditShown: "credit.shown"
    case .creditHidden: "credit.hidden"
    case .engineFault: "engine.fault"
    case .touchMoved: "touch.moved"
    case .dragMoved: "drag.moved"
    case .movieFrame: "movie.frame"
    case .tweenUpdated: "tween.updated"
    }
  }

  /// Whether the event is told only when everything is asked for.
  public var isVerbose: Bool {
    switch self {
    case .touchMoved, .dragMoved, .movieFrame, .tweenUpdated: true
    default: false
    }
  }
}
