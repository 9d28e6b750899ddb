import PropertyList

extension BookReader {
  /// The ways to read a text that can be translated.
  enum TextReading {
    /// As the text in the book's own language.
    case original
    /// As the translation into a language.
    case translation(Located<String>)
    /// As a text that stays the same in a language.
    case unchanged(Located<String>)
    /// Not at all; only the node of the translations is recorded, either in all texts or in translated ones.
    case localizedNode(NodeHandle, isForAll: Bool)
    /// As the translations into all languages; used only for writing.
    case translations
  }

  /// Reads a text that can be translated, in the language that is being read.
  mutating func text<Value: KeyValue>(_ entry: Entry, _ text: inout Localizable<Value>) {
    switch textReading {
    case .original: code(entry, &text.original)
    case .translation(let language):
      text.translations.append(
        Localizable<Value>.Translation(language: language, text: Value.read(entry, by: &self)))
    case .unchanged(let language): text.translations.append(Localizable<Value>.Translation(language: language))
    case .localizedNode(let node, let isForAll):
      if isForAll || !text.translations.isEmpty { text.localizedNode = node }
    case .translations:
      var values: [(key: String, value: WrittenValue?)] = []
      for translation in text.translations {
        values.append((translation.language.value, translation.text?.written(by: &self)))
      }
      written = .dictionary(values)
    }
  }

  /// Reads the translations of a part's texts.
  ///
  /// If a language has no texts, all texts stay the same in that language.
  mutating func translations<P: BookPart>(_ entry: Entry, of part: inout P) {
    translations(entry, of: &part, P.rows, in: P.owner)
  }

  mutating func translations<P: Keyed>(_ entry: Entry, of part: inout P, _ rows: [KeyRow<P>], in owner: KeyOwner) {
    if writes { return write(writtenTranslations(of: part, rows)) }
    guard holds(.dictionary, entry) else { return }
    var hasLanguage = false
    for language in list.usedEntries(of: entry.value) where isDictionary(language.value, ofLanguageIn: entry) {
      hasLanguage = true
      let code = code(of: language.key)
      var hasText = false
      var keys = cursor(language.value)
      while let entry = next(&keys, in: owner) {
        guard rows[entry.rowIndex].key.isTranslatable else {
          reportSameInAllLanguages(entry)
          continue
        }
        hasText = true
        textReading = .translation(code)
        rows[entry.rowIndex].code(&self, entry, &part)
      }
      textReading = .unchanged(code)
      if !hasText { for row in rows where row.key.isTranslatable { row.code(&self, entry, &part) } }
    }
    textReading = .localizedNode(entry.value, isForAll: !hasLanguage)
    for row in rows where row.key.isTranslatable { row.code(&self, entry, &part) }
    textReading = .original
  }

  /// Reads the versions of an element in other languages: copies in which a language's keys replace the original ones.
  mutating func localizations(_ entry: Entry, of element: Element) -> [Localization] {
    var localizations: [Localization] = []
    for language in list.usedEntries(of: entry.value) where isDictionary(language.value, ofLanguageIn: entry) {
      var overlay = element
      var keys = cursor(language.value)
      while let entry = next(&keys, ofElement: element.type.owner) {
        if entry.key.isTranslatable { readKey(entry, into: &overlay) } else { reportSameInAllLanguages(entry) }
      }
      if !overlay.movables.isEmpty { resolveExclusiveKeys(of: &overlay) }
      localizations.append(Localization(language: code(of: language.key), element: overlay))
    }
    return localizations
  }

  private func code(of key: NodeHandle) -> Located<String> { Located(list.string(of: key) ?? "", at: key) }

  private mutating func reportSameInAllLanguages(_ entry: Entry) {
    guard Build.includesDiagnostics else { return }
    report(.unknownKey, at: .key(of: entry.value), subject: entry.key.name.description, detail: "cannot be translated")
  }
}
