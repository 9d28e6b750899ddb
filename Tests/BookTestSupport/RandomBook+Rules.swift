import BookKit

extension RandomBook {
  /// The events that never happen in random books, whose readers record nothing.
  public static let absentEvents: [EventKind] = [
    .recordingStarted, .recordingFinished, .recordingCancelled, .recordingDeleted,
  ]

  private static let events = EventKind.allCases.filter { !absentEvents.contains($0) }.map { $0.keyword.description }

  private static let commonEvents = [
    "item.added", "item.removed", "tween.started", "tween.completed", "tween.cancelled", "sound.stopped", "tap",
    "touch.began", "touch.ended", "drag.started", "drag.ended", "page.entered", "page.exiting", "page.exited",
    "variable.changed", "trigger.fired", "sound.started", "touch.cancelled", "tween.repeated", "movie.started",
    "option.changed", "section.opened", "section.closing", "puzzle.started", "piece.placed", "region.filled",
    "hold", "hold", "rub.started", "rub.completed", "noise.began", "noise.ended", "shake",
    "stop.reached",
  ]

  private static let conditions = [
    "apples >= 3", "not done", "apples < 5 and not done", "word == \"x\" or apples", "unknown", "(apples != 1)",
    "apples >=", "apples < word", "true and not (done or false)", "unknown != 3", "option.animal == 'cat'",
    "game.jig or option.stars >= 1", "device.loudness > 0.4", "a.progress > 0.4",
  ]

  /// Writes a rule for any event with any actions.
  mutating func rule() {
    if lot.once(in: 16) { return endlessRule() }
    dictionary { rule in
      if rule.lot.once(in: 3) { rule.text("name", "r\(rule.lot.below(3))") }
      rule.dictionary("when") { when in
        when.word("event", when.lot.once(in: 3) ? RandomBook.events : RandomBook.commonEvents)
        if when.lot.once(in: 2) { when.text("item", when.itemName()) }
        if when.lot.once(in: 8) { when.word("tween", RandomBook.tweens) }
        if when.lot.once(in: 10) { when.text("target", "spot0") }
        if when.lot.once(in: 10) { when.word("variable", RandomBook.variables) }
      }
      if rule.lot.once(in: 4) { rule.word("if", RandomBook.conditions) }
      rule.array("do", count: 1 + rule.lot.below(3)) { rule, _ in rule.action() }
      if rule.lot.once(in: 3) { rule.number("delay", rule.seconds()) }
      if !rule.lot.once(in: 3) { rule.number("limit", Double(rule.lot.below(5))) }
    }
  }

  /// Writes a rule that triggers itself once anything has triggered it.
  private mutating func endlessRule() {
    dictionary { rule in
      rule.dictionary("when") { $0.text("event", "variable.changed") }
      rule.array("do", count: 1) { rule, _ in
        rule.dictionary { action in
          action.text("action", "set")
          action.text("variable", "apples")
          action.number("by", 1)
        }
      }
    }
  }

  /// Writes an action of a rule or a tap.
  mutating func action() {
    dictionary { action in
      let kind = action.lot.pick([
        "show", "hide", "startTween", "stopTween", "play", "stop", "toggle", "set", "setProperty", "activate",
        "deactivate", "goToPage", "nextPage", "previousPage", "playSound", "show", "hide", "set", "set", "set", "sing",
        "open", "back", "setOption", "restart", "hint", "undo", "clear", "pickColor", "random", "moveTo",
      ])
      action.text("action", kind)
      switch kind {
      case "set":
        action.word("variable", RandomBook.variables)
        action.newValue()
      case "goToPage":
        action.builder.key("page")
        if action.lot.once(in: 2) {
          action.builder.integer(action.lot.below(4))
        } else {
          action.builder.string(action.lot.pick(["p", "q", "r"]))
        }
      case "playSound": action.text("trackName", action.lot.pick(RandomBook.files))
      case "setProperty":
        action.text("item", action.itemName())
        action.word("property", ["x", "y", "alpha", "fontColor", "frame", "volume", "width", "rotation"])
        action.newValue()
      case "moveTo":
        action.text("item", action.itemName())
        if action.lot.once(in: 3) { action.number("stop", Double(action.lot.below(4))) }
        if action.lot.once(in: 3) { action.number("progress", action.share()) }
        if action.lot.once(in: 2) { action.number("by", Double(action.lot.below(5) - 2)) }
        if action.lot.once(in: 2) { action.number("over", action.seconds()) }
      case "random":
        action.array("of", count: 1 + action.lot.below(3)) { list, _ in
          list.list { list in for _ in 0..<list.lot.below(3) { list.action() } }
        }
        if action.lot.once(in: 2) {
          action.array("weights", count: 2) { list, _ in list.number(Double(list.lot.below(4))) }
        }
      case "nextPage", "previousPage", "sing": break
      case "open", "back", "setOption", "restart", "hint", "undo", "clear", "pickColor": action.sectionAction(kind)
      default:
        action.text("item", action.itemName())
        if action.lot.once(in: 3) { action.word("tween", RandomBook.tweens) }
      }
    }
  }

  private mutating func newValue() {
    switch lot.below(5) {
    case 0, 1: number("by", isWild ? extremeNumber() : 1)
    case 2: number("to", points())
    case 3: text("to", lot.pick(["red", "x", ""]))
    default: truth("to", lot.once(in: 2))
    }
  }
}
