import BookKit
import PropertyList

extension EditorSession {
  mutating func key(_ input: EditorInput.KeyPress) throws(Refusal) -> InputAnswer {
    if input.isCommand { return try command(input) }
    switch input.key {
    case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown": return try nudge(input)
    case "Delete", "Backspace":
      if let answer = try removeChosenPoint() { return answer }
      return try applyToSelection { .removeElements(page: $0, items: $1) }
    case "Tab": return try take(.selectNext(isBack: input.isShifted))
    case "Enter": return enter()
    case "Escape":
      if drag != nil { return try take(.cancel) }
      chosen = nil
      if !selection.isEmpty { selection = [] } else { openGroup = nil }
      return InputAnswer()
    case "PageDown", "PageUp":
      let next = pageIndex + (input.key == "PageDown" ? 1 : -1)
      let pages = document.list.pagesAndSections
      guard pages.indices.contains(next) else { return InputAnswer() }
      return try take(.show(page: .name(pages[next].path.description)))
    default: return InputAnswer()
    }
  }

  private mutating func enter() -> InputAnswer {
    guard selection.count == 1, let stage, let index = stage.index(at: selection[0]) else { return InputAnswer() }
    let type = stage.outline.items[index].type
    if type == .text { return InputAnswer(textToEdit: selection[0]) }
    if type == .group { (openGroup, selection) = (selection[0], []) }
    return InputAnswer()
  }

  private mutating func command(_ input: EditorInput.KeyPress) throws(Refusal) -> InputAnswer {
    let (key, isShifted) = (input.key, input.isShifted)
    switch key {
    case "a", "A": return try take(.select(.all))
    case "z", "Z": return try perform(EditRequest(isShifted ? .redo() : .undo()))
    case "y", "Y": return try perform(EditRequest(.redo()))
    case "d", "D": return try applyToSelection { .duplicateElements(page: $0, items: $1) }
    case "g", "G":
      return try applyToSelection {
        isShifted ? .ungroupElements(page: $0, items: $1) : .groupElements(page: $0, items: $1)
      }
    case "]", "}": return try order(isShifted || key == "}" ? .front : .forward)
    case "[", "{": return try order(isShifted || key == "{" ? .back : .backward)
    case "c", "C": return try applyToSelection { .copyElements(page: $0, items: $1) }
    case "x", "X":
      _ = try applyToSelection { .copyElements(page: $0, items: $1) }
      return try applyToSelection { .removeElements(page: $0, items: $1) }
    case "v", "V":
      guard let clipboard else { return InputAnswer() }
      let by = isShifted ? Point(x: 0, y: 0) : Point(x: 20, y: 20)
      return try perform(EditRequest(.pasteElements(page: page, clipboard: clipboard, by: by)))
    default: return InputAnswer()
    }
  }

  private mutating func nudge(_ input: EditorInput.KeyPress) throws(Refusal) -> InputAnswer {
    let length = input.isShifted ? (gridSize > 0 ? gridSize : 10) : 1
    var by = Point(x: 0, y: 0)
    switch input.key {
    case "ArrowLeft": by.x = -length
    case "ArrowRight": by.x = length
    case "ArrowUp": by.y = -length
    default: by.y = length
    }
    if let answer = try nudgeChosenPoint(by: by, gesture: input.gesture) { return answer }
    let handle: BookEdit.Handle = by.x != 0 ? .e : .s
    if let aim, let stage, let change = AimedChange(self, stage, aim) {
      let request = input.isAlternate ? change.resizing(handle, by: by, false, false) : change.moving(by: by)
      guard var request else { return InputAnswer() }
      request.gesture = input.gesture
      return try perform(request)
    }
    return try applyToSelection(gesture: input.gesture) {
      input.isAlternate
        ? .resizeElements(page: $0, items: $1, handle: handle, by: by) : .moveElements(page: $0, items: $1, by: by)
    }
  }

  private mutating func order(_ order: BookEdit.Order) throws(Refusal) -> InputAnswer {
    try applyToSelection { .orderElements(page: $0, items: $1, to: order) }
  }

  private mutating func applyToSelection(
    gesture: String? = nil, _ edit: (BookEdit.Reference, [String]) -> BookEdit
  ) throws(Refusal) -> InputAnswer {
    guard !selection.isEmpty else { return InputAnswer() }
    return try perform(EditRequest(edit(page, selection), gesture: gesture))
  }

  private mutating func perform(_ request: EditRequest) throws(Refusal) -> InputAnswer {
    InputAnswer(outcome: try apply(request))
  }
}
