extension Player {
  /// Begins to drag the element under a finger, unless the element has gone or another finger holds it.
  mutating func grab(_ id: Int) {
    guard let touch = touchIndex(id) else { return }
    let record = state.touches[touch]
    if record.isCancelled || record.isReleased { return }
    if let item = record.item, isOnStage(item, record.stay), let movable = current.movable(of: item) {
      return grab(movable, touch: touch)
    }
    guard let item = record.item, isOnStage(item, record.stay), !state.page.items[item].isHeld, !isPlaced(item),
      let inverse = mapOfParent(of: item).inverse
    else { return }
    let inner = inverse.apply(to: record.position)
    hold(item, touch: id, isCompanion: false)
    let origin = heldItem(item)?.origin ?? Point(x: 0, y: 0)
    state.touches[touch].grab = Point(x: inner.x - origin.x, y: inner.y - origin.y)
    for companion in grabGroup(of: item) + (current.extras(of: item)?.companions ?? []) {
      let itemState = state.page.items[companion]
      if itemState.isOnStage, !itemState.isHeld { hold(companion, touch: id, isCompanion: true) }
    }
    pendingSteps.append(.tween(.cancelMoves(item: item, touch: id)))
    emitDrag(.dragStarted, item, at: origin)
  }

  private mutating func hold(_ item: ItemIndex, touch: Int, isCompanion: Bool) {
    let origin = Point(x: value(.x, of: item), y: value(.y, of: item))
    state.page.items[item].isHeld = true
    state.held.append(HeldItem(touch: touch, origin: origin, item: item, isCompanion: isCompanion))
    holdBody(of: item)
  }

  mutating func cancelMoves(of item: ItemIndex, touch: Int) {
    guard let held = heldItem(item), held.touch == touch, !held.isCompanion else { return }
    for tween in current.items[item].tweens.reversed() where state.page.tweens[tween].status == .running {
      let moves = current.tweens[tween].tracks.contains { track in
        let property = current.tracks.property(of: track)
        return property == .x || property == .y
      }
      if moves { pendingSteps.append(.tween(.cancel(tween: tween, mark: state.page.tweens[tween].mark))) }
    }
  }

  mutating func drag(_ item: ItemIndex, touch: Int, grab: Point, to point: Point) {
    guard let held = heldItem(item), let inverse = mapOfParent(of: item).inverse else { return }
    let inner = inverse.apply(to: point)
    let wanted = Point(x: inner.x - grab.x, y: inner.y - grab.y)
    if current.part(item) != nil { return dragPiece(item, touch: touch, to: wanted, finger: point) }
    let frame = placement(of: item).frame
    let area = current.extras(of: item)?.dragArea ?? plan.canvas
    let origin = Point(
      x: Player.clamp(wanted.x, frame.width, area.x, area.width),
      y: Player.clamp(wanted.y, frame.height, area.y, area.height))
    let way = Point(x: origin.x - held.origin.x, y: origin.y - held.origin.y)
    guard way.x != 0 || way.y != 0 else { return }
    state.touches[touch].hasMoved = true
    moveHeld(by: way, to: origin, item: item, touch: held.touch)
    emitDetail(.dragMoved, item: item, at: origin)
  }

  /// Returns the coordinate that keeps a frame inside a space; a frame that doesn't fit starts where the space starts.
  private static func clamp(_ wanted: Double, _ length: Double, _ start: Double, _ space: Double) -> Double {
    max(start, min(wanted, start + space - length))
  }

  private mutating func moveHeld(by way: Point, to origin: Point, item: ItemIndex, touch: Int) {
    for index in state.held.indices where state.held[index].touch == touch {
      if state.held[index].item == item {
        state.held[index].origin = origin
      } else {
        state.held[index].origin.x += way.x
        state.held[index].origin.y += way.y
      }
      moveBody(of: state.held[index].item)
    }
  }

  // MARK: - The end of a drag

  /// Drops the element that a lifted finger was dragging, on a target or in its current place.
  mutating func letGo(_ id: Int) {
    guard let touch = touchIndex(id), state.touches[touch].holdsSomething else { return }
    if state.touches[touch].movableGrab != nil { return endDrag(id) }
    guard let item = state.touches[touch].item, let held = heldItem(item), held.touch == id else { return }
    if current.part(item) != nil { return letGoOfPiece(item, touch: id) }
    guard let target = target(of: item) else { return endDrag(id) }
    let origin = Point(x: target.snapX ?? held.origin.x, y: target.snapY ?? held.origin.y)
    let way = Point(x: origin.x - held.origin.x, y: origin.y - held.origin.y)
    moveHeld(by: way, to: origin, item: item, touch: id)
    release(heldBy: id)
    restBody(of: item)
    if let file = target.sound { pendingSteps.append(.file(.play(file: file, opening: state.page.opening))) }
    var event = event(.dragDropped, item: item)
    event.target = target.name
    event.position = origin
    emit(event, item: item)
  }

  private func target(of item: ItemIndex) -> TargetPlan? {
    guard let extras = current.extras(of: item) else { return nil }
    let middle = placement(of: item).middle
    return extras.targets.first { $0.frame.contains(middle) }
  }

  mutating func endDrag(_ id: Int) {
    if let touch = touchIndex(id), state.touches[touch].movableGrab != nil {
      return endDrag(ofMovableUnder: touch)
    }
    guard let held = state.held.first(where: { $0.touch == id && !$0.isCompanion }) else { return }
    let item = held.item
    release(heldBy: id)
    emitDrag(.dragEnded, item, at: held.origin)
  }

  mutating func release(heldBy id: Int) {
    if let touch = touchIndex(id) { (state.touches[touch].grab, state.touches[touch].movableGrab) = (nil, nil) }
    for held in state.held where held.touch == id { putDown(held) }
    state.held.removeAll { $0.touch == id }
  }

  /// Releases an element that leaves the stage; if a finger drags it, all elements that the finger holds are released.
  mutating func releaseLeaving(_ item: ItemIndex) {
    if let held = heldItem(item) {
      if !held.isCompanion { return release(heldBy: held.touch) }
      putDown(held)
    }
    state.held.removeAll { $0.item == item }
  }

  private mutating func putDown(_ held: HeldItem) {
    putDownElement(held)
    releaseBody(of: held.item)
  }

  /// Puts down an element without releasing its body.
  mutating func putDownElement(_ held: HeldItem) {
    let item = held.item
    state.page.items[item].isHeld = false
    if let slot = current.slot(.x, of: item) { state.page.setValue(held.origin.x, of: slot) }
    if let slot = current.slot(.y, of: item) { state.page.setValue(held.origin.y, of: slot) }
  }

  private mutating func emitDrag(_ kind: EventKind, _ item: ItemIndex, at origin: Point) {
    var event = event(kind, item: item)
    event.position = origin
    emit(event, item: item)
  }
}

extension Placement {
  /// The middle of the frame in the parent's coordinates, including its rotation and scale.
  var middle: Point { transform.apply(to: Point(x: frame.width / 2, y: frame.height / 2)) }
}
