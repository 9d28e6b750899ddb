import PropertyList

/// A generator of random books: small, with every feature of the format and many mistakes.
///
/// Names are few, so that triggers and rules often refer to something. One book in four has numbers that no author
/// would write.
public struct RandomBook {
  var lot: ChoiceSource
  var builder = PropertyListBuilder()
  let isWild: Bool
  /// The number of elements that can still be added.
  var budget = 24
  /// The name that was given last, and that of the last sound.
  var lastName = "a"
  var voice = "a"

  /// Returns a book as the bytes of a file in any form.
  public static func bytes(using lot: inout ChoiceSource) -> [UInt8] {
    var book = RandomBook(lot)
    book.root()
    let list = book.builder.finish()
    let format = book.lot.pick([PropertyList.Format.ascii, .xml, .binary])
    lot = book.lot
    var options = WritingOptions()
    options.allowsSubstitutes = true
    return list.written(as: format, options: options).bytes ?? []
  }

  private init(_ lot: ChoiceSource) {
    self.lot = lot
    isWild = self.lot.once(in: 4)
  }

  // MARK: - Building blocks

  mutating func dictionary(_ fill: (inout RandomBook) -> Void) {
    builder.beginDictionary()
    fill(&self)
    builder.endContainer()
  }

  mutating func dictionary(_ key: String, _ fill: (inout RandomBook) -> Void) {
    builder.key(key)
    dictionary(fill)
  }

  mutating func array(_ key: String, count: Int, _ fill: (inout RandomBook, Int) -> Void) {
    builder.key(key)
    list { list in for index in 0..<count { fill(&list, index) } }
  }

  mutating func list(_ fill: (inout RandomBook) -> Void) {
    builder.beginArray()
    fill(&self)
    builder.endContainer()
  }

  mutating func text(_ key: String, _ value: String) {
    builder.key(key)
    builder.string(value)
  }

  mutating func word(_ key: String, _ words: [String]) {
    text(key, isWild && lot.once(in: 30) ? "?" : lot.pick(words))
  }

  mutating func number(_ key: String, _ value: Double) {
    builder.key(key)
    number(value)
  }

  mutating func number(_ value: Double) {
    if value == value.rounded(.down), abs(value) < 1e9 {
      builder.integer(Int(value))
    } else {
      builder.real(value)
    }
  }

  mutating func truth(_ key: String, _ isTrue: Bool) {
    builder.key(key)
    builder.boolean(isTrue)
  }

  // MARK: - Numbers

  /// Returns a number that no author would write.
  mutating func extremeNumber() -> Double {
    lot.pick([
      0, -1, 1e300, -1e300, .infinity, -.infinity, .nan, 1e-300, 1e15, 9_007_199_254_740_992, -0.001, 4e9, 1e-9,
    ])
  }

  /// Returns a random number of seconds.
  mutating func seconds() -> Double {
    if isWild, lot.once(in: 16) { return extremeNumber() }
    return lot.pick([0, 0.1, 0.2, 0.25, 0.3, 0.5, 1, 0.05, 1.5, 2, 0.001, 1.0 / 3, 0.7])
  }

  /// Returns a random position or length on the canvas.
  mutating func points() -> Double {
    if isWild, lot.once(in: 20) { return extremeNumber() }
    return Double(lot.below(36)) * 10 - 50
  }

  /// Returns a random fraction.
  mutating func share() -> Double {
    if isWild, lot.once(in: 20) { return extremeNumber() }
    return lot.pick([1, 0, 0.5, 0.02, 0.25, 1])
  }

  // MARK: - Names

  /// The names of elements, of which the last ones rarely exist.
  static let names = ["a", "b", "c", "d", "e", "f", "g", "h", "g.element0", "element0", "music", "nobody"]
  static let tweens = ["t", "u", "tween0", "slideIn", "slideOut", "none"]
  static let variables = ["apples", "done", "word", "unknown"]
  static let files = ["a.wav", "b.mp3", "c.png", "", "missing.wav"]

  mutating func itemName() -> String { lot.pick(RandomBook.names) }

  // MARK: - The book

