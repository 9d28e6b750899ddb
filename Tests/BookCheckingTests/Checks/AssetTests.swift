import BookChecking
import BookKit
import PropertyList
import Testing

/// Tests that compare the files in a book's folder with those the book refers to.
@Suite struct AssetTests {
  private static let family: [DiagnosticRule] = [
    .missingAsset, .unreadableAsset, .largeAsset, .unusedAsset, .unknownDuration, .outOfRange,
  ]

  private static func picture(_ width: Double = 10, bytes: Int = 10, format: AssetFormat = .png) -> AssetFacts {
    AssetFacts(format: format, byteCount: bytes, content: .picture(width: width, height: 10))
  }

  private static let folder = AssetCatalog.folder(
    pictures: ["good.png"], sounds: [("good.wav", 2), ("endless.wav", nil)],
    others: [
      ("empty.png", AssetFacts(format: .unknown, byteCount: 0, content: .unreadable(.empty))),
      ("jpeg.png", AssetFacts(format: .jpeg, byteCount: 9, content: .picture(width: 9, height: 9), isMisnamed: true)),
      (".hidden.png", picture()), ("heavy.png", picture(bytes: 10_000_001)), ("full.png", picture(bytes: 10_000_000)),
      ("wide.png", picture(4097)), ("broad.png", picture(4096)), ("drawing.svg", picture(9000, format: .svg)),
      ("odd.xyz", AssetFacts(format: .unknown, byteCount: 9, content: .unknown)),
      ("notes.txt", AssetFacts(format: .unknown, byteCount: 9, content: .unknown)),
    ])

  static let cases: [BookCase] = [
    BookCase(
      "good files",
      page: "{ type = image; fileName = \"good.png\"; }, { type = audio; audio = { trackName = \"good.wav\"; }; }"),
    BookCase("a missing picture", page: "{ type = image; fileName = ①\"bad.png\"; }", finds: .missingAsset),
    BookCase(
      "missing wherever it is named", page: "{ type = image; fileName = ①a; }, { type = image; fileName = a; }",
      finds: .missingAsset),
    BookCase(
      "a picture used rightly, then as a sound",
      page: """
        { type = image; fileName = "good.png"; }, { type = audio; audio = { trackName = ①"good.png"; }; }, { type = \
        audio; audio = { trackName = "good.png"; }; }
        """, finds: .unreadableAsset),
    BookCase(
      "a large picture used wrongly, then rightly",
      page: "{ type = audio; audio = { trackName = ①\"heavy.png\"; }; }, { type = image; fileName = ②\"heavy.png\"; }",
      finds: .unreadableAsset, .largeAsset),
    BookCase(
      "a sound that begins inside its file",
      page: "{ type = audio; audio = { trackName = \"good.wav\"; start = \"1.9\"; }; }"),
    BookCase(
      "a sound that begins past its end",
      page: "{ type = audio; audio = { trackName = \"good.wav\"; start = ①2; duration = 1; }; }", finds: .outOfRange),
    BookCase(
      "a sound of unknown length", page: "{ type = audio; audio = { trackName = ①\"endless.wav\"; start = 9; }; }",
      finds: .unknownDuration),
    BookCase(
      "hidden files",
      page: "{ type = image; fileName = ①\".hidden.png\"; }, { type = image; fileName = ②\"a/.b/c.png\"; }",
      finds: .missingAsset, .missingAsset),
    BookCase("a missing sound", page: "{ type = audio; audio = { trackName = ①\"bad.wav\"; }; }", finds: .missingAsset),
    BookCase(
      "in frames and drop targets",
      page: "{ type = movie; frames = ( { name = ①a; sound = ②b; } ); dropTargets = ( { name = t; sound = ③c; } ); }",
      finds: .missingAsset, .missingAsset, .missingAsset),
    BookCase(
      "of the book and its pages",
      book:
        """
        { creditsBackground = ①z; credits = ( { avatar = ②a; } ); \
        rules = ( { when = { event = tap; }; do = ( { action = playSound; \
        trackName = ③b; } ); } ); pages = ( { thumbnail = ④c; background = ⑤d; music = { trackName = ⑥e; }; \
        elements = (); rules = ( { when = { event = tap; }; do = ( { action = playSound; trackName = ⑦f; } ); } ); \
        }, { background = red; }, { background = { colors = ( red, blue ); }; } ); }
        """,
      finds: .missingAsset, .missingAsset, .missingAsset, .missingAsset, .missingAsset, .missingAsset, .missingAsset),
    BookCase(
      "in one language",
      page:
        "{ type = image; fileName = \"good.png\"; localized = { de = { fileName = ①a; }; fr = { altText = x; }; }; }",
      finds: .missingAsset),
    BookCase("named by way of a folder", page: "{ type = image; fileName = \"./x/../good.png\"; }"),
    BookCase(
      "an empty file, reported once",
      page: "{ type = image; fileName = ①\"empty.png\"; }, { type = image; fileName = \"empty.png\"; }",
      finds: .unreadableAsset),
    BookCase("not what its ending says", page: "{ type = image; fileName = ①\"jpeg.png\"; }", finds: .unreadableAsset),
    BookCase("a sound as a picture", page: "{ type = image; fileName = ①\"good.wav\"; }", finds: .unreadableAsset),
    BookCase("a format of which nothing is known", page: "{ type = image; fileName = \"odd.xyz\"; }"),
    BookCase(
      "over ten megabytes, reported once",
      page:
        """
        { type = image; fileName = ①\"heavy.png\"; }, { type = image; fileName = \"heavy.png\"; }, { type = image; \
        fileName = \"full.png\"; }
        """,
      finds: .largeAsset),
    BookCase(
      "over 4096 pixels, which a drawing has not",
      page:
        """
        { type = image; fileName = ①\"wide.png\"; }, { type = image; fileName = \"broad.png\"; }, { type = image; \
        fileName = \"drawing.svg\"; }
        """,
      finds: .largeAsset),
    BookCase(
      "a length that the file does not tell",
      page:
        """
        { type = audio; audio = { trackName = ①\"endless.wav\"; }; }, { type = audio; audio = { trackName = \
        ②\"odd.xyz\"; }; }
        """,
      finds: .unknownDuration, .unknownDuration),
    BookCase(
      "a length that the book gives",
      page: """
        { type = audio; audio = { trackName = \"endless.wav\"; duration = 3; }; }
        """),
    BookCase(
      "no length of what is missing or damaged",
      page:
        "{ type = audio; audio = { trackName = ①a; }; }, { type = audio; audio = { trackName = ②\"empty.png\"; }; }",
      finds: .missingAsset, .unreadableAsset),
  ]

