import BookKit
import PropertyList

// The four basic operations: set, insert, remove and reorder.
extension Editor {
  private struct Place {
    let path: PropertyListPath
    let title: String
    var item: PropertyListPath?
  }

  /// Returns the dictionary given by page, element and tween, or by its path.
  private func dictionary(at place: BookEdit.Place, _ edit: BookEdit) throws(Refusal) -> Place {
    if let page = place.page {
      let page = try self.page(page)
      guard let name = place.item else { return Place(path: page.path, title: page.title) }
      let item = page.items[try page.known(name)]
      guard let tween = place.tween else { return Place(path: item.path, title: item.name, item: item.path) }
      let path = try self.tween(tween, of: item)
      return Place(path: path, title: self.name(at: path), item: item.path)
    }
    guard let text = place.at else { throw Refusal(.missingMember, "`\(edit.word)` needs `at`") }
    guard let path = PropertyListPath(reading: text) else { throw Refusal.nothing(at: Quotation.of(text)) }
    return Place(path: path, title: text.isEmpty ? "the book" : text, item: element(around: path))
  }

  private func element(around path: PropertyListPath) -> PropertyListPath? {
    var path = path
    while true {
      if path.parent?.lastKey == "elements", path.lastIndex != nil { return path }
      guard let parent = path.parent else { return nil }
      path = parent
    }
  }

  mutating func set(
    _ key: String, to value: JSONValue, at place: BookEdit.Place, _ language: String?, _ edit: BookEdit
  ) throws(Refusal) {
    let place = try dictionary(at: place, edit)
    try set(key, to: value, at: place.path, language: language)
    label = "Set \(key) of \(place.title)"
    if let item = place.item { select([item]) }
  }

  mutating func set(_ key: String, to value: JSONValue, at path: PropertyListPath, language: String?) throws(Refusal) {
    _ = try draft.dictionary(at: path)
    let walk = RoleWalk(to: path, in: list)
    let table = walk.keys
    if walk.role.map == nil, table.key(key) == nil, draft.value(of: key, at: path) == nil {
      let owner = table.owners.last?.title.description ?? "this dictionary"
      throw Refusal(.notAKey, "`\(Quotation.of(key))` is not a key of \(owner)")
    }
    if let language, language != firstLanguage { return try translate(key, to: value, at: path, language) }
    let name = table.key(key)?.name.description ?? key
    let checked = value == .null ? value : try ValueCheck.checked(value, at: path.key(name), in: list)
    try draft.set(key, to: checked, at: path)
  }

  var firstLanguage: String? {
    guard let languages = list.value(forKey: "languages", in: list.root) else { return nil }
    var all = list.elements(of: languages)
    return all.next().flatMap { list.string(of: $0) }
  }

  private mutating func translate(
    _ key: String, to value: JSONValue, at path: PropertyListPath, _ language: String
  ) throws(Refusal) {
    guard Role.keys(at: path, in: list).key("localized") != nil else {
      throw Refusal(.notAKey, "`localized` is not a key of this dictionary")
    }
    let localized = path.key("localized")
    let translation = localized.key(language)
    guard value != .null else {
      if list.node(at: translation) != nil { try draft.set(key, to: nil, at: translation) }
      return
    }
    let value = try ValueCheck.checked(value, at: path.key(key), in: list)
    if list.node(at: localized) == nil {
      let inner = [language: [key: value]] as JSONValue
      try draft.set("localized", to: inner, at: path)
    } else if list.node(at: translation) == nil {
      try draft.set(language, to: [key: value], at: localized)
    } else {
      try draft.set(key, to: value, at: translation)
    }
  }

  mutating func insert(
    _ value: JSONValue, at index: Int?, _ key: String?, of place: BookEdit.Place, _ edit: BookEdit
  ) throws(Refusal) {
    let (array, item) = try array(key, of: place, edit)
    if list.node(at: array) == nil, let parent = array.parent, let key = array.lastKey {
      _ = try newIndex(index, among: 0)
      try set(key, to: .array([value]), at: parent, language: nil)
    } else {
      let index = try newIndex(index, among: list.count(of: try draft.array(at: array)))
      try draft.insert(ValueCheck.checked(value, at: array.index(index), in: list), at: index, in: array)
      if array.lastKey == "elements" {
        label = "Insert into \(array.description)"
        return select([array.index(index)])
      }
    }
    label = "Insert into \(array.description)"
    if let item { select([item]) }
  }

  private func array(
    _ key: String?, of place: BookEdit.Place, _ edit: BookEdit
  ) throws(Refusal) -> (path: PropertyListPath, item: PropertyListPath?) {
    let holder = try dictionary(at: place, edit)
    if let key { return (holder.path.key(key), holder.item) }
    if place.page != nil { throw Refusal(.missingMember, "`\(edit.word)` needs `key`") }
    return (holder.path, holder.item)
  }

  mutating func remove(_ key: String?, of place: BookEdit.Place, _ edit: BookEdit) throws(Refusal) {
    let place = try dictionary(at: place, edit)
    let path = key.map { place.path.key($0) } ?? place.path
    guard let holder = path.parent else { throw Refusal(.noSuchPath, "the whole book can't be removed") }
    if let key = path.lastKey {
      guard draft.value(of: key, at: holder) != nil else { throw Refusal.nothing(at: path) }
    } else if holder == list.pagesPath {
      try checkPageRemains(removing: 1)
    }
    if let item = place.item, !item.isInside(path) { select([item]) }
    try draft.remove(path)
    label = "Remove \(path.description)"
  }

  mutating func reorder(
    _ from: [Int], to: Int, _ key: String?, of place: BookEdit.Place, _ edit: BookEdit
  ) throws(Refusal) {
    let (array, item) = try array(key, of: place, edit)
    let count = list.count(of: try draft.array(at: array))
    for index in from { try Editor.check(index, of: "from", within: count) }
    let order = try Editor.order(of: count, moving: from, to: oldIndex(to, "to", among: count))
    try draft.reorder(order, of: array)
    label = "Reorder \(array.description)"
    if let item { select([item]) }
  }

  /// Returns the indices of an array in a new order, with the indices in `from` moved together to `to`.
  static func order(of count: Int, moving from: [Int], to: Int) -> [Int] {
    let chosen = (0..<count).filter { from.contains($0) }
    var rest = (0..<count).filter { !from.contains($0) }
    rest.insert(contentsOf: chosen, at: min(max(0, to), rest.count))
    return rest
  }
}

extension Editor {
  /// Returns the index at which a value is added to an array of `count` values, by default at the end.
  func newIndex(_ index: Int?, among count: Int) throws(Refusal) -> Int {
    guard let index else { return count }
    try Editor.check(index, of: "index", within: count + 1)
    return index
  }

  func oldIndex(_ index: Int, _ member: String = "index", among count: Int) throws(Refusal) -> Int {
    try Editor.check(index, of: member, within: count)
    return index
  }

  static func check(_ index: Int, of member: String, within count: Int) throws(Refusal) {
    guard index >= count else { return }
    let limit = count == 0 ? "there are no values" : "it can be at most \(count - 1)"
    throw Refusal(.badValue, "`\(member)` is \(index), but \(limit)")
  }
}
