import BookKit
import PropertyList

extension DiagnosticRule {
  package static let missingLocalization = DiagnosticRule(
    "missing-localization", .warning, "an element is not translated into every language",
    """
    The book has several languages, but this text, narration, localized element or translated title lacks some of \
    them. Readers of those languages see and hear the default.
    """,
    message: { "`\($0.subject)` is missing in \($0.detail)" },
    hint: "add the languages to its `localized`",
    example: """
        languages = (en, de);
        pages = ( { elements = ( { type = text;
      -   text = "Good night!";
      +   text = "Good night!"; localized = { de = { text = "Gute Nacht!"; }; };
        } ); } );
      """, in: .book)
}

enum MissingLocalization {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    // The elements themselves are in the first language. Invalid codes are reported at their declaration.
    let languages = distinct(context.book.languages).dropFirst().filter { LanguageTag($0).fault == nil }
    guard !languages.isEmpty else { return [] }
    var found: [Diagnostic] = []
    func check(_ subject: String, at spot: Diagnostic.Spot, in known: [Located<String>]) {
      let missing = languages.filter { language in
        !known.contains { $0.value.utf8.elementsEqual(language.utf8) || context.means($0.value, language) }
      }
      guard !missing.isEmpty else { return }
      let names = missing.map { Quotation.of($0) }
      found.append(Diagnostic(.missingLocalization, at: spot, subject: subject, detail: names.listed()))
    }
    // A text can be the same in all languages, but if it has any translation, it should have all of them.
    func check<Value>(_ key: String, _ text: Localizable<Value>) {
      guard let localized = text.localizedNode else { return }
      let spot = text.original?.node.map { Diagnostic.Spot.node($0) } ?? .key(of: localized)
      check(key, at: spot, in: text.translations.map { $0.language })
    }
    check("title", context.book.localizedTitle)
    if context.book.about != nil { check("about", context.book.localizedAbout) }
    for page in context.book.pages {
      check("title", page.localizedTitle)
      for element in page.elements {
        for target in element.dropTargets { check("label", target.localizedLabel) }
        if let rub = element.rub { check("label", rub.localizedLabel) }
        if let part = element.movable { check("labels", part.localizedLabels) }
        guard !element.localizations.isEmpty || element.content.dependsOnLanguage,
          !context.unread.holds("localized", in: element.node)
        else { continue }
        check(context.text(of: element.name), at: element.nameSpot, in: element.localizations.map { $0.language })
      }
    }
    for credit in context.book.credits { check("role", credit.localizedRole) }
    return found
  }

  private static func distinct(_ languages: [Located<String>]) -> [String] {
    var found: [String] = []
    // No real book has more languages, and no message should list more.
    for language in languages.prefix(100) where !found.contains(where: { $0.utf8.elementsEqual(language.value.utf8) }) {
      found.append(language.value)
    }
    return found
  }
}
