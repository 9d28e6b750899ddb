extension Key {
  static let tweenKeys: [Key] = [
    Key(
      .name, "name", in: .tween, .string, default: "tween and its index", "what traces and triggers call it",
      isOriginal: true),
    Key(
      .delay, "delay", in: .tween, .number(.nonnegative), default: "0",
      "the seconds from its element's coming on stage, or from its trigger", isOriginal: true),
    Key(.properties, "properties", in: .tween, .map, default: "none", "property → final value", isOriginal: true),
    Key(
      .loopType, "loopType", in: .tween, .word(LoopType.keywords, .unknownLoopType), default: "none",
      "what happens at the end of a pass", isOriginal: true),
    Key(
      .removeFromStageWhenFinished, "removeFromStageWhenFinished", in: .tween, .boolean, default: "false",
      "whether the element leaves the stage when the tween completes", isOriginal: true),
    Key(.duration, "duration", in: .tween, .number(.nonnegative), default: "1", "the seconds of one pass"),
    Key(
      .transition, "transition", in: .tween, .transition, default: "linear", "how the time of a pass is spent",
      alias: "type"),
    Key(
      .loopCount, "loopCount", in: .tween, .integer(0...Int(Int32.max)), default: "for ever",
      "how many passes there are in all"),
    Key(.from, "from", in: .tween, .map, default: "what is displayed", "property → start value"),
    Key(
      .keyframes, "keyframes", in: .tween, .map, default: "none",
      "property → values one after the other, instead of `properties`"),
    Key(.keyTimes, "keyTimes", in: .tween, .numbers, default: "evenly spread", "when the keyframes come, 0…1"),
    Key(
      .trigger, "trigger", in: .tween, .dictionary(.trigger), default: "none",
      "what it waits for, instead of for its element alone"),
    Key(
      .triggeringItem, "triggeringItem", in: .trigger, .string, default: "none",
      "the element that triggers; ignored for the page", isOriginal: true),
    Key(
      .triggeringItemType, "triggeringItemType", in: .trigger, .word(TriggerSource.keywords, .unknownValue),
      default: "the element's", "what kind of thing triggers", isOriginal: true),
    Key(
      .triggerIsATween, "triggerIsATween", in: .trigger, .boolean, default: "false",
      "a tween of that element triggers", isOriginal: true),
    Key(
      .triggeringTweenNumber, "triggeringTweenNumber", in: .trigger, .tweenReference, default: "0",
      "the index of the tween, or its name", isOriginal: true),
    Key(
      .triggerIsATouch, "triggerIsATouch", in: .trigger, .boolean, default: "false",
      "a touch on that element triggers", isOriginal: true),
    Key(
      .triggerWhen, "triggerWhen", in: .trigger, .word(TriggerMoment.keywords, .unknownValue),
      default: "end; start for a touch", "when of what happens it fires", isOriginal: true),
    Key(
      .delay, "delay", in: .trigger, .number(.nonnegative), default: "0", "the seconds between the event and the effect"
    ),
    Key(
      .retrigger, "retrigger", in: .trigger, .word(Retrigger.keywords, .unknownValue), default: "whenIdle",
      "when it fires again while the element is on stage"),
  ]
}
