extension Player {
  /// Begins a touch.
  mutating func press(_ id: Int, at point: Point, on chosen: Int? = nil) {
    guard state.turn == nil else {
      var event = event(.touchRefused)
      event.reason = .transition
      event.position = point
      return emit(event)
    }
    refreshPaintOrder()
    let item = chosen ?? hit(at: point) ?? -1
    let stay = item >= 0 ? state.page.items[item].stay : 0
    var touch = TouchState(id: id, position: point, item: Int32(item), stay: stay)
    // An element that isn't covered is reached as by a finger.
    touch.isChosen = chosen.map { hit(at: point) != $0 } ?? false
    state.touches.append(touch)
    if item >= 0, current.items[item].isDraggable { pendingSteps.append(.touch(.grab(touch: id))) }
    emit(.touchBegan, touch: state.touches.count - 1)
  }

  /// Moves a finger that is down.
  mutating func move(_ id: Int, to point: Point) {
    guard let touch = touchIndex(id), !state.touches[touch].isCancelled else { return }
    state.touches[touch].position = point
    let (item, grab) = (Int(state.touches[touch].item), state.touches[touch].grab)
    emitDetail(.touchMoved, item: item, at: point)
    if let grab { drag(item, touch: touch, grab: grab, to: point) }
  }

  /// Ends a touch and any drag with it, and emits a tap if it was one.
  mutating func release(_ id: Int) {
    guard let touch = touchIndex(id) else { return }
    guard !state.touches[touch].isCancelled else {
      state.touches.remove(at: touch)
      return
    }
    state.touches[touch].isReleased = true
    let record = state.touches[touch]
    pendingSteps.append(.touch(.forget(touch: id)))
    if record.item >= 0, isTap(record) {
      let opening = state.page.opening
      pendingSteps.append(.touch(.openLink(item: record.item, stay: record.stay, opening: opening)))
      pendingSteps.append(.touch(.tap(item: record.item, stay: record.stay, opening: opening)))
    }
    if record.grab != nil { pendingSteps.append(.touch(.letGo(touch: id))) }
    emit(.touchEnded, touch: touch)
  }

  /// Cancels a touch and any drag with it.
  mutating func cancel(touch id: Int) {
    guard let touch = touchIndex(id) else { return }
    guard !state.touches[touch].isCancelled else {
      state.touches.remove(at: touch)
      return
    }
    state.touches[touch].isReleased = true
    pendingSteps.append(.touch(.forget(touch: id)))
    if state.touches[touch].grab != nil { pendingSteps.append(.touch(.endDrag(touch: id))) }
    emit(.touchCancelled, touch: touch)
  }

  func touchIndex(_ id: Int) -> Int? { state.touches.firstIndex { $0.id == id } }

  /// Emits an event about a touch and the element that it began on.
  private mutating func emit(_ kind: EventKind, touch: Int) {
    let record = state.touches[touch]
    var event = event(kind)
    if record.item >= 0 { event.item = current.items[Int(record.item)].name }
    event.position = record.position
    emit(event, item: Int(record.item))
  }

  /// Returns whether a touch that ends now is a tap: it dragged nothing, and ends on top of what it began on.
  private func isTap(_ record: TouchState) -> Bool {
    guard !record.hasMoved, isOnStage(record.item, record.stay) else { return false }
    return record.isChosen
      ? isHit(Int(record.item), at: record.position) : hit(at: record.position) == Int(record.item)
  }

  mutating func tap(_ item: Int32, _ stay: UInt32, _ opening: UInt32) {
    guard opening == state.page.opening, isOnStage(item, stay) else { return }
    emit(event(.tap, item: Int(item)), item: Int(item))
  }

  mutating func openLink(_ item: Int32, _ stay: UInt32, _ opening: UInt32) {
    guard opening == state.page.opening, isOnStage(item, stay) else { return }
    guard let link = current.extras(of: Int(item))?.link else { return }
    var event = event(.linkOpened, item: Int(item))
    event.url = link
    emit(event, item: Int(item))
  }

  /// Cancels the touches on a page that is being left, one after the other, each with its drag.
  mutating func cancelTouches() {
    guard let touch = state.touches.firstIndex(where: { !$0.isCancelled }) else { return }
    let record = state.touches[touch]
    state.touches[touch].isCancelled = true
    pendingSteps.append(.page(.cancelTouches))
    if record.grab != nil { pendingSteps.append(.touch(.endDrag(touch: record.id))) }
    // A touch that is being lifted has already emitted its end.
    if !record.isReleased { emit(.touchCancelled, touch: touch) }
  }
}