  @Test(
    arguments: [
      ("photo.tiff", .tiff, .unknown, "a TIFF file"), ("photo.bmp", .bmp, .unknown, "a BMP file"),
      ("photo.heic", .heif, .unknown, "a HEIF file"), ("photo.avif", .avif, .unknown, "an AVIF file"),
      ("book.pdf", .pdf, .unknown, "a PDF file"), ("page.html", .html, .unknown, "a web page"),
      ("notes.txt", .text, .unknown, "a text file"), ("film.webm", .webm, .unknown, "a WebM file"),
      ("film.mp4", .mp4, .unreadable(.damaged(.noSound)), "an MPEG-4 file"),
      ("film.mp4", .mp4, .sound(duration: 2), "an MPEG-4 file"),
    ] as [(String, AssetFormat, AssetFacts.Content, String)])
  func `a format that is no picture is reported where one belongs`(
    name: String, format: AssetFormat, content: AssetFacts.Content, title: String
  ) throws {
    let facts = AssetFacts(format: format, byteCount: 9000, content: content)
    let folder = AssetCatalog.folder(others: [(name, facts)])
    let image = BookCase("a picture", page: "{ type = image; fileName = ①\"\(name)\"; }", finds: .unreadableAsset)
    try image.check(AssetTests.family, assets: folder)
    let found = try #require(image.diagnostics(of: [.unreadableAsset], assets: folder).first)
    let fault = format.isPicture ? "which books cannot show" : "not a picture"
    #expect(found.message == "the file `\(name)` is \(title), \(fault)")
    #expect(found.hint == "pictures are PNG, JPEG, GIF, WebP or SVG files: save it again as one of these")
  }

