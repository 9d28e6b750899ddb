import BookKit
import BookReports
import PropertyList

/// The generated sections of a book as an author would write them, to be changed.
struct GeneratedSections {
  private let sections: [(word: String, pages: [Page])]
  let names: NameTable
  /// The dictionaries of the games that the book lists, by name.
  private let games: [(name: String, node: NodeHandle)]
  /// The languages that readers can choose.
  ///
  /// A section has a page for each of them; in a book without `languages`, the first page is as the book is written.
  private let languages: [String]
  private let hasStart: Bool
  var builder = PropertyListBuilder()

  /// The list that the book was read from.
  private let list: PropertyList

  /// Creates the sections that a book doesn't draw itself; games have the sizes of pictures among the assets.
  init(of book: Book, in list: PropertyList, _ assets: AssetCatalog?) {
    self.list = list
    let player = Player(book, assets: assets)
    var names = player.names
    sections = player.generatedSections(names: &names)
    self.names = names
    languages = player.languages
    games = (book.games ?? []).compactMap { game in game.name.map { (book.names.text(of: $0.value), game.node) } }
    hasStart = book.start != nil || book.hasDrawnCover
  }

  /// Returns the book with the sections added.
  ///
  /// - Returns: The list, or `nil` if the book isn't a dictionary or an array of pages.
  /// - Throws: The reason why the sections can't be written into the file.
  func added() throws(PropertyList.EditingError) -> PropertyList? {
    var list = list
    if list.kind(of: list.root) == .array {
      guard let wrapped = GeneratedSections.wrapped(list) else { return nil }
      list = wrapped
    }
    guard list.kind(of: list.root) == .dictionary else { return nil }
    if let known = list.value(forKey: "sections", in: list.root), list.kind(of: known) == .array {
      for index in sections.indices {
        guard let array = list.value(forKey: "sections", in: list.root) else { return nil }
        var single = self
        single.write(section: index)
        guard
          let next = GeneratedSections.applying(try list.edit(appending: single.builder.finish(), to: array), to: list)
        else { return nil }
        list = next
      }
    } else {
      var all = self
      all.builder.beginArray()
      for index in sections.indices { all.write(section: index) }
      all.builder.endContainer()
      let edit = try list.edit(inserting: all.builder.finish(), forKey: "sections", in: list.root)
      guard let next = GeneratedSections.applying(edit, to: list) else { return nil }
      list = next
    }
    guard !hasStart else { return list }
    // With a cover of its own, the book would begin there.
    var start = PropertyListBuilder()
    start.string(BookStart.read.keyword.description)
    return GeneratedSections.applying(
      try list.edit(inserting: start.finish(), forKey: "start", in: list.root), to: list)
  }

  private static func applying(_ edit: PropertyList.Edit, to list: PropertyList) -> PropertyList? {
    list.source.applying([edit]).flatMap { PropertyList.read($0).document }
  }

  /// Returns a book that is an array of pages as a dictionary.
  private static func wrapped(_ list: PropertyList) -> PropertyList? {
    let range = list.range(of: list.root)
    let isXML = list.format == .xml
    let (before, after) = isXML ? ("<dict>\n<key>pages</key>\n", "\n</dict>") : ("{ pages = ", "; }")
    let edits = [
      PropertyList.Edit(range.lowerBound..<range.lowerBound, with: Array(before.utf8)),
      PropertyList.Edit(range.upperBound..<range.upperBound, with: Array(after.utf8)),
    ]
    return list.source.applying(edits).flatMap { PropertyList.read($0).document }
  }

  // MARK: - What is written

  private mutating func write(section index: Int) {
    let (word, pages) = sections[index]
    let game = games.first { $0.name == word }
    builder.beginDictionary()
    string("section", word)
    if case .color(let color)? = pages[0].background?.value { string("background", color.text) }
    builder.key("elements")
    builder.beginArray()
    for element in pages[0].elements {
      let others = pages.dropFirst().map { page in page.elements.first { $0.name == element.name } }
      write(element, localizedAs: Array(others), game: game.map { SectionGame(node: $0.node, list: list) })
    }
    builder.endContainer()
    builder.endContainer()
  }

  private mutating func write(_ element: Element, localizedAs others: [Element?], game: SectionGame?) {
    builder.beginDictionary()
    string("type", element.type.keyword.description)
    string("name", names.text(of: element.name))
    switch element.content {
    case .text(let text): write(text)
    case .miniature(let miniature):
      if let page = miniature.page?.value { write("page", page) }
    case .image(let image):
      if let file = image.fileName?.value { string("fileName", file) }
    case .puzzle(let puzzle): write(puzzle, of: game)
    case .coloring(let coloring): write(coloring, of: game)
    case .audio, .movie, .activeArea, .group: break
    }
    let frame = [("x", element.x), ("y", element.y), ("width", element.width), ("height", element.height)]
    for (key, value) in frame { if let value { number(key, value.value) } }
    if element.pressedAlpha != 1 { number("pressedAlpha", element.pressedAlpha) }
    if let opens = element.opens?.value { write("open", opens) }
    if !element.tapActions.isEmpty {
      builder.key("onTap")
      builder.beginArray()
      for action in element.tapActions { write(action) }
      builder.endContainer()
    }
    if let condition = element.visibility?.value { string("visibleIf", text(of: condition)) }
    writeScale(of: element)
    writePraise(of: element)
    writeTexts(of: others, besides: element)
    builder.endContainer()
  }

  private mutating func write(_ text: TextContent) {
    string("text", text.text.value)
    number("fontSize", text.fontSize)
    if text.alignment == .center { string("align", "center") }
    string("fontColor", text.color.text)
    guard let background = text.background else { return }
    string("background", background.text)
    number("cornerRadius", text.cornerRadius)
  }

  /// Writes the texts of an element that differ in other languages.
  private mutating func writeTexts(of others: [Element?], besides element: Element) {
    guard let own = element.shownText else { return }
    let different = zip(languages.suffix(others.count), others).compactMap { language, other in
      other?.shownText.flatMap { $0 == own ? nil : (language, $0) }
    }
    guard !different.isEmpty else { return }
    builder.key("localized")
    builder.beginDictionary()
    for (language, text) in different {
      builder.key(language)
      builder.beginDictionary()
      string("text", text)
      builder.endContainer()
    }
    builder.endContainer()
  }

  private mutating func write(_ action: Action) {
    builder.beginDictionary()
    string("action", action.kind.keyword.description)
    if let item = action.item { string("item", names.text(of: item.value)) }
    if let option = action.option { string("option", names.text(of: option.value)) }
    if let value = action.value?.value { write("to", value) }
    if let steps = action.difference { number("by", steps) }
    builder.endContainer()
  }

  /// Returns the condition that an option has a value.
  private func text(of condition: Condition) -> String {
    var (option, literal) = ("", "")
    for part in condition.parts {
      switch part {
      case .option(let name): option = names.text(of: name)
      case .literal(let value): literal = GeneratedSections.literal(value)
      case .variable, .game, .pageRecorded, .not, .and, .or, .comparison: break
      }
    }
    return "option.\(option) == \(literal)"
  }

  /// Returns a value as conditions write it, which have no escapes.
  private static func literal(_ value: Value) -> String {
    switch value {
    case .number(let number): BookPhrases.number(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .string(let text): text.contains("'") ? "\"\(text)\"" : "'\(text)'"
    }
  }
}

extension Element {
  /// The text of a text element.
  fileprivate var shownText: String? { if case .text(let text) = content { text.text.value } else { nil } }
}
