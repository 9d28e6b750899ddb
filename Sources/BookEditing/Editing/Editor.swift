import BookKit
import PropertyList

struct Editor {
  var draft: Draft
  let assets: AssetCatalog?
  let folder: String?
  var selection: [Draft.Reference] = []
  var label = ""
  /// The references that could not be updated for a new name, or that lost their target.
  var outdated: [Draft.Reference] = []
  var clipboard: String?
  var scripts: ScriptDrafts

  init(_ list: PropertyList, assets: AssetCatalog?, scripts: [PropertyList.Source] = [], folder: String? = nil) {
    draft = Draft(list)
    (self.assets, self.folder) = (assets, folder)
    self.scripts = ScriptDrafts(scripts)
  }

  var list: PropertyList { draft.list }

  /// Carries out an operation without updating references to moved values; after a refusal, the draft must be dropped.
  mutating func carryOut(_ edit: BookEdit) throws(Refusal) {
    switch edit {
    case .set(let place, let key, let value, let language): try set(key, to: value, at: place, language, edit)
    case .insert(let place, let key, let index, let value): try insert(value, at: index, key, of: place, edit)
    case .remove(let place, let key): try remove(key, of: place, edit)
    case .reorder(let place, let key, let from, let to): try reorder(from, to: to, key, of: place, edit)
    case .addPage(let index, let name, let background): try addPage(at: index, name, background)
    case .duplicatePage(let page): try duplicatePage(page)
    case .removePages(let pages): try removePages(pages)
    case .movePages(let pages, let to): try movePages(pages, to: to)
    case .setPage(let page, let key, let value, let language): try setPage(page, key, to: value, language)
    case .setBook(let key, let value, let language): try setBook(key, to: value, language)
    case .addVariable(let name, let value): try addVariable(name, value)
    case .removeVariable(let name): try removeVariable(name)
    case .addLanguage(let code): try addLanguage(code)
    case .removeLanguage(let code, let removesTranslations): try removeLanguage(code, removesTranslations)
    case .orderLanguages(let codes): try orderLanguages(codes)
    case .addRule(let page, let value, let index): try addRule(value, at: index, to: page)
    case .moveRule(let page, let index, let to): try moveRule(index, to: to, of: page)
    case .removeRule(let page, let index): try removeRule(index, of: page)
    case .addElement: try addElement(edit)
    case .removeElements(let page, let items, let unlinks): try removeElements(items, page, unlinks: unlinks)
    case .duplicateElements(let page, let items, let by): try duplicateElements(items, page, by: by)
    case .moveElements(let page, let items, let by, let withTweens): try move(items, page, by: by, withTweens)
    case .setFrame: try setFrame(edit)
    case .resizeElements: try resize(edit)
    case .rotateElements(let page, let items, let by): try rotate(items, page, by: by)
    case .orderElements(let page, let items, let to): try orderElements(items, page, to: to)
    case .groupElements(let page, let items, let name): try groupElements(items, page, name: name)
    case .ungroupElements(let page, let items): try ungroupElements(items, page)
    case .nestElements(let page, let items, let into, let index): try nestElements(items, page, into: into, at: index)
    case .alignElements(let page, let items, let to, let frame): try align(items, page, to: to, of: frame)
    case .distributeElements(let page, let items, let isVertical, let byMiddles):
      try distribute(items, page, isVertical: isVertical, byMiddles: byMiddles)
    case .renameElement: try renameElement(edit)
    case .renameTween(let page, let item, let part, let name, let scripts),
      .renameTarget(let page, let item, let part, let name, let scripts):
      try renamePart(part, of: item, page, to: name, scripts, edit)
    case .renamePage(let page, let name, let includesScripts): try renamePage(page, to: name, includesScripts)
    case .renameVariable(let old, let name, let includesScripts): try renameVariable(old, to: name, includesScripts)
    case .renameRule(let page, let index, let name, let scripts): try renameRule(index, of: page, to: name, scripts)
    case .copyElements(let page, let items): try copyElements(items, page)
    case .pasteElements: try pasteElements(edit)
    case .copyPages(let pages): try copyPages(pages)
    case .pastePages(let clipboard, let index): try pastePages(clipboard, at: index)
    case .setTrigger: try setTrigger(edit)
    case .removeTrigger(let page, let item, let tween): try removeTrigger(waiting(tween, of: item, page))
    case .addTarget(let page, let item, let values): try addTarget(values, to: chosen(item, page))
    case .setTarget(let page, let item, let target, let key, let value):
      try setTarget(target, of: chosen(item, page), key, to: value)
    case .addTween: try addTween(edit)
    case .setTime(let page, let item, let tween, let start, let end):
      try setTime(of: tween, of: chosen(item, page).item, start, end)
    case .changeKeyframes(let page, let item, let tween, let change):
      try changeKeyframes(of: tween, item, page, to: change)
    case .setReading(let page, let item, let audio, let starts): try setReading(starts, audio, of: chosen(item, page))
    case .addFile(let source, let name): try addFile(source, as: name, folderFiles(edit))
    case .renameFile(let file, let name): try renameFile(file, to: name, folderFiles(edit))
    case .removeFile(let file): label = "Remove file \(try knownPath(file, folderFiles(edit)).description)"
    case .replaceFile(let file, _): label = "Replace file \(try knownPath(file, folderFiles(edit)).description)"
    case .batch, .undo, .redo, .revert, .replaceText:
      throw Refusal(.badValue, "`\(edit.word)` can't be a part of a batch")
    }
  }

  // MARK: - Pages and elements

