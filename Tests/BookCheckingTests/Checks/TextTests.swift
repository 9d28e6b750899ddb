import BookChecking
import BookKit
import BookTestSupport
import PropertyList
import Testing

/// Tests of findings about texts that don't fit into their frames, and of fonts that come with a book.
struct TextTests {
  private static let family: [DiagnosticRule] = [
    .textOverflow, .missingGlyph, .unreadableAsset, .unusedAsset, .missingAsset, .duplicateName,
  ]

  /// A folder with a font in which `o` is as wide as high, a space half as wide, and nothing else is there.
  private static let folder: AssetCatalog = {
    let runs = [FontMetrics.Run(0x20, 0x20, advance: 500), FontMetrics.Run(0x6F, 0x6F, advance: 1000)]
    let metrics = FontMetrics(unitsPerEm: 1000, ascender: 800, descender: -200, runs: runs)
    return .folder(
      pictures: ["moon.png"],
      others: [
        ("o.ttf", AssetFacts(format: .trueType, byteCount: 9, content: metrics.map { .font($0) } ?? .unknown)),
        ("ps.otf", AssetFacts(format: .openType, byteCount: 9, content: .unknown)),
        ("bad.ttf", AssetFacts(format: .trueType, byteCount: 9, content: .unreadable(.damaged(.noOutlines)))),
      ])
  }()

  private static let fonts = "fonts = ( { name = O; fileName = \"o.ttf\"; } );"
  private static let used = "{ type = text; text = oo; fontName = O; }"

  // At size 10, an `o` of Helvetica is 5.56 wide and a line 12 high.
  static let cases: [BookCase] = [
    BookCase("a text that fits", page: "{ type = text; text = \"oo oo\"; fontSize = 10; width = 12; height = 24; }"),
    BookCase(
      "a text that is a line too high",
      page: "{ type = text; text = \"oo oo\"; fontSize = 10; width = 12; height = ①22; }", finds: .textOverflow),
    BookCase(
      "a tenth of a line doesn't matter",
      page: """
        { type = text; text = "oo oo"; fontSize = 10; width = 12; height = "22.8"; },
        { type = text; text = "oo oo"; fontSize = 10; width = 12; height = ①"22.7"; }
        """, finds: .textOverflow),
    BookCase(
      "a word that is too wide", page: "{ type = text; text = \"o ooo\"; fontSize = 10; width = ①16; }",
      finds: .textOverflow),
    BookCase(
      "a high frame does not help a wide word",
      page: "{ type = text; text = ooo; fontSize = 10; width = 16; height = ①99; }", finds: .textOverflow),
    BookCase("a text without a frame", page: "{ type = text; text = ooooooooo; fontSize = 99; }"),
    BookCase(
      "a height without a width",
      page: "{ type = text; text = \"o\no\"; fontSize = 10; height = ①12; }", finds: .textOverflow),
    BookCase(
      "larger letters that find room",
      page: "{ type = text; text = \"oo oo\"; fontSize = 10; width = 30; height = 12; x = 100; y = 100; }"),
    BookCase(
      "larger letters that find none",
      page: """
        { type = text; text = "oo oo"; fontSize = 10; width = 30; height = ①12; x = 100; y = 100; },
        { type = image; fileName = "moon.png"; x = 0; y = 112; width = 300; height = 99; },
        { type = image; fileName = "moon.png"; x = 0; y = 1; width = 300; height = 99; }
        """, finds: .textOverflow),
    BookCase(
      "one finding for all languages",
      page: """
        { type = text; text = oo; fontSize = 10; width = 12; height = ①12; localized = { de = { text = "oo oo"; }; \
        it = { text = ooo; }; fr = { altText = x; }; }; }
        """, finds: .textOverflow),
    BookCase(
      "a translation with a frame of its own",
      page: "{ type = text; text = oo; fontSize = 10; width = 12; height = 12; "
        + "localized = { de = { text = \"oo oo\"; height = 24; }; }; }"),
    BookCase(
      "measured in the font of the book",
      page: """
        { type = text; text = "oo oo"; fontName = O; fontSize = 10; width = 45; height = 12; },
        { type = text; text = "oo oo"; fontName = O; fontSize = 10; width = 44; height = ①12; }
        """, root: fonts, finds: .textOverflow),
    BookCase(
      "characters that the font lacks",
      page: """
        { type = text; text = "o o\n"; fontName = O; }, { type = text; text = ①"one"; fontName = O; },
        { type = text; text = o; fontName = O; localized = { de = { text = ②"ü"; }; fr = { altText = x; }; }; },
        { type = text; text = "Fonts of the device are not known"; fontName = Other; }
        """, root: fonts, finds: .missingGlyph, .missingGlyph),
    BookCase(
      "a font that no text names", page: "{ type = text; text = o; fontName = P; }",
      root: "fonts = ( { name = O; fileName = ①\"o.ttf\"; } );", finds: .unusedAsset),
    BookCase(
      "a font that only a translation names",
      page: "{ type = text; text = o; localized = { de = { fontName = O; }; }; }", root: fonts),
    BookCase(
      "fonts that cannot be used", page: used + ", { type = text; text = o; fontName = P; }",
      root: "fonts = ( { name = O; fileName = ①\"ps.otf\"; }, { name = P; fileName = ②\"bad.ttf\"; } );",
      finds: .unreadableAsset, .unreadableAsset),
    BookCase(
      "a picture as a font", page: used, root: "fonts = ( { name = O; fileName = ①\"moon.png\"; } );",
      finds: .unreadableAsset),
    BookCase(
      "a font as a picture", page: "{ type = image; fileName = ①\"o.ttf\"; }",
      finds: .unreadableAsset),
    BookCase(
      "a missing font", page: used, root: "fonts = ( { name = O; fileName = ①\"gone.ttf\"; } );", finds: .missingAsset),
    BookCase(
      "two fonts of the same name", page: used,
      root: "fonts = ( { name = O; fileName = \"o.ttf\"; }, { name = ①O; fileName = \"o.ttf\"; } );",
      finds: .duplicateName),
  ]

