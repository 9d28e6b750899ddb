extension Key {
  static let elementKeys: [Key] = [
    Key(
      .type, "type", in: .element, .word(ElementType.words, .unknownType), default: "none", "its type",
      isOriginal: true),
    Key(
      .name, "name", in: .element, .string, default: "element and its index",
      "its name in triggers, rules and scripts", isOriginal: true),
    Key(.x, "x", in: .element, .number(.any), default: "0", "the left edge of the unrotated frame", isOriginal: true),
    Key(.y, "y", in: .element, .number(.any), default: "0", "the upper edge of the unrotated frame", isOriginal: true),
    Key(
      .width, "width", in: .element, .number(.nonnegative), default: "the picture's own",
      "the width", isOriginal: true),
    Key(
      .height, "height", in: .element, .number(.nonnegative), default: "the picture's own", "the height",
      isOriginal: true),
    Key(.alpha, "alpha", in: .element, .number(.fraction), default: "1", "the opacity, 0…1", isOriginal: true),
    Key(
      .pressedAlpha, "pressedAlpha", in: .element, .number(.fraction), default: "1",
      "what the opacity is multiplied by while a finger presses the element, 0…1"),
    Key(
      .rotation, "rotation", in: .element, .number(.any), default: "0",
      "the rotation about the pivot, in degrees clockwise"),
    Key(.scaleX, "scaleX", in: .element, .number(.any), default: "1", "the horizontal scale, about the pivot"),
    Key(
      .scaleY, "scaleY", in: .element, .number(.any), default: "1",
      "the vertical scale, about the pivot"),
    Key(
      .pivotX, "pivotX", in: .element, .number(.any), default: "0.5",
      "the x of the pivot, as a fraction of the width"),
    Key(
      .pivotY, "pivotY", in: .element, .number(.any), default: "0.5",
      "the y of the pivot, as a fraction of the height"),
    Key(
      .z, "z", in: .element, .integer(nil), default: "0",
      "the drawing order, lowest first; ties are drawn in the order they came on stage"),
    Key(.visible, "visible", in: .element, .boolean, default: "true", "whether it is visible"),
    Key(.touchable, "touchable", in: .element, .boolean, default: "if needed", "whether it takes touches"),
    Key(
      .tweens, "tweens", in: .element, .array(.tween), default: "none", "how it moves when it comes on stage",
      isOriginal: true
    ),
    Key(
      .trigger, "trigger", in: .element, .dictionary(.trigger), default: "none", "the event that brings it on stage",
      isOriginal: true),
    Key(
      .offStage, "offStage", in: .element, .boolean, default: "false",
      "whether it stays off stage until a rule shows it"),
    Key(.draggable, "draggable", in: .element, .boolean, default: "false", "whether it can be dragged"),
    Key(
      .dragArea, "dragArea", in: .element, .dictionary(.rectangle), default: "the canvas",
      "the area that its frame stays inside while it is dragged"),
    Key(.dragWith, "dragWith", in: .element, .references(.element), default: "none", "elements that move with it"),
    Key(.dropTargets, "dropTargets", in: .element, .array(.dropTarget), default: "none", "where it can be dropped"),
    Key(.physics, "physics", in: .element, .dictionary(.body), default: "none", "how it falls and bounces"),
    Key(.slideIn, "slideIn", in: .element, .dictionary(.slideIn), default: "none", "how it slides in as a banner"),
    Key(.link, "link", in: .element, .string, default: "none", "an address that a tap opens"),
    Key(
      .open, "open", in: .element, .reference(.opened(canTurn: true)), default: "none",
      "what a tap opens: a page, a section, `next`, `previous` or `back`", or: TurnWord.words + SectionKind.words),
    Key(
      .onTap, "onTap", in: .element, .array(.action), default: "none",
      "actions that a tap performs, as in a rule's `do`"),
    Key(
      .visibleIf, "visibleIf", in: .element, .condition, default: "none",
      "the condition that must hold for it to be seen and touched"),
    Key(.altText, "altText", in: .element, .string, default: "none", "what it shows, for readers who cannot see it"),
    Key(
      .localized, "localized", in: .element, .map(.translations), default: "none",
      "language → keys to use instead of its own"),
  ]
}
