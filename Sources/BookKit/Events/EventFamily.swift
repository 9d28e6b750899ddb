extension EventKind {
  /// What events of several kinds are about.
  package enum Family: Sendable {
    case page, section, language, item, tween, sound, movie, word, touch, drag
    case rule, variable, option, credit, puzzle, coloring, recording, fault
  }

  /// What the event is about; an element, if it's nothing more specific.
  package var family: Family {
    switch self {
    case .pageEntering, .pageEntered, .pageExiting, .pageExited, .pageRefused, .bookEnded: .page
    case .sectionOpening, .sectionOpened, .sectionClosing, .sectionClosed: .section
    case .languageChanged: .language
    case .itemAdded, .itemRemoved, .bodyCollided, .bodyRested, .triggerFired: .item
    case .piecePlaced, .pieceTurned, .pieceJoined: .item
    case .tweenStarted, .tweenCompleted, .tweenCancelled, .tweenRepeated, .tweenUpdated: .tween
    case .soundStarted, .soundCompleted, .soundStopped, .soundRepeated: .sound
    case .movieStarted, .movieCompleted, .movieRepeated, .movieFrame: .movie
    case .wordSpoken: .word
    case .touchBegan, .touchEnded, .touchCancelled, .touchRefused, .touchMoved, .tap, .linkOpened: .touch
    case .dragStarted, .dragEnded, .dragDropped, .dragMoved: .drag
    case .ruleFired: .rule
    case .variableChanged: .variable
    case .optionChanged: .option
    case .creditShown, .creditHidden: .credit
    case .puzzleStarted, .puzzleCompleted, .puzzleHinted: .puzzle
    case .colorChosen, .regionFilled, .coloringCleared, .coloringCompleted: .coloring
    case .recordingStarted, .recordingFinished, .recordingCancelled, .recordingDeleted: .recording
    case .engineFault: .fault
    }
  }
}
