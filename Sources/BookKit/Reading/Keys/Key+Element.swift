extension Key {
  static let elementKeys: [Key] = [
    Key(
      .type, "type", in: .element, .word(ElementType.keywords, .unknownType), default: "none", "what it is",
      isOriginal: true),
    Key(
      .name, "name", in: .element, .string, default: "element and its index",
      "what triggers, rules and scripts call it", isOriginal: true),
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
      .rotation, "rotation", in: .element, .number(.any), default: "0",
      "the angle about the pivot, in degrees clockwise"),
    Key(.scaleX, "scaleX", in: .element, .number(.any), default: "1", "the stretch to the side, about the pivot"),
    Key(
      .scaleY, "scaleY", in: .element, .number(.any), default: "1",
      "the stretch upwards and downwards, about the pivot"),
    Key(
      .pivotX, "pivotX", in: .element, .number(.any), default: "0.5",
      "where it turns and stretches about, as a fraction of the width"),
    Key(
      .pivotY, "pivotY", in: .element, .number(.any), default: "0.5",
      "where it turns and stretches about, as a fraction of the height"),
    Key(
      .z, "z", in: .element, .integer(nil), default: "0",
      "the drawing order: lower first, equal ones as they came on stage"),
    Key(.visible, "visible", in: .element, .boolean, default: "true", "whether it is seen"),
    Key(.touchable, "touchable", in: .element, .boolean, default: "by what it does", "whether it takes touches"),
    Key(
      .tweens, "tweens", in: .element, .array, default: "none", "what it does when it comes on stage", isOriginal: true
    ),
    Key(
      .trigger, "trigger", in: .element, .dictionary(.trigger), default: "none", "what it waits for, off stage",
      isOriginal: true),
    Key(
      .offStage, "offStage", in: .element, .boolean, default: "false",
      "whether it stays off stage until a rule brings it"),
    Key(.draggable, "draggable", in: .element, .boolean, default: "false", "whether it can be dragged"),
    Key(
      .dragArea, "dragArea", in: .element, .dictionary(.rectangle), default: "the canvas",
      "what its frame stays inside while it is dragged"),
    Key(.dragWith, "dragWith", in: .element, .strings, default: "none", "elements that move along"),
    Key(.dropTargets, "dropTargets", in: .element, .array, default: "none", "where it can be dropped"),
    Key(.physics, "physics", in: .element, .dictionary(.body), default: "none", "how it falls and bounces"),
    Key(.slideIn, "slideIn", in: .element, .dictionary(.slideIn), default: "none", "how it enters as a banner"),
    Key(.link, "link", in: .element, .string, default: "none", "an address that a tap opens"),
    Key(.altText, "altText", in: .element, .string, default: "none", "what it shows, for readers who cannot see it"),
    Key(.localized, "localized", in: .element, .map, default: "none", "language → keys in place of its own"),
  ]
}
