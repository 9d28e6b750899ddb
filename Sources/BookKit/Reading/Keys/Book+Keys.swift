import PropertyList

extension Book: BookPart {
  static var owner: KeyOwner { .root }
  static func new(at node: NodeHandle) -> Book { Book() }

  static let rows: [KeyRow<Book>] = [
    KeyRow("pages", .array(.page), "the pages, in reading order", isRequired: true) { $0.pages($1, &$2.pages) },
    KeyRow("sections", .array(.section), "the sections that the book draws itself: a cover, contents and more") {
      $0.sections($1, &$2.sections)
    },
    KeyRow("start", .word(BookStart.self), default: "cover if the book draws one, else read", "where readers begin") {
      $0.code($1, &$2.start)
    },
    KeyRow(
      "options", .map(.options),
      "option → its value for readers who have not chosen one; other names are options of the book's own"
    ) { $0.map($1, &$2.options) },
    KeyRow("optionValues", .map(.ownOptions), "option of the book's own → an array of the values that it can have") {
      $0.map($1, &$2.optionValues)
    },
    KeyRow(
      "hiddenOptions", .references(.option),
      "options that the generated section `options` does not offer", or: BuiltInOption.words
    ) { $0.code($1, &$2.hiddenOptions) },
    KeyRow(
      "games", .array(.game), default: "a puzzle of each page with a picture",
      "the puzzles and pictures to colour that the page of games offers"
    ) { $0.games($1, &$2.games) },
    KeyRow("words", .map(.words), "language → word → the text that generated sections use instead of their own") {
      $0.words($1, &$2.words)
    },
    KeyRow("formatVersion", .integer(1...1), default: "1", "the version of the format") {
      $0.code($1, &$2.formatVersion)
    },
    KeyRow("title", .string, "the title, shown to readers", isTranslatable: true) { $0.text($1, &$2.localizedTitle) },
    KeyRow("author", .string, "the author, shown to readers") { $0.code($1, &$2.author) },
    KeyRow("illustrator", .string, "the illustrator, shown to readers") { $0.code($1, &$2.illustrator) },
    KeyRow("publisher", .string, "the publisher, shown to readers") { $0.code($1, &$2.publisher) },
    KeyRow("publisherLink", .string, "an address that a tap on the publisher in the credits opens") {
      $0.link($1, &$2.publisherLink)
    },
    KeyRow("about", .string, "a description, shown below the credits", isTranslatable: true) {
      $0.text($1, &$2.localizedAbout)
    },
    KeyRow("identifier", .string, "a unique identifier of the book") { $0.code($1, &$2.identifier) },
    KeyRow(
      "languages", .strings, "the languages that readers can choose, as BCP 47 codes; the first one is the default"
    ) { $0.code($1, &$2.languages) },
    KeyRow("canvas", .dictionary(.canvas), default: "1024 × 768", "the size of the canvas") {
      $0.canvas($1, &$2.canvas)
    },
    KeyRow("tickRate", .integer(1...1000), default: "60", "engine ticks per second") { $0.code($1, &$2.tickRate) },
    KeyRow(
      "variables", .map(.variables), "name → number, boolean or string: the initial values of the book's variables"
    ) { $0.map($1, &$2.variables) },
    KeyRow("seed", .integer(0...Int(Int32.max)), default: "1", "another number lets chance decide in another way") {
      $0.code($1, &$2.seed)
    },
    KeyRow("microphone", .dictionary(.microphone), "how loud a noise must be, and what follows the loudness") {
      $0.code($1, &$2.microphone)
    },
    KeyRow("rules", .array(.rule), "rules that apply on every page") { $0.code($1, &$2.rules) },
    KeyRow("waitForNarration", .boolean, default: "false", "whether page turns are refused while a narration plays") {
      $0.code($1, &$2.waitsForNarration)
    },
    KeyRow("localized", .map(.translations), "language → the `title` and the `about` to use instead") {
      $0.translations($1, of: &$2)
    },
    KeyRow("credits", .array(.credit), "the credits, shown one after the other") { $0.code($1, &$2.credits) },
    KeyRow("fonts", .array(.font), "the fonts that come with the book") { $0.code($1, &$2.fonts) },
    KeyRow(
      "look", .dictionary(.look), default: "blue buttons and brown text on cream",
      "the colours and the font of the sections and screens that the book does not draw itself"
    ) { $0.code($1, &$2.look) },
    KeyRow("creditsBackground", .background, default: "black", "what is behind the credits") {
      $0.code($1, &$2.creditsBackground)
    },
    KeyRow("enterAnimation", .dictionary(.animation), "how pages enter by default") { $0.code($1, &$2.enterAnimation) },
    KeyRow("exitAnimation", .dictionary(.animation), "how pages leave by default") { $0.code($1, &$2.exitAnimation) },
  ]
}