  @Test(arguments: [AssetFormat.tiff, .bmp, .heif, .avif, .pdf, .html, .text, .webm, .unknown])
  func `a format that may be a sound is reported only if it is known to be something else`(format: AssetFormat) {
    let folder = AssetCatalog.folder(others: [("a.xyz", AssetFacts(format: format, byteCount: 9, content: .unknown))])
    let book = BookCase("a sound", page: "{ type = audio; audio = { trackName = \"a.xyz\"; duration = 1; }; }")
    let found = book.diagnostics(of: AssetTests.family, assets: folder)
    #expect(found.map { $0.rule } == (format == .webm || format == .unknown ? [] : [.unreadableAsset]))
  }

  @Test(arguments: cases)
  func `findings about named files`(book: BookCase) throws {
    try book.check(AssetTests.family.filter { $0 != .unusedAsset }, assets: AssetTests.folder)
    #expect(book.diagnostics(of: AssetTests.family).isEmpty, "without a folder nothing is reported about files")
  }

  @Test(
    arguments: [
      (.picture(width: 20, height: 20), nil),
      (.picture(width: 20, height: 19), "the picture `img/a@2x.png` is 20 × 19 instead of 20 × 20"),
      (.picture(width: 10, height: 10), "the picture `img/a@2x.png` is 10 × 10 instead of 20 × 20"),
      (.unreadable(.empty), "the picture `img/a@2x.png` cannot be read"),
    ] as [(AssetFacts.Content, String?)])
  func `the double of a picture has exactly twice its size, and isn't unused`(
    content: AssetFacts.Content, message: String?
  ) throws {
    let double = AssetFacts(format: .png, byteCount: 9, content: content)
    let folder = AssetCatalog.folder(pictures: ["img/a.png"], size: (10, 10), others: [("img/a@2x.png", double)])
    let page = "{ type = image; fileName = \"img/a.png\"; }, { type = image; fileName = \"img/a.png\"; }"
    let rules: [DiagnosticRule] = [.mismatchedDouble, .unusedAsset]
    let book = BookCase("a picture", page: page)
    let found = book.diagnostics(of: rules, assets: folder)
    #expect(found.map(\.message) == [message].compactMap(\.self))
    let unused = BookCase("no picture", page: "{ type = text; text = a; }").diagnostics(of: rules, assets: folder)
    #expect(unused.map(\.subject) == ["img/a.png", "img/a@2x.png"])
  }

  @Test func `unused files are reported at the beginning of the file, by name`() throws {
    let book = BookCase(
      "unused", page: "{ type = image; fileName = \"good.png\"; }, { type = image; fileName = gone; }")
    let found = book.diagnostics(of: [.unusedAsset], assets: AssetTests.folder)
    let expected = [
      "broad.png", "drawing.svg", "empty.png", "endless.wav", "full.png", "good.wav", "heavy.png", "jpeg.png",
      "wide.png",
    ]
    #expect(found.map(\.subject) == expected)
    #expect(found.allSatisfy { $0.spot == .file })
    #expect(found.first?.message == "nothing in the book uses the file `broad.png`")
  }

