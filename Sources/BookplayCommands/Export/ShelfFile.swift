import BookKit
import BookReports
import PropertyList

/// A shelf as its author describes it: `{ title; background; books = (paths); }`.
struct ShelfFile {
  private(set) var title: String?
  /// The background; a picture is given by its path relative to the folder of the shelf.
  private(set) var background: (value: Page.Background, range: Range<Int>)?
  private(set) var books: [(path: String, range: Range<Int>)] = []
  private(set) var errors: [FileMessage] = []

  static let fileName = "shelf.plist"

  /// The maximum number of books, more than a reader would scroll through.
  static let maxBooks = 200

  private static let keys = ["title", "background", "books"]
  private static let gradientKeys = ["colors", "angle"]

  private let list: PropertyList

  init(_ list: PropertyList) {
    self.list = list
    guard list.kind(of: list.root) == .dictionary else {
      report("a shelf is a dictionary", at: list.root, hint: "write `{ books = (Moon, Boat); }`")
      return
    }
    for entry in list.entries(of: list.root) {
      switch list.string(of: entry.key) ?? "" {
      case "title": title = text(of: entry)
      case "background": background = readBackground(entry.value).map { ($0, list.range(of: entry.value)) }
      case "books": readBooks(entry.value)
      case let name: reportUnknown(name, at: entry.key, among: ShelfFile.keys)
      }
    }
    if list.value(forKey: "books", in: list.root) == nil {
      report("the shelf has no `books`", at: list.root, hint: "list their folders: `books = (Moon, Boat);`")
    }
  }

  private mutating func readBooks(_ node: NodeHandle) {
    guard list.kind(of: node) == .array else { return report("`books` is not an array", at: node) }
    books = []
    for element in list.elements(of: node) {
      guard let path = list.string(of: element), !path.isEmpty, path != "-" else {
        report("this is not the path of a book", at: element)
        continue
      }
      books.append((path, list.range(of: element)))
    }
    if list.count(of: node) == 0 { report("the shelf has no books", at: node) }
    if books.count > ShelfFile.maxBooks {
      report("the shelf has \(books.count) books; \(ShelfFile.maxBooks) is the limit", at: node)
    }
  }

  private mutating func readBackground(_ node: NodeHandle) -> Page.Background? {
    if let text = list.string(of: node) { return Color(Array(text.utf8)).map { .color($0) } ?? .image(text) }
    guard list.kind(of: node) == .dictionary else {
      report("`background` is not a colour, a picture or a gradient", at: node)
      return nil
    }
    var colors: [Color]?
    var angle = Gradient(colors: []).angle
    for entry in list.entries(of: node) {
      switch list.string(of: entry.key) ?? "" {
      case "colors": colors = readColors(entry.value)
      case "angle":
        if let number = number(entry.value), number.isFinite {
          angle = number
        } else {
          report("`angle` is not a number", at: entry.value)
        }
      case let name: reportUnknown(name, at: entry.key, among: ShelfFile.gradientKeys)
      }
    }
    if list.value(forKey: "colors", in: node) == nil { report("the gradient has no `colors`", at: node) }
    return colors.map { .gradient(Gradient(colors: $0, angle: angle)) }
  }

  private mutating func readColors(_ node: NodeHandle) -> [Color]? {
    var colors: [Color] = []
    for element in list.elements(of: node) {
      guard let color = list.utf8(of: element).flatMap({ Color($0) }) else {
        report("this is not a colour", at: element, hint: "write one such as `#2f6f4f`")
        continue
      }
      colors.append(color)
    }
    guard (2...8).contains(list.count(of: node)) else {
      report("a gradient has 2 to 8 colours", at: node)
      return nil
    }
    return colors
  }

  private func number(_ node: NodeHandle) -> Double? {
    list.number(of: node) ?? (list.format == .ascii ? list.string(of: node).flatMap { Double($0) } : nil)
  }

  private mutating func text(of entry: PropertyList.Entry) -> String? {
    guard let text = list.string(of: entry.value) else {
      report("`title` is not a string", at: entry.value)
      return nil
    }
    return text
  }

  private mutating func reportUnknown(_ name: String, at key: NodeHandle, among known: [String]) {
    let nearest = NearestName.suggestion(for: name, among: known)
    report(
      "a shelf has no key `\(Quotation.of(name))`", at: key,
      hint: nearest.map { "did you mean `\($0)`?" } ?? "the keys are \(UsageText.list(known, last: "and"))")
  }

  private mutating func report(_ message: String, at node: NodeHandle, hint: String? = nil) {
    errors.append(
      FileMessage(
        message: message, range: list.openingRange(of: node), path: list.path(to: node).description, hint: hint))
  }
}
