extension Element: Keyed {
  static var owner: KeyOwner { .element }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<Element>] = [
    KeyRow("type", .word(ElementType.self), "its type", isOriginal: true, isTranslatable: false) {
      $0.type($1, $2.content)
    },
    KeyRow(
      "name", .string, default: "element and its index", "its name in triggers, rules and scripts", isOriginal: true,
      isTranslatable: false
    ) { $0.name($1, of: &$2) },
    KeyRow("x", .number(.any), default: "0", "the left edge of the unrotated frame", isOriginal: true) {
      $0.code($1, &$2.x)
    },
    KeyRow("y", .number(.any), default: "0", "the upper edge of the unrotated frame", isOriginal: true) {
      $0.code($1, &$2.y)
    },
    KeyRow("width", .number(.nonnegative), default: "the picture's own", "the width", isOriginal: true) {
      $0.code($1, &$2.width)
    },
    KeyRow("height", .number(.nonnegative), default: "the picture's own", "the height", isOriginal: true) {
      $0.code($1, &$2.height)
    },
    KeyRow("alpha", .number(.fraction), default: "1", "the opacity, 0…1", isOriginal: true) { $0.code($1, &$2.alpha) },
    KeyRow(
      "pressedAlpha", .number(.fraction), default: "1",
      "what the opacity is multiplied by while a finger presses the element, 0…1"
    ) { $0.code($1, &$2.pressedAlpha) },
    KeyRow("rotation", .number(.any), default: "0", "the rotation about the pivot, in degrees clockwise") {
      $0.code($1, &$2.rotation)
    },
    KeyRow("scaleX", .number(.any), default: "1", "the horizontal scale, about the pivot") { $0.code($1, &$2.scaleX) },
    KeyRow("scaleY", .number(.any), default: "1", "the vertical scale, about the pivot") { $0.code($1, &$2.scaleY) },
    KeyRow("pivotX", .number(.any), default: "0.5", "the x of the pivot, as a fraction of the width") {
      $0.code($1, &$2.pivotX)
    },
    KeyRow("pivotY", .number(.any), default: "0.5", "the y of the pivot, as a fraction of the height") {
      $0.code($1, &$2.pivotY)
    },
    KeyRow(
      "z", .integer(nil), default: "0",
      "the drawing order, lowest first; ties are drawn in the order they came on stage"
    ) { $0.code($1, &$2.z) },
    KeyRow("visible", .boolean, default: "true", "whether it is visible") { $0.code($1, &$2.isVisible) },
    KeyRow("touchable", .boolean, default: "if needed", "whether it takes touches") { $0.code($1, &$2.isTouchable) },
    KeyRow("tweens", .array(.tween), "how it moves when it comes on stage", isOriginal: true) {
      $0.tweens($1, &$2.tweens)
    },
    KeyRow("trigger", .dictionary(.trigger), "the event that brings it on stage", isOriginal: true) {
      $0.code($1, &$2.trigger)
    },
    KeyRow("offStage", .boolean, default: "false", "whether it stays off stage until a rule shows it") {
      $0.code($1, &$2.isOffStage)
    },
    KeyRow("draggable", .boolean, default: "false", "whether it can be dragged") { $0.code($1, &$2.isDraggable) },
    KeyRow(
      "dragArea", .dictionary(.rectangle), default: "the canvas",
      "the area that its frame stays inside while it is dragged"
    ) { $0.code($1, &$2.dragArea) },
    KeyRow("dragWith", .references(.element), "elements that move with it") { $0.code($1, &$2.dragWith) },
    KeyRow("dropTargets", .array(.dropTarget), "where it can be dropped") { $0.code($1, &$2.dropTargets) },
    KeyRow("slider", .dictionary(.slider), "how a finger moves it along a way") { $0.movable($1, .slider, of: &$2) },
    KeyRow("dial", .dictionary(.dial), "how a finger turns it about its pivot") { $0.movable($1, .dial, of: &$2) },
    KeyRow("flap", .dictionary(.flap), "how a finger turns it about one of its edges, as a door or a page") {
      $0.movable($1, .flap, of: &$2)
    },
    KeyRow("physics", .dictionary(.body), "how it falls and bounces") { $0.code($1, &$2.body) },
    KeyRow("slideIn", .dictionary(.slideIn), "how it slides in as a banner") { $0.code($1, &$2.slideIn) },
    KeyRow("rub", .dictionary(.rub), "how readers rub an image, a text or a movie away") { $0.code($1, &$2.rub) },
    KeyRow("link", .string, "an address that a tap opens") { $0.link($1, &$2.link) },
    KeyRow(
      "open", .reference(.opened(canTurn: true)),
      "what a tap opens: a page, a section, `next`, `previous` or `back`", or: TurnWord.words + SectionKind.words
    ) { $0.code($1, &$2.opens) },
    KeyRow("onTap", .array(.action), "actions that a tap performs, as in a rule's `do`") {
      $0.code($1, &$2.tapActions)
    },
    KeyRow("visibleIf", .condition, "the condition that must hold for it to be seen and touched") {
      $0.code($1, &$2.visibility)
    },
    KeyRow("altText", .string, "what it shows, for readers who cannot see it") { $0.code($1, &$2.altText) },
    KeyRow("localized", .map(.translations), "language → keys to use instead of its own", isTranslatable: false) {
      $0.localized($1, of: &$2)
    },
  ]
}