  @Test(arguments: cases)
  func `findings about texts and fonts`(book: BookCase) throws {
    let files = Set(["o.ttf", "ps.otf", "bad.ttf", "moon.png"].filter { book.text.text.contains($0) })
    let folder = AssetCatalog(TextTests.folder.assets.filter { files.contains($0.path.description) })
    try book.check(TextTests.family, assets: folder)
  }

  @Test(arguments: [
    ("a line too high", "the text `t` does not fit: its lines are 24 points high, and its frame only 22"),
    ("a word", "the text `t` does not fit: a word is wider than its frame"),
    ("languages", "the text `t` does not fit: its lines are 24 points high, and its frame only 12 (in `de`, `it`)"),
    ("all languages", "the text `t` does not fit: a word is wider than its frame"),
    ("signs", "the font `O` does not have `a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i`, `j` and 2 more"),
    ("another kind", "the file `ps.otf` is an OpenType font with PostScript outlines, not a TrueType font"),
    ("a damaged font", "the file `bad.ttf` is damaged: it contains no TrueType outlines"),
  ])
  func `messages say what does not fit and where`(name: String, message: String) throws {
    let texts = [
      "a line too high": "text = \"oo oo\"; width = 12; height = 22;",
      "a word": "text = ooo; width = 12;",
      "languages":
        "text = oo; width = 12; height = 12; localized = { de = { text = \"oo oo\"; }; it = { text = ooo; }; };",
      "all languages":
        "text = ooo; width = 12; localized = { de = { altText = x; }; it = { text = oooo; }; };",
      "signs": "text = lkjihgfedcbab; fontName = O;",
    ]
    let files = ["another kind": "ps.otf", "a damaged font": "bad.ttf"]
    let book = BookCase(
      name, page: "{ type = text; name = t; fontSize = 10; \(texts[name] ?? "text = o; fontName = O;") }",
      root: "languages = (en, de, it); fonts = ( { name = O; fileName = \"\(files[name] ?? "o.ttf")\"; } );")
    let found = book.diagnostics(of: [.textOverflow, .missingGlyph, .unreadableAsset], assets: TextTests.folder)
    #expect(found.map { $0.message } == [message])
  }

  @Test func `without the files, nothing is said about texts in the book's fonts`() {
    let page = "{ type = text; text = \"oo xx\"; fontName = O; fontSize = 10; width = 4; height = 12; }"
    #expect(BookCase("a text", page: page, root: TextTests.fonts).diagnostics(of: TextTests.family).isEmpty)
    #expect(BookCase("a text", page: page).diagnostics(of: TextTests.family).map { $0.rule } == [.textOverflow])
  }

  @Test func `a text whose size is misspelt is not judged`() {
    let page = "{ type = text; text = oo; fontSzie = 10; width = 12; height = 12; }"
    #expect(BookCase("a text", page: page).diagnostics(of: TextTests.family).isEmpty)
  }

  @Test func `a long text in many languages is not checked in all of them`() {
    let text = String(repeating: "oo ", count: 20_000)
    let languages = (0..<400).map { "l\($0) = { fontSize = \($0 + 1); };" }.joined(separator: " ")
    let page = "{ type = text; text = \"\(text)\"; width = 100; height = 9; localized = { \(languages) }; }"
    let start = ContinuousClock.now
    #expect(BookCase("long", page: page).diagnostics(of: [.textOverflow]).count == 1)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
