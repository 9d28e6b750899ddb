import BookChecking
import BookKit
import Testing

/// Tests of mistakes that affect only one language.
@Suite struct TranslationTests {
  private static let family: [DiagnosticRule] = [.coveredArea, .touchOverlap, .tweenConflict, .soundOverlap]

  /// Returns an active area of 100 points and its French variant.
  private static func area(_ name: String, x: Int, french: String = "") -> String {
    "{ type = activearea; name = \(name); x = \(x); width = 100; height = 100; localized = { fr = { \(french) }; }; }"
  }

  /// Returns a narration of two seconds and its French variant.
  private static func voice(_ name: String, offset: Int, french: String = "") -> String {
    """
    { type = audio; name = \(name); audio = { trackName = a; role = narration; duration = 2; offset = \(offset); }; \
    localized = { fr = { \(french) }; }; }
    """
  }

  private static let long = "audio = { trackName = b; role = narration; duration = 9; };"
  private static let twice =
    "tweens = ( { properties = { x = 1; }; }, { properties = { ①x = 2; }; delay = \"0.5\"; } );"

  static let books: [BookCase] = [
    BookCase("nothing", page: "\(area("a", x: 0)), \(area("b", x: 200)), \(voice("c", offset: 0))"),
    BookCase(
      "an area that hides another", page: "\(area("a", x: 0)), \(area("①b", x: 200, french: "x = 0;"))",
      finds: .coveredArea),
    BookCase(
      "areas that overlap", page: "\(area("a", x: 0, french: "x = 230;")), \(area("①b", x: 200))",
      finds: .touchOverlap),
    BookCase(
      "an area that takes no touches in the other language",
      page: "\(area("a", x: 0)), \(area("b", x: 200, french: "x = 0; touchable = NO;"))"),
    BookCase(
      "what is so in both is reported once", page: "\(area("a", x: 0)), \(area("①b", x: 0, french: "height = 110;"))",
      finds: .coveredArea),
    BookCase(
      "tweens", page: "{ type = text; text = a; localized = { fr = { \(twice) }; }; }", finds: .tweenConflict),
    BookCase(
      "narrations", page: "\(voice("a", offset: 0, french: long)), \(voice("①b", offset: 3))", finds: .soundOverlap),
    BookCase(
      "three languages, two of them alike",
      page:
        """
        { type = activearea; name = a; width = 50; height = 50; }, { type = activearea; name = ①b; x = 90; width = \
        60; height = 60; localized = { fr = { x = 0; }; de = { x = 0; }; it = { altText = c; }; }; }
        """, finds: .coveredArea),
  ]

  @Test(arguments: books) func `each language is checked`(book: BookCase) throws {
    try book.check(Self.family)
  }

  @Test func `the language is named`() throws {
    let book = BookCase("a", page: "\(Self.area("a", x: 0)), \(Self.area("b", x: 200, french: "x = 0;"))")
    let found = book.diagnostics(of: [.coveredArea])
    #expect(found.map { $0.notes.last?.message } == ["this concerns only the language `fr`"])
  }
}
