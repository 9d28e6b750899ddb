/// The kind of an event.
public enum EventKind: UInt8, Keyword {
  /// A page began to enter.
  case pageEntering
  /// A page has entered.
  case pageEntered
  /// A page began to leave.
  case pageExiting
  /// A page has left.
  case pageExited
  /// A page turn was refused.
  case pageRefused
  /// The reader or a rule tried to turn past the last page.
  case bookEnded
  /// The language changed.
  case languageChanged
  /// An element came on stage.
  case itemAdded
  /// An element left the stage.
  case itemRemoved
  /// A tween started.
  case tweenStarted
  /// A tween completed.
  case tweenCompleted
  /// A tween was cancelled.
  case tweenCancelled
  /// A tween began another pass.
  case tweenRepeated
  /// A sound started.
  case soundStarted
  /// A sound completed.
  case soundCompleted
  /// A sound was stopped.
  case soundStopped
  /// A sound started over.
  case soundRepeated
  /// A movie started.
  case movieStarted
  /// A movie completed.
  case movieCompleted
  /// A movie started over.
  case movieRepeated
  /// A word of a text was spoken.
  case wordSpoken
  /// A finger came down.
  case touchBegan
  /// A finger was lifted.
  case touchEnded
  /// A touch was cancelled.
  case touchCancelled
  /// A touch was refused.
  case touchRefused
  /// An element was tapped.
  case tap
  /// A drag of an element started.
  case dragStarted
  /// A drag ended without a drop.
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
  /// The value of a variable changed.
  case variableChanged
  /// A link was opened.
  case linkOpened
  /// A credit was shown.
  case creditShown
  /// A credit was hidden.
  case creditHidden
  /// A section began to open.
  case sectionOpening
  /// A section is open.
  case sectionOpened
  /// A section began to close.
  case sectionClosing
  /// A section is closed.
  case sectionClosed
  /// The value of an option changed.
  case optionChanged
  /// The pieces of a puzzle were scattered.
  case puzzleStarted
  /// The last piece of a puzzle was placed.
  case puzzleCompleted
  /// The place of a piece was shown.
  case puzzleHinted
  /// A piece was placed where it belongs.
  case piecePlaced
  /// A piece was turned.
  case pieceTurned
  /// A piece was joined to another one.
  case pieceJoined
  /// A colour was chosen.
  case colorChosen
  /// A region got another colour.
  case regionFilled
  /// A picture to colour was emptied.
  case coloringCleared
  /// A picture to colour was completed.
  case coloringCompleted
  /// A recording of the reader's voice was begun.
  case recordingStarted
  /// A recording was made.
  case recordingFinished
  /// A recording wasn't made after all.
  case recordingCancelled
  /// A recording was deleted.
  case recordingDeleted
  /// Something went wrong in the engine.
  case engineFault
  /// A finger moved.
  case touchMoved
  /// A dragged element moved.
  case dragMoved
  /// A movie showed another picture.
  case movieFrame
  /// A tween wrote a value.
  case tweenUpdated

  /// The name in traces, rules and scripts.
  public var keyword: StaticString {
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
    case .sectionOpening: "section.opening"
    case .sectionOpened: "section.opened"
    case .sectionClosing: "section.closing"
    case .sectionClosed: "section.closed"
    case .optionChanged: "option.changed"
    case .puzzleStarted: "puzzle.started"
    case .puzzleCompleted: "puzzle.completed"
    case .puzzleHinted: "puzzle.hinted"
    case .piecePlaced: "piece.placed"
    case .pieceTurned: "piece.turned"
    case .pieceJoined: "piece.joined"
    case .colorChosen: "color.chosen"
    case .regionFilled: "region.filled"
    case .coloringCleared: "coloring.cleared"
    case .coloringCompleted: "coloring.completed"
    case .recordingStarted: "recording.started"
    case .recordingFinished: "recording.finished"
    case .recordingCancelled: "recording.cancelled"
    case .recordingDeleted: "recording.deleted"
    case .engineFault: "engine.fault"
    case .touchMoved: "touch.moved"
    case .dragMoved: "drag.moved"
    case .movieFrame: "movie.frame"
    case .tweenUpdated: "tween.updated"
    }
  }

  /// Whether the event is emitted only if the host wants verbose events.
  public var isVerbose: Bool {
    self == .touchMoved || self == .dragMoved || self == .movieFrame || self == .tweenUpdated
  }
}
