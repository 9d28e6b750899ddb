import BookKit
import PropertyList

// Copies that go to other pages and books.
extension Editor {
  mutating func copyElements(_ items: [Int], of page: PageOutline) throws(Refusal) {
    label = "Copy \(title(of: items, on: page))"
    select(items.map { page.items[$0].path })
    clipboard = try Clipboard.written(items.map { page.items[$0].path }, as: "elements", of: draft, canvas: canvas)
  }

  mutating func copyPages(_ operation: Operation) throws(Refusal) {
    let array = try pagesArray()
    let indexes = try pageIndexes(operation)
    let paths = indexes.map { array.index($0) }
    label = indexes.count == 1 ? "Copy page \(indexes[0] + 1)" : "Copy \(indexes.count) pages"
    clipboard = try Clipboard.written(paths, as: "pages", of: draft, canvas: canvas)
  }

  /// Inserts the values of a clipboard into an array, and returns their references.
  private mutating func paste(
    _ operation: Operation, _ key: String, into array: PropertyListPath, at index: Int
  ) throws(Refusal) -> [Draft.Reference] {
    guard let clipboard = Clipboard(reading: operation.text("clipboard") ?? "", key) else {
      throw Refusal(.badValue, "`clipboard` must be what was copied from a book")
    }
    var pasted: [Draft.Reference] = []
    for (offset, value) in clipboard.values.enumerated() {
      if list.format == .xml {
        try draft.insert(clipboard.block(offset), at: index + offset, in: array)
      } else {
        try draft.insert(JSONValue(value, of: clipboard.list), at: index + offset, in: array)
      }
      pasted.append(draft.follow(array.index(index + offset)))
    }
    return pasted
  }

  mutating func pasteElements(_ operation: Operation, onto page: PageOutline) throws(Refusal) {
    let into = try operation.text("into").map { (name) throws(Refusal) in try group(name, on: page) }
    let array = try elements(of: into.map { page.items[$0].path } ?? page.path)
    let count = list.node(at: array).map { list.count(of: $0) } ?? 0
    let index = min(operation.integer("index") ?? count, count)
    let pasted = try paste(operation, "elements", into: array, at: index)
    let by = operation.numbers("by")
    for reference in pasted {
      guard let path = draft.path(of: reference), let node = list.node(at: path),
        list.text(of: "type", in: node) != "audio"
      else { continue }
      try shift("x", by: by[0], at: path)
      try shift("y", by: by[1], at: path)
    }
    try freeNames(of: pasted, on: page.path, taken: page.names)
    selection = pasted
    let only = pasted.count == 1 ? draft.path(of: pasted[0]).flatMap { list.node(at: $0) } : nil
    label = "Paste \(only.flatMap { list.text(of: "name", in: $0) } ?? "\(pasted.count) elements")"
  }

  mutating func pastePages(_ operation: Operation) throws(Refusal) {
    let array = try pagesArray()
    let index = min(operation.integer("index") ?? list.pages.count, list.pages.count)
    let taken = pageNames
    let pasted = try paste(operation, "pages", into: array, at: index)
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

/// Elements or pages as a property list in XML, which goes from one book to another.
struct Clipboard {
  let list: PropertyList
  private let array: NodeHandle
  let values: [NodeHandle]

  /// Reads what was copied, or returns `nil` if the text is something else.
  init?(reading text: String, _ key: String) {
    let reading = PropertyList.read(PropertyList.Source(text: text))
    guard reading.isWellFormed, let list = reading.document, list.value(forKey: "bookplay", in: list.root) != nil,
      let array = list.value(forKey: key, in: list.root), list.format == .xml
    else { return nil }
    self.list = list
    self.array = array
    values = Array(list.elements(of: array))
    guard values.allSatisfy({ list.kind(of: $0) == .dictionary }) else { return nil }
  }

  /// Returns a value with its comments.
  func block(_ index: Int) -> Block { Block(of: index, in: Contents(of: array, in: SourceLines(list))) }

  /// Returns values of a book as the text of a clipboard.
  static func written(
    _ paths: [PropertyListPath], as key: String, of draft: Draft, canvas: Rectangle
  ) throws(Refusal) -> String {
    let frame =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
      + "\t<key>bookplay</key>\n\t<integer>1</integer>\n\t<key>canvas</key>\n\t<dict/>\n"
      + "\t<key>\(key)</key>\n\t<array/>\n</dict>\n</plist>\n"
    let reading = PropertyList.read(PropertyList.Source(text: frame))
    guard let list = reading.document else { throw Refusal(.unwritable, "nothing can be copied") }
    var copy = Draft(list)
    let size = PropertyListPath([.key("canvas")])
    try copy.set("width", to: .number(canvas.width), at: size)
    try copy.set("height", to: .number(canvas.height), at: size)
    let array = PropertyListPath([.key(key)])
    for (index, path) in paths.enumerated() {
      guard let holder = path.parent, let place = path.lastIndex else { continue }
      let node = try draft.node(at: path)
      if draft.list.format == .xml {
        let block = Block(of: place, in: Contents(of: try draft.array(at: holder), in: draft.lines))
        try copy.insert(block, at: index, in: array)
      } else {
        try copy.insert(JSONValue(node, of: draft.list, typesBareWords: true), at: index, in: array)
      }
    }
    return String(decoding: copy.list.text.utf8, as: UTF8.self)
  }
}
