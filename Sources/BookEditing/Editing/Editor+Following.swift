import BookKit
import PropertyList

// Updates of the page and tween numbers, and of the generated names, that change when values move.
extension Editor {
  /// Carries out an operation, and updates the numbers and names that refer to moved values.
  ///
  /// After a refusal, the draft must be dropped.
  mutating func perform(_ edit: BookEdit) throws(Refusal) {
    let before = self
    try carryOut(edit)
    guard !shifts(since: before).isEmpty else { return recordDanglingReferences(since: before, edit) }
    // A generated name is written into the file before the position that determines it changes.
    var start = before
    while let path = changedName(since: start) {
      try start.draft.set("name", to: .string(start.list.name(at: path) ?? ""), at: path)
      self = start
      try carryOut(edit)
    }
    try followNumbers(since: start, isGiven: edit.givesValues)
    recordDanglingReferences(since: start, edit)
  }

  private func shifts(since old: Editor) -> ArraySlice<PathShift> { draft.shifts[old.draft.shifts.count...] }

  // MARK: - Generated names

  /// Returns the path, in the old list, of an element or tween whose generated name is used but would change.
  private func changedName(since old: Editor) -> PropertyListPath? {
    let shifts = shifts(since: old)
    let pages = shifts.pages(in: [old.list.pagesPath, old.list.sectionsPath].compactMap { $0 })
    guard shifts.contains(where: { $0.movesNames }) else { return nil }
    for page in old.list.pagesAndSections where pages.contains(page.path) {
      guard let now = shifts.moved(page.path), let node = list.node(at: now) else { continue }
      let outline = PageOutline(page.node, at: page.path, in: old.list)
      let after = PageOutline(node, at: now, in: list)
      let uses = old.list.nameUses(onOrOfPage: page.path).flatMap { $0.uses }
      for (index, item) in outline.items.enumerated() {
        let place = shifts.moved(item.path)
        let present = place.flatMap { after.item(at: $0) }
        if !item.isNamed, let present, !present.name.utf8.elementsEqual(item.name.utf8) {
          let isMeant = outline.index(of: item.name) == index && uses.contains { $0.names(item.name, as: .element) }
          // A later element may already have the new name.
          let takesMeaning =
            outline.index(of: present.name).map { $0 != index && outline.items[$0].isNamed } ?? false
            && after.named(present.name)?.path == present.path
            && uses.contains { $0.names(present.name, as: .element) }
          if isMeant || takesMeaning { return item.path }
        }
        if let tween = changedTweenName(of: item, among: uses, old, shifts) { return tween }
      }
    }
    return nil
  }

  private func changedTweenName(
    of item: PageOutline.Item, among uses: [NameUse], _ old: Editor, _ shifts: ArraySlice<PathShift>
  ) -> PropertyListPath? {
    let path = item.path.key("tweens")
    guard let array = old.list.value(forKey: "tweens", in: item.node) else { return nil }
    let names = old.list.partNames(in: path)
    let given = old.list.elements(of: array).compactMap { old.list.text(of: "name", in: $0) }
    for (index, tween) in old.list.elements(of: array).enumerated() {
      guard old.list.kind(of: tween) == .dictionary, old.list.text(of: "name", in: tween) == nil,
        let place = shifts.moved(path.index(index)), let new = place.lastIndex, new != index
      else { continue }
      let name = GeneratedName.tween.text(at: new)
      // A later tween may already have the new name.
      let takesMeaning =
        FreeNames.contains(given, name) && place.parent.flatMap { list.part(named: name, in: $0) } == place
      let meant = takesMeaning ? [names[index], name] : [names[index]]
      if uses.contains(where: { use in meant.contains { use.names($0, as: .tween(of: item.name)) } }) {
        return path.index(index)
      }
    }
    return nil
  }

  // MARK: - Numbers

  /// Updates page and tween numbers that have changed; `isGiven` says whether inserted values already have the new
  /// ones.
  private mutating func followNumbers(since old: Editor, isGiven: Bool) throws(Refusal) {
    let shifts = Array(shifts(since: old))[...]
    if let pages = old.list.pagesPath, shifts.reorderedArrays.contains(pages) {
      let count = old.list.pages.count
      let numbers = (0..<count).map { shifts.moved(pages.index($0))?.lastIndex.map { $0 + 1 } }
      try followPages(numbers, shifts, isGiven: isGiven)
    }
    for array in shifts.reorderedArrays where array.lastKey == "tweens" {
      try followTweens(of: array, since: old, shifts)
    }
  }

