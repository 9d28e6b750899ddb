import BookDrawing
import BookplayCommands
import Foundation
import Testing

@Suite struct SnapshotTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    book = try folder.write(PlayedBooks.story, to: "book.plist")
  }

  @Test func `the first page comes as SVG on standard output`() {
    let outcome = bookplay(["snapshot", book])
    #expect(outcome.status == .good && outcome.errors == "")
    #expect(outcome.text.hasPrefix("<?xml") && outcome.text.contains(">Moon</text>"))
    #expect(!outcome.text.contains(">*</text>"))
  }

  @Test func `time and scripts change what is seen`() throws {
    #expect(bookplay(["snapshot", book, "--at", "2s"]).text.contains(">*</text>"))
    let script = try folder.write("wait 2s\ntap star\nwait 5s\n", to: "a.play")
    #expect(bookplay(["snapshot", book, "--script", script]).text.contains(">*</text>"))
    #expect(!bookplay(["snapshot", book, "--script", script, "--at", "1s"]).text.contains(">*</text>"))
  }

  @Test func `the credits show their first person, unless a time says otherwise`() {
    let credits = ["snapshot", book, "--page", "credits"]
    let outcome = bookplay(credits)
    #expect(outcome.text == bookplay(credits + ["--at", "2s"]).text)
    #expect(outcome.text.contains(">Ann Lee<"))
    #expect(!bookplay(credits + ["--at", "0s"]).text.contains(">Ann Lee<"))
  }

  @Test func `a script is played up to the time, and not beyond it`() throws {
    let script = try folder.write("drag moon to 50 60 over 2s\nwait 5s\ntap star\n", to: "a.play")
    let text = PlayedBooks.story.replacing(
      "name = moon; text = Moon;", with: "name = moon; draggable = YES; text = Moon;")
    let file = try folder.write(text, to: "other.plist")
    let outcome = bookplay(["snapshot", file, "--script", script, "--at", "1s"])
    #expect(outcome.status == .good)
    #expect(outcome.text.contains("translate(30 "))
  }

  @Test func `a script that fails draws where it failed`() throws {
    let script = try folder.write("wait 2s\nexpect tap star\n", to: "a.play")
    let outcome = bookplay(["snapshot", book, "--script", script])
    #expect(outcome.status == .bad && outcome.text.contains(">*</text>") && outcome.errors.contains("expect"))
  }

  @Test func `the file's extension determines the format`() throws {
    for (name, start) in [("a.svg", Array("<?xml".utf8)), ("a.PNG", [0x89, 0x50])] {
      #expect(bookplay(["snapshot", book, "--scale", "0.1", "-o", folder.path(of: name)]).status == .good)
      #expect(try folder.bytes(of: name).starts(with: start))
    }
    let small = try PNGReader.read(try folder.bytes(of: "a.PNG"))
    #expect(small.width == 103 && small.height == 77)
    #expect(try folder.names() == ["a.PNG", "a.svg", "book.plist"])
  }

  @Test func `a sheet has all pages`() {
    let text = bookplay(["snapshot", book, "--sheet"]).text
    #expect(text.contains(">Page 1</text>") && text.contains(">Page 2</text>"))
  }

  @Test func `a sheet shows pages at rest, or at a time`() {
    // The star isn't there from the beginning.
    #expect(bookplay(["snapshot", book, "--sheet"]).text.contains(">*</text>"))
    #expect(!bookplay(["snapshot", book, "--sheet", "--at", "0s"]).text.contains(">*</text>"))
  }

  /// Command lines that ask for something impossible, and the expected message.
  static let mistakes: [(words: [String], message: String)] = [
    (["-o", "a.gif"], "`a.gif` does not fit a picture; write a name that ends in `.svg` or `.png`"),
    (["-o", "a.new"], "cannot infer a format from `a.new`; use `--to svg` or `--to png`"),
    (["-o", "a"], "cannot infer a format from `a`; use `--to svg` or `--to png`"),
    (
      ["--to", "png", "-o", "a.svg"],
      "`a.svg` does not fit `--to png`; write `--to svg`, or a name that ends in `.png`"
    ),
    (["--scale", "0"], "`0` is not a scale; write a number from 0.01 to 100, such as `2`"),
    (["--scale", "1e1"], "`1e1` is not a scale; write a number from 0.01 to 100, such as `2`"),
    (["--page", "9"], "there is no page `9`; the book has 2 pages"),
    (["--at", "2"], "`2` is not a time for `--at`; did you mean `2s`?"),
    (["--sheet", "--page", "1"], "`--sheet` and `--page` cannot be combined; use one of them"),
    (["--script", "x", "--page", "1"], "`--script` and `--page` cannot be combined; use one of them"),
    (["--language", "fr"], "the book does not have the language `fr`; it has `en` and `de`"),
  ]

  @Test(arguments: mistakes.indices)
  func `mistakes are reported, and nothing is written`(number: Int) throws {
    let (words, message) = SnapshotTests.mistakes[number]
    let outcome = bookplay(["snapshot", book] + words)
    #expect(outcome.status == .misuse && outcome.output.isEmpty)
    #expect(outcome.errors == "bookplay snapshot: error: \(message)\n")
    #expect(try folder.names() == ["book.plist"])
  }

  @Test func `pixels are not shown on a terminal, and too many are not made`() throws {
    let outcome = bookplay(["snapshot", book, "--to", "png", "--scale", "0.1"], isTerminal: true)
    #expect(outcome.status == .misuse && outcome.output.isEmpty)
    let large = bookplay(["snapshot", book, "--to", "png", "--scale", "100"])
    #expect(large.status == .bad && large.errors.contains("too many pixels"))
  }

  @Test func `a picture that cannot be drawn is reported and replaced by a frame`() throws {
    let file = try folder.write(
      "( { elements = ( { type = image; fileName = \"../out.png\"; width = 90; height = 40; },"
        + " { type = image; fileName = \"bad.png\"; width = 90; height = 40; } ); } )", to: "In/book.plist")
    try folder.write("secret", to: "out.png")
    try folder.write("no picture", to: "In/bad.png")
    let outcome = bookplay(["snapshot", file])
    #expect(outcome.status == .bad)
    #expect(outcome.errors.contains("[unreadable-asset]") && !outcome.errors.contains("error: the picture"))
    #expect(outcome.errors.hasSuffix("\(file): note: the picture `bad.png` is replaced by a frame\n"))
    #expect(outcome.text.contains(">bad.png</text>"))
    // A file outside of the folder is reported by its rule and isn't part of the book.
    #expect(outcome.errors.contains("[unsafe-path]") && !outcome.text.contains("out.png"))
  }

  @Test func `a valid picture that cannot be drawn here is reported`() throws {
    let file = try folder.write(
      "( { elements = ( { type = image; fileName = \"sea.svg\"; width = 90; height = 40; } ); } )", to: "In/book.plist")
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90\" height=\"40\"/>", to: "In/sea.svg")
    let outcome = bookplay(["snapshot", file, "--to", "png"])
    #expect(outcome.status == .bad)
    #expect(
      outcome.errors
        == "\(file): error: the picture `sea.svg` is an SVG file, which cannot be drawn; it is replaced by a frame\n")
  }

  @Test func `a WebP picture is embedded in SVG, and reported where it isn't drawn`() throws {
    let file = try folder.write(
      "( { elements = ( { type = image; fileName = \"sea.webp\"; width = 90; height = 40; } ); } )", to: "In/book.plist"
    )
    let nothing = "\u{0}\u{0}\u{0}"
    let picture = "RIFF\u{16}\(nothing)WEBPVP8L\u{9}\(nothing)/\(nothing)\(nothing)\(nothing)"
    try folder.write(picture, to: "In/sea.webp")
    #expect(bookplay(["snapshot", file]).text.contains("href=\"data:image/webp;base64,"))
    let outcome = bookplay(["snapshot", file, "--to", "png"])
    #expect(outcome.status == .bad)
    #expect(
      outcome.errors
        == "\(file): error: the picture `sea.webp` is a WebP file, which cannot be drawn; it is replaced by a frame\n")
  }

  @Test func `a missing picture is reported once, by the book's error`() throws {
    let file = try folder.write(
      "( { elements = ( { type = image; fileName = \"gone.png\"; altText = Moon; width = 90; height = 40; } ); } )",
      to: "In/book.plist")
    let outcome = bookplay(["snapshot", file])
    let errors = outcome.errors.split(separator: "\n")
    #expect(errors.count { $0.contains(": error: ") && $0.contains("gone.png") } == 1)
    #expect(errors.last == "\(file): note: the picture `gone.png` is replaced by a frame")
    #expect(outcome.status == .bad)
  }

  @Test func `a link out of the folder is not followed`() throws {
    let file = try folder.write(
      "( { elements = ( { type = image; fileName = \"link.png\"; width = 90; height = 40; } ); } )", to: "In/book.plist"
    )
    try folder.write("secret", to: "out.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "In/link.png"), withDestinationPath: folder.path(of: "out.png"))
    #expect(bookplay(["snapshot", file]).errors.contains("`link.png` leads out of the book's folder through a link"))
  }

  @Test func `the same picture comes each time, byte for byte`() {
    let words = ["snapshot", book, "--at", "1.5s", "--to", "png", "--scale", "0.2", "--areas"]
    #expect(bookplay(words).output == bookplay(words).output)
  }
}
