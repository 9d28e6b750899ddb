import PropertyList

/// A text that can differ between languages, such as a title.
public struct LocalizableText: Sendable {
  /// The text for languages without a translation, with its node.
  public var original: Located<String>?
  /// The translations; if a language appears twice, the later one wins.
  public var translations: [Translation] = []
  package var localizedNode: NodeHandle?

  /// A text in one language.
  public struct Translation: Sendable {
    /// The language as a BCP 47 code.
    public var language: Located<String>
    /// The text, or `nil` if the language doesn't have one.
    public var text: String?
  }

  init() {}

  var isEmpty: Bool { original == nil && translations.allSatisfy { $0.text == nil } }

  func translation(to language: some Sequence<UInt8>) -> String? {
    let code = Array(language)
    return translations.last { $0.text != nil && Array($0.language.value.utf8) == code }?.text
  }

  /// Returns the text in a language given as a BCP 47 code, or the original if it has no translation.
  public func text(in language: String?) -> String? {
    language.flatMap { translation(to: $0.utf8) } ?? original?.value
  }
}
