import PropertyList

/// A text that can differ between languages, such as a title.
package struct LocalizableText: Sendable {
  /// The text for languages without a translation, with its node.
  package var original: Located<String>?
  /// The translations; if a language appears twice, the later one wins.
  package var translations: [Translation] = []
  package var localizedNode: NodeHandle?

  package struct Translation: Sendable {
    package var language: Located<String>
    package var text: String?
  }

  var isEmpty: Bool { original == nil && translations.allSatisfy { $0.text == nil } }

  func translation(to language: some Sequence<UInt8>) -> String? {
    let code = Array(language)
    return translations.last { $0.text != nil && Array($0.language.value.utf8) == code }?.text
  }

  /// Returns the text in a language given as a BCP 47 code, or the original if there is no translation.
  package func text(in language: String?) -> String? {
    language.flatMap { translation(to: $0.utf8) } ?? original?.value
  }
}
