extension Key {
  static let bookKeys: [Key] = [
    Key(.pages, "pages", in: .root, .array(.page), default: "none", "the pages, in reading order", isRequired: true),
    Key(
      .sections, "sections", in: .root, .array(.section), default: "none",
      "the sections that the book draws itself: a cover, contents and more"),
    Key(
      .start, "start", in: .root, .word(BookStart.words, .unknownValue),
      default: "cover if the book draws one, else read", "where readers begin"),
    Key(
      .options, "options", in: .root, .map(.options), default: "none",
      "option → its value for readers who have not chosen one; other names are options of the book's own"),
    Key(
      .optionValues, "optionValues", in: .root, .map(.ownOptions), default: "none",
      "option of the book's own → an array of the values that it can have"),
    Key(
      .hiddenOptions, "hiddenOptions", in: .root, .references(.option), default: "none",
      "options that the generated section `options` does not offer",
      or: BuiltInOption.words),
    Key(
      .games, "games", in: .root, .array(.game), default: "a puzzle of each page with a picture",
      "the puzzles and pictures to colour that the page of games offers"),
    Key(
      .words, "words", in: .root, .map(.words), default: "none",
      "language → word → the text that generated sections use instead of their own"),
    Key(.formatVersion, "formatVersion", in: .root, .integer(1...1), default: "1", "the version of the format"),
    Key(.title, "title", in: .root, .string, default: "none", "the title, shown to readers"),
    Key(.author, "author", in: .root, .string, default: "none", "the author, shown to readers"),
    Key(.illustrator, "illustrator", in: .root, .string, default: "none", "the illustrator, shown to readers"),
    Key(.publisher, "publisher", in: .root, .string, default: "none", "the publisher, shown to readers"),
    Key(
      .publisherLink, "publisherLink", in: .root, .string, default: "none",
      "an address that a tap on the publisher in the credits opens"),
    Key(.about, "about", in: .root, .string, default: "none", "a description, shown below the credits"),
    Key(.identifier, "identifier", in: .root, .string, default: "none", "a unique identifier of the book"),
    Key(
      .languages, "languages", in: .root, .strings, default: "none",
      "the languages that readers can choose, as BCP 47 codes; the first one is the default"),
    Key(.canvas, "canvas", in: .root, .dictionary(.canvas), default: "1024 × 768", "the size of the canvas"),
    Key(.tickRate, "tickRate", in: .root, .integer(1...1000), default: "60", "engine ticks per second"),
    Key(
      .variables, "variables", in: .root, .map(.variables), default: "none",
      "name → number, boolean or string: the initial values of the book's variables"),
    Key(.rules, "rules", in: .root, .array(.rule), default: "none", "rules that apply on every page"),
    Key(
      .waitForNarration, "waitForNarration", in: .root, .boolean, default: "false",
      "whether page turns are refused while a narration plays"),
    Key(
      .localized, "localized", in: .root, .map(.translations), default: "none",
      "language → the `title` and the `about` to use instead"),
    Key(.credits, "credits", in: .root, .array(.credit), default: "none", "the credits, shown one after the other"),
    Key(.fonts, "fonts", in: .root, .array(.font), default: "none", "the fonts that come with the book"),
    Key(
      .creditsBackground, "creditsBackground", in: .root, .background, default: "black", "what is behind the credits"),
    Key(
      .enterAnimation, "enterAnimation", in: .root, .dictionary(.animation), default: "none",
      "how pages enter by default"),
    Key(
      .exitAnimation, "exitAnimation", in: .root, .dictionary(.animation), default: "none",
      "how pages leave by default"),
    Key(.width, "width", in: .canvas, .number(.positive), default: "1024", "the width in points"),
    Key(.height, "height", in: .canvas, .number(.positive), default: "768", "the height in points"),
    Key(.name, "name", in: .credit, .string, default: "none", "the name of a person or organisation"),
    Key(.role, "role", in: .credit, .string, default: "none", "what they did"),
    Key(.twitter, "twitter", in: .credit, .string, default: "none", "a Twitter name that can be tapped"),
    Key(.web, "web", in: .credit, .string, default: "none", "a web address that can be tapped"),
    Key(.avatar, "avatar", in: .credit, .file(.picture), default: "none", "a picture"),
    Key(
      .localized, "localized", in: .credit, .map(.translations), default: "none", "language → the `role` to use instead"
    ),
    Key(.name, "name", in: .font, .string, default: "none", "the name that `fontName` refers to", isRequired: true),
    Key(.fileName, "fileName", in: .font, .file(.font), default: "none", "the TrueType file", isRequired: true),
  ]
}
