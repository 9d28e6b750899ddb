extension Key {
  static let tweenKeys: [Key] = [
    Key(
      .name, "name", in: .tween, .string, standard: "tween and its index", "what traces and triggers call it",
      isOriginal: true),
    Key(
      .delay, "delay", in: .tween, .number(.size), standard: "0",
      "the seconds from its element's coming on stage, or from its trigger", isOriginal: true),
    Key(.properties, "properties", in: .tween, .map, standard: "none", "property → final value", isOriginal: true),
    Key(
      .loopType, "loopType", in: .tween, .word(LoopType.words, .unknownLoopType), standard: "none",
      "what happens at the end of a pass", isOriginal: true),
    Key(
      .removeFromStageWhenFinished, "removeFromStageWhenFinished", in: .tween, .boolean, standard: "false",
      "whether the element leaves the stage when the tween completes", isOriginal: true),
    Key(.duration, "duration", in: .tween, .number(.size), standard: "1", "the seconds of one pass"),
    Key(
      .transition, "transition", in: .tween, .transition, standard: "linear", "how the time of a pass is spent",
      alias: "type"),
    Key(
      .loopCount, "loopCount", in: .tween, .integer(0...Int(Int32.max)), standard: "for ever",
      "how many passes there are in all"),
    Key(.from, "from", in: .tween, .map, standard: "what is displayed", "property → start value"),
    Key(
      .keyframes, "keyframes", in: .tween, .map, standard: "none",
      "property → values one after the other, instead of `properties`"),
    Key(.keyTimes, "keyTimes", in: .tween, .numbers, standard: "evenly spread", "when the keyframes come, 0…1"),
    Key(
      .trigger, "trigger", in: .tween, .dictionary(.trigger), standard: "none",
      "what it waits for, instead of for its element alone"),
    Key(
      .triggeringItem, "triggeringItem", in: .trigger, .string, standard: "none",
      "the element that triggers; ignored for the page", isOriginal: true),
    Key(
      .triggeringItemType, "triggeringItemType", in: .trigger, .word(TriggerSource.words, .unknownValue),
      standard: "the element's", "what kind of thing triggers", isOriginal: true),
    Key(
      .triggerIsATween, "triggerIsATween", in: .trigger, .boolean, standard: "false",
      "a tween of that element triggers", isOriginal: true),
    Key(
      .triggeringTweenNumber, "triggeringTweenNumber", in: .trigger, .tweenReference, standard: "0",
      "the index of the tween, or its name", isOriginal: true),
    Key(
      .triggerIsATouch, "triggerIsATouch", in: .trigger, .boolean, standard: "false",
      "a touch on that element triggers", isOriginal: true),
    Key(
      .triggerWhen, "triggerWhen", in: .trigger, .word(TriggerMoment.words, .unknownValue),
      standard: "end; start for a touch", "when of what happens it fires", isOriginal: true),
    Key(.delay, "delay", in: .trigger, .number(.size), standard: "0", "the seconds between the event and the effect"),
    Key(
      .retrigger, "retrigger", in: .trigger, .word(Retrigger.words, .unknownValue), standard: "whenIdle",
      "when it fires again while the element is on stage"),
  ]
}
