import BookKit
import PropertyList

/// Checks for the codes of languages.
enum LanguageChecks {
  static let all: [Check] = [.ofErrors(codes), .ofWarnings(undeclared)]

  /// `bad-language`: codes that aren't those of a language, wherever they are written.
  @Sendable static func codes(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for use in LanguageUse.all(in: context) {
      let tag = LanguageTag(use.code)
      guard let fault = tag.fault else { continue }
      let meant = tag.suggestion.map { meant in
        // What the book itself names is more likely than a code that it doesn't have.
        let declared = use.place == .declaration ? nil : context.declaredForm(of: meant)
        return Diagnostic.Suggestion.text(declared ?? meant)
      }
      let suggestion = meant ?? context.declaredLanguage(like: use.code)
      found.append(
        Diagnostic(
          .badLanguage, at: .node(use.node), subject: Quotation.of(use.code), detail: .language(fault),
          suggestion: suggestion, cause: .language(use.number)))
    }
    return found
  }

  /// `undeclared-language`: translations into languages that the book doesn't name, and which aren't offered.
  ///
  /// Without `languages`, the translations decide which ones are offered. One note says so.
  @Sendable static func undeclared(_ context: CheckContext) -> [Diagnostic] {
    guard !context.unread.holds("languages", in: context.list.root) else { return [] }
    let uses = LanguageUse.all(in: context).filter { $0.place != .declaration && LanguageTag($0.code).fault == nil }
    guard !context.book.languages.isEmpty else {
      let offered = context.languages.filter { LanguageTag($0).fault == nil }.map { Quotation.of($0) }
      guard let first = uses.first(where: { $0.place == .translation }) else { return [] }
      return [
        Diagnostic(
          .undeclaredLanguage, at: .node(first.node), subject: Quotation.of(first.code),
          detail: .names(Array(offered.prefix(maxListed)), count: offered.count), advice: .languages, severity: .note)
      ]
    }
    var found: [Diagnostic] = []
    for use in uses where !context.offers(use.code) && !use.isBuiltIn {
      // Both are codes, so which one is meant isn't certain enough to write it.
      let suggestion = context.declaredLanguage(like: use.code).map { Diagnostic.Suggestion.part($0.text) }
      found.append(
        Diagnostic(
          .undeclaredLanguage, at: .node(use.node), subject: Quotation.of(use.code), suggestion: suggestion,
          cause: .language(use.number)))
    }
    return found
  }

  private static let maxListed = 10
}

extension CheckContext {
  /// Returns whether readers can choose a language.
  fileprivate func offers(_ code: String) -> Bool { languages.contains { $0.utf8.elementsEqual(code.utf8) } }

  /// Returns whether a code that the book doesn't name was probably meant to be another one, which is reported.
  func means(_ code: String, _ language: String) -> Bool {
    !offers(code) && declaredLanguage(like: code)?.text.utf8.elementsEqual(language.utf8) ?? false
  }

  /// Returns the language of the book that was probably meant by a code: another form of the same, or a similar one.
  func declaredLanguage(like code: String) -> Diagnostic.Suggestion? {
    if let same = declaredForm(of: LanguageTag(code).suggestion ?? code) { return .text(same) }
    // The two letters of a code can be in the wrong order.
    let swapped = Array(LanguageTag.primary(of: code).reversed())
    if swapped.count == 2, let meant = declaredForm(of: String(decoding: swapped, as: UTF8.self)) {
      return .text(meant)
    }
    return .nearest(to: Array(code.utf8), among: declaredLanguages)
  }

  /// Returns the form in which the book names the language of a code, or `nil` if it doesn't name it.
  fileprivate func declaredForm(of code: String) -> String? {
    let primary = LanguageTag.primary(of: code)
    let declared = declaredLanguages
    return declared.first { $0.utf8.elementsEqual(code.utf8) }
      ?? declared.first { LanguageTag.primary(of: $0) == primary }
  }

  /// The languages that the book names by codes that exist.
  private var declaredLanguages: [String] {
    book.languages.prefix(100).map { $0.value }.filter { LanguageTag($0).fault == nil }
  }
}

/// A place where a book writes the code of a language.
private struct LanguageUse {
  enum Place {
    /// The `languages` of the book.
    case declaration
    /// A `localized`.
    case translation
    /// The `words` of the book.
    case words
  }

  let code: String
  let node: NodeHandle
  let place: Place
  /// The number of the code among all different ones.
  let number: Int

  /// Whether it's for the texts that generated sections have in any book.
  var isBuiltIn: Bool { place == .words && code.utf8.elementsEqual("en".utf8) }

  /// Returns all places in the order of the file.
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
    // Several texts can share one translation.
    uses.sort { $0.node.position < $1.node.position }
    return uses.indices.filter { $0 == 0 || uses[$0].node != uses[$0 - 1].node }.map { uses[$0] }
  }
}
