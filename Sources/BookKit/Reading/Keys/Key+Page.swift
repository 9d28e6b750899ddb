extension Key {
  static let pageKeys: [Key] = [
    Key(
      .elements, "elements", in: .page, .array(.element), default: "none", "the elements on the page, in drawing order",
      isOriginal: true),
    Key(
      .enterAnimation, "enterAnimation", in: .page, .dictionary(.animation), default: "the book's, else none",
      "how the page enters", isOriginal: true),
    Key(
      .exitAnimation, "exitAnimation", in: .page, .dictionary(.animation), default: "the book's, else none",
      "how the page leaves", isOriginal: true),
    Key(.name, "name", in: .page, .string, default: "none", "its name in `goToPage` and scripts"),
    Key(.title, "title", in: .page, .string, default: "none", "the title on the contents page"),
    Key(
      .localized, "localized", in: .page, .map(.translations), default: "none",
      "language → the `title` to use instead"),
    Key(.thumbnail, "thumbnail", in: .page, .file(.picture), default: "none", "the picture on the contents page"),
    Key(.background, "background", in: .page, .background, default: "none", "what is behind its elements"),
    Key(.music, "music", in: .page, .dictionary(.audio), default: "none", "a sound that loops while the page is open"),
    Key(
      .physics, "physics", in: .page, .dictionary(.gravity), default: "none",
      "the gravity and the bounds for bodies"),
    Key(
      .waitForNarration, "waitForNarration", in: .page, .boolean, default: "the book's",
      "whether turns away from the page are refused while a narration plays"),
    Key(
      .restAt, "restAt", in: .page, .number(.nonnegative), default: "3",
      "the second after its opening at which small pictures of it are made"),
    Key(.rules, "rules", in: .page, .array(.rule), default: "none", "rules that apply on this page"),
    Key(
      .section, "section", in: .section, .reference(.drawnSection), default: "none",
      "the section that it is: `intro`, `cover`, `contents`, `play`, `options`, or the name of a game",
      isRequired: true,
      or: SectionKind.words { $0.canBeDrawn }),
    Key(
      .type, "type", in: .animation, .transition, default: "linear; a spring for `bookOpen`",
      "its transition", isOriginal: true),
    Key(
      .duration, "duration", in: .animation, .number(.nonnegative), default: "0.5", "how long it takes, in seconds",
      isOriginal: true),
    Key(
      .animation, "animation", in: .animation, .word(PageAnimationKind.words, .unknownAnimation), default: "slide",
      "the kind of animation", isOriginal: true),
    Key(
      .direction, "direction", in: .animation, .word(Direction.words, .unknownValue),
      default: "left forwards, right backwards", "the direction in which the pages move"),
    Key(.color, "color", in: .animation, .color, default: "none", "the colour that a fade passes through"),
    Key(
      .gravityX, "gravityX", in: .gravity, .number(.any), default: "0",
      "the pull to the right, in points per second squared"),
    Key(.gravityY, "gravityY", in: .gravity, .number(.any), default: "1470", "the pull downwards"),
    Key(
      .bounds, "bounds", in: .gravity, .bounds, default: "none",
      "the bounds that bodies stay inside: `canvas`, `none`, or a rectangle"),
    Key(.x, "x", in: .rectangle, .number(.any), default: "0", "the left edge"),
    Key(.y, "y", in: .rectangle, .number(.any), default: "0", "the upper edge"),
    Key(.width, "width", in: .rectangle, .number(.nonnegative), default: "0", "the width"),
    Key(.height, "height", in: .rectangle, .number(.nonnegative), default: "0", "the height"),
    Key(
      .colors, "colors", in: .gradient, .colors, default: "none", "2 to 8 colours, evenly spaced", isRequired: true),
    Key(
      .angle, "angle", in: .gradient, .number(.any), default: "180",
      "where the colours lead, in degrees clockwise: 0 is upwards, 180 downwards"),
  ]
}
