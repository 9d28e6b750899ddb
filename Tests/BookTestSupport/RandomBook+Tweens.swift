extension RandomBook {
  private static let properties = [
    "x", "y", "width", "height", "alpha", "rotation", "scaleX", "scaleY", "fontSize", "volume", "frame", "fontColor",
    "shadow",
  ]

  private static let easings = [
    "linear", "easeIn", "easeOut", "easeInOut", "easeOutIn", "easeOutBounce", "easeInElastic", "easeInOutBack",
    "easeInExpo", "easeOutCirc", "easeOutInSine", "easeInQuint", "step(3)", "step(1)", "cubicBezier(0.3,0,0.7,1)",
    "cubicBezier(0,9,1,-9)", "spring(0.5,1)", "spring(1,0)", "spring(0,100)", "spring(40,-3)", "wobble",
  ]

  mutating func transition(_ key: String) { word(key, RandomBook.easings) }

  /// Writes a random tween.
  mutating func tween(_ index: Int) {
    dictionary { tween in
      if !tween.lot.once(in: 3) { tween.text("name", index == 0 ? "t" : tween.lot.pick(RandomBook.tweens)) }
      if tween.lot.once(in: 2) { tween.number("delay", tween.seconds()) }
      tween.number("duration", tween.seconds())
      if tween.lot.once(in: 3) {
        tween.word("loopType", ["none", "repeat", "reverse", "repeat", "reverse"])
        if tween.lot.once(in: 2) { tween.number("loopCount", Double(tween.lot.below(5))) }
      }
      if tween.lot.once(in: 5) { tween.truth("removeFromStageWhenFinished", true) }
      if tween.lot.once(in: 2) { tween.transition("transition") }
      if tween.lot.once(in: 4) { tween.keyframes() } else { tween.properties("properties") }
      if tween.lot.once(in: 4) { tween.properties("from") }
      if tween.lot.once(in: 8) { tween.wander() }
      if tween.lot.once(in: 4) { tween.trigger() }
    }
  }

  private mutating func properties(_ key: String) {
    dictionary(key) { values in
      for property in values.someProperties() {
        values.builder.key(property)
        values.value(of: property)
      }
    }
  }

  private mutating func someProperties() -> [String] {
    let first = lot.pick(["x", "y", "x", "alpha", lot.pick(RandomBook.properties)])
    let second = lot.pick(RandomBook.properties)
    return lot.once(in: 2) || first == second ? [first] : [first, second]
  }

  private mutating func value(of property: String) {
    switch property {
    case "fontColor": builder.string(lot.pick(["#FF0000", "blue", "#01020304"]))
    case "alpha", "scaleX", "scaleY", "volume": number(share())
    default: number(points())
    }
  }

  private mutating func keyframes() {
    let count = lot.below(5)
    let isUneven = isWild && lot.once(in: 5)
    dictionary("keyframes") { frames in
      for property in frames.someProperties() {
        frames.array(property, count: count) { frames, _ in frames.value(of: property) }
      }
    }
    guard lot.once(in: 2) else { return }
    array("keyTimes", count: isUneven ? count + 1 : count) { times, index in
      let isOdd = times.isWild && times.lot.once(in: 6)
      times.number(isOdd ? times.extremeNumber() : Double(index) / Double(max(1, count - 1)))
    }
  }

  private mutating func wander() {
    dictionary("wander") { wander in
      for key in ["x", "y", "width", "height"] where wander.lot.once(in: 2) { wander.number(key, wander.points()) }
      if wander.lot.once(in: 3) { wander.number("speed", wander.points()) }
      if wander.lot.once(in: 3) { wander.number("pause", wander.seconds()) }
      if wander.lot.once(in: 3) { wander.word("faces", ["left", "right"]) }
    }
  }

  /// Writes a trigger of any form for any element, existing or not.
  mutating func trigger() {
    dictionary("trigger") { trigger in
      let isOfPage = trigger.lot.once(in: 6)
      if !isOfPage || trigger.lot.once(in: 2) { trigger.text("triggeringItem", trigger.itemName()) }
      if isOfPage {
        trigger.text("triggeringItemType", "page")
      } else if trigger.lot.once(in: 3) {
        trigger.word(
          "triggeringItemType", ["image", "text", "audio", "movie", "activearea", "group", "noise", "shake"])
      }
      if trigger.lot.once(in: 3) {
        trigger.truth("triggerIsATween", true)
        if trigger.lot.once(in: 2) {
          trigger.number("triggeringTweenNumber", Double(trigger.lot.below(4)))
        } else if trigger.lot.once(in: 2) {
          trigger.word("triggeringTweenNumber", RandomBook.tweens + ["1", "99999999999999999999"])
        }
      }
      if trigger.lot.once(in: 3) { trigger.truth("triggerIsATouch", true) }
      if trigger.lot.once(in: 2) {
        trigger.word("triggerWhen", ["start", "end", "pass", "drop", "start", "end", "hold"])
      }
      if trigger.lot.once(in: 2) { trigger.number("delay", trigger.seconds()) }
      if trigger.lot.once(in: 2) { trigger.word("retrigger", ["whenIdle", "restart", "ignore"]) }
    }
  }
}