extension Rectangle {
  static let canvasRows: [KeyRow<Rectangle>] = [
    KeyRow("width", in: .canvas, .number(.positive), default: "1024", "the width in points") { $0.code($1, &$2.width) },
    KeyRow("height", in: .canvas, .number(.positive), default: "768", "the height in points") {
      $0.code($1, &$2.height)
    },
  ]
}

extension Credit: BookPart {
  static var owner: KeyOwner { .credit }
  static func new(at node: NodeHandle) -> Credit { Credit(node: node) }

  static let rows: [KeyRow<Credit>] = [
    KeyRow("name", .string, "the name of a person or organisation") { $0.code($1, &$2.name) },
    KeyRow("role", .string, "what they did", isTranslatable: true) { $0.text($1, &$2.localizedRole) },
    KeyRow("twitter", .string, "a Twitter name that can be tapped") { $0.code($1, &$2.twitter) },
    KeyRow("web", .string, "a web address that can be tapped") { $0.link($1, &$2.web) },
    KeyRow("avatar", .file(.picture), "a picture") { $0.file($1, &$2.avatar) },
    KeyRow("localized", .map(.translations), "language → the `role` to use instead") { $0.translations($1, of: &$2) },
  ]
}

extension BookFont: BookPart {
  static var owner: KeyOwner { .font }
  static func new(at node: NodeHandle) -> BookFont { BookFont(node: node) }

  static let rows: [KeyRow<BookFont>] = [
    KeyRow("name", .string, "the name that `fontName` refers to", isRequired: true) { $0.code($1, &$2.name) },
    KeyRow("fileName", .file(.font), "the TrueType file", isRequired: true) { $0.file($1, &$2.fileName) },
  ]
}

extension Microphone: BookPart {
  static var owner: KeyOwner { .microphone }
  static func new(at node: NodeHandle) -> Microphone { Microphone(node: node) }

  mutating func finish(by reader: inout BookReader) -> Bool {
    if let written = ownQuiet, written.value > loud {
      reader.reportOutOfRange(at: written.node, "quiet", "it must not be more than `loud`, \(Decimal.text(loud))")
      ownQuiet = nil
    }
    return true
  }

  static let rows: [KeyRow<Microphone>] = [
    KeyRow("loud", .number(.positiveFraction), default: "0.5", "the loudness at which a noise begins, 0…1") {
      $0.code($1, &$2.loud)
    },
    KeyRow(
      "quiet", .number(.fraction), default: "0.25, or `loud` if that is less", "the loudness below which it ends"
    ) { $0.code($1, &$2.ownQuiet) },
    KeyRow("drives", .array(.drive), "the tweens that follow the loudness instead of time, on every page") {
      $0.code($1, &$2.drives)
    },
  ]
}

extension BookLook: BookPart {
  static var owner: KeyOwner { .look }
  static func new(at node: NodeHandle) -> BookLook { BookLook() }

  static let rows: [KeyRow<BookLook>] = [
    KeyRow("color", .color, default: "#2F6FB2", "the colour of buttons") { $0.code($1, &$2.color) },
    KeyRow("paper", .color, default: "#FFF6E0", "the colour behind everything") { $0.code($1, &$2.paper) },
    KeyRow("ink", .color, default: "#3A2E2A", "the colour of text") { $0.code($1, &$2.ink) },
    KeyRow(
      "fontName", .reference(.font), default: "the player's own",
      "the font: one of the book's `fonts`, or one of the device's"
    ) { $0.code($1, &$2.fontName) },
  ]
}
