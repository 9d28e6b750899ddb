import BookFiles
import Foundation
import Testing

/// Tests what a host can do with a single import of `BookFiles`.
@Suite struct LoadingTests {
  private let folder = try? HostFolder()

  private func moon() throws -> HostFolder {
    let folder = try #require(folder)
    try folder.write(
      """
      { title = "The Moon"; pages = (
        { name = evening; elements = ( { type = image; name = moon; fileName = "images/moon.gif"; x = 10; } ); } ); }
      """, to: "Moon/book.plist")
    try folder.write(HostFolder.gif, to: "Moon/images/moon.gif")
    return folder
  }

  @Test(arguments: ["Moon", "Moon/", "Moon/book.plist"])
  func `a book is loaded with the sizes of its pictures`(name: String) throws {
    let loaded = try Book.load(moon().path(of: name))
    #expect(loaded.findings.map(\.ruleName).contains("missing-alt-text"))
    #expect(!loaded.hasErrors)
    #expect(loaded.book.title == "The Moon")
    #expect(loaded.assets["images/moon.gif"]?.size?.width == 32)
    var player = loaded.makePlayer()
    player.open(page: 1)
    let frame = try #require(player.items.first).values.placement.frame
    #expect(frame == Rectangle(x: 10, y: 0, width: 32, height: 8))
  }

  @Test(arguments: [".moon.gif", ".images/moon.gif", "images/.moon.gif", "images/../.moon.gif"])
  func `a hidden file does not belong to a book`(name: String) throws {
    let folder = try moon()
    for path in [".moon.gif", ".images/moon.gif", "images/.moon.gif"] {
      try folder.write(HostFolder.gif, to: "Moon/" + path)
    }
    let book = "{ pages = ( { elements = ( { type = image; fileName = \"\(name)\"; } ); } ); }"
    for path in ["Moon/book.plist", "Moon/two.plist"] {
      try folder.write(book, to: path)
      let loaded = try Book.load(folder.path(of: path))
      let message = "there is no file `\(name)`; a hidden file does not belong to a book"
      #expect(loaded.findings.first { $0.ruleName == "missing-asset" }?.message == message)
      #expect(loaded.assets[name] == nil)
      #expect(try loaded.bytes(of: name) == nil)
    }
    let assets = try AssetCatalog(folder: folder.path(of: "Moon"), for: Book.load(folder.path(of: "Moon")).book)
    #expect(assets.assets.isEmpty)
  }

  @Test func `a book can lie in a hidden folder`() throws {
    let folder = try #require(folder)
    try folder.write(
      "{ pages = ( { elements = ( { type = image; fileName = moon.gif; } ); } ); }", to: ".books/book.plist")
    try folder.write(HostFolder.gif, to: ".books/moon.gif")
    #expect(try !Book.load(folder.path(of: ".books")).hasErrors)
  }

  @Test func `findings about a book have places`() throws {
    let folder = try moon()
    let book = "{ pages = ( { elements = (\n{ type = image; fileName = none.png; } ); } ); }"
    try folder.write(book, to: "Moon/two.plist")
    let loaded = try Book.load(folder.path(of: "Moon/two.plist"))
    #expect(loaded.hasErrors)
    let line = "\(folder.path(of: "Moon/two.plist")):2:28: error: there is no file `none.png` [missing-asset]"
    #expect(loaded.findings.map(\.description).contains(line))
  }

  @Test func `a file of a book is read by the name that the book gives it`() throws {
    let loaded = try Book.load(moon().path(of: "Moon"))
    #expect(try loaded.bytes(of: "./images/moon.gif") == HostFolder.gif)
    #expect(try loaded.bytes(of: "none.png") == nil)
    #expect(try loaded.bytes(of: "../Moon/book.plist") == nil)
    #expect(throws: FileError.self) { try loaded.bytes(of: "images/moon.gif", limit: 3) }
  }

  @Test func `nothing outside of the folder is read, whatever a link says`() throws {
    let folder = try moon()
    try folder.write(HostFolder.gif, to: "secret/moon.gif")
    try folder.remove("Moon/images/moon.gif")
    try folder.link("Moon/images/moon.gif", to: "../../secret/moon.gif")
    let loaded = try Book.load(folder.path(of: "Moon"))
    let fault = "is a link that leads out of the book's folder"
    #expect(loaded.hasErrors && loaded.assets["images/moon.gif"]?.fault == fault)
    #expect(throws: FileError.self) { try loaded.bytes(of: "images/moon.gif") }
    try folder.link("Trap/book.plist", to: "../Moon/book.plist")
    let error = #expect(throws: BookLoadingError.self) { try Book.load(folder.path(of: "Trap")) }
    #expect(error?.description.hasSuffix("it links out of the book's folder; name the file itself") == true)
  }

  @Test func `a pipe in a folder doesn't block`() throws {
    let folder = try moon()
    try folder.write("", to: "Pipe/x")
    #expect(mkfifo(folder.path(of: "Pipe/book.plist"), 0o600) == 0)
    let error = #expect(throws: BookLoadingError.self) { try Book.load(folder.path(of: "Pipe")) }
    #expect(error?.description.hasSuffix("it is a device or a pipe; name a file") == true)
  }

  @Test(arguments: [
    ("none", "No such file or directory"), ("Empty", "there is no book in the folder"),
    ("Empty/text.plist", ":1:1: error: a book is a dictionary with `pages`"),
  ])
  func `what is not a book says so`(name: String, reason: String) throws {
    let folder = try moon()
    try folder.write("\"no book\"", to: "Empty/text.plist")
    if name == "Empty" { try folder.remove("Empty/text.plist") }
    let error = #expect(throws: BookLoadingError.self) { try Book.load(folder.path(of: name)) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `options bound what is read`() throws {
    var options = ReadingOptions()
    options.limits.bytes = 20
    let path = try moon().path(of: "Moon")
    let error = #expect(throws: BookLoadingError.self) { try Book.load(path, options: options) }
    #expect(error?.description.hasSuffix("it is larger than 20 bytes, which is the limit") == true)
  }

  @Test func `a book made elsewhere finds its files in a folder`() throws {
    let folder = try moon()
    let book = try Book.load(folder.path(of: "Moon")).book
    let assets = try AssetCatalog(folder: folder.path(of: "Moon"), for: book)
    #expect(assets.assets.map(\.path.description) == ["images/moon.gif"])
    #expect(throws: FileError.self) { try AssetCatalog(folder: folder.path(of: "none"), for: book) }
    #expect(throws: FileError.self) { try AssetCatalog(folder: folder.path(of: "Moon/book.plist"), for: book) }
  }
}
