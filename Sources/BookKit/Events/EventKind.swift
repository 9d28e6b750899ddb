/// The kind of an event.
public enum EventKind: KeywordText, Keyword {
  /// A page began to enter.
  case pageEntering = "page.entering"
  /// A page has entered.
  case pageEntered = "page.entered"
  /// A page began to leave.
  case pageExiting = "page.exiting"
  /// A page has left.
  case pageExited = "page.exited"
  /// A page turn was refused.
  case pageRefused = "page.refused"
  /// The reader or a rule tried to turn past the last page.
  case bookEnded = "book.ended"
  /// The language changed.
  case languageChanged = "language.changed"
  /// An element came on stage.
  case itemAdded = "item.added"
  /// An element left the stage.
  case itemRemoved = "item.removed"
  /// A tween started.
  case tweenStarted = "tween.started"
  /// A tween completed.
  case tweenCompleted = "tween.completed"
  /// A tween was cancelled.
  case tweenCancelled = "tween.cancelled"
  /// A tween began another pass.
  case tweenRepeated = "tween.repeated"
  /// A sound started.
  case soundStarted = "sound.started"
  /// A sound completed.
  case soundCompleted = "sound.completed"
  /// A sound was stopped.
  case soundStopped = "sound.stopped"
  /// A sound started over.
  case soundRepeated = "sound.repeated"
  /// A movie started.
  case movieStarted = "movie.started"
  /// A movie completed.
  case movieCompleted = "movie.completed"
  /// A movie started over.
  case movieRepeated = "movie.repeated"
  /// A word of a text was spoken.
  case wordSpoken = "word.spoken"
  /// A finger came down.
  case touchBegan = "touch.began"
  /// A finger was lifted.
  case touchEnded = "touch.ended"
  /// A touch was cancelled.
  case touchCancelled = "touch.cancelled"
  /// A touch was refused.
  case touchRefused = "touch.refused"
  /// An element was tapped.
  case tap
  /// A drag of an element started.
  case dragStarted = "drag.started"
  /// A drag ended without a drop.
  case dragEnded = "drag.ended"
  /// An element was dropped on a target.
  case dragDropped = "drag.dropped"
  /// A slider, a dial or a flap reached a stop.
  case stopReached = "stop.reached"
  /// A body hit something.
  case bodyCollided = "body.collided"
  /// A body came to rest.
  case bodyRested = "body.rested"
  /// A trigger fired.
  case triggerFired = "trigger.fired"
  /// A rule fired.
  case ruleFired = "rule.fired"
  /// The value of a variable changed.
  case variableChanged = "variable.changed"
  /// A link was opened.
  case linkOpened = "link.opened"
  /// A credit was shown.
  case creditShown = "credit.shown"
  /// A credit was hidden.
  case creditHidden = "credit.hidden"
  /// A section began to open.
  case sectionOpening = "section.opening"
  /// A section is open.
  case sectionOpened = "section.opened"
  /// A section began to close.
  case sectionClosing = "section.closing"
  /// A section is closed.
  case sectionClosed = "section.closed"
  /// The value of an option changed.
  case optionChanged = "option.changed"
  /// The pieces of a puzzle were scattered.
  case puzzleStarted = "puzzle.started"
  /// The last piece of a puzzle was placed.
  case puzzleCompleted = "puzzle.completed"
  /// The place of a piece was shown.
  case puzzleHinted = "puzzle.hinted"
  /// A piece was placed where it belongs.
  case piecePlaced = "piece.placed"
  /// A piece was turned.
  case pieceTurned = "piece.turned"
  /// A piece was joined to another one.
  case pieceJoined = "piece.joined"
  /// A colour was chosen.
  case colorChosen = "color.chosen"
  /// A region got another colour.
  case regionFilled = "region.filled"
  /// All colours were removed from a picture to colour.
  case coloringCleared = "coloring.cleared"
  /// A picture to colour was completed.
  case coloringCompleted = "coloring.completed"
  /// A recording of the reader's voice was begun.
  case recordingStarted = "recording.started"
  /// A recording was finished.
  case recordingFinished = "recording.finished"
  /// A recording was cancelled.
  case recordingCancelled = "recording.cancelled"
  /// A recording was deleted.
  case recordingDeleted = "recording.deleted"
  /// The reader shook the device.
  case shake
  /// A finger has rested on an element for half a second.
  case hold
  /// The reader began to rub an element away.
  case rubStarted = "rub.started"
  /// Enough of an element has been rubbed away.
  case rubCompleted = "rub.completed"
  /// It became loud.
  case noiseBegan = "noise.began"
  /// It became quiet again.
  case noiseEnded = "noise.ended"
  /// Something went wrong in the engine.
  case engineFault = "engine.fault"
  /// A finger moved.
  case touchMoved = "touch.moved"
  /// A dragged element moved.
  case dragMoved = "drag.moved"
  /// A movie showed another frame.
  case movieFrame = "movie.frame"
  /// A tween wrote a value.
  case tweenUpdated = "tween.updated"
  /// The loudness changed.
  case noiseLevel = "noise.level"

  /// Whether the event is emitted only if the host wants verbose events.
  public var isVerbose: Bool {
    self == .touchMoved || self == .dragMoved || self == .movieFrame || self == .tweenUpdated || self == .noiseLevel
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
    case .soundStarted, .soundCompleted, .soundStopped, .soundRepeated: meaningOfSound
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
    case .stopReached: "a slider, a dial or a flap reached a stop"
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
    case .hold: "a finger has rested on an element for half a second"
    case .rubStarted: "a finger began to rub an element away"
    case .rubCompleted: "enough of an element has been rubbed away"
    case .noiseBegan: "it became as loud as the book's `microphone` says"
    case .noiseEnded: "it became quiet again"
    case .engineFault: "rules triggered each other without end within one tick, and the rest of that tick was dropped"
    case .touchMoved: "a finger moved"
    case .dragMoved: "an element was dragged on"
    case .movieFrame: "a movie showed another frame"
    case .tweenUpdated: "a tween changed a value"
    case .noiseLevel: "the loudness changed"
    }
  }
  private var meaningOfSound: StaticString {
    self == .soundStarted
      ? "a sound started"
      : self == .soundCompleted
        ? "a sound reached its end"
        : self == .soundStopped ? "a sound was stopped before its end" : "a sound that loops starts again"
  }
}
