import PropertyList

/// A text that may differ between languages, such as a title.
public struct LocalizableText: Sendable {
  /// The text as it is in the languages that have none of their own, and where it stands.
  public var original: Placed<String>?
  /// What it is in other languages; of a language that is given twice, the later one counts.
  public var translations: [Translation] = []
  /// Where its translations stand.
  var localizedNode: NodeHandle?

  /// A text in one language.
  public struct Translation: Sendable {
    /// The language, BCP 47.
    public var language: Placed<String>
    /// The text, if the language has one of its own.
    public var text: String?
  }

  /// A text that is nowhere.
  init() {}

  /// The text in a language, or `nil` if the language has none of its own.
  func translation(to language: some Sequence<UInt8>) -> String? {
    let code = Array(language)
    return translations.last { $0.text != nil && Array($0.language.value.utf8) == code }?.text
  }

  /// The text as readers of a language see it, BCP 47; the original where the language has none of its own.
  public func text(in language: String?) -> String? {
    language.flatMap { translation(to: $0.utf8) } ?? original?.value
  }
}
