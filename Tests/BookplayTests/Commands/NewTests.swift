import BookFiles
import BookKit
import BookplayCommands
import Foundation
import PropertyList
import Testing

@Suite struct NewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["Moon", "Das Möönlein & <die> \"Sterne\"", "]]> -- 'x'", "\u{1}\u{202E}", "-", "--help"])
  func `a new book has no findings and is named after its folder`(name: String) throws {
    let path = folder.path(of: name)
    let outcome = bookplay(["new", path])
    #expect(outcome.status == .good)
    #expect(outcome.errors == "")
    let check = bookplay(["validate", "--strict", path])
    #expect(check.text == "")
    #expect(check.status == .good)
    let format = bookplay(["format", "--check", path])
    #expect(format.text == "")
    #expect(format.status == .good)
    let checked = BookCheck.check(PropertyList.Source(try folder.bytes(of: name + "/book.plist")))
    #expect(checked.book?.title == (name == "\u{1}\u{202E}" ? "\u{FFFD}\u{202E}" : name))
  }

  @Test func `it is small, and all its files are used`() throws {
    #expect(bookplay(["new", folder.path(of: "Moon")]).status == .good)
    #expect(try folder.names() == ["Moon"])
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path(of: "Moon")).sorted() == [
        "book.play", "book.plist", "images", "images/cap.png", "images/hill.png", "images/moon.png", "images/star.png",
        "sounds", "sounds/chime.wav",
      ])
    let size = NewBook.files(title: "Moon").reduce(0) { $0 + $1.bytes.count }
    #expect(size < 100_000)
  }

  @Test func `its pictures and its sound are valid`() throws {
    #expect(bookplay(["new", folder.path(of: "Moon")]).status == .good)
    let catalog = try #require(BookFolder(folder.path(of: "Moon"))?.catalog(of: []) { $0.hasPrefix("book.") })
    let facts = catalog.assets.map { "\($0.path) \($0.facts.content)" }.sorted()
    #expect(facts.count == 5)
    #expect(facts.filter { $0.hasSuffix(".png picture(width: 120.0, height: 120.0)") }.count == 1)
    #expect(facts.last == "sounds/chime.wav sound(duration: Optional(1.2))")
  }

  @Test func `its script names what is there`() throws {
    let files = NewBook.files(title: "Moon")
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    let script = String(decoding: try #require(texts["book.play"]), as: UTF8.self)
    let source = PropertyList.Source(try #require(texts["book.plist"]))
    let book = try #require(BookCheck.check(source).book)
    var names: Set<String> = ["evening", "night", "stars", "head"]
    for page in book.pages {
      for element in page.elements {
        let name = book.names.text(of: element.name)
        names.insert(name)
        for tween in element.tweens { names.insert(name + "/" + book.names.text(of: tween.name)) }
      }
    }
    let words: Set<String> = [
      "open", "wait", "for", "within", "expect", "off", "on", "stage", "tap", "variable", "=", "drag", "onto", "page",
      "no",
    ]
    for line in script.split(separator: "\n") where !line.hasPrefix("#") {
      for word in line.split(separator: " ").map(String.init) where !words.contains(word) && !names.contains(word) {
        let isKnown =
          EventKind(word.utf8) != nil || word.first?.isNumber == true || word == "target=head"
          || word == "goodnight.alpha"
        #expect(isKnown, "\(line): \(word)")
      }
    }
  }

  @Test func `an empty folder is filled, even the current one`() throws {
    try FileManager.default.createDirectory(atPath: folder.path(of: "Moon"), withIntermediateDirectories: true)
    let result = try BuiltProgram.shell(
      "cd Moon && \"$bookplay\" new . && \"$bookplay\" validate --strict .", in: folder)
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(try folder.text(of: "Moon/book.plist").contains("<string>Moon</string>"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "Moon")).count == 4)
  }

  @Test func `a link to an empty folder stays a link`() throws {
    try FileManager.default.createDirectory(atPath: folder.path(of: "there"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "link"), withDestinationPath: "there")
    #expect(bookplay(["new", folder.path(of: "link")]).status == .good)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "link")) == "there")
    #expect(try folder.names() == ["link", "there"])
  }

  @Test(arguments: [
    ("Moon", "the folder is not empty; name a new one"),
    ("Moon/mine.txt", "a file of that name already exists; choose another name"),
    ("nowhere/Moon", "there is no folder `@/nowhere`; create it first"),
    ("Moon/mine.txt/Moon", "Not a directory"),
    ("dangling", "a file of that name already exists; choose another name"),
  ])
  func `existing files are never touched`(name: String, reason: String) throws {
    try folder.write("mine", to: "Moon/mine.txt")
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "dangling"), withDestinationPath: "nothing")
    let outcome = bookplay(["new", folder.path(of: name)])
    #expect(outcome.status == .misuse)
    let message = "bookplay new: error: cannot write `@/\(name)`: \(reason)\n"
    #expect(outcome.errors.replacing(folder.path, with: "@") == message)
    #expect(outcome.output.isEmpty)
    #expect(try folder.names() == ["Moon", "dangling"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "Moon")) == ["mine.txt"])
  }

  @Test(arguments: [
    (["new"], "no folder is given; write `bookplay new Moon`"),
    (["new", "-"], "`-` is not a valid folder name; write `bookplay new Moon`"),
    (["new", ""], "`` is not a valid folder name; write `bookplay new Moon`"),
    (["new", "a", "b"], "`b` is unexpected; give one folder"),
  ])
  func `a wrong call is reported`(words: [String], message: String) {
    let outcome = bookplay(words)
    #expect(outcome.errors == "bookplay new: error: \(message)\n")
    #expect(outcome.status == .misuse)
  }

  @Test func `the suggested next commands work`() throws {
    let result = try BuiltProgram.shell(
      """
      PATH="$(dirname "$bookplay"):$PATH"
      "$bookplay" new "it's a & moon" | tail -n +2 | sh -e
      """, in: folder)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("it's a & moon, 2 pages"))
  }
}
