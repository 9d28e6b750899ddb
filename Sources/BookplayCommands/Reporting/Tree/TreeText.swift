import BookKit
import PropertyList

/// A book's structure as text: a line for each element, with lines below it for what it does.
struct TreeText {
  let paint: Paint

  func lines(of outline: BookOutline) -> String {
    var text = title(of: outline) + "\n" + lines(ofBookIn: outline)
    for page in outline.pages.indices {
      text += "\n" + heading(of: outline.pages[page], in: outline.book) + "\n" + lines(of: page, in: outline)
    }
    return text
  }

  // MARK: - The book

  private func title(of outline: BookOutline) -> String {
    let book = outline.book
    let canvas = "\(BookPhrases.number(book.canvas.width)) × \(BookPhrases.number(book.canvas.height))"
    var words = paint.strong(book.title.map { Quotation.of($0) } ?? "A book without a title", .cyan)
    words += ", \(FindingReport.counted(book.pages.count, "page")) of \(canvas)"
    if !book.languages.isEmpty {
      words += ", in " + book.languages.map { Quotation.of($0.value) }.joined(separator: ", ")
    }
    return words
  }

  private func lines(ofBookIn outline: BookOutline) -> String {
    let words = BookPhrases(outline: outline, page: nil)
    var rows = outline.book.variables.map { variable in
      TreeRow(
        cells: ["variable", words.named(variable.name)], rest: BookPhrases.value(variable.initial), isDetail: false)
    }
    rows += outline.book.rules.map { row(of: $0, words) }
    return TreeRow.text(of: rows, paint)
  }

  // MARK: - Pages

  /// Returns the number, the name and the title of a page; the title is in `language`.
  func heading(of index: Int, in book: Book, language: String? = nil) -> String {
    let page = book.pages[index]
    var words = paint.strong("page \(index + 1)", .cyan)
    if let name = page.name { words += " " + BookPhrases.named(book.names.text(of: name.value)) }
    if let title = page.localizedTitle.text(in: language) { words += ": " + Quotation.of(title) }
    return words
  }

  private func lines(of page: Int, in outline: BookOutline) -> String {
    let words = BookPhrases(outline: outline, page: page)
    let (content, depths) = (outline.book.pages[outline.pages[page]], outline.depths(on: page))
    var rows: [TreeRow] = []
    if let background = content.background?.value {
      let text =
        switch background {
        case .color(let color): color.text
        case .image(let file): BookPhrases.named(file)
        }
      rows.append(TreeRow(cells: ["background", text], rest: "", isDetail: false))
    }
    if let music = content.music {
      rows.append(TreeRow(cells: ["music"], rest: ElementText.sound(music), isDetail: false))
    }
    for (element, depth) in zip(content.elements, depths) { rows += self.rows(of: element, depth: depth, words) }
    rows += content.rules.map { row(of: $0, words) }
    return TreeRow.text(of: rows, paint)
  }

  private func row(of rule: Rule, _ words: BookPhrases) -> TreeRow {
    TreeRow(cells: ["rule", words.named(rule.name)], rest: words.whole(rule), isDetail: false)
  }

  private func rows(of element: Element, depth: Int, _ words: BookPhrases) -> [TreeRow] {
    let type = String(repeating: TreeRow.blanks, count: depth) + element.type.keyword.description
    let cells = [type, words.named(element.name), ElementText.place(element), ElementText.size(element)]
    var rows = [TreeRow(cells: cells, rest: ElementText.content(element), isDetail: false)]
    if let waiting = words.waiting(for: element) { rows.append(detail(waiting)) }
    for tween in element.tweens {
      rows.append(detail("tween \(words.named(tween.name)): \(words.changes(of: tween))"))
    }
    return rows + ElementText.abilities(element, words).map(detail)
  }

  private func detail(_ words: String) -> TreeRow { TreeRow(cells: [], rest: words, isDetail: true) }
}
