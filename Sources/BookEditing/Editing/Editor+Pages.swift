import BookKit
import PropertyList

extension Editor {
  mutating func pagesArray() throws(Refusal) -> PropertyListPath {
    if let path = list.pagesPath { return path }
    try draft.set("pages", to: [], at: PropertyListPath())
    return PropertyListPath([.key("pages")])
  }

  mutating func addPage(at index: Int?, _ given: String?, _ background: JSONValue?) throws(Refusal) {
    let index = try newIndex(index, among: list.pages.count)
    if let given {
      try FreeNames.check(given)
      try checkPageNameIsFree(given)
    }
    let name = given ?? FreeNames.numbered("page", from: index + 1, among: list.pageNames)
    let array = try pagesArray()
    if let background { _ = try ValueCheck.checked(["background": background], at: array.index(index), in: list) }
    try draft.insert(["name": .string(name), "background": background, "elements": []], at: index, in: array)
    label = "Add page \(index + 1)"
  }

  func checkPageNameIsFree(_ name: String) throws(Refusal) {
    guard !FreeNames.contains(list.pageNames, name) else {
      throw Refusal(.nameTaken, "the book has a page called `\(Quotation.of(name))` already")
    }
  }

  mutating func duplicatePage(_ reference: BookEdit.Reference) throws(Refusal) {
    let index = try pageIndex(reference)
    let page = try page(reference)
    let array = try pagesArray()
    try draft.duplicate(index, of: array, at: index + 1)
    let copy = array.index(index + 1)
    if let name = list.text(of: "name", in: page.node) {
      try draft.set("name", to: .string(FreeNames.free(name, among: list.pageNames)), at: copy)
    }
    label = "Duplicate \(page.title)"
  }

  func pageIndexes(_ references: [BookEdit.Reference]) throws(Refusal) -> [Int] {
    var found: [Int] = []
    for reference in references {
      let index = try pageIndex(reference)
      if !found.contains(index) { found.append(index) }
    }
    return found.sorted()
  }

  func checkPageRemains(removing count: Int) throws(Refusal) {
    guard list.pages.count > count else { throw Refusal(.lastPage, "a book keeps one page") }
  }

  mutating func removePages(_ pages: [BookEdit.Reference]) throws(Refusal) {
    let indexes = try pageIndexes(pages)
    try checkPageRemains(removing: indexes.count)
    let array = try pagesArray()
    for index in indexes.reversed() { try draft.remove(at: index, of: array) }
    label = indexes.count == 1 ? "Remove page \(indexes[0] + 1)" : "Remove \(indexes.count) pages"
  }

  mutating func movePages(_ pages: [BookEdit.Reference], to: Int) throws(Refusal) {
    let indexes = try pageIndexes(pages)
    guard to <= list.pages.count else {
      throw Refusal(.badValue, "`to` is \(to), but it can be at most \(list.pages.count)")
    }
    let array = try pagesArray()
    let order = Editor.order(of: list.pages.count, moving: indexes, to: to - 1)
    try draft.reorder(order, of: array)
    label = indexes.count == 1 ? "Move page \(indexes[0] + 1) to \(to)" : "Move \(indexes.count) pages to \(to)"
  }
}
