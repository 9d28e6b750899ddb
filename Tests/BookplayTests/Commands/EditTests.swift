import Foundation
import PropertyList
import Testing

@testable import BookplayCommands

/// Tests of `bookplay edit`: what it answers, what it writes, and what it refuses.
@Suite struct EditTests {
  private let folder: TemporaryFolder
  private static let book = "{ pages = ( { elements = ( { type = activearea; name = a; x = 1; } ); } ); } // mine\n"
  private static let move = #"{"op":"moveElements","page":1,"items":["a"],"by":[4,0]}"# + "\n"
  private static let wrong = #"{"op":"moveElements","page":1,"items":["b"],"by":[4,0]}"# + "\n"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func edit(_ lines: String, _ more: String..., book: String = EditTests.book) throws -> Outcome {
    let file = try folder.write(book, to: "book.plist")
    return bookplay(["edit", file, "--apply", try folder.write(lines, to: "ops.jsonl")] + more)
  }

  @Test func `every line is answered, and the book is saved`() throws {
    let outcome = try edit(Self.move + "\n" + #"{"get":"selection"}"# + "\n")
    #expect(outcome.status == .good)
    #expect(outcome.errors == "")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"ok":true,"revision":1,"label":"Move a","edits":[{"start":"#))
    #expect(lines[1] == #"{"ok":true,"revision":1,"selection":["pages[0].elements[0]"]}"#)
    #expect(try folder.text(of: "book.plist") == Self.book.replacing("x = 1", with: "x = 5"))
  }

  @Test func `a refused line ends the run, and nothing is written`() throws {
    let outcome = try edit(Self.move + Self.wrong + Self.move)
    #expect(outcome.status == .bad)
    #expect(outcome.text.split(separator: "\n").count == 2)
    #expect(outcome.errors.contains("ops.jsonl:2: error: no element of page 1 is called `b` [no-such-item]\n"))
    #expect(try folder.text(of: "book.plist") == Self.book)
  }

  @Test func `what could be done is saved if the run goes on`() throws {
    let outcome = try edit(Self.move + Self.wrong + Self.move, "--keep-going")
    #expect(outcome.status == .bad)
    #expect(outcome.text.split(separator: "\n").count == 3)
    #expect(try folder.text(of: "book.plist") == Self.book.replacing("x = 1", with: "x = 9"))
  }

  @Test func `a difference is shown in place of answers, and nothing is written`() throws {
    let outcome = try edit(Self.move, "--diff")
    #expect(outcome.status == .good)
    #expect(outcome.text.contains("\n-" + Self.book))
    #expect(outcome.text.contains("\n+" + Self.book.replacing("x = 1", with: "x = 5")))
    #expect(try folder.text(of: "book.plist") == Self.book)
  }

  @Test func `another file gets the result even if nothing changes`() throws {
    let outcome = try edit("", "-o", folder.path(of: "other.plist"))
    #expect(outcome.status == .good)
    #expect(try folder.text(of: "other.plist") == Self.book)
    #expect(try edit(Self.move, "-o", folder.path(of: "other.plist")).status == .good)
    #expect(try folder.text(of: "other.plist") == Self.book.replacing("x = 1", with: "x = 5"))
    #expect(try folder.text(of: "book.plist") == Self.book)
  }

  @Test func `quiet runs print only what is refused`() throws {
    let outcome = try edit(Self.move + Self.wrong, "--quiet")
    #expect(outcome.status == .bad)
    #expect(outcome.text == "")
    #expect(outcome.errors.contains("[no-such-item]"))
  }

  @Test func `lines come from standard input`() throws {
    let file = try folder.write(Self.book, to: "book.plist")
    let outcome = bookplay(["edit", file, "--apply", "-"], input: Self.move)
    #expect(outcome.status == .good)
    #expect(try folder.text(of: "book.plist").contains("x = 5"))
  }

  @Test(arguments: [
    (["edit", "-", "--apply", "-"], "standard input"), (["edit", "-"], "name the book's file, or"),
    (["edit", "-", "--apply", "x.jsonl"], "`-o FILE`"),
    (["edit", "-", "--apply", "x", "-o", "y", "--diff"], "`--diff`"),
  ])
  func `command lines that mean nothing are reported`(_ words: [String], _ part: String) {
    let outcome = bookplay(words)
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains(part))
  }

  @Test func `scripts next to the book follow a renaming`() throws {
    let script = "tap a # the area\n"
    _ = try folder.write(script, to: "a.play")
    let line = #"{"op":"renameElement","page":1,"item":"a","name":"the area","scripts":true}"# + "\n"
    #expect(try edit(line, "--diff").text.contains("+tap \"the area\" # the area\n"))
    #expect(try folder.text(of: "a.play") == script)
    let outcome = try edit(line)
    #expect(outcome.status == .good)
    #expect(outcome.text.contains(#""files":[{"name":""#))
    #expect(try folder.text(of: "a.play") == "tap \"the area\" # the area\n")
  }

  @Test func `files are added, renamed and removed`() throws {
    let picture = NewBook.files(title: "Moon").first { $0.path.hasSuffix(".png") }
    let bytes = try #require(picture?.bytes)
    for name in ["moon.png", "other.bin"] { try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: name))) }
    let book = "{ pages = ( { elements = ( { type = image; name = a; fileName = moon.png; } ); } ); }\n"
    let other = folder.path(of: "other.bin")
    let added = #"{"op":"addFile","from":"\#(other)","as":"sun.png"}"# + "\n"
    let renamed = #"{"op":"renameFile","file":"moon.png","to":"luna.png"}"# + "\n"
    #expect(try edit(added + renamed, "--diff", book: book).text.contains("fileName = luna.png"))
    #expect(!exists("sun.png") && !exists("luna.png"))
    #expect(try edit(added + renamed + added, book: book).status == .good)
    #expect(exists("sun.png") && exists("luna.png") && !exists("moon.png") && !exists("sun2.png"))
    let removed = #"{"op":"removeFile","file":"sun.png"}"# + "\n"
    #expect(try edit(removed + #"{"op":"removeFile","file":"no.png"}"#, book: book).status == .bad)
    #expect(exists("sun.png"))
    #expect(try edit(removed, book: book).status == .good)
    #expect(!exists("sun.png"))
    let link = #"{"op":"addFile","from":"\#(other)","as":"../sun.png"}"# + "\n"
    #expect(try edit(link, book: book).errors.contains("[unsafe-path]"))
  }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(of: name)) }

  @Test func `a binary book is not edited in place`() throws {
    let list = try #require(PropertyList.read(PropertyList.Source(text: Self.book)).document)
    let bytes = try #require(list.written(as: .binary).bytes)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: "book.plist")))
    let outcome = bookplay(
      ["edit", folder.path(of: "book.plist"), "--apply", try folder.write(Self.move, to: "ops.jsonl")])
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("`bookplay convert --to xml -o FILE`"))
  }

  @Test func `a malformed book is not edited`() throws {
    let outcome = try edit(Self.move, book: "{ pages = (")
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("cannot be edited because it has errors"))
  }
}
