extension Key {
  static let partsKeys: [Key] = [
    Key(.name, "name", in: .dropTarget, .string, default: "none", "what traces and scripts call it", isRequired: true),
    Key(
      .label, "label", in: .dropTarget, .string, default: "its name",
      "what readers call it who choose it instead of dragging"),
    Key(
      .localized, "localized", in: .dropTarget, .map, default: "none",
      "language → the `label` in place of the target's own"),
    Key(.x, "x", in: .dropTarget, .number(.any), default: "0", "the left edge"),
    Key(.y, "y", in: .dropTarget, .number(.any), default: "0", "the upper edge"),
    Key(.width, "width", in: .dropTarget, .number(.nonnegative), default: "0", "the width"),
    Key(.height, "height", in: .dropTarget, .number(.nonnegative), default: "0", "the height"),
    Key(
      .snapX, "snapX", in: .dropTarget, .number(.any), default: "stays", "where its left edge goes on drop"),
    Key(
      .snapY, "snapY", in: .dropTarget, .number(.any), default: "stays", "where its upper edge goes on drop"
    ),
    Key(.sound, "sound", in: .dropTarget, .file, default: "none", "a sound played on drop"),
    Key(.body, "body", in: .body, .word(BodyKind.keywords, .unknownValue), default: "dynamic", "whether it moves"),
    Key(.shape, "shape", in: .body, .word(BodyShape.keywords, .unknownValue), default: "rectangle", "its shape"),
    Key(
      .restitution, "restitution", in: .body, .number(.fraction), default: "0.2",
      "how much of its speed a bounce leaves"),
    Key(
      .friction, "friction", in: .body, .number(.nonnegative), default: "0.2", "how much it holds on to what it touches"
    ),
    Key(
      .gravityScale, "gravityScale", in: .body, .number(.any), default: "1", "how strongly the page's gravity pulls it"
    ),
    Key(
      .velocityX, "velocityX", in: .body, .number(.any), default: "0",
      "its speed to the right at first, in points a second"),
    Key(.velocityY, "velocityY", in: .body, .number(.any), default: "0", "its speed downwards at first"),
    Key(
      .from, "from", in: .slideIn, .word(Side.keywords, .unknownValue), default: "left",
      "the side from which it comes"),
    Key(
      .bounce, "bounce", in: .slideIn, .boolean, default: "false", "whether it goes beyond its place and comes back"),
    Key(
      .duration, "duration", in: .slideIn, .number(.nonnegative), default: "0.5", "how long the way takes, in seconds"),
    Key(.hold, "hold", in: .slideIn, .number(.nonnegative), default: "stays", "after how many seconds it leaves again"),
  ]
}