  /// Returns the page with a name, a number from 1, or a path; a section is given by its path.
  func page(_ reference: BookEdit.Reference) throws(Refusal) -> PageOutline {
    let path =
      switch reference {
      case .number(let number): list.pagePath(ofNumber: number)
      case .name(let text): list.pagePath(named: text) ?? PropertyListPath(reading: text)
      }
    let page = list.pagesAndSections.first { $0.path == path && list.kind(of: $0.node) == .dictionary }
    guard let page else {
      throw Refusal(.noSuchPage, "there is no page `\(reference.quoted)`; the book has \(list.pages.count)")
    }
    return PageOutline(page.node, at: page.path, in: list)
  }

  /// Returns the index of a page among the numbered pages; a section is refused.
  func pageIndex(_ reference: BookEdit.Reference) throws(Refusal) -> Int {
    let page = try page(reference)
    guard page.path.parent == list.pagesPath, let index = page.path.lastIndex else {
      throw Refusal(.noSuchPage, "`\(Quotation.of(page.title))` is a section, and has no place in the order of pages")
    }
    return index
  }

  mutating func chosen(
    _ name: String, _ reference: BookEdit.Reference
  ) throws(Refusal) -> (item: PageOutline.Item, page: PageOutline) {
    let page = try page(reference)
    let item = page.items[try page.known(name)]
    select([item.path])
    return (item, page)
  }

  /// Returns the chosen elements of a page in document order, without duplicates or elements inside other chosen ones.
  func chosen(_ names: [String], _ reference: BookEdit.Reference) throws(Refusal) -> (items: [Int], page: PageOutline) {
    let page = try page(reference)
    var chosen: [Bool] = Array(repeating: false, count: page.items.count)
    for name in names { chosen[try page.known(name)] = true }
    let items = page.items.indices.filter { index in
      chosen[index] && !page.items.indices.contains { chosen[$0] && page.isInside(index, $0) }
    }
    return (items, page)
  }

  func tween(_ reference: BookEdit.Reference, of item: PageOutline.Item) throws(Refusal) -> PropertyListPath {
    try part(reference, "tweens", of: item, .noSuchTween, "tween")
  }

  func target(_ reference: BookEdit.Reference, of item: PageOutline.Item) throws(Refusal) -> PropertyListPath {
    try part(reference, "dropTargets", of: item, .noSuchTarget, "drop target")
  }

  private func part(
    _ reference: BookEdit.Reference, _ key: String, of item: PageOutline.Item, _ reason: Refusal.Reason, _ title: String
  ) throws(Refusal) -> PropertyListPath {
    let array = item.path.key(key)
    let path: PropertyListPath? =
      switch reference {
      case .number(let number): array.index(number)
      case .name(let name): list.part(named: name, in: array)
      }
    guard let path, list.node(at: path) != nil else {
      throw Refusal(reason, "`\(item.name)` has no \(title) `\(reference.quoted)`")
    }
    return path
  }

  func name(at path: PropertyListPath) -> String { list.name(at: path) ?? "target\(path.lastIndex ?? 0)" }

  // MARK: - Writing values

  /// Sets a key to a number that the operation computed; a missing key stays missing if the number is its default.
  mutating func setNumber(
    _ key: String, _ number: Double, at path: PropertyListPath, default standard: Double? = nil, decimals: Int = 3
  ) throws(Refusal) {
    guard number.isFinite else { throw Refusal(.badValue, "`\(key)` would be too large") }
    let rounded = decimals == 6 ? number.toMillionths : number.toThousandths
    if let node = draft.value(of: key, at: path) {
      let old = LooseValue.number(node, of: list)
      if let old, (decimals == 6 ? old.toMillionths : old.toThousandths) == rounded { return }
    } else if rounded == standard {
      return
    }
    try draft.set(key, to: .number(rounded == 0 ? 0 : rounded), at: path)
  }

  /// Inserts a value into an array, which is created if necessary; a value that breaks a rule of the format is refused.
  mutating func insert(_ value: JSONValue, at index: Int, into array: PropertyListPath) throws(Refusal) {
    if let node = list.node(at: array), list.kind(of: node) == .array {
      try draft.insert(ValueCheck.checked(value, at: array.index(index), in: list), at: index, in: array)
    } else if let key = array.lastKey, let holder = array.parent {
      try draft.set(key, to: ValueCheck.checked([value], at: array, in: list), at: holder)
    }
  }

  /// Returns the number for a key, or `nil` if the key is missing; any other value is refused.
  func number(_ key: String, at path: PropertyListPath) throws(Refusal) -> Double? {
    guard let node = draft.value(of: key, at: path) else { return nil }
    guard let number = LooseValue.number(node, of: list), number.isFinite else {
      throw Refusal(.badValue, "`\(key)` of `\(path.description)` is not a number")
    }
    return number
  }

  mutating func select(_ paths: [PropertyListPath]) { selection = paths.map { draft.follow($0) } }

  /// Returns "moon" for one element, and "3 elements" for several.
  func title(of items: [Int], on page: PageOutline) -> String {
    items.count == 1 ? page.items[items[0]].name : "\(items.count) elements"
  }
}

extension Editor {
  mutating func performAll(_ parts: [EditRequest]) throws(Refusal) {
    var references: [Draft.Reference] = []
    for (index, part) in parts.enumerated() {
      do throws(Refusal) {
        try perform(part.edit)
      } catch {
        throw Refusal(error.reason, "operation \(index + 1): \(error.message)")
      }
      references = selection
    }
    selection = references
    label = parts.count == 1 ? "1 change" : "\(parts.count) changes"
  }
}

extension [JSONValue.Member] {
  /// Sets members; each one replaces the member with the same name, if there is one.
  mutating func set(_ others: [JSONValue.Member]) {
    for other in others {
      if let index = firstIndex(where: { $0.name == other.name }) {
        self[index].value = other.value
      } else {
        append(other)
      }
    }
  }
}
