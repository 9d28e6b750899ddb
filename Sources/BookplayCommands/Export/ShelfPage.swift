import BookKit
import BookReports
import PackedPlayer
import PropertyList

struct ShelfPage {
  var title: String?
  var background: Page.Background?
  var picture: (bytes: [UInt8], ending: String)?
  private var books: [JSONValue] = []
  private var folders: Set<String> = []
  private var keys: Set<String> = []

  static let coverSide = 1024
  static let plainTitle = "Books"

  /// Returns a unique name for the folder of a book, made of characters that are safe in URLs.
  mutating func folder(for name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return folders.insertNumbered(words.isEmpty ? "book" : words.joined(separator: "-"))
  }

  /// Returns the page of a book with a key that no other book of the shelf has, so that each stores its own state.
  mutating func keyed(_ page: ExportedPage, folder: String) -> ExportedPage {
    guard !keys.insert(page.key).inserted else { return page }
    var page = page
    page.key = HexHash.of(page.key + " " + folder)
    keys.insert(page.key)
    return page
  }

  mutating func add(_ page: ExportedPage, in folder: String, cover: String, width: Int, height: Int) {
    books.append([
      "title": page.title.json, "language": page.languageOfTexts.json, "page": (folder + "/index.html").json,
      "cover": cover.json, "width": width.json, "height": height.json,
    ])
  }

  func addIndex(to site: inout Site, engine: String) {
    let settings: JSONValue = [
      "engine": engine.json, "worker": Site.worker.json, "title": title?.json,
      "background": background(in: &site), "books": .array(books),
    ]
    let files = site.add(style: ShelfParts.style, script: ShelfParts.script, as: "shelf-")
    let page = PageTemplate.filled(
      ShelfParts.page,
      with: PageTemplate.Contents(
        title: title ?? ShelfPage.plainTitle,
        head: PageHead(description: title, links: Site.headLinks(root: "")).bytes,
        policy: PageTemplate.policyOfSites, script: [], files: files,
        data: { PageData.append(settings: settings, to: &$0) }))
    site.add("index.html", page)
  }

  private func background(in site: inout Site) -> JSONValue? {
    switch background {
    case .color(let color): ["color": color.digits.json]
    case .gradient(let gradient): ["colors": gradient.colors.map(\.digits).json, "angle": gradient.angle.json]
    case .image: picture.map { ["file": site.addLasting($0.bytes, as: "background-", $0.ending).json] }
    case nil: nil
    }
  }
}

extension Set<String> {
  /// Inserts a name, with a number after it if it is taken, and returns what was inserted.
  mutating func insertNumbered(_ name: String) -> String {
    var (numbered, number) = (name, 1)
    while !insert(numbered).inserted {
      number += 1
      numbered = "\(name)-\(number)"
    }
    return numbered
  }
}

extension Color {
  fileprivate var digits: String {
    [red, green, blue, alpha].reduce("#") { $0 + HexDigits.text(UInt64($1), count: 2) }
  }
}
