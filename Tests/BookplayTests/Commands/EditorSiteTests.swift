import BookChecking
import BookEditing
import Foundation
import PropertyList
import Testing

@testable import BookplayCommands

/// Tests of what the editor's server does with the requests of its page, without sockets.
@Suite struct EditorSiteTests {
  private let folder: TemporaryFolder
  private static let book = """
    {
        title = Moon;
        pages = (
            { elements = ( { type = activearea; name = a; x = 1; y = 2; width = 10; height = 10; } ); },
            { elements = (); }
        );
    }

    """
  private static let move = #"{"op":"moveElements","page":1,"items":["a"],"by":[4,0]}"#

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.book, to: "book.plist")
  }

  /// Opens the book as `bookplay edit` does.
  private func site(lines: LineLog? = nil) throws -> EditorSite {
    let file = try BookFile(folder.path)
    let path = try #require(file.path)
    let source = PropertyList.Source(try folder.bytes(of: "book.plist"), name: path)
    let assets = BookCheck.check(source) { file.assets(of: $0) }.assets
    let document = try? BookDocument(source, assets: assets, scripts: file.scripts)
    let state = try StateFolder("edit", key: path, in: folder.path(of: ".state"))
    return EditorSite(
      file, source, document, path: path, stateFolder: state, journal: try EditJournal(state, path: path),
      lines: lines, checker: BackgroundCheck())
  }

  private func opened() throws -> EditorSite {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: ".state"), withIntermediateDirectories: true)
    return try site()
  }

  private func post(_ path: String, _ body: String, to site: EditorSite) throws -> String {
    let request = HTTPRequest(
      method: .post, path: path, query: [], lastEventID: nil, range: nil, body: Array(body.utf8))
    guard case .response(let response) = site.answer(request), case .bytes(let bytes) = response.body else {
      throw Unanswered(path: path)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Unanswered: Error {
    let path: String
  }

  @Test func `lines are answered in their order`() throws {
    let site = try opened()
    let answers = try post("lines", Self.move + "\n\n" + #"{"get":"selection"}"#, to: site).split(separator: "\n")
    #expect(answers.count == 2)
    #expect(answers[0].hasPrefix(#"{"ok":true,"revision":1,"label":"Move a""#))
    #expect(answers[1] == #"{"ok":true,"revision":1,"selection":["pages[0].elements[0]"]}"#)
    #expect(site.isChanged)
    #expect(try folder.text(of: "book.plist") == Self.book)
  }

  @Test func `what the stage shows is kept for the next run`() throws {
    let lines = [
      #"{"in":"guide","axis":"x","at":40}"#, #"{"in":"guide","axis":"y","at":7.5}"#, #"{"in":"grid","size":16}"#,
      #"{"in":"lock","items":["a"]}"#, #"{"in":"conceal","items":["a"]}"#, #"{"in":"show","page":2}"#,
    ]
    let first = try opened()
    _ = try post("lines", lines.joined(separator: "\n"), to: first)
    _ = try post("view", #"{"zoom":1.5}"#, to: first)
    let kept = """
      {"page":1,"guides":[{"axis":"x","at":40},{"axis":"y","at":7.5}],"grid":{"size":16,"snap":true},\
      "locked":["pages[0].elements[0]"],"concealed":["pages[0].elements[0]"],"zoom":1.5}
      """
    let second = try site()
    #expect(String(decoding: second.view.written, as: UTF8.self) == kept)
    #expect(try post("lines", Self.move, to: second).hasPrefix(#"{"ok":false,"reason":"locked""#))
    _ = try post("view", "{}", to: second)
    #expect(try site().view["zoom"] == nil, "the whole page is shown again")
    // What the book no longer has is left out, and the book itself knows nothing of all this.
    try folder.write("{ pages = ( { elements = (); } ); }\n", to: "book.plist")
    let third = try site()
    #expect(third.view["page"] == 0 && third.view["locked"] == [] && third.view["grid"]?["size"] == 16)
    #expect(!third.isChanged)
  }

  @Test(arguments: ["", "x", "[]", #"{"page":99,"guides":[1,{"at":"x"}],"grid":{"size":1e9},"locked":[5,"pages[9]"]}"#])
  func `a damaged view is passed over`(view: String) throws {
    let path = try #require(try opened().stateFolder?.file("view"))
    try Data(view.utf8).write(to: URL(fileURLWithPath: path))
    let kept = #"{"page":0,"guides":[],"grid":{"size":0,"snap":true},"locked":[],"concealed":[]}"#
    #expect(String(decoding: try site().view.written, as: UTF8.self) == kept)
  }

  @Test func `saving writes what was edited`() throws {
    let site = try opened()
    _ = try post("lines", Self.move, to: site)
    #expect(try post("save", "", to: site).contains(#""saved":true"#))
    #expect(try folder.text(of: "book.plist") == Self.book.replacing("x = 1", with: "x = 5"))
    #expect(!site.isChanged)
  }

  @Test func `only paths of the editor are answered`() throws {
    let site = try opened()
    for path in ["", "events", "play/", "thumbnail/1"] { #expect(site.methods(at: path)?[.get] == 0) }
    for path in ["lines", "save", "answer", "scripts", "files/moon.png"] {
      #expect(site.methods(at: path)?[.post] ?? 0 > 0)
      #expect(path.hasPrefix("files/") || site.methods(at: path)?[.get] == nil)
    }
    for path in ["book.plist", "thumbnails", "../book.plist", "play"] { #expect(site.methods(at: path) == nil) }
  }

  @Test func `a page cannot name files of this machine`() throws {
    let site = try opened()
    let line = #"{"op":"addFile","from":"\#(folder.path(of: "book.plist"))","as":"a.png"}"#
    #expect(try post("lines", line, to: site).contains(#""reason":"unsafe-path""#))
  }

  @Test func `a picture that is sent is added to the folder`() throws {
    let site = try opened()
    let picture = try #require(NewBook.files(title: "Moon").first { $0.path.hasSuffix(".png") }?.bytes)
    let request = HTTPRequest(
      method: .post, path: "files/moon.png", query: [], lastEventID: nil, range: nil, body: picture)
    guard case .response(let response) = site.answer(request), case .bytes(let bytes) = response.body else {
      throw Unanswered(path: request.path)
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""name":"moon.png""#))
    #expect(try folder.bytes(of: "moon.png") == picture)
  }

  @Test(arguments: [".moon.png", ".images/moon.png", "images/.moon.png"])
  func `hidden files are neither sent nor taken`(name: String) throws {
    let picture = try #require(NewBook.files(title: "Moon").first { $0.path.hasSuffix(".png") }?.bytes)
    for path in [name, "images/sun.png"] {
      try folder.write("", to: path)
      try Data(picture).write(to: URL(fileURLWithPath: folder.path(of: path)))
    }
    let site = try opened()
    for method in [HTTPMethod.get, .post] {
      let request = HTTPRequest(
        method: method, path: "files/" + name, query: [], lastEventID: nil, range: nil, body: picture)
      guard case .response(let response) = site.answer(request), case .bytes(let bytes) = response.body else {
        throw Unanswered(path: request.path)
      }
      if method == .get { #expect(response.status == .notFound) }
      if method == .post { #expect(String(decoding: bytes, as: UTF8.self).contains(#""reason":"unsafe-path""#)) }
    }
    let line = #"{"op":"renameFile","file":"images/sun.png","to":"\#(name)2.png"}"#
    #expect(try post("lines", line, to: site).contains("would be a hidden file"))
  }

  // MARK: - The disk

  @Test func `without changes here, a change on the disk is one step`() throws {
    let site = try opened()
    try folder.write(Self.book.replacing("Moon", with: "Sun"), to: "book.plist")
    site.checkDisk()
    let session = try #require(site.session)
    #expect(session.document.history.labels == ["Changed on disk"])
    #expect(String(decoding: session.document.source.bytes, as: UTF8.self).contains("Sun"))
    #expect(!site.isChanged)
  }

  @Test func `changes of other lines are merged`() throws {
    let site = try opened()
    _ = try post("lines", Self.move, to: site)
    try folder.write(Self.book.replacing("Moon", with: "Sun"), to: "book.plist")
    site.checkDisk()
    let session = try #require(site.session)
    let text = String(decoding: session.document.source.bytes, as: UTF8.self)
    #expect(text == Self.book.replacing("Moon", with: "Sun").replacing("x = 1", with: "x = 5"))
    #expect(session.document.history.labels == ["Move a", "Merged with the disk"])
    #expect(site.isChanged)
  }

  @Test(arguments: ["keep", "take"])
  func `a conflict waits for a decision, which can be undone`(_ answer: String) throws {
    let site = try opened()
    _ = try post("lines", Self.move, to: site)
    let theirs = Self.book.replacing("x = 1", with: "x = 7")
    try folder.write(theirs, to: "book.plist")
    site.checkDisk()
    #expect(site.conflict != nil)
    #expect(try post("save", "", to: site).contains(#""reason":"conflict""#))
    _ = try post("answer", #"{"answer":"\#(answer)"}"#, to: site)
    let mine = Self.book.replacing("x = 1", with: "x = 5")
    let bytes = { String(decoding: site.session?.document.source.bytes ?? [], as: UTF8.self) }
    #expect(bytes() == (answer == "keep" ? mine : theirs))
    #expect(site.conflict == nil)
    _ = try post("lines", #"{"op":"undo"}"#, to: site)
    #expect(bytes() == (answer == "keep" ? theirs : mine))
    _ = try post("lines", #"{"op":"redo"}"#, to: site)
    #expect(try post("save", "", to: site).contains(#""saved":true"#))
    #expect(try folder.text(of: "book.plist") == (answer == "keep" ? mine : theirs))
  }

  // MARK: - The journal

  @Test func `what was not saved can be restored by the next run`() throws {
    let first = try opened()
    let guide = #"{"in":"guide","axis":"x","at":40}"#
    _ = try post("lines", [Self.move, Self.move, #"{"op":"undo"}"#, guide].joined(separator: "\n"), to: first)
    let second = try site()
    #expect(second.recovery?.lines.count == 3)
    #expect(try post("lines", Self.move, to: second).contains(#""reason":"conflict""#))
    #expect(second.restore() == 3)
    #expect(second.view["guides"] == [["axis": "x", "at": 40]], "the stage goes on showing its guides")
    let text = String(decoding: try #require(second.session).document.source.bytes, as: UTF8.self)
    #expect(text == Self.book.replacing("x = 1", with: "x = 5"))
    #expect(try site().recovery?.lines.count == 3)
    second.discard()
    #expect(try site().recovery == nil)
  }

  @Test func `saving empties the journal, and undoing after it is kept`() throws {
    let first = try opened()
    _ = try post("lines", Self.move, to: first)
    _ = try post("save", "", to: first)
    #expect(try site().recovery == nil)
    // The next run began a journal of its own, which ends that of the first one.
    let second = try opened()
    _ = try post("lines", Self.move, to: second)
    _ = try post("save", "", to: second)
    _ = try post("lines", #"{"op":"undo"}"#, to: second)
    let third = try site()
    #expect(third.restore() == 1)
    let text = String(decoding: try #require(third.session).document.source.bytes, as: UTF8.self)
    #expect(text == Self.book.replacing("x = 1", with: "x = 5"))
  }

  @Test func `restored changes are merged with what the disk has become`() throws {
    let first = try opened()
    _ = try post("lines", Self.move, to: first)
    try folder.write(Self.book.replacing("Moon", with: "Sun"), to: "book.plist")
    let second = try site()
    #expect(second.restore() == 1)
    let text = String(decoding: try #require(second.session).document.source.bytes, as: UTF8.self)
    #expect(text == Self.book.replacing("Moon", with: "Sun").replacing("x = 1", with: "x = 5"))
  }

  @Test func `kept lines lead to the same bytes again`() throws {
    let path = folder.path(of: "lines.jsonl")
    try FileManager.default.createDirectory(
      atPath: folder.path(of: ".state"), withIntermediateDirectories: true)
    let site = try site(lines: LineLog(path))
    let hand = [
      #"{"in":"press","x":5,"y":6}"#, #"{"in":"move","x":45,"y":36}"#, #"{"in":"release","x":45,"y":36}"#,
      #"{"in":"key","key":"ArrowRight","gesture":"n"}"#, #"{"in":"key","key":"ArrowRight","gesture":"n"}"#,
      #"{"in":"key","key":"d","ctrl":true}"#, #"{"op":"undo"}"#, #"{"op":"addPage"}"#, #"{"op":"revert"}"#,
      #"{"op":"undo"}"#,
    ]
    _ = try post("lines", hand.joined(separator: "\n"), to: site)
    let other = try folder.write(Self.book, to: "other/book.plist")
    #expect(bookplay(["edit", other, "--apply", path]).status == .good)
    #expect(try folder.bytes(of: "other/book.plist") == site.session?.document.source.bytes)
  }

  // MARK: - Broken files

  @Test func `a file that can't be read can be fixed as text`() throws {
    try folder.write("{ pages = (", to: "book.plist")
    let site = try opened()
    #expect(try post("lines", #"{"get":"text"}"#, to: site).contains("{ pages = ("))
    #expect(try post("lines", #"{"op":"replaceText","text":"{ pages"}"#, to: site).contains(#""ok":false"#))
    #expect(try post("lines", #"{"op":"replaceText","text":"{ pages = (); }"}"#, to: site).contains(#""ok":true"#))
    #expect(site.isChanged)
    #expect(try post("save", "", to: site).contains(#""saved":true"#))
    #expect(try folder.text(of: "book.plist") == "{ pages = (); }")
  }

  @Test func `scripts that are kept never replace others`() throws {
    let site = try opened()
    #expect(try post("scripts", "wait 1s\n", to: site).contains("played-1.play"))
    #expect(try post("scripts", "wait 2s\n", to: site).contains("played-2.play"))
    #expect(try folder.text(of: "played-1.play") == "wait 1s\n")
  }
}
