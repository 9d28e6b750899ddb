import BookKit
import PropertyList

extension EditorSession {
  mutating func take(_ input: EditorInput) throws(Refusal) -> InputAnswer {
    if !input.keepsChosenPoint { chosen = nil }
    switch input {
    case .press(let pointer): return try press(pointer)
    case .move(let pointer): return move(pointer)
    case .release(let pointer): return try release(pointer)
    case .cancel:
      if let drag { selection = drag.selectionBefore }
      drag = nil
      return InputAnswer(preview: .null)
    case .key(let press): return try key(press)
    case .select(let choice): try select(choice)
    case .selectNext(let isBack): selectNext(isBack: isBack)
    case .show(let page, let language, let time): try show(page, language, time)
    case .open(let item): try open(item)
    case .aim(let item, let tween, let part): try aim(at: tween, of: item, part)
    case .lock(let items, let isOn): locked = try marked(locked, items, isOn)
    case .conceal(let items, let isOn): concealed = try marked(concealed, items, isOn)
    case .guide(let axis, let at, let isRemoved): try setGuide(axis, at, isRemoved: isRemoved)
    case .grid(let size, let snaps):
      if let size {
        guard size == 0 || (1...200).contains(size) else {
          throw Refusal(.badValue, "`size` must be 0, or from 1 to 200")
        }
        gridSize = size
      }
      if let snaps { snapsToGrid = snaps }
    }
    return InputAnswer()
  }

  private func shownPage() throws(Refusal) -> StagePage {
    guard let stage else {
      throw Refusal(.noSuchPage, "there is no page `\(pageIndex + 1)`; the book has \(document.list.pages.count)")
    }
    return stage
  }

  private func paths(_ names: [String]) throws(Refusal) -> [String] {
    let stage = try shownPage()
    var found: [String] = []
    for name in names {
      let index = try stage.outline.known(name)
      if !found.contains(stage.path(index)) { found.append(stage.path(index)) }
    }
    return found
  }

  private func marked(_ old: [String], _ items: [String], _ isOn: Bool) throws(Refusal) -> [String] {
    let paths = try paths(items)
    let rest = old.filter { !paths.contains($0) }
    return isOn ? rest + paths : rest
  }

  private mutating func select(_ choice: EditorInput.Choice) throws(Refusal) {
    switch choice {
    case .all:
      let stage = try shownPage()
      selection = selectable(stage).map { stage.path($0) }
    case .none: selection = []
    case .add(let items):
      let added = try paths(items)
      selection += added.filter { !selection.contains($0) }
    case .toggle(let items): for path in try paths(items) { toggle(path) }
    case .only(let items): selection = try paths(items)
    }
    sortSelection()
  }

  mutating func toggle(_ path: String) {
    if selection.contains(path) { selection.removeAll { $0 == path } } else { selection.append(path) }
  }

  mutating func sortSelection() {
    guard let stage else { return }
    selection = stage.outline.items.indices.map { stage.path($0) }.filter { selection.contains($0) }
  }

  /// Returns the elements that can be selected individually: those of the page, or of the open group.
  func selectable(_ stage: StagePage) -> [Int] {
    let group = openGroup.flatMap { stage.index(at: $0) }
    return stage.outline.children(of: group).filter { index in
      stage.outline.items[index].type != nil && !isLocked(index, of: stage.outline)
        && !isConcealed(index, of: stage.outline)
    }
  }

  private mutating func selectNext(isBack: Bool) {
    guard let stage else { return }
    let choices = stage.paintOrder.filter { selectable(stage).contains($0) }
    guard !choices.isEmpty else { return }
    let present = selection.last.flatMap { stage.index(at: $0) }.flatMap { choices.firstIndex(of: $0) }
    let step = isBack ? choices.count - 1 : 1
    let next = present.map { ($0 + step) % choices.count } ?? (isBack ? choices.count - 1 : 0)
    selection = [stage.path(choices[next])]
  }

  private mutating func show(_ page: BookEdit.Reference?, _ language: JSONValue?, _ time: Double?) throws(Refusal) {
    if let page {
      let chosen = try pageIndex(page)
      if chosen != pageIndex { (selection, openGroup, aim) = ([], nil, nil) }
      pageIndex = chosen
    }
    if let language { self.language = language.text }
    if let time { self.time = max(0, time) }
    drag = nil
  }

  private mutating func open(_ item: String?) throws(Refusal) {
    guard let item else {
      openGroup = nil
      return
    }
    let stage = try shownPage()
    guard let path = try paths([item]).first, let index = stage.index(at: path) else { return }
    guard stage.outline.items[index].type == .group else {
      throw Refusal(.notAGroup, "`\(stage.outline.items[index].name)` is not a group")
    }
    openGroup = path
    selection = []
  }

  private mutating func aim(at tween: BookEdit.Reference?, of item: String?, _ part: JSONValue?) throws(Refusal) {
    guard let tween else {
      aim = nil
      return
    }
    let stage = try shownPage()
    let item = try item.map { (name) throws(Refusal) in try paths([name]).first } ?? selection.first
    guard let item, let index = stage.index(at: item) else {
      throw Refusal(.missingMember, "`aim` needs `item`, or a selection")
    }
    let path = try Editor(document.list, assets: nil).tween(tween, of: stage.outline.items[index])
    switch part {
    case "start": aim = Aim(item: item, tween: tween, part: .start)
    case .number(let number)? where number >= 0 && number < 1e6:
      let columns = document.list.node(at: path.key("keyframes")).flatMap { keyframes in
        document.list.entries(of: keyframes).map { document.list.count(of: $0.value) }.max()
      }
      try Editor.check(Int(number), of: "part", within: columns ?? 0)
      aim = Aim(item: item, tween: tween, part: .keyframe(Int(number)))
    case nil, "end": aim = Aim(item: item, tween: tween, part: .end)
    default: throw Refusal(.badValue, "`part` must be `start`, `end` or the index of a keyframe")
    }
    selection = [item]
  }

  private mutating func setGuide(_ axis: String?, _ at: Double?, isRemoved: Bool) throws(Refusal) {
    guard let at else { throw Refusal(.missingMember, "`guide` needs `at`") }
    guard let axis, axis == "x" || axis == "y" else { throw Refusal(.badValue, "`axis` must be `x` or `y`") }
    let guide = Guide(isVertical: axis == "x", at: at)
    guides.removeAll { $0 == guide }
    if !isRemoved { guides.append(guide) }
  }
}
