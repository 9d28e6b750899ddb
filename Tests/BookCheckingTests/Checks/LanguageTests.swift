import BookKit
import BookTestSupport
import PropertyList
import Testing

@testable import BookChecking

private typealias Part = SmallBooks

/// Tests of the codes of languages, and of translations into languages that a book doesn't name.
@Suite struct LanguageTests {
  @Test(arguments: [
    "en", "EN", "de-AT", "pt-BR", "zh-Hant", "zh-Hant-TW", "sr-Latn", "es-419", "sl-rozaj-1994", "de-CH-1901", "zh-yue",
    "gsw", "nds", "eng", "haw", "qaa", "qtz", "x-elvish", "en-x-baby", "de-u-co-phonebk", "en-a-bbb-x-a-ccc",
  ])
  func `a code of ISO 639 in the form of BCP 47 is one`(code: String) {
    #expect(LanguageTag(code).fault == nil)
  }

  @Test(
    arguments: [
      ("", "form", nil), ("e", "form", nil), ("de_AT", "form", "de-AT"), ("en US", "form", "en-US"),
      ("en-", "form", nil),
      ("-en", "form", nil), ("en--US", "form", nil), ("de-AT-DE", "form", nil), ("x", "form", nil),
      ("en-x", "form", nil),
      ("en-a", "form", nil), ("deutschland", "form", nil), ("dé", "form", nil), ("en-overlylong1", "form", nil),
      ("jp", "language", "ja"), ("cz", "language", "cs"), ("jp-JP", "language", "ja-JP"), ("xx", "language", nil),
      ("xyz", "language", nil), ("quaa", "language", nil), ("german", "language", "de"),
      ("English", "language", "en"), ("Deutsch", "language", "de"),
    ] as [(String, String, String?)])
  func `any other code is not`(code: String, fault: String, meant: String?) {
    let tag = LanguageTag(code)
    #expect(tag.fault == (fault == "form" ? "it does not have the form of BCP 47" : "ISO 639 has no such language"))
    #expect(tag.suggestion == meant)
  }

  private static func text(_ localized: String) -> String { Part.text("a", "localized = { \(localized) };") }

  static let books: [MarkedBook] = [
    MarkedBook("all named", Part.page(text("de = { text = b; };"), root: "languages = (en, de);")),
    MarkedBook(
      "codes that are none",
      "{ languages = (en, ①jp); pages = ( { elements = ( \(text("②xx = { text = b; };")) ); } ); }",
      .badLanguage, .badLanguage, message: "`jp` is not the code of a language: ISO 639 has no such language"),
    MarkedBook(
      "one code, wherever it is written",
      "{ words = { ①de_AT = { }; }; pages = ( { elements = ( \(text("de_AT = { text = b; };")), "
        + "\(Part.text("b", "localized = { de_AT = { text = c; }; };")) ); } ); }", .badLanguage),
    MarkedBook(
      "an undeclared language, once",
      Part.page(
        text("①fr = { text = b; };"), Part.text("b", "localized = { fr = { text = c; }; };"),
        root: "languages = (en, de);"),
      .undeclaredLanguage, message: "the book does not name the language `fr`"),
    MarkedBook(
      "everything that can be translated",
      """
      { languages = (en); title = a; localized = { ①de = { title = b; }; };
        pages = ( { title = c; localized = { ②fr = { title = d; }; };
          elements = ( { type = text; text = a; draggable = YES;
            dropTargets = ( { name = t; label = e; localized = { ③it = { label = f; }; }; } ); } ); } );
        credits = ( { name = A; role = g; localized = { ④es = { role = h; }; }; } ); }
      """, .undeclaredLanguage, .undeclaredLanguage, .undeclaredLanguage, .undeclaredLanguage),
    MarkedBook(
      "words, but not in English",
      "{ words = { en = { back = B; }; ①fr = { back = R; }; }; languages = (de); pages = (); }",
      .undeclaredLanguage),
    MarkedBook(
      "no languages at all: one note",
      Part.page(
        text("①de = { text = b; }; it = { text = c; };"), Part.text("b", "localized = { fr = { text = c; }; };")),
      .undeclaredLanguage,
      message: "the book does not name the language `de`, so these are offered: `de`, `it`, `fr`"),
    MarkedBook("no languages and no translations", Part.page(Part.text("a"))),
    MarkedBook(
      "languages that cannot be read", Part.page(text("de = { text = b; };"), root: "languages = ①en;"), .wrongType),
  ]

  @Test(arguments: books) func `languages are checked`(_ book: MarkedBook) {
    book.expectFindings(besides: [.looseType, .unreachableTarget, .missingLocalization])
  }

  @Test(
    arguments: [
      ("(it, de)", "ed", .badLanguage, "de"), ("(en, de)", "de_DE", .badLanguage, "de"),
      ("(en, \"de-AT\")", "german", .badLanguage, "de-AT"), ("(\"de-CH\", \"de-AT\")", "de_AT", .badLanguage, "de-AT"),
      ("(en, de)", "de-AT", .undeclaredLanguage, "de"),
      ("(en, \"pt-BR\")", "pt", .undeclaredLanguage, "pt-BR"), ("(en, it)", "ti", .undeclaredLanguage, "it"),
      ("(en, de)", "fr", .undeclaredLanguage, nil), ("(en, de)", "DE", .undeclaredLanguage, "de"),
    ] as [(String, String, DiagnosticRule, String?)])
  func `the language that was meant is suggested, and is not missing`(
    languages: String, code: String, rule: DiagnosticRule, meant: String?
  ) throws {
    let book =
      "{ languages = \(languages); pages = ( { elements = ( \(Self.text("\"\(code)\" = { text = b; };")) ); } ); }"
    let found = BookCheck.check(PropertyList.Source(text: book)).diagnostics
    let first = try #require(found.first { $0.rule == rule })
    #expect(first.hint == (meant.map { "did you mean `\($0)`?" } ?? "add it to the `languages` of the book"))
    #expect(found.contains { $0.rule == .missingLocalization } == (meant == nil))
    #expect(found.count == (meant == nil ? 2 : 1))
  }
}
