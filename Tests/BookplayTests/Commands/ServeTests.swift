import PackedPlayer
import Testing

@testable import BookplayCommands

/// Tests of what `serve` serves; `.ci/server` tries it through sockets and in Chromium.
@Suite struct ServeTests {
  private let folder: TemporaryFolder
  private static let good = "{ title = Moon; pages = ( { name = one; }, { name = two; } ); }"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func book(_ text: String, _ options: [String] = []) throws -> ServedBook {
    let path = try folder.write(text, to: "a.plist")
    guard case .run(let invocation) = try ArgumentParser.parse(["serve", path] + options) else {
      throw CommandError.brokenBook
    }
    return try ServedBook(of: CommandContext(invocation: invocation, console: .silent(clock: .stopped)))
  }

  /// Returns the page that a site serves.
  private func page(of site: BookSite) throws -> String {
    guard case .work(let work) = site.answer(request("")), case .bytes(let bytes) = work().body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what a page that subscribes receives at once.
  private func events(of site: BookSite, after id: String? = nil) -> String {
    guard case .events(let stream) = site.answer(request("live", after: id)) else { return "" }
    return String(decoding: stream.takePending().bytes, as: UTF8.self)
  }

  private func request(_ path: String, after id: String? = nil) -> HTTPRequest {
    HTTPRequest(method: .get, path: path, query: [], lastEventID: id, range: nil, body: [])
  }

  @Test func `a site has a page and events, and nothing else`() throws {
    let site = BookSite(try book(Self.good))
    #expect(site.methods(at: "") == [.get: 0])
    #expect(site.methods(at: "live") == [.get: 0])
    for path in ["live/", "a.plist", "files/a.plist", "..", "%6cive"] { #expect(site.methods(at: path) == nil) }
  }

  @Test func `the page is that of an export, with a script that can listen to the server`() throws {
    let site = BookSite(try book(Self.good, ["--page", "two"]))
    let (first, second) = (try page(of: site), try page(of: site))
    let edition = try #require(site.book.content?.edition)
    #expect(first.contains(#"id="live-settings">{"edition":"\#(edition)","pages":2,"page":2}</script>"#))
    #expect(first.contains("connect-src &#39;self&#39;") || first.contains("connect-src 'self'"))
    #expect(first.contains(String(decoding: LiveParts.script, as: UTF8.self)))
    #expect(first.contains("id=\"book\""))
    let nonces = [first, second].map { $0.split(separator: "<script nonce=\"").last.map { $0.prefix(32) } }
    #expect(nonces[0] != nonces[1] && nonces[0].map { first.contains("nonce-\($0)") } == true)
  }

  @Test func `an exported page has nothing of this`() throws {
    let path = try folder.write(Self.good, to: "a.plist")
    let page = bookplay(["export", path]).text
    // Shorter words can be in the packed engine by chance.
    for part in ["live-settings", "EventSource", "nonce=\"", "bookplay live"] {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test func `a page hears at once what it doesn't know, and of each change`() throws {
    let site = BookSite(try book(Self.good))
    let id = try #require(site.book.event.id)
    #expect(events(of: site).contains("id: \(id)\nevent: changed\n"))
    #expect(events(of: site, after: id) == "retry: 2000\n\n")
    #expect(events(of: site, after: "other").contains("event: changed\n"))
    guard case .events(let stream) = site.answer(request("live", after: id)) else { return }
    _ = stream.takePending()
    site.take(try book(Self.good))
    #expect(stream.takePending().bytes.isEmpty)
    site.take(try book(Self.good.replacing("Moon", with: "Sun")))
    #expect(String(decoding: stream.takePending().bytes, as: UTF8.self).contains("event: changed\n"))
    site.serverWillEnd()
    #expect(String(decoding: stream.takePending().bytes, as: UTF8.self) == "event: bye\ndata: {}\n\n")
  }

  @Test func `while a book can't be read, the one before it is shown`() throws {
    let site = BookSite(try book(Self.good))
    let old = try #require(site.book.content?.edition)
    site.take(try book("{ pages = ( "))
    let event = events(of: site)
    #expect(event.contains("event: broken\n") && event.contains("a.plist:1:") && event.contains("\"errors\":1"))
    #expect(try page(of: site).contains(old))
    site.take(ServedBook(error: .noPages("a.plist")))
    #expect(events(of: site).contains("has no page to play"))
  }

  @Test func `a book that can't be read from the beginning has a page that says why`() throws {
    let site = BookSite(try book("{ pages = ( <b>"))
    let page = try page(of: site)
    #expect(page.contains("<pre id=\"findings\">") && page.contains("a.plist:1:") && !page.contains("id=\"book\""))
    #expect(!page.contains("<b>") && !page.contains("%"))
  }

  @Test func `errors with which a book plays are counted, and the first three are listed`() throws {
    let elements = (0..<5).map { "{ type = text; text = A; x = a\($0); }" }.joined(separator: ", ")
    let book = try book("{ pages = ( { elements = ( \(elements) ); } ); }")
    #expect(book.content != nil)
    #expect(book.findings.errors == 5 && book.findings.first.count == 3)
    #expect(book.findings.first[0].contains("a.plist:1:"))
  }

  @Test(
    arguments: [
      (["-"], "`-` has no file"), (["none"], "cannot read"), (["a.plist", "--port", "65536"], "is not a port"),
      (["a.plist", "--port", "x"], "is not a port"), (["a.plist", "--host", "moon"], "is not an IPv4 address"),
      (["a.plist", "--host", "1.2.3"], "is not an IPv4 address"), (["a.plist", "--page", "three"], "there is no page"),
      (["a.plist", "--language", "it"], "does not have the language"),
      (["a.plist", "--host", "192.0.2.1"], "cannot serve at `192.0.2.1`"),
    ] as [([String], String)])
  func `what can't be served is refused`(words: [String], message: String) throws {
    try folder.write(Self.good, to: "a.plist")
    let words = words.map { $0.hasSuffix(".plist") || $0 == "none" ? folder.path(of: $0) : $0 }
    let outcome = bookplay(["serve", "--no-browser"] + words)
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
