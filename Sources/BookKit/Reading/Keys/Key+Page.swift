extension Key {
  static let pageKeys: [Key] = [
    Key(
      .elements, "elements", in: .page, .array, standard: "none", "what is on the page, drawn in this order",
      isOriginal: true),
    Key(
      .enterAnimation, "enterAnimation", in: .page, .dictionary(.animation), standard: "the book's, else none",
      "how the page enters", isOriginal: true),
    Key(
      .exitAnimation, "exitAnimation", in: .page, .dictionary(.animation), standard: "the book's, else none",
      "how the page leaves", isOriginal: true),
    Key(.name, "name", in: .page, .string, standard: "none", "what `goToPage` and scripts call it"),
    Key(.title, "title", in: .page, .string, standard: "none", "the title on the contents page"),
    Key(
      .localized, "localized", in: .page, .map, standard: "none", "language → the `title` in place of the page's own"),
    Key(.thumbnail, "thumbnail", in: .page, .file, standard: "none", "the picture on the contents page"),
    Key(.background, "background", in: .page, .string, standard: "none", "a colour, or a picture file"),
    Key(.music, "music", in: .page, .dictionary(.audio), standard: "none", "a sound that loops while the page is open"),
    Key(
      .physics, "physics", in: .page, .dictionary(.gravity), standard: "none",
      "what makes bodies fall, and what holds them"),
    Key(
      .waitForNarration, "waitForNarration", in: .page, .boolean, standard: "the book's",
      "turns away from the page are refused while a narration sounds"),
    Key(.rules, "rules", in: .page, .array, standard: "none", "rules that hold on this page"),
    Key(.type, "type", in: .animation, .transition, standard: "linear", "how the time is spent", isOriginal: true),
    Key(
      .duration, "duration", in: .animation, .number(.size), standard: "0.5", "how long it takes, in seconds",
      isOriginal: true),
    Key(
      .animation, "animation", in: .animation, .word(PageAnimationKind.words, .unknownAnimation), standard: "slide",
      "what is seen", isOriginal: true),
    Key(
      .direction, "direction", in: .animation, .word(Direction.words, .unknownValue),
      standard: "left going on, right going back", "whereto the pages move"),
    Key(.color, "color", in: .animation, .color, standard: "none", "what a fade goes through"),
    Key(
      .gravityX, "gravityX", in: .gravity, .number(.any), standard: "0",
      "the pull to the right, in points per second and second"),
    Key(.gravityY, "gravityY", in: .gravity, .number(.any), standard: "1470", "the pull downwards"),
    Key(
      .bounds, "bounds", in: .gravity, .bounds, standard: "none",
      "what holds the bodies inside: `canvas`, `none`, or a rectangle"),
    Key(.x, "x", in: .rectangle, .number(.any), standard: "0", "the left edge"),
    Key(.y, "y", in: .rectangle, .number(.any), standard: "0", "the upper edge"),
    Key(.width, "width", in: .rectangle, .number(.size), standard: "0", "the width"),
    Key(.height, "height", in: .rectangle, .number(.size), standard: "0", "the height"),
  ]
}