  /// Rewrites page numbers; `numbers` has the new number for each old one, or `nil` if the page is gone.
  private mutating func followPages(_ numbers: [Int?], _ shifts: ArraySlice<PathShift>, isGiven: Bool) throws(Refusal) {
    for use in list.pageUses().numbers {
      guard numbers.indices.contains(use.number - 1), !(isGiven && shifts.inserted(use.path)) else { continue }
      guard let number = numbers[use.number - 1] else {
        outdated.append(draft.follow(use.path))
        continue
      }
      if number != use.number { try write(.number(number), at: use.path) }
    }
  }

  private mutating func followTweens(
    of array: PropertyListPath, since old: Editor, _ shifts: ArraySlice<PathShift>
  ) throws(Refusal) {
    guard let page = old.list.pagePath(of: array),
      let item = old.list.outlines(around: page).first?.items.first(where: { $0.path == array.parent }),
      let now = shifts.moved(page)
    else { return }
    let uses = list.nameUses(in: now)
    if let first = shifts.moved(array.index(0))?.lastIndex, first > 0 {
      for trigger in uses.triggersWithoutTween where trigger.item.utf8.elementsEqual(item.name.utf8) {
        try follow(trigger.path, waitingForTween: first, of: item)
      }
    }
    for use in uses.numbers where use.kind == .tween(of: item.name) {
      guard !shifts.inserted(use.path), old.list.node(at: array.index(use.number)) != nil else { continue }
      guard let index = shifts.moved(array.index(use.number))?.lastIndex else {
        outdated.append(draft.follow(use.path))
        continue
      }
      if index != use.number { try write(.number(index), at: use.path) }
    }
  }

  /// Writes a tween's current index into a trigger that implicitly waits for its element's first tween.
  private mutating func follow(
    _ trigger: PropertyListPath, waitingForTween index: Int, of item: PageOutline.Item
  ) throws(Refusal) {
    guard list.waitsForTween(trigger, of: item) else { return }
    let isTween = list.node(at: trigger).flatMap { Trigger.read($0, in: list) }?.isTween
    if isTween != true { try draft.set("triggerIsATween", to: true, at: trigger) }
    try draft.set("triggeringTweenNumber", to: .number(index), at: trigger)
  }

  mutating func write(_ value: JSONValue, at path: PropertyListPath) throws(Refusal) {
    guard let parent = path.parent else { return }
    if let key = path.lastKey {
      try draft.set(key, to: value, at: parent)
    } else {
      try draft.replace(path, with: value)
    }
  }
}

extension PropertyList {
  func waitsForTween(_ trigger: PropertyListPath, of item: PageOutline.Item) -> Bool {
    let trigger = node(at: trigger).flatMap { Trigger.read($0, in: self) }
    return trigger.flatMap { TriggerCause(of: $0, by: item.type) }?.kind.isTween ?? false
  }
}

extension BookEdit {
  /// Whether inserted values already have the new numbers, unlike copies within the same book.
  fileprivate var givesValues: Bool {
    switch self {
    case .insert, .pastePages, .pasteElements: true
    default: false
    }
  }
}

extension ArraySlice<PathShift> {
  fileprivate var reorderedArrays: [PropertyListPath] {
    var found: [PropertyListPath] = []
    for shift in self {
      for array in shift.arrays where !found.contains(array) { found.append(array) }
    }
    return found
  }

  fileprivate func inserted(_ path: PropertyListPath) -> Bool {
    var places: [PropertyListPath] = []
    for shift in self {
      places = places.compactMap { shift.apply(to: $0) }
      if case .inserted(let array, let index) = shift { places.append(array.index(index)) }
    }
    return places.contains { path.isInside($0) }
  }
}

extension PathShift {
  fileprivate var movesNames: Bool { arrays.contains { $0.lastKey == "elements" || $0.lastKey == "tweens" } }
}
