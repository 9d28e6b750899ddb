import BookKit
import PropertyList

// Keys that act on the document.
extension EditorSession {
  mutating func key(_ input: EditorInput) throws(Refusal) -> InputAnswer {
    let key = input.text("key") ?? ""
    if input.isTrue("ctrl") { return try command(key, input) }
    switch key {
    case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown": return try nudge(key, input)
    case "Delete", "Backspace": return try act(.removeElements, [:])
    case "Tab": return try take(EditorInput(["in": "selectNext", "back": .boolean(input.isTrue("shift"))]))
    case "Enter": return enter()
    case "Escape":
      if hand != nil { return try take(EditorInput(["in": "cancel"])) }
      if !selection.isEmpty { selection = [] } else { openGroup = nil }
      return InputAnswer()
    case "PageDown", "PageUp":
      let next = pageIndex + (key == "PageDown" ? 1 : -1)
      let pages = document.list.pagesAndSections
      guard pages.indices.contains(next) else { return InputAnswer() }
      return try take(EditorInput(["in": "show", "page": .string(pages[next].path.description)]))
    default: return InputAnswer()
    }
  }

  private mutating func enter() -> InputAnswer {
    guard selection.count == 1, let stage, let index = stage.index(at: selection[0]) else { return InputAnswer() }
    switch stage.outline.items[index].type {
    case .text: return InputAnswer(textToEdit: selection[0])
    case .group:
      (openGroup, selection) = (selection[0], [])
      return InputAnswer()
    default: return InputAnswer()
    }
  }

  private mutating func command(_ key: String, _ input: EditorInput) throws(Refusal) -> InputAnswer {
    let isShifted = input.isTrue("shift")
    switch key {
    case "a", "A": return try take(EditorInput(["in": "select", "all": true]))
    case "z", "Z": return try perform(Operation(isShifted ? .redo : .undo))
    case "y", "Y": return try perform(Operation(.redo))
    case "d", "D": return try act(.duplicateElements, [:])
    case "g", "G": return try act(isShifted ? .ungroupElements : .groupElements, [:])
    case "]", "}": return try act(.orderElements, ["to": isShifted || key == "}" ? "front" : "forward"])
    case "[", "{": return try act(.orderElements, ["to": isShifted || key == "{" ? "back" : "backward"])
    case "c", "C": return try act(.copyElements, [:])
    case "x", "X":
      _ = try act(.copyElements, [:])
      return try act(.removeElements, [:])
    case "v", "V":
      guard let clipboard else { return InputAnswer() }
      let by: JSONValue = isShifted ? [0, 0] : [20, 20]
      return try perform(
        Operation(.pasteElements, ["page": pageValue, "clipboard": .string(clipboard), "by": by]))
    default: return InputAnswer()
    }
  }

  /// Moves or sizes the selection, or what a tween makes of it, by a step.
  private mutating func nudge(_ key: String, _ input: EditorInput) throws(Refusal) -> InputAnswer {
    let length = input.isTrue("shift") ? (gridSize > 0 ? gridSize : 10) : 1
    var by = Point(x: 0, y: 0)
    switch key {
    case "ArrowLeft": by.x = -length
    case "ArrowRight": by.x = length
    case "ArrowUp": by.y = -length
    default: by.y = length
    }
    let step: JSONValue = [.number(by.x), .number(by.y)]
    let gesture = input.text("gesture")
    let handle = by.x != 0 ? "e" : "s"
    if let aim, let stage, let change = AimedChange(self, stage, aim) {
      let operation = input.isTrue("alt") ? change.resizing(handle, by: by, false, false) : change.moving(by: by)
      guard var operation else { return InputAnswer() }
      operation.gesture = gesture
      return try perform(operation)
    }
    if input.isTrue("alt") {
      return try act(.resizeElements, ["handle": .string(handle), "by": step], gesture: gesture)
    }
    return try act(.moveElements, ["by": step], gesture: gesture)
  }

  /// Carries out an operation on the selection, if there is one.
  private mutating func act(
    _ kind: OperationKind, _ members: JSONValue, gesture: String? = nil
  ) throws(Refusal) -> InputAnswer {
    guard !selection.isEmpty, case .object(let others) = members else { return InputAnswer() }
    var all: [JSONValue.Member] = [.init("page", pageValue), .init("items", selectedItems)]
    all += others
    var operation = try Operation(kind, .object(all))
    operation.gesture = gesture
    return try perform(operation)
  }

  private mutating func perform(_ operation: Operation) throws(Refusal) -> InputAnswer {
    InputAnswer(outcome: try apply(operation))
  }
}
