extension Player {
  mutating func press(_ id: Int, at point: Point, on chosen: ItemIndex? = nil) {
    guard state.turn == nil, recording == nil else {
      var event = event(.touchRefused)
      event.reason = state.turn == nil ? .recording : .transition
      event.position = point
      return emit(event)
    }
    ruleOutAutomaticTurn()
    refreshPaintOrder()
    let item = chosen ?? hit(at: point)
    let stay = item.map { state.page.items[$0].stay } ?? 0
    var touch = TouchState(id: id, position: point, item: item, stay: stay)
    // A choice of an uncovered element is an ordinary touch, except for a piece, which can be covered later.
    touch.isChosen = chosen.map { isPiece($0) || hit(at: point) != $0 } ?? false
    state.touches.append(touch)
    if let item, current.items[item].isDraggable || current.movable(of: item) != nil {
      pendingSteps.append(.touch(.grab(touch: id)))
    }
    let traits = item.map { current.items[$0].traits } ?? []
    if traits.contains(.rubbable) { pendingSteps.append(.touch(.beginRubbing(touch: id))) }
    if traits.contains(.holdable) { scheduleHold(touch: state.touches.count - 1) }
    emit(.touchBegan, touch: state.touches.count - 1)
  }

  mutating func move(_ id: Int, to point: Point) {
    guard let touch = touchIndex(id), !state.touches[touch].isCancelled else { return }
    state.touches[touch].position = point
    let (item, grab) = (state.touches[touch].item, state.touches[touch].grab)
    if state.touches[touch].hold != 0 { checkHold(touch: touch) }
    emitDetail(.touchMoved, item: item, at: point)
    if let rub = state.touches[touch].rub { goOnRubbing(touch: touch, from: rub) }
    if let item, let grab { drag(item, touch: touch, grab: grab, to: point) }
    if let item, let movable = current.movable(of: item) { drag(movable, touch: touch, to: point) }
  }

  /// Ends a touch along with its drag, if any, and emits a tap if it was one.
  mutating func release(_ id: Int) {
    guard let touch = touchIndex(id) else { return }
    guard !state.touches[touch].isCancelled else {
      state.touches.remove(at: touch)
      return
    }
    state.touches[touch].isReleased = true
    let record = state.touches[touch]
    pendingSteps.append(.touch(.forget(touch: id)))
    let isTap = isTap(record)
    if let item = record.item, isTap {
      let opening = state.page.opening
      pendingSteps.append(.touch(.openLink(item: item, stay: record.stay, opening: opening)))
      pendingSteps.append(.touch(.tapAction(item: item, action: 0, stay: record.stay, opening: opening)))
      if current.game(of: item) != nil {
        pendingSteps.append(.game(.tap(item: item, at: record.position, stay: record.stay, opening: opening)))
      }
      scheduleSettling(under: touch, isTap: true)
      pendingSteps.append(.touch(.tap(item: item, stay: record.stay, opening: opening)))
    }
    if !isTap { scheduleSettling(under: touch, isTap: false) }
    if record.item == nil, isInIntroduction, hit(at: record.position) == nil {
      pendingSteps.append(.touch(.leaveIntroduction(opening: state.page.opening)))
    }
    if record.holdsSomething { pendingSteps.append(.touch(.letGo(touch: id))) }
    emit(.touchEnded, touch: touch)
  }

  private var isInIntroduction: Bool { place.flatMap { plan.section(at: $0) }?.kind == .intro }

  /// Cancels a touch along with its drag, if any.
  mutating func cancel(touch id: Int) {
    guard let touch = touchIndex(id) else { return }
    guard !state.touches[touch].isCancelled else {
      state.touches.remove(at: touch)
      return
    }
    state.touches[touch].isReleased = true
    pendingSteps.append(.touch(.forget(touch: id)))
    scheduleSettling(under: touch, isTap: false)
    if state.touches[touch].holdsSomething { pendingSteps.append(.touch(.endDrag(touch: id))) }
    emit(.touchCancelled, touch: touch)
  }

  func touchIndex(_ id: Int) -> Int? { state.touches.firstIndex { $0.id == id } }

  /// Returns the index of the element on which a finger's touch began, or `nil` if there is none.
  package func touchedElement(finger: Int) -> Int? {
    touchIndex(finger).flatMap { state.touches[$0].item?.position }
  }

  private mutating func emit(_ kind: EventKind, touch: Int) {
    let record = state.touches[touch]
    var event = event(kind)
    if let item = record.item { event.item = current.items[item].name }
    event.position = record.position
    emit(event, item: record.item)
  }

  /// Returns whether a touch that ends now is a tap: it didn't drag, rub or hold, and ends on its element.
  ///
  /// The choice of a piece is always a drag, even if the piece is in its place already.
  private func isTap(_ record: TouchState) -> Bool {
    if let grab = record.movableGrab, grab.farthest > MovableGrab.maxTapDistance { return false }
    guard !record.hasMoved, !record.isHold, let item = record.item, isOnStage(item, record.stay) else { return false }
    if record.id == Player.choiceFinger, isPiece(item) { return false }
    return record.isChosen ? isHit(item, at: record.position) : hit(at: record.position) == item
  }

  mutating func tap(_ item: ItemIndex, _ stay: Stay, _ opening: Opening) {
    guard opening == state.page.opening, isOnStage(item, stay) else { return }
    emit(event(.tap, item: item), item: item)
  }

  /// Performs an action of a tap if the element is still on stage, after scheduling the next action.
  mutating func performTapAction(_ number: Int, of item: ItemIndex, _ stay: Stay, _ opening: Opening) {
    guard opening == state.page.opening, state.turn == nil, isOnStage(item, stay) else { return }
    guard let actions = current.extras(of: item)?.tapActions, number < actions.count else { return }
    let next = next(after: actions[number])
    pendingSteps.append(.touch(.tapAction(item: item, action: next, stay: stay, opening: opening)))
    perform(actions[number])
  }

  mutating func openLink(_ item: ItemIndex, _ stay: Stay, _ opening: Opening) {
    guard opening == state.page.opening, isOnStage(item, stay) else { return }
    guard let link = current.extras(of: item)?.link else { return }
    var event = event(.linkOpened, item: item)
    event.url = link
    emit(event, item: item)
  }

  /// Cancels the touches on a page that is being left, one after the other, along with their drags.
  mutating func cancelTouches() {
    guard let touch = state.touches.firstIndex(where: { !$0.isCancelled }) else { return }
    pendingSteps.append(.page(.cancelTouches))
    cancel(touchAt: touch)
  }

  /// Cancels a touch whose finger stays down, along with its drag, if any.
  mutating func cancel(touchAt touch: Int) {
    let record = state.touches[touch]
    state.touches[touch].isCancelled = true
    (state.touches[touch].rub, state.touches[touch].hold) = (nil, 0)
    if record.holdsSomething { pendingSteps.append(.touch(.endDrag(touch: record.id))) }
    // A touch that is being released has already emitted its end.
    if !record.isReleased { emit(.touchCancelled, touch: touch) }
  }
}
