import BookKit
import PropertyList

/// A place where a book writes the code of a language.
struct LanguageUse {
  enum Place {
    /// The `languages` of the book.
    case declaration
    /// A key of a `localized` dictionary.
    case translation
    /// The `words` of the book.
    case words
  }

  let code: String
  let node: NodeHandle
  let place: Place
  /// The number of the code, which is the same for all uses of that code.
  let number: Int

  /// Whether this is `en` in `words`; every book has English texts for generated sections.
  var isBuiltIn: Bool { place == .words && code.utf8.elementsEqual("en".utf8) }

  static func all(in context: CheckContext) -> [LanguageUse] {
    let book = context.book
    var uses: [LanguageUse] = []
    var names = NameTable()
    func add(_ language: Located<String>, _ place: Place) {
      guard let node = language.node else { return }
      let number = names.intern(language.value).number
      uses.append(LanguageUse(code: language.value, node: node, place: place, number: number))
    }
    for language in book.languages { add(language, .declaration) }
    book.forEachLanguageOfTranslations { add($0, .translation) }
    let list = context.list
    if let words = list.value(forKey: "words", in: list.root), list.kind(of: words) == .dictionary {
      for entry in list.entries(of: words) { add(Located(list.string(of: entry.key) ?? "", at: entry.key), .words) }
    }
    // Several texts can share one translation, so drop duplicates.
    uses.sort { $0.node.position < $1.node.position }
    return uses.indices.filter { $0 == 0 || uses[$0].node != uses[$0 - 1].node }.map { uses[$0] }
  }
}

extension CheckContext {
  func offers(_ code: String) -> Bool { languages.contains { $0.utf8.elementsEqual(code.utf8) } }

  /// Returns whether a code is undeclared, which is reported, and was probably meant as `language`.
  func means(_ code: String, _ language: String) -> Bool {
    !offers(code) && declaredLanguage(like: code)?.text.utf8.elementsEqual(language.utf8) ?? false
  }

  /// Returns the declared language that was probably meant by a code: in another form, or similar.
  func declaredLanguage(like code: String) -> Diagnostic.Suggestion? {
    if let same = declaredForm(of: LanguageTag(code).suggestion ?? code) { return .text(same) }
    // The two letters may be in the wrong order.
    let swapped = Array(LanguageTag.primary(of: code).reversed())
    if swapped.count == 2, let meant = declaredForm(of: String(decoding: swapped, as: UTF8.self)) {
      return .text(meant)
    }
    return .nearest(to: Array(code.utf8), among: declaredLanguages)
  }

  func declaredForm(of code: String) -> String? {
    let primary = LanguageTag.primary(of: code)
    let declared = declaredLanguages
    return declared.first { $0.utf8.elementsEqual(code.utf8) }
      ?? declared.first { LanguageTag.primary(of: $0) == primary }
  }

  /// The declared languages with existing codes.
  private var declaredLanguages: [String] {
    book.languages.prefix(100).map { $0.value }.filter { LanguageTag($0).fault == nil }
  }
}
