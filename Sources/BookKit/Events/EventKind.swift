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
  /// The reader shook the device.
  case shake
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
    case .shake: "shake"
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

extension EventKind: ExplainedKeyword {
  package static var kind: StaticString { "an event" }

  package var meaning: StaticString {
    switch self {
    case .pageEntering: "a page starts to enter; its elements come on stage now"
    case .pageEntered: "a page has entered, and its animation is over"
    case .pageExiting: "a page starts to leave"
    case .pageExited: "a page has left, and its animation is over"
    case .pageRefused: "a page turn was refused; the event gives the reason"
    case .bookEnded: "a reader tried to turn past the last page"
    case .languageChanged: "the book is shown in another language"
    case .itemAdded: "an element came on stage"
    case .itemRemoved: "an element left the stage"
    case .tweenStarted: "a tween started, after its delay"
    case .tweenCompleted: "a tween reached its end"
    case .tweenCancelled: "a tween was stopped before its end"
    case .tweenRepeated: "a tween that loops starts another pass"
    case .soundStarted: "a sound started"
    case .soundCompleted: "a sound reached its end"
    case .soundStopped: "a sound was stopped before its end"
    case .soundRepeated: "a sound that loops starts again"
    case .movieStarted: "a movie started"
    case .movieCompleted: "a movie showed its last frame"
    case .movieRepeated: "a movie that loops starts again"
    case .wordSpoken: "the voice of a read-along reached a word of its text"
    case .touchBegan: "a finger touched an element, or the page where there is none"
    case .touchEnded: "a finger was lifted"
    case .touchCancelled: "a touch was cancelled, for example by a page turn"
    case .touchRefused: "a touch was refused because a page was being turned or the reader was recording"
    case .tap: "an element was touched and let go in the same place"
    case .dragStarted: "a finger started to drag an element"
    case .dragEnded: "an element was let go, not on a drop target"
    case .dragDropped: "an element was let go on one of its drop targets"
    case .bodyCollided: "two bodies hit each other, or one hit the border"
    case .bodyRested: "a body came to rest"
    case .triggerFired: "the event that an element or a tween waits for has happened"
    case .ruleFired: "a rule fired"
    case .variableChanged: "a variable has changed"
    case .sectionOpening: "a section starts to open; its elements come on stage now"
    case .sectionOpened: "a section is open, and its animation is over"
    case .sectionClosing: "a section starts to close"
    case .sectionClosed: "a section is closed, and its animation is over"
    case .optionChanged: "an option has changed"
    case .linkOpened: "a link was tapped"
    case .creditShown: "a credit is shown"
    case .creditHidden: "a credit is hidden"
    case .puzzleStarted: "the pieces of a puzzle were scattered"
    case .puzzleCompleted: "the last piece of a puzzle was placed"
    case .puzzleHinted: "the place of a piece was shown"
    case .piecePlaced: "a piece of a puzzle was placed where it belongs"
    case .pieceTurned: "a piece of a puzzle was turned"
    case .pieceJoined: "a piece of a puzzle was joined to another one"
    case .colorChosen: "a colour was chosen"
    case .regionFilled: "a region of a picture to colour got another colour"
    case .coloringCleared: "a picture to colour was emptied"
    case .coloringCompleted: "a picture to colour was completed"
    case .recordingStarted: "the reader has begun to record"
    case .recordingFinished: "a recording of the reader's voice was made"
    case .recordingCancelled: "a recording was not made after all"
    case .recordingDeleted: "a recording was deleted"
    case .shake: "the reader shook the device"
    case .engineFault: "rules triggered each other without end within one tick, and the rest of that tick was dropped"
    case .touchMoved: "a finger moved"
    case .dragMoved: "an element was dragged on"
    case .movieFrame: "a movie showed another frame"
    case .tweenUpdated: "a tween changed a value"
    }
  }
}
