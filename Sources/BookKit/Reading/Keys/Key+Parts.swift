extension Key {
  static let partsKeys: [Key] = [
    Key(.name, "name", in: .dropTarget, .string, default: "none", "its name in traces and scripts", isRequired: true),
    Key(
      .label, "label", in: .dropTarget, .string, default: "its name",
      "its name for readers who choose it instead of dragging"),
    Key(
      .localized, "localized", in: .dropTarget, .map(.translations), default: "none",
      "language → the `label` to use instead"),
    Key(.x, "x", in: .dropTarget, .number(.any), default: "0", "the left edge"),
    Key(.y, "y", in: .dropTarget, .number(.any), default: "0", "the upper edge"),
    Key(.width, "width", in: .dropTarget, .number(.nonnegative), default: "0", "the width"),
    Key(.height, "height", in: .dropTarget, .number(.nonnegative), default: "0", "the height"),
    Key(
      .snapX, "snapX", in: .dropTarget, .number(.any), default: "stays", "its left edge after a drop"),
    Key(
      .snapY, "snapY", in: .dropTarget, .number(.any), default: "stays", "its upper edge after a drop"
    ),
    Key(.sound, "sound", in: .dropTarget, .file(.sound), default: "none", "a sound that is played on a drop"),
    Key(.body, "body", in: .body, .word(BodyKind.words, .unknownValue), default: "dynamic", "whether it moves"),
    Key(.shape, "shape", in: .body, .word(BodyShape.words, .unknownValue), default: "rectangle", "its shape"),
    Key(
      .restitution, "restitution", in: .body, .number(.fraction), default: "0.2",
      "how much speed it keeps in a bounce"),
    Key(
      .friction, "friction", in: .body, .number(.nonnegative), default: "0.2", "the friction with what it touches"
    ),
    Key(
      .gravityScale, "gravityScale", in: .body, .number(.any), default: "1", "how strongly the page's gravity pulls it"
    ),
    Key(
      .velocityX, "velocityX", in: .body, .number(.any), default: "0",
      "its initial speed to the right, in points per second"),
    Key(.velocityY, "velocityY", in: .body, .number(.any), default: "0", "its initial speed downwards"),
    Key(
      .from, "from", in: .slideIn, .word(Side.words, .unknownValue), default: "left",
      "the side from which it comes"),
    Key(
      .bounce, "bounce", in: .slideIn, .boolean, default: "false", "whether it overshoots its place and comes back"),
    Key(
      .duration, "duration", in: .slideIn, .number(.nonnegative), default: "0.5", "how long it takes, in seconds"),
    Key(
      .hold, "hold", in: .slideIn, .number(.nonnegative), default: "stays", "how many seconds it stays before it leaves"
    ),
  ]
}
