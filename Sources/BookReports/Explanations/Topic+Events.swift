import BookKit

extension Topic {
  static let events = EventKind.allCases.map { event in
    let keys = event.keys.map { $0.keyword.description }
    return Topic(
      event.keyword, "an event", event.meaning,
      [("use", event.use)] + (keys.isEmpty ? [] : [("carries", keys.joined(separator: ", "))]))
  }

  /// The values that events carry.
  static let eventValues = EventKey.allCases.map { Topic($0.keyword, "a value of events", $0.meaning) }

  /// The reasons that events give.
  static let reasons = Event.Reason.allCases.map { reason in
    let events = EventKind.allCases.filter { $0.canGive(reason) }.map { $0.keyword.description }
    return Topic(reason.keyword, "a reason", reason.meaning, [("in", events.joined(separator: ", "))])
  }
}

extension EventKind {
  /// A note on where the event can be waited for.
  fileprivate var use: String {
    if self == .engineFault { return "in scripts: `expect no engine.fault`" }
    return isVerbose
      ? "in traces with `--verbose`, and in scripts: `expect \(keyword)`"
      : "in rules: when = { event = \(keyword); }; in scripts: `expect \(keyword)`"
  }

  /// What has happened, for authors.
  var meaning: String {
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
    case .engineFault: "rules triggered each other without end within one tick, and the rest of that tick was dropped"
    case .touchMoved: "a finger moved"
    case .dragMoved: "an element was dragged on"
    case .movieFrame: "a movie showed another frame"
    case .tweenUpdated: "a tween changed a value"
    }
  }
}

extension EventKey {
  fileprivate var meaning: String {
    switch self {
    case .tick: "the time in ticks"
    case .time: "the time in seconds"
    case .page: "the page, counted from 1"
    case .section: "the section"
    case .event: "the name of the event"
    case .item: "the element, `music`, `voice`, or the file of a sound without an element"
    case .tween: "the tween"
    case .target: "the drop target"
    case .other: "the other body or piece, or `bounds`"
    case .pass: "the number of the pass that begins"
    case .index: "the number of a word, a credit or a picture, counted from 0"
    case .text: "the word that is spoken"
    case .name: "the rule, variable, option, credit, property, region or voice"
    case .value: "the new value, the language, or the length of a recording"
    case .from: "what caused it, or the page before"
    case .reason: "why something was refused or cancelled"
    case .finished: "whether a credit was shown to its end"
    case .url: "the address"
    case .x: "the distance from the left"
    case .y: "the distance from the top"
    }
  }
}

extension Event.Reason {
  fileprivate var meaning: String {
    switch self {
    case .narration: "a narration is playing, and the book waits for it"
    case .transition: "a page is being turned"
    case .first: "there is nothing before it"
    case .cascade: "one tick caused too many events"
    case .recording: "the reader is recording"
    case .reader: "the reader stopped the recording"
    case .denied: "the reader does not allow the microphone to be used"
    case .missing: "there is no microphone"
    case .full: "there is no room for another recording"
    case .short: "the recording is too short"
    case .long: "the recording is too long"
    }
  }
}

extension EventKind {
  /// Returns whether the event can give this reason.
  fileprivate func canGive(_ reason: Event.Reason) -> Bool {
    switch reason {
    case .narration, .first: self == .pageRefused
    case .transition: self == .pageRefused || self == .touchRefused
    case .recording: self == .pageRefused || self == .touchRefused
    case .cascade: self == .engineFault
    case .reader, .denied, .missing, .full, .short, .long: self == .recordingCancelled
    }
  }
}
