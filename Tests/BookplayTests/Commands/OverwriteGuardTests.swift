import BookplayCommands
import Foundation
import Testing

/// Tests of what commands don't overwrite.
@Suite struct OverwriteGuardTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    #expect(bookplay(["new", folder.path(of: "Moon")]).status == .good)
    try folder.write(PlayedBooks.story, to: "Moon/other.plist")
    try folder.write(PlayedBooks.story, to: "Moon/plain")
    try folder.write("notes", to: "notes")
    try folder.write("wait 1s\n", to: "old.play")
    try folder.write("", to: "empty")
  }

  private func run(_ line: String) -> Outcome {
    bookplay(line.split(separator: " ").map { String($0).replacing("@", with: folder.path) }, input: "wait 1s\n")
  }

  static let losses: [(line: String, file: String, loss: String)] = [
    ("export @/Moon/plain -o", "Moon/plain", "the book itself"),
    ("report @/Moon/plain -o", "Moon/images/../plain", "the book itself"),
    ("snapshot @/Moon/plain --to svg -o", "Moon/plain", "the book itself"),
    ("snapshot @/Moon --to png -o", "Moon/images/moon.png", "a file of the book"),
    ("convert @/Moon --to binary -o", "Moon/book.plist", "the book itself in another form"),
    ("convert @/Moon/other.plist --to binary -o", "Moon/images/../other.plist", "the book itself in another form"),
    ("play @/Moon --interactive --record", "notes", "a file that is not a script"),
    ("validate @/Moon --write-baseline", "notes", "a file that is not a baseline"),
  ]

  /// Names that say what is in the file, so that nothing else is written to it.
  static let misnamed: [(line: String, file: String)] = [
    ("export @/Moon -o", "Moon/book.plist"), ("export @/Moon -o", "Moon/images/moon.png"),
    ("snapshot @/Moon --to svg -o", "Moon/book.play"), ("report @/Moon -o", "Moon/other.plist"),
    ("convert @/Moon --to json -o", "Moon/book.play"), ("convert @/Moon --to binary -o", "Moon/images/moon.png"),
    ("play @/Moon --interactive --record", "Moon/book.plist"), ("validate @/Moon --write-baseline", "Moon/book.play"),
    ("validate @/Moon -o", "Moon/images/moon.png"), ("edit @/Moon --lines", "Moon/book.play"),
  ]

  @Test(arguments: misnamed)
  func `a file whose name says something else is not overwritten`(line: String, file: String) throws {
    let before = try folder.bytes(of: file)
    let outcome = run("\(line) @/\(file)")
    #expect(outcome.status == .misuse && outcome.output.isEmpty)
    #expect(outcome.errors.contains("/\(file)` does not fit "), "\(outcome.errors)")
    #expect(try folder.bytes(of: file) == before)
  }

  @Test(arguments: losses)
  func `an author's files are not overwritten`(line: String, file: String, loss: String) throws {
    let before = try folder.bytes(of: file)
    let outcome = run("\(line) @/\(file)")
    #expect(outcome.status == .misuse)
    let message = "error: `\(folder.path)/\(file)` would overwrite \(loss)\n  hint: choose another name\n"
    #expect(outcome.errors.hasSuffix(message), "\(outcome.errors)")
    #expect(try folder.bytes(of: file) == before)
  }

  @Test(arguments: [
    "export @/Moon -o @/page.html", "export @/Moon -o @/page", "snapshot @/Moon -o @/Moon/page.svg",
    "convert @/Moon --to xml -o @/Moon/book.plist", "convert @/Moon --to json -o @/moon",
    "report @/Moon/other.plist -o @/Moon/report.html", "play @/Moon --interactive --record @/old.play",
    "validate @/Moon --write-baseline @/known.json",
  ])
  func `files written by a command can be overwritten`(line: String) {
    for _ in 0..<2 { #expect(run(line).status == .good, "\(line)") }
  }

  @Test func `a thumbnail is redrawn unless a page shows it too`() throws {
    let list = """
      { title = T; pages = ( { thumbnail = "thumb.png"; elements = (); },
        { thumbnail = "moon.png"; elements = ( { type = image; name = moon; fileName = "moon.png"; } ); } ); }
      """
    try folder.write(list, to: "Thumbs/book.plist")
    try FileManager.default.copyItem(
      atPath: folder.path(of: "Moon/images/moon.png"), toPath: folder.path(of: "Thumbs/moon.png"))
    for _ in 0..<2 { _ = run("snapshot @/Thumbs --scale 0.1 -o @/Thumbs/thumb.png") }
    #expect(try folder.bytes(of: "Thumbs/thumb.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(run("snapshot @/Thumbs --scale 0.1 -o @/Thumbs/thumb.png").status == .good)
    #expect(run("snapshot @/Thumbs --scale 0.1 -o @/Thumbs/moon.png").status == .misuse)
    #expect(run("export @/Thumbs -o @/Thumbs/thumb.png").status == .misuse)
  }

  @Test func `an empty file is filled`() throws {
    #expect(run("play @/Moon --interactive --record @/empty").status == .good)
    #expect(try folder.text(of: "empty") == "open 1\nwait 1s\n")
  }

  @Test func `a baseline can be written to standard output`() throws {
    let outcome = run("validate @/Moon --write-baseline -")
    #expect(outcome.status == .good)
    #expect(outcome.errors == "")
    #expect(run("validate @/Moon --write-baseline @/known.json").status == .good)
    #expect(outcome.text == (try folder.text(of: "known.json")))
  }
}
