import BookKit
import PropertyList

extension DiagnosticRule {
  package static let badLanguage = DiagnosticRule(
    "bad-language", .error, "a language has a code that does not exist",
    """
    Languages have codes of BCP 47, such as `en`, `pt-BR` or `zh-Hant`. They begin with the code of ISO 639: two \
    letters for most languages, three for others. A script and a region can follow. Countries have other codes: \
    Japanese is `ja`, not `jp`. Codes that begin with `x-`, and `qaa` to `qtz`, are for languages that have none.
    """,
    message: { "`\($0.subject)` is not the code of a language: \($0.detail)" },
    hint: "write a code such as `en`, `de` or `pt-BR`",
    example: """
      - languages = (en, jp);
      + languages = (en, ja);
        pages = ( { elements = (); } );
      """, in: .book, dependsOn: .presence)
}

enum BadLanguage {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    LanguageUse.all(in: context).compactMap { use in
      let tag = LanguageTag(use.code)
      guard let fault = tag.fault else { return nil }
      let meant = tag.suggestion.map { meant in
        // A code that the book declares is more likely than an undeclared one.
        let declared = use.place == .declaration ? nil : context.declaredForm(of: meant)
        return Diagnostic.Suggestion.text(declared ?? meant)
      }
      let suggestion = meant ?? context.declaredLanguage(like: use.code)
      return Diagnostic(
        .badLanguage, at: .node(use.node), subject: Quotation.of(use.code), detail: fault,
        suggestion: suggestion,
        cause: Diagnostic.Cause(.language, use.number))
    }
  }
}
