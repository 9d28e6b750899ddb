import PropertyList

/// A value that can differ between languages, such as a title.
package struct Localizable<Value: Sendable>: Sendable {
  /// The value for languages without a translation, with its node.
  package var original: Located<Value>?
  /// The translations; if a language appears twice, the later one wins.
  package var translations: [Translation] = []
  package var localizedNode: NodeHandle?

  package struct Translation: Sendable {
    package var language: Located<String>
    package var text: Value?
  }

  var isEmpty: Bool { original == nil && translations.allSatisfy { $0.text == nil } }

  package func translation(to language: some Sequence<UInt8>) -> Value? {
    let code = Array(language)
    return translations.last { $0.text != nil && Array($0.language.value.utf8) == code }?.text
  }

  /// Returns the value in a language given as a BCP 47 code, or the original if there is no translation.
  package func text(in language: String?) -> Value? {
    language.flatMap { translation(to: $0.utf8) } ?? original?.value
  }
}

/// A text that can differ between languages.
package typealias LocalizableText = Localizable<String>
