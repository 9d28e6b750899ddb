import BookKit

extension Topic {
  static let events = EventKind.allCases.map { event in
    let keys = event.keys.map { $0.keyword.description }
    return Topic(
      event.keyword, EventKind.kind.description, event.meaning.description,
      [("use", event.use)] + (keys.isEmpty ? [] : [("carries", keys.joined(separator: ", "))]))
  }

  static let eventValues = EventKey.allCases.map { Topic($0.keyword, "a value of events", $0.meaning) }
  static let reasons = Event.Reason.allCases.map { reason in
    let events = EventKind.allCases.filter { $0.canGive(reason) }.map { $0.keyword.description }
    return Topic(reason.keyword, "a reason", reason.meaning, [("in", events.joined(separator: ", "))])
  }
}

extension EventKind {
  fileprivate var use: String {
    if self == .engineFault { return "in scripts: `expect no engine.fault`" }
    return isVerbose
      ? "in traces with `--verbose`, and in scripts: `expect \(keyword)`"
      : "in rules: when = { event = \(keyword); }; in scripts: `expect \(keyword)`"
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
