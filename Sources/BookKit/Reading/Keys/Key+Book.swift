extension Key {
  static let bookKeys: [Key] = [
    Key(.pages, "pages", in: .root, .array, default: "none", "the pages, in reading order", isRequired: true),
    Key(.formatVersion, "formatVersion", in: .root, .integer(1...1), default: "1", "the version of the format"),
    Key(.title, "title", in: .root, .string, default: "none", "the title, shown to people"),
    Key(.author, "author", in: .root, .string, default: "none", "who wrote it, shown to people"),
    Key(.illustrator, "illustrator", in: .root, .string, default: "none", "who drew it, shown to people"),
    Key(.publisher, "publisher", in: .root, .string, default: "none", "who published it, shown to people"),
    Key(.identifier, "identifier", in: .root, .string, default: "none", "what tells the book from all others"),
    Key(.languages, "languages", in: .root, .strings, default: "none", "BCP 47 codes; the first one is the default"),
    Key(.canvas, "canvas", in: .root, .dictionary(.canvas), default: "1024 × 768", "the size of the canvas"),
    Key(.tickRate, "tickRate", in: .root, .integer(1...1000), default: "60", "engine ticks per second"),
    Key(
      .variables, "variables", in: .root, .map, default: "none",
      "name → number, boolean or string: the initial values of the book's variables"),
    Key(.rules, "rules", in: .root, .array, default: "none", "rules that hold on every page"),
    Key(
      .waitForNarration, "waitForNarration", in: .root, .boolean, default: "false",
      "page turns are refused while a narration sounds"),
    Key(
      .localized, "localized", in: .root, .map, default: "none", "language → the `title` in place of the book's own"),
    Key(.credits, "credits", in: .root, .array, default: "none", "who is thanked, one after the other"),
    Key(
      .enterAnimation, "enterAnimation", in: .root, .dictionary(.animation), default: "none",
      "how pages enter that do not say it themselves"),
    Key(
      .exitAnimation, "exitAnimation", in: .root, .dictionary(.animation), default: "none",
      "how pages leave that do not say it themselves"),
    Key(.width, "width", in: .canvas, .number(.positive), default: "1024", "the width in points"),
    Key(.height, "height", in: .canvas, .number(.positive), default: "768", "the height in points"),
    Key(.name, "name", in: .credit, .string, default: "none", "who is thanked"),
    Key(.role, "role", in: .credit, .string, default: "none", "for what"),
    Key(.twitter, "twitter", in: .credit, .string, default: "none", "a name on Twitter, to be tapped"),
    Key(.web, "web", in: .credit, .string, default: "none", "the address of a web page, to be tapped"),
    Key(.avatar, "avatar", in: .credit, .file, default: "none", "a picture"),
    Key(
      .localized, "localized", in: .credit, .map, default: "none", "language → the `role` in place of the credit's own"
    ),
  ]
}
