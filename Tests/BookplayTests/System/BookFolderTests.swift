import BookFiles
import BookKit
import BookTestSupport
import BookplayCommands
import Foundation
import Testing

@Suite struct BookFolderTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Moon/book.plist")
    book = folder.path(of: "Moon")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: target)
  }

  private func names() throws -> [String] {
    try #require(BookFolder(book)?.catalog(of: []) { _ in false }).assets.map(\.path.description)
  }

  @Test func `all files are found, in the order of their names`() throws {
    for name in ["b.png", "a.png", "images/x/c.png", "images/a.png", ".hidden.png", ".git/a.png"] {
      try folder.write("GIF89a", to: "Moon/" + name)
    }
    #expect(try names() == ["a.png", "b.png", "book.plist", "images/a.png", "images/x/c.png"])
    let others = try #require(BookFolder(book)?.catalog(of: []) { $0 == "book.plist" })
    #expect(others.assets.count == 4)
    #expect(others["./images/../a.png"]?.format == .gif)
  }

  @Test func `links that lead outside are not followed`() throws {
    try folder.write("GIF89a", to: "secret/a.png")
    try folder.write("GIF89a", to: "Moonlight/a.png")
    try link("Moon/a.png", to: "../secret/a.png")
    try link("Moon/images", to: "../secret")
    try link("Moon/near", to: "../Moonlight")
    try link("Moon/absolute.png", to: folder.path(of: "secret/a.png"))
    try link("Moon/broken.png", to: "none.png")
    #expect(try names() == ["book.plist"])
    let named = BookFolder(book)?.catalog(of: ["a.png", "images/a.png", "../secret/a.png", "/etc/passwd", "near/a.png"])
    // They exist, but their contents are unknown.
    #expect(named?.assets.map(\.path.description) == ["a.png", "images/a.png", "near/a.png"])
    #expect(named?.assets.allSatisfy { $0.facts.content == .unreadable(.outside) } == true)
    let all = BookFolder(book)?.catalog(of: ["a.png", "broken.png"]) { _ in false }
    #expect(all?["a.png"]?.content == .unreadable(.outside))
    #expect(all?["broken.png"] == nil)
  }

  @Test func `links within the folder are followed, and none goes on for ever`() throws {
    try folder.write("GIF89a", to: "Moon/images/a.png")
    try link("Moon/b.png", to: "images/a.png")
    try link("Moon/more", to: "images")
    try link("Moon/images/up", to: "..")
    try link("Moon/images/self", to: ".")
    #expect(try names() == ["b.png", "book.plist", "images/a.png", "more/a.png"])
  }

  @Test(arguments: [0, 1, 4096, 6143, 6144, 6145, 20_000])
  func `the size of a file is known, whether one read gets all of it or not`(size: Int) throws {
    let start = "RIFF____WAVE"
    try folder.write(String((start + String(repeating: "x", count: 20_000)).prefix(size)), to: "Moon/a.wav")
    let facts = try #require(BookFolder(book)?.catalog(of: []) { _ in false }["a.wav"])
    #expect(facts.byteCount == size)
    #expect(facts == BookFolder(book)?.catalog(of: ["a.wav"])["a.wav"])
  }

  @Test func `a pipe doesn't block`() throws {
    let pipe = folder.path(of: "Moon/pipe.png")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try names() == ["book.plist"])
  }

  @Test func `a book that is a folder itself may be named through a link`() throws {
    try folder.write("GIF89a", to: "Moon/a.png")
    try link("Link", to: "Moon")
    #expect(BookFolder(folder.path(of: "Link"))?.catalog(of: []) { _ in false }.assets.count == 2)
    #expect(BookFolder(folder.path(of: "none")) == nil)
  }

  @Test func `those that a book names are found wherever they lie in it`() throws {
    try folder.write("GIF89a", to: "Moon/images/a.png")
    let catalog = BookFolder(book)?.catalog(of: [
      "images/a.png", "./images//a.png", "b.png", "", "images", "no\u{0}name",
    ])
    #expect(catalog?.assets.map(\.path.description) == ["images/a.png"])
  }

  @Test(.enabled(if: TestLength.isLong)) func `a book's files are found even among too many files`() throws {
    for number in 0...20_000 { #expect(mkdir(folder.path(of: "Moon/\(number)"), 0o700) == 0) }
    try folder.write("GIF89a", to: "Moon/zz.png")
    let found = BookFolder(book)?.catalog(of: ["zz.png", "gone.png"]) { _ in false }
    #expect(found?.assets.map(\.path.description) == ["zz.png"])
  }
}
