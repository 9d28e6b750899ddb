import PropertyList

extension BookReader {
  /// Reads the versions of an element in other languages: copies in which the language's keys replace its own.
  mutating func localizations(_ entry: Entry, of element: Element) -> [Localization] {
    var localizations: [Localization] = []
    for language in list.usedEntries(of: entry.value) where isDictionary(language.value, ofLanguageIn: entry) {
      var overlay = element
      var keys = cursor(language.value)
      while let entry = next(&keys, ofElement: element.type.owner) {
        switch entry.field {
        case .name, .type, .localized, .elements: reportSameInAllLanguages(entry)
        default: readKey(entry, of: element.type, into: &overlay)
        }
      }
      localizations.append(Localization(language: code(of: language.key), element: overlay))
    }
    return localizations
  }

  /// Reads the translations of a book's title and description.
  mutating func readTranslations(_ entry: Entry, into book: inout Book) {
    var texts = [book.localizedTitle, book.localizedAbout]
    readTranslations(entry, of: [.title, .about], in: .root, into: &texts)
    (book.localizedTitle, book.localizedAbout) = (texts[0], texts[1])
  }

  /// Reads the translations of a text; within `owner`, only the key `field` can be translated.
  mutating func readTranslations(
    _ entry: Entry, of field: Field, in owner: KeyOwner, into text: inout LocalizableText
  ) {
    var texts = [text]
    readTranslations(entry, of: [field], in: owner, into: &texts)
    text = texts[0]
  }

  /// Reads the translations of several texts; within `owner`, only their keys, `fields`, can be translated.
  ///
  /// A language without any of the keys counts as one in which all texts stay the same.
  private mutating func readTranslations(
    _ entry: Entry, of fields: [Field], in owner: KeyOwner, into texts: inout [LocalizableText]
  ) {
    guard holds(.dictionary, entry) else { return }
    for language in list.usedEntries(of: entry.value) where isDictionary(language.value, ofLanguageIn: entry) {
      var found = [LocalizableText.Translation?](repeating: nil, count: fields.count)
      let empty = LocalizableText.Translation(language: code(of: language.key))
      var keys = cursor(language.value)
      while let entry = next(&keys, in: owner) {
        guard let place = fields.firstIndex(of: entry.field) else {
          reportSameInAllLanguages(entry)
          continue
        }
        found[place] = LocalizableText.Translation(language: empty.language, text: string(entry))
      }
      let hasNone = found.allSatisfy { $0 == nil }
      for place in fields.indices {
        if let translation = found[place] ?? (hasNone ? empty : nil) { texts[place].translations.append(translation) }
      }
    }
    let hasNone = texts.allSatisfy { $0.translations.isEmpty }
    for place in texts.indices where hasNone || !texts[place].translations.isEmpty {
      texts[place].localizedNode = entry.value
    }
  }

  /// Returns the language that a key names.
  private func code(of key: NodeHandle) -> Located<String> { Located(list.string(of: key) ?? "", at: key) }

  private mutating func reportSameInAllLanguages(_ entry: Entry) {
    guard Build.includesDiagnostics else { return }
    report(.unknownKey, at: .key(of: entry.value), subject: entry.key.name.description, detail: .key(.untranslatable))
  }
}
