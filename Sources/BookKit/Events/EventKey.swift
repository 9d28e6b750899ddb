/// What an event may carry, in the order in which traces write it.
package enum EventKey: UInt8, Word {
  /// When, in ticks.
  case tick
  /// When, in seconds.
  case time
  /// The page, from 1.
  case page
  /// What happened.
  case event
  /// The element, the page's `music`, or the file of a drop's or a rule's sound.
  case item
  /// The tween.
  case tween
  /// The drop target.
  case target
  /// The other body, or `bounds`.
  case other
  /// Which time round begins.
  case pass
  /// Which word, credit or picture, from 0.
  case index
  /// The word that is spoken.
  case text
  /// The rule, the variable, the credit, or the property.
  case name
  /// The value, or the language.
  case value
  /// What caused it.
  case from
  /// Why it was refused, or what went wrong.
  case reason
  /// Whether a credit was shown to its end.
  case finished
  /// The address.
  case url
  /// Where, from the left.
  case x
  /// Where, from the top.
  case y

  /// The key in traces and patterns.
  package var word: StaticString {
    switch self {
    case .tick: "tick"
    case .time: "time"
    case .page: "page"
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
  /// What such an event may carry besides time, page and kind, in the order of traces.
  package var keys: [EventKey] {
    switch self {
    case .pageEntering: [.from]
    case .pageEntered, .pageExiting, .pageExited, .bookEnded: []
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
    case .bodyCollided: [.item, .other]
    case .triggerFired: [.item, .tween, .from]
    case .ruleFired: [.name]
    case .variableChanged: [.name, .value]
    case .linkOpened: [.item, .url]
    case .creditShown: [.index, .name]
    case .creditHidden: [.index, .name, .finished]
    }
  }
}
