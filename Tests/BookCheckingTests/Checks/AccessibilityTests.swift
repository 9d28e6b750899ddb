import BookChecking
import BookKit
import Testing

/// Tests of the checks for readers who can't see a book or read its language.
@Suite struct AccessibilityTests {
  static let altTexts: [BookCase] = [
    BookCase("a picture with a name", page: "{ type = image; name = ①moon; fileName = a; }", finds: .missingAltText),
    BookCase("a picture without", page: "{ fileName = a; type = ①image; }", finds: .missingAltText),
    BookCase("a movie", page: "{ type = ①movie; frames = (); }", finds: .missingAltText),
    BookCase("said", page: "{ type = image; fileName = a; altText = \"The moon\"; }"),
    BookCase("mere decoration", page: "{ type = image; fileName = a; altText = \"\"; }"),
    BookCase(
      "said of the group",
      page:
        """
        { type = group; altText = \"A night\"; elements = ( { type = image; fileName = a; }, { type = group; \
        elements = ( { type = image; fileName = b; } ); } ); }, { type = ①image; fileName = c; }
        """,
      finds: .missingAltText),
    BookCase(
      "what is heard or read",
      page: "{ type = text; text = a; }, { type = audio; audio = { trackName = a; }; }, { type = activearea; }"),
  ]

  @Test(arguments: altTexts)
  func `pictures without alt text`(book: BookCase) throws { try book.check([.missingAltText]) }

  private static let narration = "audio = { trackName = a; role = narration; };"

  static let localizations: [BookCase] = [
    BookCase(
      "a text", page: "{ type = text; text = a; name = ①n; }", root: "languages = (en, de);",
      finds: .missingLocalization),
    BookCase(
      "a narration", page: "{ \(narration) type = ①audio; }", root: "languages = (en, de);", finds: .missingLocalization
    ),
    BookCase("an effect", page: "{ type = audio; audio = { trackName = a; }; }", root: "languages = (en, de);"),
    BookCase(
      "whatever is translated in part",
      page: "{ type = ①image; fileName = a; localized = { de = { fileName = b; }; }; }",
      root: "languages = (en, de, fr);", finds: .missingLocalization),
    BookCase(
      "nothing missing", page: "{ type = text; text = a; localized = { de = { text = b; }; fr = { text = c; }; }; }",
      root: "languages = (en, de, fr);"),
    BookCase("a picture", page: "{ type = image; fileName = a; }", root: "languages = (en, de);"),
    BookCase(
      "titles that are translated at all",
      book: """
        { languages = (en, de, fr); title = ①Moon; localized = { de = { title = Mond; }; };
          credits = ( { role = ②Words; localized = { fr = { role = Paroles; }; }; }, { role = Pictures; } );
          pages = ( { title = ③Evening; localized = { de = { title = Abend; }; }; elements = (
            { type = activearea; draggable = YES; dropTargets = (
              { name = t; label = ④there; localized = { de = { label = da; }; }; },
              { name = u; ⑤localized = { fr = { label = la; }; }; }, { name = v; label = here; } ); } ); },
            { title = Night; localized = { de = { title = Nacht; }; fr = { title = Nuit; }; }; },
            { title = Moon; } ); }
        """,
      finds: .missingLocalization, .missingLocalization, .missingLocalization, .missingLocalization,
      .missingLocalization),
    BookCase(
      "a description that is translated at all",
      book: """
        { languages = (en, de, fr); title = Moon; about = ①Words; pages = ( );
          localized = { de = { title = Mond; about = Worte; }; fr = { title = Lune; }; }; }
        """,
      finds: .missingLocalization),
    BookCase(
      "a description that is the same in all languages",
      book: """
        { languages = (en, de); title = Moon; about = Words; pages = ( ); localized = { de = { title = Mond; }; }; }
        """),
    BookCase("no words", page: "{ type = text; text = \"\"; }", root: "languages = (en, de);"),
    BookCase("one language", page: "{ type = text; text = a; }", root: "languages = (en, en);"),
    BookCase("no languages", page: "{ type = text; text = a; }"),
  ]

  @Test(arguments: localizations)
  func `languages that are missing`(book: BookCase) throws { try book.check([.missingLocalization]) }

  @Test func `all languages are named in one finding`() {
    let book = BookCase(
      "two", page: "{ type = text; name = title; text = a; localized = { fr = { text = b; }; }; }",
      root: "languages = (en, de, fr, it, de);")
    let found = book.diagnostics(of: [.missingLocalization])
    #expect(found.map(\.message) == ["`title` is missing in `de`, `it`"])
  }
}
