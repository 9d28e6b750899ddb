import BookKit
import PropertyList

package enum BookTree {
  /// Returns the tree of a book with some of its pages and sections.
  ///
  /// The author drew the sections unless `areGenerated` is `true`.
  package static func tree(of book: Book, pages: [Int], sections: [Int], areGenerated: Bool = false) -> TreePart {
    // A section is shown like a page, but without a number.
    let outline = BookOutline(book, pages: pages + sections.map { book.pages.count + $0 })
    var tree = TreePart()
    tree.heading = heading(of: book)
    tree.add([
      "title": book.title?.json,
      "canvas": ["width": book.canvas.width.json, "height": book.canvas.height.json],
      "languages": book.languages.isEmpty ? nil : book.languages.map(\.value).json,
    ])
    let variables = book.variables.map { variable in
      TreePart(
        variable: outline.text(of: variable.name), variable.initialValue.json, BookPhrases.value(variable.initialValue))
    }
    tree.add("variables", parts: variables)
    tree.add("fonts", parts: book.fonts.map { font($0, of: outline) })
    addCredits(of: book, to: &tree)
    let words = BookPhrases(outline: outline, page: nil)
    if let microphone = book.microphone { tree.add("microphone", part: TreePart(microphone, words)) }
    tree.add("rules", parts: book.rules.map { rule($0, words) })
    addOptions(of: book, hasDrawnCover: book.hasDrawnCover && !areGenerated, outline, to: &tree)
    tree.add("pages", parts: pages.indices.map { page($0, of: outline) }, evenIfEmpty: true)
    let drawn = outline.pages.indices.dropFirst(pages.count).map { page($0, of: outline, isGenerated: areGenerated) }
    let isWhole = drawn.count == book.sections.count && pages.count == book.pages.count
    tree.add("sections", parts: drawn + (isWhole ? generatedSections(of: book) : []))
    if isWhole { tree.add("games", parts: (book.games ?? []).map { TreePart($0, words) }) }
    return tree
  }

  private static func generatedSections(of book: Book) -> [TreePart] {
    guard !book.sections.isEmpty else { return [] }
    return book.generatedSectionWords.map { word in
      var part = TreePart()
      part.add(section: word, title: nil, isGenerated: true)
      return part
    }
  }

  private static func addOptions(of book: Book, hasDrawnCover: Bool, _ outline: BookOutline, to tree: inout TreePart) {
    if let start = book.start ?? (hasDrawnCover ? Located(.cover) : nil) {
      tree.add("start", start.value.keyword.description)
      tree.addRow(["start"], "readers begin with \(start.value == .cover ? "the cover" : "page 1")")
    }
    let options = book.options.map { option in
      let choices = book.optionValues.last { $0.name == option.name }?.values.map(\.value) ?? []
      let others = choices.map(BookPhrases.value).joined(separator: ", ")
      let words = BookPhrases.value(option.defaultValue) + (others.isEmpty ? "" : ", one of \(others)")
      return TreePart(
        row: ["option", BookPhrases.named(outline.text(of: option.name))], words,
        ["name": outline.text(of: option.name).json, "value": option.defaultValue.json])
    }
    tree.add("options", parts: options)
  }

  private static func addCredits(of book: Book, to tree: inout TreePart) {
    if let about = book.about {
      tree.add("about", about)
      tree.addRow(["about"], "\"\(Quotation.of(about))\"")
    }
    if let link = book.publisherLink?.value {
      tree.add(["publisher": book.publisher?.json, "publisherLink": link.json])
      let name = book.publisher.map { BookPhrases.named($0) + ", " } ?? ""
      tree.addRow(["publisher"], "\(name)a tap opens \(BookPhrases.named(link))")
    }
    if let background = book.creditsBackground { tree.add(background.value, as: "creditsBackground", title: "credits") }
  }

  private static func heading(of book: Book) -> (name: String, rest: String) {
    let canvas = "\(BookPhrases.number(book.canvas.width)) × \(BookPhrases.number(book.canvas.height))"
    let languages = book.languages.map { Quotation.of($0.value) }.joined(separator: ", ")
    return (
      book.title.map { Quotation.of($0) } ?? "A book without a title",
      ", \(FindingReport.counted(book.pages.count, "page")) of \(canvas)"
        + (book.languages.isEmpty ? "" : ", in " + languages)
    )
  }

  private static func font(_ font: BookFont, of outline: BookOutline) -> TreePart {
    let name = font.name.map { outline.text(of: $0.value) }
    return TreePart(
      row: ["font", BookPhrases.named(name ?? "")], font.fileName.map { BookPhrases.named($0.value) } ?? "",
      ["name": name?.json, "fileName": font.fileName?.value.json])
  }

  // MARK: - Pages

  static func heading(of index: Int, in book: Book, language: String? = nil) -> (name: String, rest: String) {
    let page = book[PageIndex(index)]
    let name = page.name.map { " " + BookPhrases.named(book.names.text(of: $0.value)) }
    let title = page.localizedTitle.text(in: language).map { ": " + Quotation.of($0) }
    return ("page \(index + 1)", (name ?? "") + (title ?? ""))
  }

  private static func page(_ page: Int, of outline: BookOutline, isGenerated: Bool = false) -> TreePart {
    let index = outline.pages[page]
    let content = outline.book[PageIndex(index)]
    var part = TreePart()
    if let section = content.section {
      part.add(section: outline.text(of: section.value), title: content.title, isGenerated: isGenerated)
    } else {
      part.heading = heading(of: index, in: outline.book)
      part.add("page", index + 1)
    }
    part.add(["name": content.name.map { outline.text(of: $0.value).json }, "title": content.title?.json])
    if let background = content.background { part.add(background.value, as: "background", title: "background") }
    if let music = content.music {
      part.add("music", music.trackName?.value)
      part.addRow(["music"], ElementTree.words(for: music))
    }
    let words = BookPhrases(outline: outline, page: page)
    part.add("elements", parts: ElementTree.parts(of: content.elements[...], depth: 0, words), evenIfEmpty: true)
    part.add("rules", parts: content.rules.map { rule($0, words) })
    return part
  }

  private static func rule(_ rule: Rule, _ words: BookPhrases) -> TreePart {
    let whole = words.whole(rule)
    return TreePart(
      row: ["rule", words.named(rule.name)], whole,
      [
        "name": words.outline.text(of: rule.name).json, "event": rule.event?.value.keyword.description.json,
        "item": rule.item.map { words.outline.text(of: $0.value).json },
        "if": rule.condition.map { words.text(of: $0.value).json },
        "do": rule.actions.map { $0.kind.keyword.description }.json, "words": whole.json,
      ])
  }
}

