import BookReports
import Foundation
import PackedPlayer
import Testing

@testable import BookplayCommands

/// Tests of `bookplay export --site`: the files of a site, how they are brought up to date, and shelves.
@Suite struct ExportSiteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.moon, to: "Moon/book.plist")
    // A drawing that browsers know by the type that its name says.
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>", to: "Moon/star.svg")
  }

  // Small pages are drawn quickly.
  private static let moon = """
    { title = Moon; author = Ada; canvas = { width = 40; height = 30; };
      pages = ({ background = "#203050"; elements = (
        { type = image; name = star; fileName = "star.svg"; width = 4; height = 4; } ); }); }
    """

  private static func book(_ title: String) -> String {
    "{ title = \"\(title)\"; canvas = { width = 30; height = 40; }; pages = ({ background = \"#502030\"; }); }"
  }

  private func export(_ arguments: String...) -> Outcome {
    bookplay(["export"] + arguments.map { $0.hasPrefix("-") ? $0 : folder.path(of: $0) })
  }

  /// Returns all files below a folder with their contents.
  private func files(in name: String) throws -> [String: Data] {
    let place = folder.path(of: name)
    let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    let files = try paths.compactMap { path -> (String, Data)? in
      let file = URL(fileURLWithPath: place + "/" + path)
      let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      return isFolder ? nil : (path, try Data(contentsOf: file))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  private func json(_ data: Data?) throws -> [String: Any] {
    let data = try #require(data)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Returns the settings in a page.
  private func settings(_ page: Data?) throws -> [String: Any] {
    let text = String(decoding: try #require(page), as: UTF8.self)
    let start = try #require(text.range(of: #"id="settings">"#)).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    return try json(Data(text[start..<end].utf8))
  }

  // MARK: - A book

  @Test func `a site has the page and its files, all with relative addresses`() throws {
    let outcome = export("Moon", "--site", "site")
    #expect(outcome.status == .good, "\(outcome.errors)")
    let files = try files(in: "site")
    let size = ByteCount.text(of: files.filter { $0.key != "site.txt" }.values.reduce(0) { $0 + $1.count })
    #expect(outcome.text == "\(folder.path(of: "site")): \(size) in 12 files, with 1 page and 1 picture or sound\n")
    let site = try #require(try settings(files["index.html"])["site"] as? [String: Any])
    let assets = try #require(site["files"] as? [String: String])
    let engine = try #require(site["engine"] as? String)
    let worker = try #require(site["worker"] as? String)
    for address in [engine, worker] + Array(assets.values) {
      #expect(files[address] != nil && !address.hasPrefix("/"), "\(address)")
    }
    #expect(assets.keys.sorted() == ["0"] && assets["0"]?.hasSuffix(".svg") == true)
    #expect(files[assets["0"] ?? ""] == FileManager.default.contents(atPath: folder.path(of: "Moon/star.svg")))
    let manifest = try json(files["manifest.webmanifest"])
    #expect(manifest["name"] as? String == "Moon" && manifest["start_url"] as? String == "index.html")
    let icons = try #require(manifest["icons"] as? [[String: String]])
    #expect(icons.map { $0["purpose"] } == ["any", "maskable", "any", "maskable"])
    for icon in icons {
      let side = try #require(icon["sizes"]?.split(separator: "x").first.flatMap { UInt32($0) })
      let png = try #require(files[icon["src"] ?? ""])
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let bytes: [UInt8] = [0, 0, UInt8(side >> 8), UInt8(side & 0xFF)]
      #expect(Array(png[16..<24]) == bytes + bytes)
    }
    let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
    #expect(page.contains("<meta name=\"description\" content=\"Moon · Ada\">"))
    #expect(page.contains("connect-src &#39;self&#39;") || page.contains("connect-src 'self'"))
    #expect(!page.contains("%HEAD%") && !page.contains("id=\"engine\"") && !page.contains("id=\"asset-"))
  }

  @Test func `pages have no script and no style of their own, and their policy allows none`() throws {
    _ = export("Moon", "Moon", "--site", "site")
    let files = try files(in: "site")
    for path in ["index.html", "moon/index.html"] {
      let page = String(decoding: try #require(files[path]), as: UTF8.self)
      #expect(page.contains("script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "), "\(path)")
      #expect(!page.contains("<style") && !page.contains(" style=") && !page.contains("<script>"), "\(path)")
      let names = try #require(page.firstMatch(of: /href="([^"]*\.css)"[\s\S]*<script src="([^"]*\.js)">/))
      for name in [names.1, names.2] {
        let file = name.hasPrefix("../") ? String(name.dropFirst(3)) : String(name)
        #expect(files[file] != nil, "\(path): \(name)")
      }
    }
  }

  @Test func `the service worker keeps every file but itself and the list`() throws {
    _ = export("Moon", "--site", "site")
    let files = try files(in: "site")
    let worker = String(decoding: try #require(files["service-worker.js"]), as: UTF8.self)
    let line = try #require(worker.split(separator: "\n").first { $0.hasPrefix("const site = ") })
    let site = try json(Data(line.dropFirst("const site = ".count).dropLast().utf8))
    let kept = try #require(site["pages"] as? [String]) + #require(site["lasting"] as? [String])
    #expect(kept.sorted() == files.keys.filter { !["service-worker.js", "site.txt"].contains($0) }.sorted())
    #expect((site["version"] as? String)?.utf8.count == 16)
  }

  @Test func `the same book gives the same bytes, wherever it is exported to`() throws {
    _ = export("Moon", "--site", "one")
    _ = export("Moon", "--site", "two")
    #expect(try files(in: "one") == files(in: "two"))
    let before = try files(in: "one")
    #expect(export("Moon", "--site", "one").status == .good)
    #expect(try files(in: "one") == before)
  }

  @Test func `a site is brought up to date, and files that it no longer needs are removed`() throws {
    _ = export("Moon", "--site", "site")
    let before = try files(in: "site")
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"5\"/>", to: "Moon/star.svg")
    #expect(export("Moon", "--site", "site").status == .good)
    _ = export("Moon", "--site", "new")
    let after = try files(in: "site")
    #expect(try after == files(in: "new"))
    #expect(after != before && after.count == before.count)
    // Only names with a hash are new.
    #expect(after.keys.filter { before[$0] == nil }.allSatisfy { $0.hasPrefix("assets/") })
  }

  @Test(arguments: ["index.html", "manifest.webmanifest", "icon-192.png"])
  func `a file that somebody has changed is not overwritten`(name: String) throws {
    _ = export("Moon", "--site", "site")
    try folder.write("mine", to: "site/" + name)
    let before = try files(in: "site")
    try folder.write(
      Self.moon.replacing("Ada", with: "Eve").replacing("#203050", with: "#305020"), to: "Moon/book.plist")
    let outcome = export("Moon", "--site", "site")
    #expect(outcome.status == .misuse)
    #expect(
      outcome.errors.contains("`\(folder.path(of: "site/" + name))` would overwrite a file that was not exported"))
    #expect(try files(in: "site") == before)
  }

  @Test func `other files in the folder stay, and a folder of something else is refused`() throws {
    _ = export("Moon", "--site", "site")
    try folder.write("www.example.com", to: "site/CNAME")
    #expect(export("Moon", "--site", "site").status == .good)
    #expect(try folder.text(of: "site/CNAME") == "www.example.com")
    try folder.write("x", to: "Moon/star")
    for place in ["Moon", "Moon/star", "nowhere/site"] {
      let outcome = export("Moon", "--site", place)
      #expect(outcome.status == .misuse && outcome.errors.contains("cannot write"), "\(place): \(outcome.errors)")
    }
    #expect(try files(in: "Moon").keys.sorted() == ["book.plist", "star", "star.svg"])
    try folder.write("[core]", to: "empty/.git/config")
    #expect(export("Moon", "--site", "empty").status == .good)
  }

  @Test func `a list from elsewhere gives no right to files`() throws {
    try folder.write("secret", to: "secret.txt")
    _ = export("Moon", "--site", "site")
    let hash = HexHash.of("secret")
    let list = try folder.text(of: "site/site.txt") + "\(hash) ../secret.txt\n\(hash) /etc/hostname\nnonsense\n"
    try folder.write(list, to: "site/site.txt")
    #expect(export("Moon", "--site", "site").status == .good)
    #expect(try folder.text(of: "secret.txt") == "secret")
    try folder.write("a list of something else", to: "site/site.txt")
    #expect(export("Moon", "--site", "site").status == .misuse)
  }

  @Test func `a link in the folder is not followed`() throws {
    _ = export("Moon", "--site", "site")
    try FileManager.default.createDirectory(atPath: folder.path(of: "other"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: folder.path(of: "site/assets"), toPath: folder.path(of: "other/assets"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "site/assets"), withDestinationPath: folder.path(of: "other/assets"))
    #expect(export("Moon", "--site", "site").status == .misuse)
  }

  @Test(arguments: [
    (["--site", "-"], "is not a valid folder name"), (["--site=", "a"], "is not a valid folder name"),
    (["--site", "a", "-o", "b.html"], "`--site` and `--output` cannot be combined"),
    (["Sun"], "several books make a shelf, which is a folder for a web server; write `--site FOLDER`"),
    (["Moon.html"], "`Moon.html` is unexpected; did you mean `-o Moon.html`?"),
    (["a.play"], "`a.play` is unexpected; give one book"),
  ])
  func `arguments that don't go together are refused`(arguments: [String], message: String) {
    let outcome = bookplay(["export", folder.path(of: "Moon")] + arguments)
    #expect(outcome.status == .misuse && outcome.errors.contains(message), "\(outcome.errors)")
  }

  // MARK: - A shelf

  @Test func `a shelf has a page for each book, one engine, and covers`() throws {
    try folder.write(Self.book("The Sun & Co."), to: "Sun/book.plist")
    let outcome = export("Moon", "Sun", "--site", "site")
    #expect(outcome.status == .good && outcome.text.hasSuffix(", with 2 books\n"), "\(outcome.errors)")
    let files = try files(in: "site")
    #expect(files.keys.filter { $0.contains("engine-") }.count == 1)
    let shelf = try settings(files["index.html"])
    let books = try #require(shelf["books"] as? [[String: Any]])
    #expect(books.map { $0["title"] as? String } == ["Moon", "The Sun & Co."])
    #expect(books.map { $0["page"] as? String } == ["moon/index.html", "sun/index.html"])
    #expect(books.map { $0["width"] as? Int } == [40, 30] && books.map { $0["height"] as? Int } == [30, 40])
    for book in books {
      #expect(files[book["cover"] as? String ?? ""] != nil)
      let page = try settings(files[book["page"] as? String ?? ""])
      let site = try #require(page["site"] as? [String: Any])
      let engine = try #require(shelf["engine"] as? String)
      #expect(site["engine"] as? String == "../" + engine)
    }
  }

  @Test func `books of one name get folders and places of their own`() throws {
    try folder.write(Self.book("Moon"), to: "other/Moon/book.plist")
    try folder.write(Self.book("Moon"), to: "Été 2/book.plist")
    #expect(export("Moon", "other/Moon", "Été 2", "--site", "site").status == .good)
    let files = try files(in: "site")
    let pages = ["moon/index.html", "moon-2/index.html", "t-2/index.html"]
    let keys = try pages.map { try settings(files[$0])["key"] as? String }
    #expect(Set(keys).count == 3 && !keys.contains(nil))
  }

  @Test func `a file lists the books, with a title and a background`() throws {
    try folder.write(Self.book("Sun"), to: "Sun/book.plist")
    let shelf =
      "{ title = \"</title>Night\"; background = { colors = (\"#123\", red); }; books = (\"../Moon\", \"../Sun\"); }"
    try folder.write(shelf, to: "night/shelf.plist")
    #expect(export("night", "--site", "one").status == .good)
    #expect(export("night/shelf.plist", "--site", "two").status == .good)
    #expect(try files(in: "one") == files(in: "two"))
    let page = try files(in: "one")["index.html"]
    let settings = try settings(page)
    #expect(settings["title"] as? String == "</title>Night")
    let background = try #require(settings["background"] as? [String: Any])
    #expect(background["colors"] as? [String] == ["#112233ff", "#ff0000ff"] && background["angle"] as? Double == 180)
    let text = String(decoding: try #require(page), as: UTF8.self)
    #expect(text.components(separatedBy: "</title>").count == 2)
    try folder.write(shelf.replacing("{ colors = (\"#123\", red); }", with: "\"sky.svg\""), to: "night/shelf.plist")
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"5\"/>", to: "night/sky.svg")
    #expect(export("night", "--site", "one").status == .good)
    let picture = try #require(try self.settings(files(in: "one")["index.html"])["background"] as? [String: String])
    #expect(try files(in: "one")[picture["file"] ?? ""] != nil)
    #expect(export("night").errors.contains("several books make a shelf"))
  }

  @Test(arguments: [
    ("( )", "1:1: error: a shelf is a dictionary"), ("{ }", "1:1: error: the shelf has no `books`"),
    ("{ books = ( ); }", "1:11: error: the shelf has no books"),
    ("{ books = Moon; }", "1:11: error: `books` is not an array"),
    ("{ books = (\"../Moon\", ( )); }", "1:23: error: this is not the path of a book"),
    ("{ books = (\"../Moon\", \"../Mars\"); }", "1:23: error: cannot read `"),
    ("{ books = (\"../Moon\"); titel = A; }", "1:24: error: a shelf has no key `titel`"),
    ("{ books = (\"../Moon\"); title = (A); }", "1:32: error: `title` is not a string"),
    ("{ books = (\"../Moon\"); background = blau; }", "1:37: error: `blau` is neither a colour nor a picture"),
    (
      "{ books = (\"../Moon\"); background = \"../Moon/star.svg\"; }",
      "1:37: error: `../Moon/star.svg` is neither a colour"
    ),
    (
      "{ books = (\"../Moon\"); background = (); }",
      "1:37: error: `background` is not a colour, a picture or a gradient"
    ),
    ("{ books = (\"../Moon\"); background = { colors = (red); }; }", "1:48: error: a gradient has 2 to 8 colours"),
    ("{ books = (\"../Moon\"); background = { colors = (red, x); }; }", "1:54: error: this is not a colour"),
    (
      "{ books = (\"../Moon\"); background = { angle = x; colors = (red, blue); }; }",
      "1:47: error: `angle` is not a number"
    ),
    ("{ books = (\"../Moon\"); background = { angle = 9; }; }", "1:37: error: the gradient has no `colors`"),
    ("{ books = ", "1:"),
  ])
  func `mistakes in a shelf are reported with their places`(text: String, message: String) throws {
    try folder.write(text, to: "night/shelf.plist")
    let outcome = export("night", "--site", "site")
    #expect(
      outcome.status == .bad && outcome.errors.hasPrefix(folder.path(of: "night/shelf.plist") + ":" + message),
      "\(outcome.errors)")
    #expect(try !folder.names().contains("site"))
  }

  // MARK: - Icons

  @Test func `a thumbnail of the first page is the cover`() throws {
    let plain = try iconOfMoon()
    let picture = DrawnPicture(width: 20, height: 20)
    try Data(picture.png).write(to: URL(fileURLWithPath: folder.path(of: "Moon/small.png")))
    try folder.write(
      Self.moon.replacing("pages = ({", with: "pages = ({ thumbnail = \"small.png\";"), to: "Moon/book.plist")
    #expect(try iconOfMoon() != plain)
    // One that can't be drawn doesn't matter.
    try folder.write(
      Self.moon.replacing("pages = ({", with: "pages = ({ thumbnail = \"star.svg\";"), to: "Moon/book.plist")
    #expect(try iconOfMoon() == plain)
  }

  @Test func `a drawn cover is the cover, and a page of many pictures is none`() throws {
    let plain = try iconOfMoon()
    let cover = "sections = ({ section = cover; background = \"#103060\"; elements = (); }); pages = ({"
    try folder.write(Self.moon.replacing("pages = ({", with: cover), to: "Moon/book.plist")
    let drawn = try iconOfMoon()
    #expect(drawn != plain)
    let miniatures = (1...4).map { "{ type = miniature; name = m\($0); page = 1; width = 9; height = 9; }, " }.joined()
    let many = "pages = ({ background = \"#103060\"; elements = (\(miniatures)); }, {"
    try folder.write(Self.moon.replacing("pages = ({", with: many), to: "Moon/book.plist")
    let titled = try iconOfMoon()
    #expect(titled != plain && titled != drawn)
  }

  private func iconOfMoon() throws -> Data? {
    let name = UUID().uuidString
    _ = export("Moon", "--site", name)
    return try files(in: name)["icon-192.png"]
  }

  @Test func `a single file has its icon inside`() throws {
    let page = export("Moon").text
    #expect(page.contains(#"<link rel="icon" type="image/png" href="data:image/png;base64,iVBORw0KGgo"#))
    #expect(page.contains("<meta name=\"theme-color\" content=\"\(PageHead.themeColor)\">"))
    #expect(String(decoding: PlayerParts.style, as: UTF8.self).contains("background: \(PageHead.themeColor)"))
    #expect(!page.contains("rel=\"manifest\""))
  }
}
