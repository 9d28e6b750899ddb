import PropertyList

extension Tween: BookPart {
  static var owner: KeyOwner { .tween }
  static func new(at node: NodeHandle) -> Tween { Tween(name: .placeholder, node: node) }

  static let rows: [KeyRow<Tween>] = [
    KeyRow("name", .string, default: "tween and its index", "its name in traces and triggers", isOriginal: true) {
      $0.name($1, of: &$2)
    },
    KeyRow(
      "delay", .number(.nonnegative), default: "0",
      "the delay after its element comes on stage, or its trigger fires, in seconds", isOriginal: true
    ) { $0.code($1, &$2.delay) },
    KeyRow("properties", .map(.properties), "property → final value", isOriginal: true) { $0.properties($1, of: &$2) },
    KeyRow("loopType", .word(LoopType.self), "what happens at the end of a pass", isOriginal: true) {
      $0.code($1, &$2.loopType)
    },
    KeyRow(
      "removeFromStageWhenFinished", .boolean, default: "false",
      "whether the element leaves the stage when the tween completes", isOriginal: true
    ) { $0.code($1, &$2.removesElement) },
    KeyRow("duration", .number(.nonnegative), default: "1", "the length of one pass, in seconds") {
      $0.code($1, &$2.duration)
    },
    KeyRow(
      "transition", .transition, default: "linear; easeInOut with `wander`", "how the values change in a pass",
      alias: "type"
    ) { $0.code($1, &$2.ownEasing) },
    KeyRow("loopCount", .integer(0...Int(Int32.max)), default: "for ever", "the total number of passes") {
      $0.code($1, &$2.loopCount)
    },
    KeyRow("from", .map(.properties), default: "the current values", "property → start value") {
      $0.startValues($1, of: &$2)
    },
    KeyRow("keyframes", .map(.keyframes), "property → a list of values, instead of `properties`") {
      $0.keyframes($1, of: &$2)
    },
    KeyRow("keyTimes", .numbers, default: "evenly spread", "when each keyframe is reached, 0…1") {
      $0.keyTimes($1, &$2.keyTimes)
    },
    KeyRow("path", .string, "the way of its element's pivot, as path data of SVG with one `M` or `m`") {
      $0.code($1, &$2.way)
    },
    KeyRow("orient", .boolean, default: "false", "whether the element turns with its way") {
      $0.code($1, &$2.turnsWithWay)
    },
    KeyRow("wander", .dictionary(.wander), "how its element moves about by itself, instead of to final values") {
      $0.code($1, &$2.wander)
    },
    KeyRow("trigger", .dictionary(.trigger), "the event that starts it, instead of its element coming on stage") {
      $0.code($1, &$2.trigger)
    },
  ]
}

extension Wander: BookPart {
  static var owner: KeyOwner { .wander }
  static func new(at node: NodeHandle) -> Wander { Wander(node: node) }

  static let rows: [KeyRow<Wander>] = [
    KeyRow("x", .number(.any), default: "the canvas's", "the left edge of the area that the frame stays inside") {
      $0.code($1, &$2.x)
    },
    KeyRow("y", .number(.any), default: "the canvas's", "the upper edge of the area") { $0.code($1, &$2.y) },
    KeyRow("width", .number(.nonnegative), default: "the canvas's", "the width of the area") {
      $0.code($1, &$2.width)
    },
    KeyRow("height", .number(.nonnegative), default: "the canvas's", "the height of the area") {
      $0.code($1, &$2.height)
    },
    KeyRow("speed", .number(.positive), "the speed in points per second, instead of the tween's `duration`") {
      $0.code($1, &$2.speed)
    },
    KeyRow("pause", .number(.nonnegative), default: "0", "the pause between two legs, in seconds") {
      $0.code($1, &$2.pause)
    },
    KeyRow("faces", .word(Facing.self), "the side to which the picture looks, to mirror it on its way back") {
      $0.code($1, &$2.faces)
    },
  ]
}

extension Trigger: BookPart {
  static var owner: KeyOwner { .trigger }
  static func new(at node: NodeHandle) -> Trigger { Trigger(node: node) }

  func finish(by reader: inout BookReader) -> Bool {
    reader.finish(self)
    return true
  }

  static let rows: [KeyRow<Trigger>] = [
    KeyRow("triggeringItem", .reference(.element), "the element to wait for; ignored for the page", isOriginal: true) {
      $0.code($1, &$2.item)
    },
    KeyRow(
      "triggeringItemType", .word(TriggerSource.self), default: "the element's", "the kind of thing to wait for",
      isOriginal: true
    ) { $0.code($1, &$2.source) },
    KeyRow(
      "triggerIsATween", .boolean, default: "false", "whether to wait for a tween of that element", isOriginal: true
    ) { $0.code($1, &$2.isTween) },
    KeyRow(
      "triggeringTweenNumber", .reference(.tweenOrIndex), default: "0", "the index of the tween, or its name",
      isOriginal: true
    ) { $0.code($1, &$2.tween) },
    KeyRow(
      "triggerIsATouch", .boolean, default: "false", "whether to wait for a touch on that element", isOriginal: true
    ) { $0.code($1, &$2.isTouch) },
    KeyRow(
      "triggerWhen", .word(TriggerMoment.self), default: "end; start for a touch or a noise",
      "which moment of the event fires it", isOriginal: true
    ) { $0.code($1, &$2.moment) },
    KeyRow(
      "triggeringStop", .integer(0...Int(Int32.max)), default: "any", "the index of the stop, with `triggerWhen = stop`"
    ) { $0.code($1, &$2.stop) },
    KeyRow("delay", .number(.nonnegative), default: "0", "the delay after the event, in seconds") {
      $0.code($1, &$2.delay)
    },
    KeyRow(
      "retrigger", .word(Retrigger.self), default: "whenIdle",
      "what to do if it fires again while the element is on stage"
    ) { $0.code($1, &$2.retrigger) },
  ]
}
