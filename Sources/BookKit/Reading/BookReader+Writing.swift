import PropertyList

// Writes the parts of a book as an author would, using the same rows that read them.

extension Book {
  /// Returns the book as a property list, without the keys that have their default values.
  package func written() -> PropertyList {
    var writer = BookReader.writer(names)
    return WrittenValue.dictionary(writer.written(self)).list
  }
}

extension BookReader {
  /// Creates a reader that writes parts instead; `names` contains their names.
  static func writer(_ names: NameTable) -> BookReader {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    builder.endContainer()
    return BookReader(builder.finish(), writing: names)
  }

  /// Returns the keys of a part that don't have their default values, and its required keys.
  mutating func written<P: BookPart>(_ part: P) -> [WrittenEntry] {
    written(part, P.rows, changedFrom: P.new(at: NodeHandle(0)), isWhole: true)
  }

  /// Returns the keys among `rows` whose values differ between two parts, and the required keys if `isWhole` is `true`.
  mutating func written<P: Keyed>(
    _ part: P, _ rows: [KeyRow<P>], changedFrom other: P, isWhole: Bool = false
  ) -> [WrittenEntry] {
    guard Build.includesDiagnostics else { return [] }
    var entries: [WrittenEntry] = []
    for (rowIndex, row) in rows.enumerated() {
      guard let value = value(of: part, row, rowIndex) else { continue }
      guard isWhole && row.key.isRequired || value != self.value(of: other, row, rowIndex) else { continue }
      entries.append(WrittenEntry(key: row.key.name.description, value: value))
    }
    return entries
  }

  mutating func value<P: Keyed>(of part: P, _ row: KeyRow<P>, _ rowIndex: Int) -> WrittenValue? {
    var part = part
    written = nil
    row.code(&self, Entry(writing: row.key, at: rowIndex), &part)
    return written
  }

  // MARK: - Elements and games

  /// Returns nested arrays of elements, given a flat list in which each group precedes its children.
  mutating func written(_ elements: ArraySlice<Element>) -> WrittenValue? {
    var values: [WrittenValue] = []
    var index = elements.startIndex
    while index < elements.endIndex {
      let element = elements[index]
      var entries = [WrittenEntry(key: "type", value: .string(element.type.description))]
      entries += written(element, changedFrom: Element.new(at: element.node, element.type))
      let end = index + element.subtreeCount
      if let children = written(elements[(index + 1)..<end]) {
        entries.append(WrittenEntry(key: "elements", value: children))
      }
      values.append(.dictionary(entries))
      index = end
    }
    return values.isEmpty ? nil : .array(values)
  }

  /// Returns the keys whose values differ between an element and another element of its type.
  private mutating func written(_ element: Element, changedFrom other: Element) -> [WrittenEntry] {
    var entries = written(element, Element.rows, changedFrom: other)
    // The content is of more interest than the position, so it goes first.
    let hasName = element.nameNode != nil && other.nameNode == nil
    entries.insert(contentsOf: written(element.content, changedFrom: other.content), at: hasName ? 1 : 0)
    return entries
  }

  mutating func writtenLocalizations(of element: Element) -> WrittenValue? {
    var original = element
    original.localizations = []
    return .dictionary(
      element.localizations.map { ($0.language.value, .dictionary(written($0.element, changedFrom: original))) })
  }

  mutating func writtenGame(_ game: BookGame) -> WrittenValue {
    .dictionary(written(game) + written(game.content, changedFrom: game.content.type.emptyContent))
  }

  private mutating func written(_ content: Element.Content, changedFrom other: Element.Content) -> [WrittenEntry] {
    guard Build.includesDiagnostics else { return [] }
    var entries: [WrittenEntry] = []
    for (rowIndex, key) in Key.all.filter({ $0.owner == content.type.owner }).enumerated() {
      let entry = Entry(writing: key, at: rowIndex)
      guard let value = value(of: content, entry), value != self.value(of: other, entry) else { continue }
      entries.append(WrittenEntry(key: key.name.description, value: value))
    }
    return entries
  }

  private mutating func value(of content: Element.Content, _ entry: Entry) -> WrittenValue? {
    var content = content
    written = nil
    readContent(entry, into: &content)
    return written
  }

  mutating func writtenSection(_ section: Page) -> WrittenValue {
    .dictionary(written(section, Page.sectionRows, changedFrom: Page.new(at: section.node)) + written(section))
  }

  // MARK: - Translations

  /// Returns the translations of a part's texts, by language.
  mutating func writtenTranslations<P: Keyed>(of part: P, _ rows: [KeyRow<P>]) -> WrittenValue? {
    var languages: [(key: String, value: [WrittenEntry])] = []
    textReading = .translations
    for (rowIndex, row) in rows.enumerated() where row.key.isTranslatable {
      guard case .dictionary(let translations)? = value(of: part, row, rowIndex) else { continue }
      for translation in translations {
        let entry = WrittenEntry(key: row.key.name.description, value: translation.value)
        if let known = languages.firstIndex(where: { Array($0.key.utf8) == Array(translation.key.utf8) }) {
          languages[known].value.append(entry)
        } else {
          languages.append((translation.key, [entry]))
        }
      }
    }
    textReading = .original
    return .dictionary(languages.map { ($0.key, .dictionary($0.value)) })
  }
}
