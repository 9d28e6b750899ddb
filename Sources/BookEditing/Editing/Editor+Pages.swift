import BookKit
import PropertyList

// Pages.
extension Editor {
  mutating func performOnPages(_ operation: Operation) throws(Refusal) {
    switch operation.kind {
    case .addPage: try addPage(operation)
    case .duplicatePage: try duplicatePage(operation)
    case .removePages: try removePages(operation)
    case .movePages: try movePages(operation)
    case .copyPages: try copyPages(operation)
    default: try pastePages(operation)
    }
  }

  /// Returns the path of the array of pages, which is made if it is missing.
  mutating func pagesArray() throws(Refusal) -> PropertyListPath {
    if let path = list.pagesPath { return path }
    try draft.set("pages", to: [], at: PropertyListPath())
    return PropertyListPath([.key("pages")])
  }

  /// The names of the book's pages.
  var pageNames: [String] { list.pages.compactMap { list.text(of: "name", in: $0.node) } }

  private mutating func addPage(_ operation: Operation) throws(Refusal) {
    let index = try newIndex(operation, among: list.pages.count)
    let name: String
    if let given = operation.text("name") {
      try FreeNames.check(given)
      try keepPageNameFree(given)
      name = given
    } else {
      name = FreeNames.numbered("page", from: index + 1, among: pageNames)
    }
    var members = [JSONValue.Member("name", .string(name))]
    if let background = operation["background"] { members.append(.init("background", background)) }
    members.append(.init("elements", []))
    let array = try pagesArray()
    if let background = operation["background"] {
      let page = JSONValue.object([.init("background", background)])
      _ = try ValueCheck.checked(page, at: array.index(index), in: list)
    }
    try draft.insert(.object(members), at: index, in: array)
    label = "Add page \(index + 1)"
  }

  func keepPageNameFree(_ name: String) throws(Refusal) {
    guard !FreeNames.contains(pageNames, name) else {
      throw Refusal(.nameTaken, "the book has a page called `\(Quotation.of(name))` already")
    }
  }

  private mutating func duplicatePage(_ operation: Operation) throws(Refusal) {
    let index = try pageIndex(operation["page"] ?? .null)
    let page = try page(operation)
    let array = try pagesArray()
    try draft.duplicate(index, of: array, at: index + 1)
    let copy = array.index(index + 1)
    if let name = list.text(of: "name", in: page.node) {
      try draft.set("name", to: .string(FreeNames.free(name, among: pageNames)), at: copy)
    }
    label = "Duplicate \(page.title)"
  }

  /// Returns the indexes of the pages that a member names, in order.
  func pageIndexes(_ operation: Operation) throws(Refusal) -> [Int] {
    var found: [Int] = []
    for value in operation.values("pages") {
      let index = try pageIndex(value)
      if !found.contains(index) { found.append(index) }
    }
    return found.sorted()
  }

  func keepOnePage(removing count: Int) throws(Refusal) {
    guard list.pages.count > count else { throw Refusal(.lastPage, "a book keeps one page") }
  }

  private mutating func removePages(_ operation: Operation) throws(Refusal) {
    let indexes = try pageIndexes(operation)
    try keepOnePage(removing: indexes.count)
    let array = try pagesArray()
    for index in indexes.reversed() { try draft.remove(at: index, of: array) }
    label = indexes.count == 1 ? "Remove page \(indexes[0] + 1)" : "Remove \(indexes.count) pages"
  }

  private mutating func movePages(_ operation: Operation) throws(Refusal) {
    let indexes = try pageIndexes(operation)
    let to = operation.integer("to") ?? 1
    guard to <= list.pages.count else {
      throw Refusal(.badValue, "`to` is \(to), but it can be at most \(list.pages.count)")
    }
    let array = try pagesArray()
    let order = Editor.order(of: list.pages.count, moving: indexes, to: to - 1)
    try draft.reorder(order, of: array)
    label = indexes.count == 1 ? "Move page \(indexes[0] + 1) to \(to)" : "Move \(indexes.count) pages to \(to)"
  }
}
