import BookKit
import PropertyList

extension PropertyList {
  /// Returns the texts of a book that can be translated, in the order of the file.
  ///
  /// The words of generated sections are those in `language`, the language of the book's own texts.
  package func texts(wordsIn language: String) -> [BookText] {
    var walk = TextWalk(list: self, wordLanguage: language)
    walk.visit(root, at: PropertyListPath(), RoleWalk(self))
    return walk.texts
  }
}

/// A walk through a book that collects its texts, except those in translations.
private struct TextWalk {
  let list: PropertyList
  let wordLanguage: String
  private(set) var texts: [BookText] = []
  /// The number or word of the current page.
  private var page = ""
  /// The names of the elements around the current value, outermost first.
  private var names: [String] = []

  init(list: PropertyList, wordLanguage: String) { (self.list, self.wordLanguage) = (list, wordLanguage) }

  mutating func visit(_ node: NodeHandle, at path: PropertyListPath, _ walk: RoleWalk) {
    // Valid books are never nested this deeply; the limit protects the stack.
    guard path.steps.count < 200 else { return }
    if list.kind(of: node) == .array { return visitElements(of: node, at: path, walk) }
    if walk.role == .dictionary(.page) { page = "\((path.lastIndex ?? 0) + 1)" }
    if walk.role == .dictionary(.section) { page = list.text(of: "section", in: node) ?? "" }
    for entry in list.usedEntries(of: node) {
      guard let name = list.string(of: entry.key), let key = walk.keys.key(name) else { continue }
      let own = path.key(name)
      if key.isText { addTexts(of: entry.value, key, at: own, in: path) }
      if case .map(let keys) = key.shape {
        if keys == .words { addWords(entry.value, at: own) }
        continue
      }
      guard list.kind(of: entry.value).isContainer else { continue }
      var inner = walk
      inner.enter(.key(name), entry.value, of: list)
      visit(entry.value, at: own, inner)
    }
  }

  private mutating func visitElements(of array: NodeHandle, at path: PropertyListPath, _ walk: RoleWalk) {
    guard walk.role.ofElements != nil else { return }
    for (index, element) in list.elements(of: array).enumerated() where list.kind(of: element).isContainer {
      let own = path.index(index)
      var inner = walk
      inner.enter(.index(index), element, of: list)
      let isElement = inner.role == .dictionary(.element)
      if isElement {
        let made = GeneratedName.element.text(at: index, in: names.last)
        names.append(list.text(of: "name", in: element) ?? made)
      }
      visit(element, at: own, inner)
      if isElement { names.removeLast() }
      if inner.role == .dictionary(.page) || inner.role == .dictionary(.section) { page = "" }
    }
  }

  private mutating func addTexts(
    of value: NodeHandle, _ key: Key, at path: PropertyListPath, in holder: PropertyListPath
  ) {
    guard case .strings = key.shape else { return add(value, key.name.description, at: path, in: holder, nil) }
    guard list.kind(of: value) == .array else { return }
    for (index, element) in list.elements(of: value).enumerated() {
      add(element, key.name.description, at: path.index(index), in: holder, index)
    }
  }

  private mutating func addWords(_ words: NodeHandle, at path: PropertyListPath) {
    guard list.kind(of: words) == .dictionary, let own = list.value(forKey: wordLanguage, in: words),
      list.kind(of: own) == .dictionary
    else { return }
    for entry in list.usedEntries(of: own) {
      guard let word = list.string(of: entry.key) else { continue }
      add(entry.value, "words", at: path.key(word), in: path, nil)
    }
  }

  private mutating func add(
    _ value: NodeHandle, _ key: String, at path: PropertyListPath, in holder: PropertyListPath, _ index: Int?
  ) {
    guard list.kind(of: value) == .string, let text = list.string(of: value) else { return }
    texts.append(
      BookText(
        path: path, page: page, element: names.last ?? "", key: key, text: text, holder: holder, index: index))
  }
}
