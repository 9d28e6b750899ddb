import BookKit
import PropertyList

// Inputs that choose what is shown and selected.
extension EditorSession {
  /// Handles an input, and returns what it did.
  ///
  /// - Throws: `Refusal` if the input can't be understood, or if what it leads to can't be carried out.
  mutating func take(_ input: EditorInput) throws(Refusal) -> InputAnswer {
    switch input.kind {
    case .press: return try press(input)
    case .move: return move(input)
    case .release: return try release(input)
    case .cancel:
      if let hand { selection = hand.selectionBefore }
      hand = nil
      return InputAnswer(preview: .null)
    case .key: return try key(input)
    case .select: try select(input)
    case .selectNext: selectNext(isBack: input.isTrue("back"))
    case .show: try show(input)
    case .open: try open(input)
    case .aim: try aim(input)
    case .lock: locked = try marked(locked, input)
    case .conceal: concealed = try marked(concealed, input)
    case .guide: try setGuide(input)
    case .grid:
      if let size = input.number("size") {
        guard size == 0 || (1...200).contains(size) else {
          throw Refusal(.badValue, "`size` must be 0, or from 1 to 200")
        }
        gridSize = size
      }
      if input.line["snap"] != nil { snapsToGrid = input.isTrue("snap") }
    }
    return InputAnswer()
  }

  private func shown() throws(Refusal) -> StagePage {
    guard let stage else {
      throw Refusal(.noSuchPage, "there is no page `\(pageIndex + 1)`; the book has \(document.list.pages.count)")
    }
    return stage
  }

  /// Returns the paths of elements of the page that is shown.
  private func paths(_ names: [String]) throws(Refusal) -> [String] {
    let stage = try shown()
    var found: [String] = []
    for name in names {
      guard let index = stage.outline.index(of: name) else {
        throw Refusal(
          .noSuchItem, "no element of \(stage.outline.title) is called `\(Quotation.of(name))`")
      }
      if !found.contains(stage.path(index)) { found.append(stage.path(index)) }
    }
    return found
  }

  private func marked(_ old: [String], _ input: EditorInput) throws(Refusal) -> [String] {
    let paths = try paths(input.texts("items"))
    let rest = old.filter { !paths.contains($0) }
    return input.line["on"] == .boolean(false) ? rest : rest + paths
  }

  // MARK: - Selecting

  private mutating func select(_ input: EditorInput) throws(Refusal) {
    if input.line["all"] != nil {
      let stage = try shown()
      selection = selectable(stage).map { stage.path($0) }
    } else if input.line["none"] != nil {
      selection = []
    } else if input.line["add"] != nil {
      let added = try paths(input.texts("add"))
      selection += added.filter { !selection.contains($0) }
    } else if input.line["toggle"] != nil {
      for path in try paths(input.texts("toggle")) { toggle(path) }
    } else {
      selection = try paths(input.texts("items"))
    }
    sortSelection()
  }

  mutating func toggle(_ path: String) {
    if selection.contains(path) { selection.removeAll { $0 == path } } else { selection.append(path) }
  }

  /// Puts the selection into the document's order.
  mutating func sortSelection() {
    guard let stage else { return }
    selection = stage.outline.items.indices.map { stage.path($0) }.filter { selection.contains($0) }
  }

  /// Returns the elements that a hand can select one by one: the page's own, or those of the open group.
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

  // MARK: - Showing

  private mutating func show(_ input: EditorInput) throws(Refusal) {
    if let value = input.line["page"] {
      let chosen = try pageIndex(BookEdit.Reference(value))
      if chosen != pageIndex { (selection, openGroup, aim) = ([], nil, nil) }
      pageIndex = chosen
    }
    if input.line["language"] != nil { language = input.text("language") }
    if let at = input.number("at") { time = max(0, at) }
    hand = nil
  }

  private mutating func open(_ input: EditorInput) throws(Refusal) {
    guard let name = input.text("item") else {
      openGroup = nil
      return
    }
    let stage = try shown()
    guard let path = try paths([name]).first, let index = stage.index(at: path) else { return }
    guard stage.outline.items[index].type == .group else {
      throw Refusal(.notAGroup, "`\(stage.outline.items[index].name)` is not a group")
    }
    openGroup = path
    selection = []
  }

  private mutating func aim(_ input: EditorInput) throws(Refusal) {
    guard let value = input.line["tween"], value != .null, input.line["part"] != .null else {
      aim = nil
      return
    }
    let stage = try shown()
    let item = try input.text("item").map { (name) throws(Refusal) in try paths([name]).first } ?? selection.first
    guard let item, let index = stage.index(at: item) else {
      throw Refusal(.missingMember, "`aim` needs `item`, or a selection")
    }
    let tween = BookEdit.Reference(value)
    let path = try Editor(document.list, assets: nil).tween(tween, of: stage.outline.items[index])
    switch input.line["part"] {
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

  private mutating func setGuide(_ input: EditorInput) throws(Refusal) {
    guard let at = input.number("at") else { throw Refusal(.missingMember, "`guide` needs `at`") }
    guard let axis = input.text("axis"), axis == "x" || axis == "y" else {
      throw Refusal(.badValue, "`axis` must be `x` or `y`")
    }
    let guide = Guide(isVertical: axis == "x", at: at)
    guides.removeAll { $0 == guide }
    if !input.isTrue("remove") { guides.append(guide) }
  }
}
