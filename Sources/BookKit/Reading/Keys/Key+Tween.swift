extension Key {
  static let tweenKeys: [Key] = [
    Key(
      .name, "name", in: .tween, .string, default: "tween and its index", "its name in traces and triggers",
      isOriginal: true),
    Key(
      .delay, "delay", in: .tween, .number(.nonnegative), default: "0",
      "the delay after its element comes on stage, or its trigger fires, in seconds", isOriginal: true),
    Key(
      .properties, "properties", in: .tween, .map(.properties), default: "none", "property → final value",
      isOriginal: true),
    Key(
      .loopType, "loopType", in: .tween, .word(LoopType.words, .unknownLoopType), default: "none",
      "what happens at the end of a pass", isOriginal: true),
    Key(
      .removeFromStageWhenFinished, "removeFromStageWhenFinished", in: .tween, .boolean, default: "false",
      "whether the element leaves the stage when the tween completes", isOriginal: true),
    Key(.duration, "duration", in: .tween, .number(.nonnegative), default: "1", "the length of one pass, in seconds"),
    Key(
      .transition, "transition", in: .tween, .transition, default: "linear", "how the values change in a pass",
      alias: "type"),
    Key(
      .loopCount, "loopCount", in: .tween, .integer(0...Int(Int32.max)), default: "for ever",
      "the total number of passes"),
    Key(.from, "from", in: .tween, .map(.properties), default: "the current values", "property → start value"),
    Key(
      .keyframes, "keyframes", in: .tween, .map(.keyframes), default: "none",
      "property → a list of values, instead of `properties`"),
    Key(.keyTimes, "keyTimes", in: .tween, .numbers, default: "evenly spread", "when each keyframe is reached, 0…1"),
    Key(
      .trigger, "trigger", in: .tween, .dictionary(.trigger), default: "none",
      "the event that starts it, instead of its element coming on stage"),
    Key(
      .triggeringItem, "triggeringItem", in: .trigger, .reference(.element), default: "none",
      "the element to wait for; ignored for the page", isOriginal: true),
    Key(
      .triggeringItemType, "triggeringItemType", in: .trigger, .word(TriggerSource.words, .unknownValue),
      default: "the element's", "the kind of thing to wait for", isOriginal: true),
    Key(
      .triggerIsATween, "triggerIsATween", in: .trigger, .boolean, default: "false",
      "whether to wait for a tween of that element", isOriginal: true),
    Key(
      .triggeringTweenNumber, "triggeringTweenNumber", in: .trigger, .reference(.tweenOrIndex), default: "0",
      "the index of the tween, or its name", isOriginal: true),
    Key(
      .triggerIsATouch, "triggerIsATouch", in: .trigger, .boolean, default: "false",
      "whether to wait for a touch on that element", isOriginal: true),
    Key(
      .triggerWhen, "triggerWhen", in: .trigger, .word(TriggerMoment.words, .unknownValue),
      default: "end; start for a touch", "which moment of the event fires it", isOriginal: true),
    Key(
      .delay, "delay", in: .trigger, .number(.nonnegative), default: "0", "the delay after the event, in seconds"
    ),
    Key(
      .retrigger, "retrigger", in: .trigger, .word(Retrigger.words, .unknownValue), default: "whenIdle",
      "what to do if it fires again while the element is on stage"),
  ]
}
