import BookKit
import PropertyList

/// Carries out one operation on a draft of a book's file.
struct Editor {
  var draft: Draft
  let assets: AssetCatalog?
  /// The absolute path of the book's folder.
  let folder: String?
  /// The elements that are to be selected afterwards.
  var selection: [Draft.Reference] = []
  /// What the operation does, for the history.
  var label = ""
  /// The references that could not follow a new name, or that lost what they mean.
  var left: [Draft.Reference] = []
  /// What the operation copied.
  var clipboard: String?
  /// The scripts beside the book.
  var scripts: ScriptDrafts

  init(_ list: PropertyList, assets: AssetCatalog?, scripts: [PropertyList.Source] = [], folder: String? = nil) {
    draft = Draft(list)
    self.assets = assets
    self.folder = folder
    self.scripts = ScriptDrafts(scripts)
  }

  /// The list as it is after the changes so far.
  var list: PropertyList { draft.list }

  /// Carries out an operation alone.
  ///
  /// - Throws: `Refusal` after which the draft is to be dropped.
  mutating func carryOut(_ operation: Operation) throws(Refusal) {
    switch operation.kind {
    case .set: try set(operation)
    case .insert: try insert(operation)
    case .remove: try remove(operation)
    case .reorder: try reorder(operation)
    case .addPage, .duplicatePage, .removePages, .movePages, .copyPages, .pastePages: try performOnPages(operation)
    case .setPage, .setBook, .addVariable, .removeVariable, .addLanguage, .removeLanguage, .orderLanguages, .addRule,
      .moveRule, .removeRule:
      try performOnBook(operation)
    case .addElement, .removeElements, .duplicateElements, .orderElements, .groupElements, .ungroupElements,
      .nestElements, .copyElements, .pasteElements:
      try performOnElements(operation)
    case .moveElements, .setFrame, .resizeElements, .rotateElements, .alignElements, .distributeElements:
      try performOnFrames(operation)
    case .renameElement, .renameTween, .renameTarget, .renamePage, .renameVariable, .renameRule:
      try rename(operation)
    case .setTrigger: try setTrigger(operation)
    case .removeTrigger: try removeTrigger(operation)
    case .addTarget: try addTarget(operation)
    case .setTarget: try setTarget(operation)
    case .addTween, .setTime, .addKeyframe, .moveKeyframe, .setKeyframe, .removeKeyframe, .setReading:
      try performOnTweens(operation)
    case .addFile, .renameFile, .removeFile, .replaceFile: try performOnFiles(operation)
    case .batch, .undo, .redo, .revert, .replaceText:
      throw Refusal(.badValue, "`\(operation.kind.rawValue)` can't be a part of another operation")
    }
  }

  // MARK: - What lines refer to

  /// Returns the page that a member names.
  func page(_ operation: Operation, _ member: String = "page") throws(Refusal) -> PageOutline {
    guard let value = operation[member] else {
      throw Refusal(.missingMember, "`\(operation.kind.rawValue)` needs `\(member)`")
    }
    return try page(value)
  }

  /// Returns the page that a value names: by its name, its number from 1, or its path, which can be a section's.
  func page(_ value: JSONValue) throws(Refusal) -> PageOutline {
    let pages = list.pages.filter { list.kind(of: $0.node) == .dictionary }
    var number: Int?
    var written = ""
    switch value {
    case .number(let given):
      number = Int(exactly: given)
      written = String(decoding: NumberText.shortest(given), as: UTF8.self)
    case .string(let text):
      written = text
      for page in pages where list.text(of: "name", in: page.node).map({ $0.utf8.elementsEqual(text.utf8) }) ?? false {
        return PageOutline(page.node, at: page.path, in: list)
      }
      let path = PropertyListPath(reading: text)
      let found = list.pagesAndSections.first { $0.path == path && list.kind(of: $0.node) == .dictionary }
      if let found { return PageOutline(found.node, at: found.path, in: list) }
      number = Int(digits: text.utf8)
    default: break
    }
    if let number, let page = pages.first(where: { ($0.path.lastIndex ?? 0) + 1 == number }) {
      return PageOutline(page.node, at: page.path, in: list)
    }
    throw Refusal(
      .noSuchPage, "there is no page `\(Quotation.of(written))`; the book has \(list.pages.count)")
  }

  /// Returns the index of the page that a value names among the numbered pages, to which sections don't belong.
  func pageIndex(_ value: JSONValue) throws(Refusal) -> Int {
    let page = try page(value)
    guard page.path.parent == list.pagesPath, let index = page.path.lastIndex else {
      throw Refusal(.noSuchPage, "`\(Quotation.of(page.title))` is a section, and has no place in the order of pages")
    }
    return index
  }

  /// Returns an element of a page.
  func item(_ name: String, on page: PageOutline) throws(Refusal) -> Int {
    guard let index = page.index(of: name) else {
      throw Refusal(.noSuchItem, "no element of \(page.title) is called `\(Quotation.of(name))`")
    }
    return index
  }