  private mutating func root() {
    let pages = lot.once(in: 40) ? 0 : 1 + lot.below(3)
    guard !lot.once(in: 20) else {
      builder.beginArray()
      for index in 0..<pages { page(index) }
      builder.endContainer()
      return
    }
    dictionary { book in
      book.number("tickRate", book.lot.pick([10, 60, 1, 1000, 30, 7]))
      book.array("pages", count: pages) { $0.page($1) }
      if book.lot.once(in: 3) { book.array("languages", count: 2) { $0.builder.string(["en", "it"][$1]) } }
      book.dictionary("variables") { variables in
        variables.number("apples", Double(variables.lot.below(3)))
        variables.truth("done", false)
        variables.text("word", "x")
      }
      if book.lot.once(in: 3) { book.array("rules", count: 1 + book.lot.below(3)) { book, _ in book.rule() } }
      if book.lot.once(in: 4) { book.localized("title", ["Moon", "Luna"]) }
      if book.lot.once(in: 4) { book.truth("waitForNarration", true) }
      if book.lot.once(in: 4) { book.credits() }
      if book.lot.once(in: 6) { book.text("about", "words") }
      if book.lot.once(in: 4) { book.text("publisherLink", "http://p") }
      if book.lot.once(in: 6) { book.background("creditsBackground") }
      if book.lot.once(in: 3) { book.animation("enterAnimation") }
      if book.lot.once(in: 3) { book.animation("exitAnimation") }
      if book.lot.once(in: 4) { book.microphone() }
      book.sectionsAndOptions()
      if book.isWild, book.lot.once(in: 4) {
        book.dictionary("canvas") { canvas in
          canvas.number("width", canvas.points())
          canvas.number("height", canvas.points())
        }
      }
    }
  }

  private mutating func credits() {
    array("credits", count: 1 + lot.below(2)) { book, index in
      book.dictionary { credit in
        if !credit.lot.once(in: 4) { credit.text("name", "n\(index)") }
        if credit.lot.once(in: 3) { credit.localized("role", ["words", "parole"]) }
        if credit.lot.once(in: 2) { credit.text("twitter", "@n") }
        if credit.lot.once(in: 2) { credit.text("web", "http://n") }
      }
    }
  }

  private mutating func animation(_ key: String) {
    dictionary(key) { animation in
      animation.word("animation", ["slide", "fade", "curl", "flip", "bookOpen", "none"])
      if animation.lot.once(in: 2) { animation.number("duration", animation.seconds()) }
      if animation.lot.once(in: 3) { animation.transition("type") }
    }
  }

  private mutating func page(_ index: Int) {
    page(named: ["p", "q", "a"]) { page in if page.lot.once(in: 8) { page.number("restAt", page.seconds()) } }
  }

  /// Writes a page, or a section without a name; the closure writes keys of its own.
  mutating func page(named names: [String]?, _ fill: (inout RandomBook) -> Void) {
    dictionary { page in
      fill(&page)
      let count = 1 + page.lot.below(6)
      page.array("elements", count: count) { $0.element($1, depth: 0) }
      if let names, page.lot.once(in: 2) { page.text("name", page.lot.pick(names)) }
      if page.lot.once(in: 3) { page.localized("title", ["Evening", "Sera"]) }
      if page.lot.once(in: 2) { page.animation("enterAnimation") }
      if page.lot.once(in: 2) { page.animation("exitAnimation") }
      if page.lot.once(in: 3) { page.dictionary("music") { $0.sound() } }
      if page.lot.once(in: 3) { page.array("rules", count: 1 + page.lot.below(4)) { page, _ in page.rule() } }
      if page.lot.once(in: 6) { page.truth("waitForNarration", page.lot.once(in: 2)) }
      if page.lot.once(in: 4) { page.gravity() }
      if page.lot.once(in: 4) { page.background("background") }
    }
  }

  private mutating func background(_ key: String) {
    if lot.once(in: 2) { return text(key, lot.pick(["#123", "c.png", "nothing"])) }
    dictionary(key) { gradient in
      gradient.array("colors", count: 1 + gradient.lot.below(4)) { colors, _ in
        let color = colors.lot.pick(["red", "#FFFFFF80", "0x00FF00"])
        colors.builder.string(color)
      }
      if gradient.lot.once(in: 2) { gradient.number("angle", gradient.points()) }
    }
  }

  private mutating func gravity() {
    dictionary("physics") { physics in
      if physics.lot.once(in: 3) { physics.number("gravityX", physics.points()) }
      if physics.lot.once(in: 3) { physics.number("gravityY", physics.points() * 10) }
      if physics.lot.once(in: 2) {
        physics.word("bounds", ["canvas", "none"])
      } else {
        physics.dictionary("bounds") { $0.rectangle() }
      }
    }
  }

  /// Writes a text and its variant in another language.
  mutating func localized(_ key: String, _ texts: [String]) {
    text(key, texts[0])
    guard lot.once(in: 2) else { return }
    dictionary("localized") { book in
      book.dictionary(book.lot.pick(["it", "it", "de"])) { $0.text(key, texts[1]) }
    }
  }

  mutating func rectangle() {
    for key in ["x", "y", "width", "height"] { number(key, points()) }
  }
}
