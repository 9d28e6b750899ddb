/// The values that an event can carry, in the order in which traces write them.
package enum EventKey: UInt8, Keyword {
  /// The time in ticks.
  case tick
  /// The time in seconds.
  case time
  /// The page, counted from 1.
  case page
  case section
  /// The kind of the event.
  case event
  /// The element, the page's `music` or `voice`, or the file that a drop, a rule or a movie plays.
  case item
  case tween
  case target
  /// The other body or piece, or `bounds`.
  case other
  /// The number of the pass that begins.
  case pass
  /// The index of a word, a credit or a picture, counted from 0.
  case index
  /// The word that is spoken.
  case text
  /// The rule, the variable, the credit, the property, the region, or the voice.
  case name
  /// The value, the language, or the length of a recording.
  case value
  /// The cause of the event.
  case from
  /// The reason for a refusal or a fault.
  case reason
  /// Whether a credit was shown to its end.
  case finished
  case url
  /// The distance from the left.
  case x
  /// The distance from the top.
  case y

  /// The key in traces and patterns.
  package var keyword: StaticString {
    switch self {
    case .tick: "tick"
    case .time: "time"
    case .page: "page"
    case .section: "section"
    case .event: "event"
    case .item: "item"
    case .tween: "tween"
    case .target: "target"
    case .other: "other"
    case .pass: "pass"
    case .index: "index"
    case .text: "text"
    case .name: "name"
    case .value: "value"
    case .from: "from"
    case .reason: "reason"
    case .finished: "finished"
    case .url: "url"
    case .x: "x"
    case .y: "y"
    }
  }
}

extension EventKind {
  /// The values that an event of this kind can carry besides time, page or section, and kind, in the order of traces.
  package var keys: [EventKey] {
    switch self {
    case .pageEntering, .sectionOpening: [.from]
    case .sectionOpened, .sectionClosing, .sectionClosed: []
    case .pageEntered, .pageExiting, .pageExited, .bookEnded, .shake: []
    case .pageRefused, .engineFault: [.reason]
    case .languageChanged: [.value]
    case .itemAdded, .itemRemoved, .tap, .bodyRested: [.item]
    case .tweenStarted, .tweenCompleted, .tweenCancelled: [.item, .tween]
    case .tweenRepeated: [.item, .tween, .pass]
    case .tweenUpdated: [.item, .tween, .name, .value]
    case .soundStarted, .soundCompleted, .soundStopped, .soundRepeated: [.item]
    case .movieStarted, .movieCompleted, .movieRepeated: [.item]
    case .movieFrame: [.item, .index]
    case .wordSpoken: [.item, .index, .text]
    case .touchBegan, .touchEnded, .touchCancelled, .touchMoved: [.item, .x, .y]
    case .touchRefused: [.item, .reason, .x, .y]
    case .dragStarted, .dragEnded, .dragMoved: [.item, .x, .y]
    case .dragDropped: [.item, .target, .x, .y]
    case .bodyCollided, .puzzleHinted, .pieceJoined: [.item, .other]
    case .puzzleStarted, .puzzleCompleted, .piecePlaced, .coloringCleared, .coloringCompleted: [.item]
    case .pieceTurned, .colorChosen: [.item, .value]
    case .regionFilled, .recordingFinished: [.item, .name, .value]
    case .recordingStarted, .recordingDeleted: [.item, .name]
    case .recordingCancelled: [.item, .name, .reason]
    case .triggerFired: [.item, .tween, .from]
    case .ruleFired: [.name]
    case .variableChanged, .optionChanged: [.name, .value]
    case .linkOpened: [.item, .url]
    case .creditShown: [.index, .name]
    case .creditHidden: [.index, .name, .finished]
    }
  }
}

extension EventKind {
  /// What events of several kinds are about.
  package enum Family: Sendable {
    case page, section, language, item, tween, sound, movie, word, touch, drag
    case rule, variable, option, credit, puzzle, coloring, recording, fault
  }

  /// What the event is about; an element, if it's nothing more specific.
  package var family: Family {
    switch self {
    case .pageEntering, .pageEntered, .pageExiting, .pageExited, .pageRefused, .bookEnded, .shake: .page
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