  /// Returns the element that a member names.
  func item(_ operation: Operation, on page: PageOutline) throws(Refusal) -> Int {
    guard let name = operation.text("item") else {
      throw Refusal(.missingMember, "`\(operation.kind.rawValue)` needs `item`")
    }
    return try item(name, on: page)
  }

  /// Returns the elements that a line names: each once, in the document's order, without those in others of them.
  func items(_ operation: Operation, on page: PageOutline) throws(Refusal) -> [Int] {
    var chosen: [Bool] = Array(repeating: false, count: page.items.count)
    for name in operation.texts("items") { chosen[try item(name, on: page)] = true }
    return page.items.indices.filter { index in
      chosen[index] && !page.items.indices.contains { chosen[$0] && page.isInside(index, $0) }
    }
  }

  /// Returns the path of a tween by its name or index.
  func tween(_ value: JSONValue, of item: PageOutline.Item) throws(Refusal) -> PropertyListPath {
    try part(value, "tweens", of: item, .noSuchTween, "tween")
  }

  /// Returns the path of a drop target by its name or index.
  func target(_ value: JSONValue, of item: PageOutline.Item) throws(Refusal) -> PropertyListPath {
    try part(value, "dropTargets", of: item, .noSuchTarget, "drop target")
  }

  private func part(
    _ value: JSONValue, _ key: String, of item: PageOutline.Item, _ reason: Refusal.Reason, _ title: String
  ) throws(Refusal) -> PropertyListPath {
    let path = item.path.key(key)
    var written = ""
    if let array = list.value(forKey: key, in: item.node) {
      var index = 0
      for element in list.elements(of: array) {
        switch value {
        case .number(let number):
          if number == Double(index) { return path.index(index) }
        case .string(let name):
          let own = list.text(of: "name", in: element)
          let isMadeUp = key == "tweens" && own == nil && name == MadeUpName.tween.text(at: index)
          if isMadeUp || own.map({ $0.utf8.elementsEqual(name.utf8) }) ?? false { return path.index(index) }
        default: break
        }
        index += 1
      }
    }
    switch value {
    case .number(let number): written = String(decoding: NumberText.shortest(number), as: UTF8.self)
    case .string(let name): written = Quotation.of(name)
    default: break
    }
    throw Refusal(reason, "`\(item.name)` has no \(title) `\(written)`")
  }

  /// Returns the name of a tween or target, or its made-up one.
  func name(at path: PropertyListPath, orElse stem: String) -> String {
    list.node(at: path).flatMap { list.text(of: "name", in: $0) } ?? "\(stem)\(path.lastIndex ?? 0)"
  }

  // MARK: - Writing values

  /// Sets a key to a number that the operation computed; a missing key with that default stays missing.
  mutating func setNumber(
    _ key: String, _ number: Double, at path: PropertyListPath, default standard: Double? = nil, decimals: Int = 3
  ) throws(Refusal) {
    guard number.isFinite else { throw Refusal(.badValue, "`\(key)` would be too large") }
    let rounded = decimals == 6 ? number.toMillionths : number.toThousandths
    if let node = draft.value(of: key, at: path) {
      if let old = LooseValue.number(node, of: list) {
        if (decimals == 6 ? old.toMillionths : old.toThousandths) == rounded { return }
      }
    } else if rounded == standard {
      return
    }
    try draft.set(key, to: .number(rounded == 0 ? 0 : rounded), at: path)
  }

  /// Returns the number that a key has, or `nil` if it is missing.
  ///
  /// - Throws: `Refusal` if the value isn't a number.
  func number(_ key: String, at path: PropertyListPath) throws(Refusal) -> Double? {
    guard let node = draft.value(of: key, at: path) else { return nil }
    guard let number = LooseValue.number(node, of: list), number.isFinite else {
      throw Refusal(.badValue, "`\(key)` of `\(path.description)` is not a number")
    }
    return number
  }

  /// Selects the elements at these paths.
  mutating func select(_ paths: [PropertyListPath]) { selection = paths.map { draft.follow($0) } }

  /// Returns "moon" for one element, and "3 elements" for several.
  func title(of items: [Int], on page: PageOutline) -> String {
    items.count == 1 ? page.items[items[0]].name : "\(items.count) elements"
  }
}

extension Editor {
  /// Carries out all operations of a batch as one.
  mutating func performAll(_ operation: Operation) throws(Refusal) {
    var references: [Draft.Reference] = []
    for (index, line) in operation.values("ops").enumerated() {
      do throws(Refusal) {
        let part = try Operation(line)
        switch part.kind {
        case .batch, .undo, .redo, .revert, .replaceText:
          throw Refusal(.badValue, "`\(part.kind.rawValue)` can't be a part of a batch")
        default: try perform(part)
        }
      } catch {
        throw Refusal(error.reason, "operation \(index + 1): \(error.message)")
      }
      references = selection
    }
    selection = references
    let count = operation.values("ops").count
    label = count == 1 ? "1 change" : "\(count) changes"
  }
}
