import BookKit
import PropertyList

// Dangling references, whose targets an operation removed. They stay in the book, and the answer lists them.
extension Editor {
  /// Records the references that had a target before an operation and don't have one afterwards.
  mutating func recordDanglingReferences(since old: Editor, _ edit: BookEdit) {
    let shifts = draft.shifts[old.draft.shifts.count...]
    let replaces = Editor.holdsNamedValues(edit.replacedKey)
    guard replaces || shifts.contains(where: { $0.removesNamedValues(pages: old.list.pagesPath) }) else { return }
    let search = DanglingReferences(from: old.list, to: list, shifts, onAllPages: replaces)
    // Numbers whose page or tween is gone are already in `outdated`.
    var nodes = outdated[old.outdated.count...].compactMap { draft.path(of: $0) }.compactMap { list.node(at: $0) }
    nodes += search.paths.compactMap { list.node(at: $0) }
    nodes.sort { $0.position < $1.position }
    outdated.removeSubrange(old.outdated.count...)
    for (index, node) in nodes.enumerated() where index == 0 || nodes[index - 1] != node {
      outdated.append(draft.follow(list.path(to: node)))
    }
  }

  /// Returns whether other parts of the book can refer to the values of a key by name.
  fileprivate static func holdsNamedValues(_ key: String?) -> Bool {
    switch key {
    case "pages", "sections", "elements", "tweens", "dropTargets": true
    default: false
    }
  }
}

extension BookEdit {
  /// The key whose old value the edit may replace, or `nil` if it doesn't set a key.
  fileprivate var replacedKey: String? {
    switch self {
    case .set(_, let key, _, _), .setPage(_, let key, _, _), .setBook(let key, _, _): key
    default: nil
    }
  }
}

extension PathShift {
  fileprivate func removesNamedValues(pages: PropertyListPath?) -> Bool {
    switch self {
    case .removed(let array, _): array == pages || Editor.holdsNamedValues(array.lastKey)
    case .removedKey(let path): Editor.holdsNamedValues(path.lastKey)
    case .inserted, .reordered, .moved, .wrapped: false
    }
  }
}

private struct DanglingReferences {
  private let old: PropertyList
  private let list: PropertyList
  private let shifts: ArraySlice<PathShift>
  private(set) var paths: [PropertyListPath] = []

  init(from old: PropertyList, to list: PropertyList, _ shifts: ArraySlice<PathShift>, onAllPages isAny: Bool) {
    (self.old, self.list, self.shifts) = (old, list, shifts)
    searchForPages()
    let bookUses = PropertyListPath.bookScopes.map { list.nameUses(in: $0) }
    let changed = shifts.pages(in: [old.pagesPath, old.sectionsPath].compactMap { $0 })
    for page in old.pagesAndSections
    where isAny || changed.contains(page.path) || shifts.moved(page.path) == nil {
      let before = PageOutline(page.node, at: page.path, in: old)
      let after = shifts.moved(page.path).flatMap { path in
        list.node(at: path).map { PageOutline($0, at: path, in: list) }
      }
      if let after { search(list.nameUses(in: after.path), before, after) }
      for uses in bookUses { search(uses, before, after) { list.elements(named: $0).isEmpty } }
    }
  }

  private mutating func searchForPages() {
    let present = list.pageNames
    let missing = old.pageNames.filter { !FreeNames.contains(present, $0) }
    guard !missing.isEmpty else { return }
    for use in list.pageUses().uses where FreeNames.contains(missing, use.text) { paths.append(use.path) }
  }

  private mutating func search(
    _ uses: NameUses, _ before: PageOutline, _ after: PageOutline?, isNowhere: (String) -> Bool = { _ in true }
  ) {
    for use in uses.uses {
      switch use.kind {
      case .element: if isGone(use.text, before, after), isNowhere(use.text) { paths.append(use.path) }
      case .tween(let owner):
        guard let (was, now) = element(owner, before, after) else { continue }
        if isGone(use.text, "tweens", was, now) { paths.append(use.path) }
      case .target(let owner):
        guard let (was, now) = element(owner, before, after) else { continue }
        if isGone(use.text, "dropTargets", was, now) { paths.append(use.path) }
      case .page, .variable, .condition: break
      }
    }
    for use in uses.numbers {
      guard case .tween(let owner) = use.kind, let (was, now) = element(owner, before, after) else { continue }
      let count = { (list: PropertyList, item: PageOutline.Item) in
        list.value(forKey: "tweens", in: item.node).map { list.count(of: $0) } ?? 0
      }
      if (count(list, now)..<max(count(list, now), count(old, was))).contains(use.number) { paths.append(use.path) }
    }
    for trigger in uses.triggersWithoutTween {
      guard let (was, now) = element(trigger.item, before, after), list.waitsForTween(trigger.path, of: now) else {
        continue
      }
      let first = was.path.key("tweens").index(0)
      guard old.node(at: first) != nil, shifts.moved(first).flatMap({ list.node(at: $0) }) == nil else { continue }
      paths.append(trigger.path.key("triggeringItem"))
    }
  }

  private func element(
    _ name: String, _ before: PageOutline, _ after: PageOutline?
  ) -> (PageOutline.Item, PageOutline.Item)? {
    guard let after, !isGone(name, before, after), let was = before.named(name), let now = after.named(name) else {
      return nil
    }
    return (was, now)
  }

  /// Returns whether the element with a name is gone, even if another element now has the same generated name.
  private func isGone(_ name: String, _ before: PageOutline, _ after: PageOutline?) -> Bool {
    guard let was = before.named(name) else { return false }
    guard let now = after?.named(name) else { return true }
    return !now.isNamed && shifts.moved(was.path) == nil
  }

  private func isGone(_ name: String, _ key: String, _ was: PageOutline.Item, _ now: PageOutline.Item) -> Bool {
    guard let before = old.part(named: name, in: was.path.key(key)) else { return false }
    guard let after = list.part(named: name, in: now.path.key(key)) else { return true }
    let isNamed = list.node(at: after).flatMap { list.text(of: "name", in: $0) } != nil
    return !isNamed && shifts.moved(before) == nil
  }
}
