// Fingers that rub elements away.

extension Player {
  /// Begins to rub the element under a finger, unless the element has gone.
  mutating func beginRubbing(_ id: Int) {
    guard let touch = touchIndex(id) else { return }
    let record = state.touches[touch]
    if record.isCancelled || record.isReleased { return }
    guard let item = record.item, isOnStage(item, record.stay), let point = inner(record.position, of: item) else {
      return
    }
    state.touches[touch].rub = point
    rub(item, from: point, to: point, touch: touch)
  }

  /// Rubs the element of a finger along the way that the finger has come.
  mutating func goOnRubbing(touch: Int, from last: Point) {
    let record = state.touches[touch]
    guard let item = record.item, isOnStage(item, record.stay) else {
      state.touches[touch].rub = nil
      return
    }
    guard let point = inner(record.position, of: item) else { return }
    state.touches[touch].rub = point
    rub(item, from: last, to: point, touch: touch)
  }

  /// Rubs away the cells whose middles are near a way in the element's own coordinates.
  private mutating func rub(_ item: ItemIndex, from start: Point, to end: Point, touch: Int) {
    guard let index = current.rub(of: item), !state.page.rubs[index].isCompleted else { return }
    let (plan, frame) = (current.rubs[index], placement(of: item).frame)
    let scale = (x: frame.width / plan.cells.width, y: frame.height / plan.cells.height)
    guard scale.x > 0, scale.y > 0 else { return }
    let before = state.page.rubs[index].count
    let (left, right) = (min(start.x, end.x) - plan.radius, max(start.x, end.x) + plan.radius)
    let (top, bottom) = (min(start.y, end.y) - plan.radius, max(start.y, end.y) + plan.radius)
    let limit = plan.radius * plan.radius + 1e-6
    for row in plan.cells.rows(from: top / scale.y, to: bottom / scale.y) {
      for column in plan.cells.columns(from: left / scale.x, to: right / scale.x) {
        let middle = plan.cells.middle(column: column, row: row)
        let place = Point(x: middle.x * scale.x, y: middle.y * scale.y)
        if Player.squaredDistance(of: place, from: start, to: end) <= limit {
          state.page.rubs[index].insert(row * plan.cells.columns + column, of: plan.cells)
        }
      }
    }
    guard state.page.rubs[index].count > before else { return }
    state.touches[touch].hasMoved = true
    endRubbing(index, before: before)
  }

  private static func squaredDistance(of point: Point, from start: Point, to end: Point) -> Double {
    let (way, own) = (end - start, point - start)
    let share = way.square > 0 ? (own.along(way) / way.square).clamped(0, 1) : 0
    return (own - way * share).square
  }

  /// Emits what follows from the cells that have been rubbed away since there were `before`.
  private mutating func endRubbing(_ index: RubIndex, before: Int) {
    let item = current.rubs[index].item
    let stay = state.page.items[item].stay
    guard before == 0 else { return completeRubbing(item, stay: stay) }
    pendingSteps.append(.touch(.completeRubbing(item: item, stay: stay)))
    emit(event(.rubStarted, item: item), item: item)
  }

  /// Ends the rubbing of an element of which enough has been rubbed away: its fingers go, and the rest fades.
  mutating func completeRubbing(_ item: ItemIndex, stay: Stay) {
    guard isOnStage(item, stay), let index = current.rub(of: item), !state.page.rubs[index].isCompleted,
      state.page.rubs[index].count >= current.rubs[index].enough
    else { return }
    state.page.rubs[index].isCompleted = true
    pendingSteps.append(.touch(.fadeRubbed(item: item, stay: stay)))
    pendingSteps.append(.touch(.cancelRubbing(item: item, stay: stay)))
    emit(event(.rubCompleted, item: item), item: item)
  }

  /// Cancels the touches on an element that has been rubbed away, one after the other.
  mutating func cancelRubbing(_ item: ItemIndex, stay: Stay) {
    let next = state.touches.firstIndex { touch in
      touch.item == item && touch.stay == stay && !touch.isCancelled && !touch.isReleased
    }
    guard let next else { return }
    pendingSteps.append(.touch(.cancelRubbing(item: item, stay: stay)))
    cancel(touchAt: next)
  }

  /// Fades what is left of an element that has been rubbed away.
  mutating func fadeRubbed(_ item: ItemIndex, stay: Stay) {
    guard isOnStage(item, stay), let index = current.rub(of: item), state.page.rubs[index].isCompleted else { return }
    let fade = current.rubs[index].fade
    if state.page.tweens[fade].status == .idle { start(fade) }
  }

  /// Rubs an element away at once, as a choice of readers who can't move a finger over it.
  mutating func rub(named name: String) -> Refusal? {
    guard let item = names.find(name).flatMap({ current.item(named: $0) }), let index = current.rub(of: item) else {
      return .unknown
    }
    if let refusal = stageRefusal { return refusal }
    guard canBeRubbed(item) else { return .unknown }
    ruleOutAutomaticTurn()
    let before = state.page.rubs[index].count
    state.page.rubs[index].insertAll(of: current.rubs[index].cells)
    endRubbing(index, before: before)
    return nil
  }

  /// Returns whether an element can be rubbed away now.
  func canBeRubbed(_ item: ItemIndex) -> Bool {
    guard let index = current.rub(of: item), !state.page.rubs[index].isCompleted else { return false }
    return hindrance(of: item) == nil
  }

  /// Returns whether the element with a name is of the kind that can be rubbed away.
  package func hasRub(_ name: Name) -> Bool { current.item(named: name).map { current.rub(of: $0) != nil } ?? false }

  /// Returns whether the element with a name can be rubbed away now.
  package func canBeRubbed(_ name: Name) -> Bool { current.item(named: name).map { canBeRubbed($0) } ?? false }

  /// Returns whether a point in the coordinates of an element, whose frame has this size now, has been rubbed away.
  func isRubbed(_ item: ItemIndex, at point: Point, of frame: Rectangle) -> Bool {
    guard let index = current.rub(of: item) else { return false }
    let cells = current.rubs[index].cells
    let place = Point(x: point.x / frame.width * cells.width, y: point.y / frame.height * cells.height)
    return state.page.rubs[index].contains(cells.cell(at: place))
  }

  private func inner(_ point: Point, of item: ItemIndex) -> Point? { map(of: item).inverse?.apply(to: point) }
}
