import PropertyList

/// An entry of a dictionary whose keys are names that the author chooses.
protocol MapEntry: Sendable {
  /// The name that is the entry's key.
  var name: Name { get }
  associatedtype Content: KeyValue
  var content: Content { get }

  init(name: Name, content: Content, node: NodeHandle)
}

extension Variable: MapEntry {
  var content: Value { initialValue }

  init(name: Name, content: Value, node: NodeHandle) { self.init(name: name, initialValue: content, node: node) }
}

extension OptionDeclaration: MapEntry {
  var content: Value { defaultValue }

  init(name: Name, content: Value, node: NodeHandle) { self.init(name: name, defaultValue: content, node: node) }
}

extension OptionChoices: MapEntry {
  var content: [Located<Value>] { values }

  init(name: Name, content: [Located<Value>], node: NodeHandle) { self.init(name: name, values: content, node: node) }
}

extension BookReader {
  /// Reads a dictionary whose keys are names that the author chooses.
  mutating func map<Item: MapEntry>(_ entry: Entry, _ items: inout [Item]) {
    if writes { return write(.dictionary(items.map { (names.text(of: $0.name), $0.content.written(by: &self)) })) }
    guard holds(.dictionary, entry) else { return }
    for item in list.usedEntries(of: entry.value) {
      guard let content = Item.Content.read(entry.with(item.value), by: &self) else { continue }
      items.append(Item(name: names.intern(list.utf8(of: item.key) ?? []), content: content, node: item.value))
    }
  }

  /// Reads the texts of generated sections, by language and word.
  mutating func words(_ entry: Entry, _ words: inout [WordTranslation]) {
    if writes { return write(self.written(words)) }
    guard holds(.dictionary, entry) else { return }
    for language in list.usedEntries(of: entry.value) where isDictionary(language.value, ofLanguageIn: entry) {
      let code = list.string(of: language.key) ?? ""
      for word in list.usedEntries(of: language.value) {
        guard let text = string(entry.with(word.value)) else { continue }
        words.append(WordTranslation(language: code, word: list.string(of: word.key) ?? "", text: text))
      }
    }
  }

  private func written(_ words: [WordTranslation]) -> WrittenValue? {
    var languages: [(key: String, value: WrittenValue?)] = []
    for word in words where !languages.contains(where: { word.isTranslated(to: $0.key) }) {
      let own = words.filter { $0.isTranslated(to: word.language) }
      languages.append((word.language, .dictionary(own.map { ($0.word, .string($0.text)) })))
    }
    return .dictionary(languages)
  }
}

extension WordTranslation {
  fileprivate func isTranslated(to language: String) -> Bool { Array(self.language.utf8) == Array(language.utf8) }
}
