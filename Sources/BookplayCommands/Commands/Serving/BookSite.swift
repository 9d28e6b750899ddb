import BookReports
import PackedPlayer
import PropertyList

/// The site of `bookplay serve`: the page of a book, and the events that notify the page of changes.
final class BookSite: ServedSite {
  private(set) var book: ServedBook
  /// The last state in which the book could be read.
  private var shown: ServedBook.Content?
  private let pages = EventStreams()

  init(_ book: ServedBook) {
    self.book = book
    shown = book.content
  }

  func take(_ book: ServedBook) {
    let isNew = book.event.id != self.book.event.id
    self.book = book
    if let content = book.content { shown = content }
    if isNew { pages.send(book.event) }
  }

  func methods(at path: String) -> [HTTPMethod: Int]? { path.isEmpty || path == "live" ? [.get: 0] : nil }

  func answer(_ request: HTTPRequest) -> HTTPAnswer {
    if request.path == "live" {
      let stream = EventStream()
      pages.add(stream)
      if request.lastEventID != book.event.id { stream.send(book.event) }
      return .events(stream)
    }
    // A large book takes some time to encode, during which other pages should still receive changes.
    let (content, findings) = (shown, book.findings)
    return .work {
      let page = content.map(BookSite.page) ?? BookSite.page(without: findings)
      return HTTPResponse(type: "text/html; charset=utf-8", page)
    }
  }

  func serverWillEnd() { pages.send(ServerEvent(name: "bye", data: "{}")) }

  private static func page(of content: ServedBook.Content) -> [UInt8] {
    let settings = JSONOutput([
      "edition": content.edition.json, "pages": content.pageCount.json, "page": content.firstPage?.json,
    ])
    return content.page.bytes(
      live: ExportedPage.Live(
        nonce: ServerToken.long().text, script: LiveParts.script, settings: ScriptJSON.harmless(settings.bytes)))
  }

  private static func page(without findings: LiveFindings) -> [UInt8] {
    let nonce = ServerToken.long().text
    return PageTemplate.filled(
      LiveParts.brokenPage,
      with: PageTemplate.Contents(
        title: "bookplay serve", policy: PageTemplate.policy(nonce: nonce), script: LiveParts.script,
        nonce: nonce
      ) { bytes in
        bytes += "<pre id=\"findings\">\(HTMLText.escaped(findings.first.joined()))</pre>\n".utf8
        bytes += ExportedPage.Live(nonce: nonce, script: [], settings: Array("{}".utf8)).block
      })
  }
}
