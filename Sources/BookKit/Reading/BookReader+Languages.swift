import PropertyList

extension BookReader {
  /// Reads the versions of an element in other languages: copies in which the language's keys replace its own.
  mutating func localizations(_ entry: Entry, of element: Element) -> [Localization] {
    var localizations: [Localization] = []
    for language in list.entries(of: entry.value) where isDictionary(language.value, of: "a language in `localized`") {
      var overlay = element
      var keys = cursor(language.value)
      while let entry = next(&keys, ofElement: element.type.owner) {
        switch entry.field {
        case .name, .type, .localized, .elements: reportSameInAllLanguages(entry)
        default: readKey(entry, into: &overlay)
        }
      }
      localizations.append(Localization(language: code(of: language.key), overlay: [overlay]))
    }
    return localizations
  }

  /// Reads the translations of a text; within `owner`, only the key `field` can be translated.
  mutating func readTranslations(
    _ entry: Entry, of field: Field, in owner: KeyOwner, into text: inout LocalizableText
  ) {
    guard holds(.dictionary, entry) else { return }
    text.localizedNode = entry.value
    for language in list.entries(of: entry.value) where isDictionary(language.value, of: "a language in `localized`") {
      var translation = LocalizableText.Translation(language: code(of: language.key))
      var keys = cursor(language.value)
      while let entry = next(&keys, in: owner) {
        if entry.field == field { translation.text = string(entry) } else { reportSameInAllLanguages(entry) }
      }
      text.translations.append(translation)
    }
  }

  /// Returns the language that a key names.
  private func code(of key: NodeHandle) -> Located<String> { Located(list.string(of: key) ?? "", at: key) }

  private mutating func reportSameInAllLanguages(_ entry: Entry) {
    guard Build.includesDiagnostics else { return }
    report(
      .unknownKey, at: .key(of: entry.value), subject: entry.key.name.description, detail: "cannot be translated")
  }
}
