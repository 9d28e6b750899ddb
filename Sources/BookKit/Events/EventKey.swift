/// The values that an event can carry, in the order in which traces write them.
package enum EventKey: KeywordText, Keyword {
  case tick
  case time
  case page
  case section
  case event
  /// The element, the page's `music` or `voice`, or the sound file that a drop, a rule or a movie plays.
  case item
  case tween
  case target
  case other
  case pass
  case index
  case text
  /// The rule, the variable, the credit, the property, the region, or the voice.
  case name
  case value
  case from
  case reason
  case finished
  case url
  case x
  case y
}

extension Event {
  /// A value of an event, in one of the forms in which traces and scripts write values.
  enum Field {
    case whole(Int64)
    case coordinate(Double)
    case name(Name)
    case word(StaticString)
    case value(Datum)
  }

  /// Returns the value for a key, or `nil` for the time and for values that the event doesn't have.
  func field(_ key: EventKey) -> Field? {
    switch key {
    case .tick, .time: nil
    case .page: page.map { .whole(Int64($0)) }
    case .section: section.map { .name($0) }
    case .event: .word(kind.keyword)
    case .item: item.map { .name($0) }
    case .tween: tween.map { .name($0) }
    case .target: target.map { .name($0) }
    case .other: other.map { .name($0) }
    case .pass: pass.map { .whole($0) }
    case .index: index.map { .whole(Int64($0)) }
    case .text: text.map { .name($0) }
    case .name: name.map { .name($0) }
    case .value: value.map { .value($0) }
    case .from:
      switch origin {
      case .wholePage?: .word("page")
      case .noise?: .word("noise")
      case .shake?: .word("shake")
      case .item(let name)?, .section(let name)?: .name(name)
      case .page(let number)?: .whole(Int64(number))
      case nil: nil
      }
    case .reason: reason.map { .word($0.keyword) }
    case .finished: isFinished.map { .value(.boolean($0)) }
    case .url: url.map { .name($0) }
    case .x: position.map { .coordinate($0.x) }
    case .y: position.map { .coordinate($0.y) }
    }
  }
}

extension EventKind {
  /// The values that events of this kind can carry besides time, page and kind, in the order of traces.
  package var keys: [EventKey] {
    switch self {
    case .pageEntering, .sectionOpening: [.from]
    case .sectionOpened, .sectionClosing, .sectionClosed: []
    case .pageEntered, .pageExiting, .pageExited, .bookEnded, .shake, .noiseBegan, .noiseEnded: []
    case .pageRefused, .engineFault: [.reason]
    case .languageChanged, .noiseLevel: [.value]
    case .itemAdded, .itemRemoved, .tap, .bodyRested, .hold, .rubStarted, .rubCompleted: [.item]
    case .tweenStarted, .tweenCompleted, .tweenCancelled: [.item, .tween]
    case .tweenRepeated: [.item, .tween, .pass]
    case .tweenUpdated: [.item, .tween, .name, .value]
    case .soundStarted, .soundCompleted, .soundStopped, .soundRepeated: [.item]
    case .movieStarted, .movieCompleted, .movieRepeated: [.item]
    case .movieFrame, .stopReached: [.item, .index]
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
  /// A subject that events of several kinds share.
  package enum Family: Sendable {
    case page, section, language, item, tween, sound, movie, word, touch, drag
    case rule, variable, option, credit, puzzle, coloring, recording, fault
  }

  /// The subject of the event: an element, if nothing is more specific.
  package var family: Family {
    switch self {
    case .pageEntering, .pageEntered, .pageExiting, .pageExited, .pageRefused, .bookEnded: .page
    case .shake, .noiseBegan, .noiseEnded, .noiseLevel: .page
    case .sectionOpening, .sectionOpened, .sectionClosing, .sectionClosed: .section
    case .languageChanged: .language
    case .itemAdded, .itemRemoved, .bodyCollided, .bodyRested, .triggerFired: .item
    case .piecePlaced, .pieceTurned, .pieceJoined, .stopReached: .item
    case .tweenStarted, .tweenCompleted, .tweenCancelled, .tweenRepeated, .tweenUpdated: .tween
    case .soundStarted, .soundCompleted, .soundStopped, .soundRepeated: .sound
    case .movieStarted, .movieCompleted, .movieRepeated, .movieFrame: .movie
    case .wordSpoken: .word
    case .touchBegan, .touchEnded, .touchCancelled, .touchRefused, .touchMoved, .tap, .linkOpened: .touch
    case .hold, .rubStarted, .rubCompleted: .touch
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