  @Test func `a file is not unused if its name is misspelt or appears in an unknown key`() {
    let book = BookCase(
      "used",
      page: "{ type = image; fileName = \"god.png\"; }, { type = image; fileNmae = \"wide.png\"; }, { type = imgae; "
        + "fileName = \"full.png\"; }")
    let found = book.diagnostics(of: [.unusedAsset], assets: AssetTests.folder)
    #expect(
      found.map(\.subject) == [
        "broad.png", "drawing.svg", "empty.png", "endless.wav", "good.wav", "heavy.png", "jpeg.png",
      ])
  }

  @Test func `a background that is not a picture may have been meant as a colour`() {
    let book = BookCase("sky", book: "( { background = skyblue; elements = (); } )")
    let found = book.diagnostics(of: [.missingAsset, .badColor], assets: AssetTests.folder)
    #expect(found.map(\.message) == ["there is no file `skyblue`; it is not a colour either"])
    let quoted = BookCase("quotes", book: "( { background = \"“#1D2B53”\"; elements = (); } )")
    #expect(quoted.diagnostics(of: [.missingAsset], assets: AssetTests.folder).map(\.suggestion?.text) == ["#1D2B53"])
    let bare = BookCase("bare quotes", book: "( { background = “#1D2B53”; elements = (); } )")
    #expect(bare.diagnostics(of: AssetTests.family, assets: AssetTests.folder).allSatisfy { $0.rule == .unusedAsset })
  }

  @Test(arguments: [
    ("GOOD.png", "there is no file `GOOD.png`; there is `good.png`, but capital letters count", "good.png"),
    ("god.png", "there is no file `god.png`", "good.png"),
    ("pictures/good.wav", "there is no file `pictures/good.wav`", "good.wav"),
    ("elephant", "there is no file `elephant`", nil),
    ("sounds\\\\good.wav", "there is no file `sounds\\good.wav`", "good.wav"),
    ("“good.png”", "there is no file `“good.png”`", "good.png"),
    ("„elephant.png“", "there is no file `„elephant.png“`", nil),
    ("full.jpg", "there is no file `full.jpg`", "full.png"),
    ("pictures/elephant.png", "there is no file `pictures/elephant.png`", nil),
  ])
  func `suggestions are given`(name: String, message: String, suggestion: String?) throws {
    let book = BookCase("missing", page: "{ type = image; fileName = \"\(name)\"; }")
    let found = book.diagnostics(of: [.missingAsset], assets: AssetTests.folder)
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.suggestion?.text) == [suggestion])
  }

  @Test func `faults of a file are reported`() throws {
    let book = BookCase(
      "wrong",
      page: ["empty.png", "jpeg.png", "good.wav", "heavy.png", "wide.png"].map {
        "{ type = image; fileName = \"\($0)\"; }"
      }.joined(separator: ", "))
    let found = book.diagnostics(of: [.unreadableAsset, .largeAsset], assets: AssetTests.folder)
    #expect(
      found.map(\.message) == [
        "the file `empty.png` is empty", "the file `jpeg.png` is a JPEG file, but its name says otherwise",
        "the file `good.wav` is a WAV file, not a picture", "the file `heavy.png` is large: 10.1 MB",
        "the file `wide.png` is large: 4097 × 10 pixels",
      ])
  }

  @Test func `a book lists all files it refers to, as it writes them`() {
    let text = """
      { credits = ( { name = Ann; avatar = "ann.png"; } );
        rules = ( { when = { event = tap; }; do = ( { action = playSound; trackName = "ding.wav"; } ); } );
        pages = ( { thumbnail = "./t.png"; background = "sky.png"; music = { trackName = "m.wav"; }; elements = (
          { type = image; fileName = "a.png"; localized = { de = { fileName = "b.png"; }; it = { x = 1; }; }; },
          { type = movie; frames = ( { name = "f.png"; sound = "f.wav"; } );
            dropTargets = ( { name = d; width = 9; height = 9; sound = "d.wav"; } ); },
          { type = audio; audio = { trackName = "../out.wav"; }; }, { type = text; text = "no.png"; } );
          rules = ( { when = { event = tap; }; do = ( { action = playSound; trackName = "own.wav"; } ); } ); } ); }
      """
    let book = BookCheck.check(PropertyList.Source(text: text)).book
    #expect(
      book?.fileNames == [
        "ann.png", "./t.png", "sky.png", "m.wav", "a.png", "b.png", "f.png", "f.wav", "d.wav", "own.wav", "ding.wav",
      ])
  }

  @Test func `files are inspected once the book is known, or not at all`() {
    var asked: [[String]] = []
    let folder = AssetTests.folder
    let checked = BookCheck.check(PropertyList.Source(text: "( { background = \"gone.png\"; } )")) { book in
      asked.append(book.fileNames)
      return folder
    }
    #expect(asked == [["gone.png"]])
    #expect(checked.assets == folder)
    #expect(checked.diagnostics.contains { $0.rule == .missingAsset })
    #expect(BookCheck.check(PropertyList.Source(text: "12")) { _ in folder }.assets == nil)
  }
}
