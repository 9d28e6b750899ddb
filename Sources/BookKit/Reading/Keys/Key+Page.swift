extension Key {
  static let pageKeys: [Key] = [
    Key(
      .elements, "elements", in: .page, .array, default: "none", "what is on the page, drawn in this order",
      isOriginal: true),
    Key(
      .enterAnimation, "enterAnimation", in: .page, .dictionary(.animation), default: "the book's, else none",
      "how the page enters", isOriginal: true),
    Key(
      .exitAnimation, "exitAnimation", in: .page, .dictionary(.animation), default: "the book's, else none",
      "how the page leaves", isOriginal: true),
    Key(.name, "name", in: .page, .string, default: "none", "what `goToPage` and scripts call it"),
    Key(.title, "title", in: .page, .string, default: "none", "the title on the contents page"),
    Key(
      .localized, "localized", in: .page, .map, default: "none", "language → the `title` in place of the page's own"),
    Key(.thumbnail, "thumbnail", in: .page, .file, default: "none", "the picture on the contents page"),
    Key(.background, "background", in: .page, .string, default: "none", "a colour, or a picture file"),
    Key(.music, "music", in: .page, .dictionary(.audio), default: "none", "a sound that loops while the page is open"),
    Key(
      .physics, "physics", in: .page, .dictionary(.gravity), default: "none",
      "what makes bodies fall, and what holds them"),
    Key(
      .waitForNarration, "waitForNarration", in: .page, .boolean, default: "the book's",
      "turns away from the page are refused while a narration sounds"),
    Key(.rules, "rules", in: .page, .array, default: "none", "rules that hold on this page"),
    Key(.type, "type", in: .animation, .transition, default: "linear", "how the time is spent", isOriginal: true),
    Key(
      .duration, "duration", in: .animation, .number(.nonnegative), default: "0.5", "how long it takes, in seconds",
      isOriginal: true),
    Key(
      .animation, "animation", in: .animation, .word(PageAnimationKind.keywords, .unknownAnimation), default: "slide",
      "what is seen", isOriginal: true),
    Key(
      .direction, "direction", in: .animation, .word(Direction.keywords, .unknownValue),
      default: "left going on, right going back", "whereto the pages move"),
    Key(.color, "color", in: .animation, .color, default: "none", "what a fade goes through"),
    Key(
      .gravityX, "gravityX", in: .gravity, .number(.any), default: "0",
      "the pull to the right, in points per second and second"),
    Key(.gravityY, "gravityY", in: .gravity, .number(.any), default: "1470", "the pull downwards"),
    Key(
      .bounds, "bounds", in: .gravity, .bounds, default: "none",
      "what holds the bodies inside: `canvas`, `none`, or a rectangle"),
    Key(.x, "x", in: .rectangle, .number(.any), default: "0", "the left edge"),
    Key(.y, "y", in: .rectangle, .number(.any), default: "0", "the upper edge"),
    Key(.width, "width", in: .rectangle, .number(.nonnegative), default: "0", "the width"),
    Key(.height, "height", in: .rectangle, .number(.nonnegative), default: "0", "the height"),
  ]
}