extension TreePart {
  init(_ microphone: Microphone, _ words: BookPhrases) {
    let drives = words.names(of: microphone.drives)
    let levels = "loud \(BookPhrases.number(microphone.loud)), quiet \(BookPhrases.number(microphone.quiet))"
    self.init(
      row: ["microphone"], levels + (drives.isEmpty ? "" : ", drives \(drives.joined(separator: ", "))"),
      ["loud": microphone.loud.json, "quiet": microphone.quiet.json, "drives": drives.isEmpty ? nil : drives.json])
  }

  init(variable name: String, _ value: JSONValue, _ words: String) {
    self.init(row: ["variable", BookPhrases.named(name)], words, ["name": name.json, "value": value])
  }

  mutating func add(_ background: Page.Background, as key: String, title: String) {
    switch background {
    case .color(let color):
      add(key, color.text)
      addRow([title, color.text])
    case .image(let file):
      add(key, file)
      addRow([title, BookPhrases.named(file)])
    case .gradient(let gradient):
      add(key, ["colors": gradient.colors.map(\.text).json, "angle": gradient.angle.json] as JSONValue)
      let colors = gradient.colors.map(\.text).joined(separator: ", ")
      addRow([title], "a gradient at \(BookPhrases.number(gradient.angle))°: \(colors)")
    }
  }

  fileprivate mutating func add(section word: String, title: String?, isGenerated: Bool) {
    let title = title.map { ": " + Quotation.of($0) } ?? ""
    heading = ("section", " " + BookPhrases.named(word) + title + (isGenerated ? ", generated" : ""))
    add(["section": word.json, "isGenerated": isGenerated ? true : nil])
  }
}

extension Value: JSONWritable {
  package var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let truth): .boolean(truth)
    case .string(let text): .string(text)
    }
  }
}
