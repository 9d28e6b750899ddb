import BookKit
import Playthrough
import PropertyList

extension Editor {
  mutating func renameElement(_ edit: BookEdit) throws(Refusal) {
    guard case .renameElement(let reference, let element, let name, let includesScripts) = edit else { return }
    try FreeNames.check(name)
    let (item, page) = try chosen(element, reference)
    label = "Rename \(item.name) to \(name)"
    guard !(item.isNamed && item.name.utf8.elementsEqual(name.utf8)) else { return }
    if !item.name.utf8.elementsEqual(name.utf8) { try checkElementNameIsFree(name, among: page.names, on: page) }
    let old = item.name
    let isUnique = list.isUnique(old, to: page.path)
    if includesScripts, isUnique { scripts.rename(.element, old, to: name, in: list) }
    try draft.set("name", to: .string(name), at: item.path)
    try follow(old, as: .element, to: name, in: page.path)
    try renameParts(of: old, to: name, in: page.path, isGame: item.isGame)
    try renameInConditions(.element, old, to: name, in: page.path)
    for scope in PropertyListPath.bookScopes {
      if isUnique {
        try follow(old, as: .element, to: name, in: scope)
        try renameInConditions(.element, old, to: name, in: scope)
      } else {
        for use in list.nameUses(in: scope).naming(old, as: .element) { outdated.append(draft.follow(use.path)) }
      }
    }
  }

  mutating func follow(
    _ old: String, as kind: NameUse.Kind, to name: String, in path: PropertyListPath
  ) throws(Refusal) {
    for use in list.nameUses(in: path).naming(old, as: kind) { try write(.string(name), at: use.path) }
  }

  /// Updates names that begin with an element's name and a dot, such as the names of a game's pieces and colours.
  private mutating func renameParts(
    of old: String, to name: String, in path: PropertyListPath, isGame: Bool
  ) throws(Refusal) {
    guard let node = list.node(at: path) else { return }
    let prefix = Array(old.utf8) + [UInt8(ascii: ".")]
    let page = PageOutline(node, at: path, in: list)
    for use in list.nameUses(in: path).uses where use.kind == .element {
      guard Array(use.text.utf8).starts(with: prefix), page.index(of: use.text) == nil else { continue }
      let new = name + String(decoding: Array(use.text.utf8)[(prefix.count - 1)...], as: UTF8.self)
      if isGame || page.index(of: new) != nil { try write(.string(new), at: use.path) }
    }
  }

  private mutating func renameInConditions(
    _ kind: ConditionText.Kind, _ old: String, to name: String, in path: PropertyListPath
  ) throws(Refusal) {
    try renameInConditions(in: path) { $0 == kind && $1.elementsEqual(old.utf8) ? name : nil }
  }

  /// Replaces names in all conditions below a path; `newName` returns `nil` for names that stay.
  mutating func renameInConditions(
    in path: PropertyListPath, _ newName: (ConditionText.Kind, ArraySlice<UInt8>) -> String?
  ) throws(Refusal) {
    for use in list.nameUses(in: path).uses where use.kind == .condition {
      let new = ConditionText.renaming(in: use.text, newName)
      if !new.utf8.elementsEqual(use.text.utf8) { try write(.string(new), at: use.path) }
    }
  }

  mutating func renamePart(
    _ part: BookEdit.Reference, of element: String, _ reference: BookEdit.Reference, to name: String,
    _ includesScripts: Bool, _ edit: BookEdit
  ) throws(Refusal) {
    let isTween = if case .renameTween = edit { true } else { false }
    try FreeNames.check(name)
    let (item, page) = try chosen(element, reference)
    let path = try isTween ? tween(part, of: item) : target(part, of: item)
    let old = self.name(at: path)
    label = "Rename \(old) to \(name)"
    if let node = list.node(at: path), list.has(name, for: "name", in: node) { return }
    let title = isTween ? "a tween" : "a drop target"
    try checkNameIsFree(name, among: path.parent ?? path, except: path.lastIndex, of: "`\(item.name)`", title)
    let kind: NameUse.Kind = isTween ? .tween(of: item.name) : .target(of: item.name)
    let isUnique = list.isUnique(item.name, to: page.path)
    if includesScripts, isUnique {
      let owner = Array(item.name.utf8)
      scripts.rename(isTween ? .tween(of: owner) : .target(of: owner), old, to: name, in: list)
    }
    try draft.set("name", to: .string(name), at: path)
    try follow(old, as: kind, to: name, in: page.path)
    guard isUnique else { return }
    for scope in PropertyListPath.bookScopes { try follow(old, as: kind, to: name, in: scope) }
  }

  func checkNameIsFree(
    _ name: String, among array: PropertyListPath, except exception: Int? = nil, inserting place: Int? = nil,
    of owner: String, _ title: String
  ) throws(Refusal) {
    guard FreeNames.contains(list.partNames(in: array, except: exception, inserting: place), name) else { return }
    throw Refusal(.nameTaken, "\(owner) has \(title) called `\(Quotation.of(name))` already")
  }

  mutating func renamePage(_ reference: BookEdit.Reference, to name: String, _ includesScripts: Bool) throws(Refusal) {
    try FreeNames.check(name)
    let page = try page(reference)
    let old = list.text(of: "name", in: page.node)
    label = "Rename \(old ?? page.title) to \(name)"
    if let old, old.utf8.elementsEqual(name.utf8) { return }
    try checkPageNameIsFree(name)
    // Names of pages take precedence over names of sections and games.
    if list.pageUses().naming(name, as: .page).contains(where: { $0.opens }) {
      throw Refusal(.nameTaken, "something opens `\(Quotation.of(name))` already, which would then be this page")
    }
    if includesScripts, let old { scripts.rename(.page, old, to: name, in: list) }
    try draft.set("name", to: .string(name), at: page.path)
    // If two pages have the old name, it refers to the first one.
    guard let old, !FreeNames.contains(list.pageNames, old) else { return }
    try follow(old, as: .page, to: name, in: PropertyListPath())
  }

  mutating func renameVariable(_ old: String, to name: String, _ includesScripts: Bool) throws(Refusal) {
    try FreeNames.check(name)
    let variables = PropertyListPath([.key("variables")])
    guard list.node(at: variables.key(old)) != nil else { throw Refusal.nothing(at: variables.key(old)) }
    label = "Rename \(old) to \(name)"
    guard !old.utf8.elementsEqual(name.utf8) else { return }
    try checkVariableNameIsFree(name)
    if includesScripts { scripts.rename(.variable, old, to: name, in: list) }
    try draft.renameKey(old, to: name, at: variables)
    let root = PropertyListPath()
    try follow(old, as: .variable, to: name, in: root)
    try renameInConditions(.variable, old, to: name, in: root)
  }

  mutating func renameRule(
    _ index: Int, of page: BookEdit.Reference?, to name: String, _ includesScripts: Bool
  ) throws(Refusal) {
    try FreeNames.check(name)
    let rules = try rules(of: page)
    let path = rules.index(try oldIndex(index, among: list.count(at: rules)))
    let node = try draft.dictionary(at: path)
    let old = self.name(at: path)
    label = "Rename \(old) to \(name)"
    if list.has(name, for: "name", in: node) { return }
    let owner = page == nil ? "the book" : "the page"
    try checkNameIsFree(name, among: rules, except: path.lastIndex, of: owner, "a rule")
    if includesScripts, list.rules(named: old).count == 1 { scripts.rename(.rule, old, to: name, in: list) }
    try draft.set("name", to: .string(name), at: path)
  }
}
