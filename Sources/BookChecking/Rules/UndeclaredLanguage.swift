import BookKit
import PropertyList

extension DiagnosticRule {
  package static let undeclaredLanguage = DiagnosticRule(
    "undeclared-language", .warning, "a translation into a language that the book does not name",
    """
    Readers can choose the languages in `languages`. Texts and sounds in another language are never seen or heard. \
    If the book has no `languages`, it begins as it is written and offers those of its translations; then this is \
    one note for the whole book.
    """,
    message: { "the book does not name the language `\($0.subject)`\($0.detail(after: ", so these are offered: "))" },
    hint: "add it to the `languages` of the book",
    example: """
      - languages = (en);
      + languages = (en, de);
        pages = ( { elements = ( { type = text;
          text = "Good night!"; localized = { de = { text = "Gute Nacht!"; }; };
        } ); } );
      """, in: .book, dependsOn: .book)
}

enum UndeclaredLanguage {
  // Without `languages`, the translations determine the available languages, and a single note lists them.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    guard !context.unread.holds("languages", in: context.list.root) else { return [] }
    let uses = LanguageUse.all(in: context).filter { $0.place != .declaration && LanguageTag($0.code).fault == nil }
    guard !context.book.languages.isEmpty else {
      let offered = context.languages.filter { LanguageTag($0).fault == nil }.map { Quotation.of($0) }
      guard let first = uses.first(where: { $0.place == .translation }) else { return [] }
      return [
        Diagnostic(
          .undeclaredLanguage, at: .node(first.node), subject: Quotation.of(first.code),
          detail: offered.prefix(maxListed).listed(of: offered.count),
          advice: "name all languages in `languages`, that of the book's own texts first", severity: .note)
      ]
    }
    return uses.filter { !context.offers($0.code) && !$0.isBuiltIn }.map { use in
      // Both codes exist, so the correction is uncertain.
      let suggestion = context.declaredLanguage(like: use.code).map { Diagnostic.Suggestion.part($0.text) }
      return Diagnostic(
        .undeclaredLanguage, at: .node(use.node), subject: Quotation.of(use.code), suggestion: suggestion,
        cause: Diagnostic.Cause(.language, use.number))
    }
  }

  private static let maxListed = 10
}
