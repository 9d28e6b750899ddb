import BookKit
import PropertyList

extension Editor {
  mutating func copyElements(_ names: [String], _ reference: BookEdit.Reference) throws(Refusal) {
    let (items, page) = try chosen(names, reference)
    label = "Copy \(title(of: items, on: page))"
    select(items.map { page.items[$0].path })
    clipboard = try Clipboard.written(items.map { page.items[$0].path }, as: "elements", of: self)
  }

  mutating func copyPages(_ pages: [BookEdit.Reference]) throws(Refusal) {
    let array = try pagesArray()
    let indexes = try pageIndexes(pages)
    let paths = indexes.map { array.index($0) }
    label = indexes.count == 1 ? "Copy page \(indexes[0] + 1)" : "Copy \(indexes.count) pages"
    clipboard = try Clipboard.written(paths, as: "pages", of: self)
  }

  private mutating func paste(
    _ text: String, _ key: String, into array: PropertyListPath, at index: Int
  ) throws(Refusal) -> [Draft.Reference] {
    guard let clipboard = Clipboard(reading: text, key) else {
      throw Refusal(.badValue, "`clipboard` must be what was copied from a book")
    }
    var pasted: [Draft.Reference] = []
    let contents = clipboard.contents
    for offset in contents.items.indices {
      try draft.insert(offset, of: contents, at: index + offset, in: array)
      pasted.append(draft.follow(array.index(index + offset)))
    }
    return pasted
  }

  mutating func pasteElements(_ edit: BookEdit) throws(Refusal) {
    guard case .pasteElements(let reference, let clipboard, let by, let into, let index) = edit else { return }
    let page = try page(reference)
    let group = try into.map { (name) throws(Refusal) in try self.group(name, on: page) }
    let place = try newIndex(index, among: page.arrayCount(of: group, in: list))
    let array = try elements(of: group.map { page.items[$0].path } ?? page.path)
    let pasted = try paste(clipboard, "elements", into: array, at: place)
    for reference in pasted where by != Point(x: 0, y: 0) {
      guard let path = draft.path(of: reference), let node = list.node(at: path),
        list.text(of: "type", in: node) != "audio"
      else { continue }
      try shift(path, by: by)
    }
    try renameCopies(of: pasted, on: page.path)
    selection = pasted
    let only = pasted.count == 1 ? draft.path(of: pasted[0]).flatMap { list.node(at: $0) } : nil
    label = "Paste \(only.flatMap { list.text(of: "name", in: $0) } ?? "\(pasted.count) elements")"
  }

  mutating func pastePages(_ clipboard: String, at index: Int?) throws(Refusal) {
    let array = try pagesArray()
    let index = try newIndex(index, among: list.pages.count)
    let taken = list.pageNames
    let pasted = try paste(clipboard, "pages", into: array, at: index)
    var names = taken
    for reference in pasted {
      guard let path = draft.path(of: reference), let node = list.node(at: path),
        let name = list.text(of: "name", in: node)
      else { continue }
      let new = FreeNames.free(name, among: names)
      names.append(new)
      try draft.set("name", to: .string(new), at: path)
    }
    label = pasted.count == 1 ? "Paste page" : "Paste \(pasted.count) pages"
  }
}
