import BookKit
import PropertyList

extension EditorSession {
  mutating func press(_ input: EditorInput.Pointer) throws(Refusal) -> InputAnswer {
    guard time == 0, let stage else { return InputAnswer() }
    let point = input.point
    let before = selection
    let indexes = selection.compactMap { stage.index(at: $0) }.filter { !isLocked($0, of: stage.outline) }
    let isTouch = input.isTouch == true
    chosen = nil
    if let shape = shapePoint(at: input, of: stage) {
      chosen = shape
      drag = PointerDrag(
        grip: .shape(shape), start: point, isExtending: false, wasSelected: true, selectionBefore: before)
      return InputAnswer()
    }
    if !indexes.isEmpty, let grip = stage.handle(at: point, of: indexes, zoom: input.scale, isTouch: isTouch) {
      drag = PointerDrag(grip: grip, start: point, isExtending: false, wasSelected: true, selectionBefore: before)
      return InputAnswer()
    }
    let isExtending = input.isShifted == true
    let pressed = element(at: point, of: stage, isInnermost: input.isCommand == true)
    if let shape = shapeLine(at: input, of: stage, pressed) {
      if input.clicks ?? 1 >= 2, shape.grip == .line { return try addPoint(at: input, to: shape, on: stage) }
      drag = PointerDrag(
        grip: .shape(shape), start: point, isExtending: false, wasSelected: true, selectionBefore: before)
      return InputAnswer()
    }
    guard let index = pressed else {
      if !isExtending { selection = [] }
      drag = PointerDrag(
        grip: .nothing, start: point, isExtending: isExtending, wasSelected: false, selectionBefore: before)
      return InputAnswer()
    }
    let path = stage.path(index)
    if input.clicks ?? 1 >= 2 {
      let type = stage.outline.items[index].type
      if type == .text {
        selection = [path]
        return InputAnswer(textToEdit: path)
      }
      if type == .group {
        (openGroup, selection, drag) = (path, [], nil)
        return InputAnswer()
      }
    }
    if let aim, aim.item != path { self.aim = nil }
    let wasSelected = selection.contains(path)
    if !isExtending, !wasSelected { selection = [path] }
    drag = PointerDrag(
      grip: .element(path), start: point, isExtending: isExtending, wasSelected: wasSelected, selectionBefore: before)
    return InputAnswer()
  }

  /// Returns the element that a press selects: the topmost element at a point, or its outermost group.
  private func element(at point: Point, of stage: StagePage, isInnermost: Bool) -> Int? {
    let group = openGroup.flatMap { stage.index(at: $0) }
    for index in stage.paintOrder.reversed() {
      let item = stage.outline.items[index]
      guard item.type != nil, item.type != .audio, !isLocked(index, of: stage.outline),
        !isConcealed(index, of: stage.outline), stage.contains(point, index)
      else { continue }
      if isInnermost { return index }
      var found = index
      while stage.outline.items[found].parent != group {
        guard let parent = stage.outline.items[found].parent else { break }
        found = parent
      }
      if stage.outline.items[found].parent == group { return found }
    }
    return nil
  }

  mutating func move(_ input: EditorInput.Pointer) -> InputAnswer {
    guard var drag, let stage else { return InputAnswer() }
    let point = input.point
    let (x, y) = (point.x - drag.start.x, point.y - drag.start.y)
    let threshold = input.reach(mouse: 3, finger: 8)
    if !drag.isDragging {
      guard (x * x + y * y).squareRoot() >= threshold else { return InputAnswer() }
      drag.isDragging = true
      // The edges of a flap are clicked; a drag from there moves the element.
      if case .shape(let shape) = drag.grip, case .edge = shape.grip { drag.grip = .element(shape.item) }
      if case .element(let path) = drag.grip, drag.isExtending, !selection.contains(path) {
        selection.append(path)
        sortSelection()
      }
    }
    drag.lastMove = input
    var gesture = Gesture(session: self, stage: stage, drag: drag, input: input)
    if drag.grip == .nothing {
      self.drag = drag
      return marquee(to: point, of: stage, drag, input)
    }
    drag.pending = gesture.edit(movedBy: Point(x: x, y: y))
    drag.angle = gesture.drag.angle
    self.drag = drag
    return InputAnswer(preview: gesture.preview(of: drag.pending))
  }

  private mutating func marquee(
    to point: Point, of stage: StagePage, _ drag: PointerDrag, _ input: EditorInput.Pointer
  ) -> InputAnswer {
    let area = Rectangle(around: [drag.start, point])
    let held = selectable(stage).filter { index in
      guard stage.outline.items[index].type != .audio, let box = stage.geometry.boxes[index] else { return false }
      guard input.isAlternate == true else { return box.touches(area) }
      return box.x >= area.x && box.y >= area.y && box.right <= area.right && box.bottom <= area.bottom
    }
    selection = held.map { stage.path($0) }
    if drag.isExtending { selection += drag.selectionBefore.filter { !selection.contains($0) } }
    sortSelection()
    let numbers = [area.x, area.y, area.width, area.height].map { JSONValue.number($0.toMillionths) }
    return InputAnswer(preview: ["marquee": .array(numbers)])
  }

  mutating func release(_ input: EditorInput.Pointer) throws(Refusal) -> InputAnswer {
    guard let drag else { return InputAnswer() }
    if drag.isDragging {
      // A release without a position counts as a release at the last position of the pointer.
      let isPlaced = input.x != nil && input.y != nil
      _ = move(isPlaced ? input : drag.lastMove.map { input.completed(by: $0) } ?? input)
    }
    let pending = self.drag?.pending
    self.drag = nil
    var answer = InputAnswer(preview: .null)
    guard drag.isDragging else {
      if case .element(let path) = drag.grip {
        if drag.isExtending {
          toggle(path)
          sortSelection()
        } else if drag.wasSelected {
          selection = [path]
        }
      }
      if case .shape(let shape) = drag.grip, case .edge(let edge) = shape.grip,
        let request = setting([("edge", .string(edge.description))], at: shape.holder)
      {
        answer.outcome = try apply(request)
      }
      return answer
    }
    guard let pending else { return answer }
    let chosen = chosen
    do throws(Refusal) {
      answer.outcome = try apply(pending)
      self.chosen = chosen
    } catch {
      selection = drag.selectionBefore
      throw error
    }
    return answer
  }
}
