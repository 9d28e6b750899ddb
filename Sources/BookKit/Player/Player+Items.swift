// Bringing elements on stage, starting them over, and removing them.

extension Player {
  /// Brings on stage the next element of a page that doesn't wait for a trigger, and schedules the others.
  mutating func openElements(from next: ItemIndex, opening: Opening) {
    guard opening == state.page.opening else { return }
    if let item = nextToAdd(from: next, to: current.items.endIndex) {
      pendingSteps.append(.page(.openElements(next: current.end(of: item), opening: opening)))
      add(item)
    }
  }

  /// Brings on stage the next child of a group that doesn't wait for a trigger, and schedules the others.
  mutating func openChildren(of group: ItemIndex, from next: ItemIndex, stay: Stay) {
    guard isOnStage(group, stay) else { return }
    if let item = nextToAdd(from: next, to: current.end(of: group)) {
      pendingSteps.append(.element(.openChildren(group: group, next: current.end(of: item), stay: stay)))
      add(item)
    }
  }

  /// Returns the next sibling that doesn't wait for a trigger and isn't on stage or leaving.
  private func nextToAdd(from first: ItemIndex, to end: ItemIndex) -> ItemIndex? {
    var item = first
    while item < end {
      let itemState = state.page.items[item]
      if current.appearsAutomatically(item), !itemState.isOnStage, !itemState.isLeaving { return item }
      item = current.end(of: item)
    }
    return nil
  }

  func isParentOnStage(of item: ItemIndex) -> Bool {
    current.items[item].parent.map { state.page.items[$0].isOnStage } ?? true
  }

  func canComeOnStage(_ item: ItemIndex) -> Bool {
    !state.page.items[item].isOnStage && !state.page.items[item].isLeaving && isParentOnStage(of: item)
  }

  mutating func addIfAbsent(_ item: ItemIndex) {
    if item < state.page.items.endIndex, canComeOnStage(item) { add(item) }
  }

  /// Brings an element on stage, then starts its tweens and media, then brings its children on stage.
  mutating func add(_ item: ItemIndex) {
    state.page.arrivalCount += 1
    state.page.items[item].isOnStage = true
    state.page.items[item].stay.advance()
    for tween in current.items[item].tweens { state.page.tweens[tween].hasBegun = false }
    state.page.items[item].arrival = state.page.arrivalCount
    resetState(of: item)
    addBody(of: item)
    pendingSteps.append(startUp(of: item, coming: state.page.items[item].stay))
    if current.items[item].type.isGame { pendingSteps.append(.game(.bringParts(gameStay(item)))) }
    emit(event(.itemAdded, item: item), item: item)
  }

  private mutating func resetState(of item: ItemIndex) {
    state.page.items[item].round.advance()
    state.page.items[item].isVisible = current.items[item].isVisible
    state.page.isPaintOrderStale = true
    state.page.items[item].isActive = current.items[item].isActive
    resetValues(of: item)
    if let rub = current.rub(of: item) { state.page.rubs[rub] = RubState() }
    if !current.movables.isEmpty { resetMovable(of: item) }
  }

  private func startUp(of item: ItemIndex, coming stay: Stay) -> PendingStep {
    .element(.startUp(item: item, step: 0, round: state.page.items[item].round, coming: stay))
  }

  /// Starts an element's tweens, then its sound or movie.
  ///
  /// An element that has just begun the stay `coming` also joins its voices and brings its children on stage.
  mutating func startUp(_ item: ItemIndex, step: Int, round: Round, coming: Stay) {
    guard item < state.page.items.endIndex, state.page.items[item].isOnStage else { return }
    let isComing = state.page.items[item].stay == coming
    guard state.page.items[item].round == round else {
      // It has started over in the meantime. That starts its tweens and media, but leaves out children and voices.
      if isComing { endComing(item) }
      return
    }
    let plan = current.items[item]
    if step < plan.tweens.count {
      pendingSteps.append(.element(.startUp(item: item, step: Int32(step + 1), round: round, coming: coming)))
      let tween = plan.tweens.lowerBound.advanced(by: step)
      let next = current.tweens[tween]
      if next.trigger == nil, next.role != .departure { beginIfIdle(tween) }
      return
    }
    if isComing { endComing(item) }
    if let sound = plan.sound { begin(sound: sound) }
    if let movie = plan.movie, current.movies[movie].startsAutomatically { startMovie(movie) }
  }

  /// Brings the children of an element on stage; a text begins to follow its playing voices.
  private mutating func endComing(_ item: ItemIndex) {
    let plan = current.items[item]
    if plan.extent > 1 {
      let stay = state.page.items[item].stay
      pendingSteps.append(.element(.openChildren(group: item, next: item.advanced(by: 1), stay: stay)))
    }
    if let text = plan.text, current.followsVoices(text) { joinVoices(ofText: text) }
  }

  // MARK: - Starting over

  /// Cancels an element's tweens and media one by one, then starts them as if the element had just come on stage.
  mutating func startOver(_ item: ItemIndex, step: Int, stay: Stay) {
    guard isOnStage(item, stay) else { return }
    let plan = current.items[item]
    for next in step..<max(step, plan.tweens.count) {
      let tween = plan.tweens.lowerBound.advanced(by: next)
      guard state.page.tweens[tween].status == .running else {
        stop(tween)
        continue
      }
      pendingSteps.append(.element(.startOver(item: item, step: Int32(next + 1), stay: stay)))
      cancel(tween)
      return
    }
    if step <= plan.tweens.count, let sound = plan.sound, silence(sound) {
      pendingSteps.append(.element(.startOver(item: item, step: Int32(plan.tweens.count + 1), stay: stay)))
      emit(.soundStopped, sound: sound)
      return
    }
    if let movie = plan.movie { halt(movie) }
    resetState(of: item)
    addBody(of: item)
    pendingSteps.append(startUp(of: item, coming: 0))
  }

  /// Returns whether none of an element's tweens, sounds or movies is running or about to run.
  func isIdle(_ item: ItemIndex) -> Bool {
    let plan = current.items[item]
    for tween in plan.tweens where state.page.tweens[tween].status != .idle { return false }
    if let sound = plan.sound, state.page.sounds[sound].status != .silent { return false }
    guard let movie = plan.movie else { return true }
    return !state.page.movies[movie].isRunning
  }

  // MARK: - Removing

  /// Takes an element off the stage, after ending its drag, if any.
  mutating func remove(_ item: ItemIndex) {
    guard state.page.items[item].isOnStage else { return }
    let stay = state.page.items[item].stay
    if let held = heldItem(item), !held.isCompanion {
      pendingSteps.append(.element(.leave(item: item, stay: stay)))
      endDrag(held.touch)
    } else if let touch = touchHolding(item) {
      pendingSteps.append(.element(.leave(item: item, stay: stay)))
      endDrag(touch)
    } else {
      leave(item)
    }
  }

  /// Takes an element off the stage, stops its tweens and media, and only then emits the events.
  mutating func leave(_ item: ItemIndex) {
    let plan = current.items[item]
    pendingSteps.append(.element(.emitRemoved(item: item)))
    if plan.extent > 1 { pendingSteps.append(.element(.leaveChildren(group: item, next: item.advanced(by: 1)))) }
    let (tweens, stopped) = takeOffStage(item)
    if let stopped { pendingSteps.append(.media(.emitStopped(sound: stopped))) }
    for tween in tweens.reversed() { pendingSteps.append(.tween(.emitCancelled(tween: tween))) }
  }

  /// Takes an element off the stage and stops its tweens and media, without emitting events.
  ///
  /// - Returns: The tweens that were running, and the sound that was playing.
  mutating func takeOffStage(_ item: ItemIndex) -> (tweens: [TweenIndex], sound: SoundIndex?) {
    let plan = current.items[item]
    state.page.items[item].isOnStage = false
    state.page.items[item].isLeaving = true
    state.page.isPaintOrderStale = true
    if state.page.items[item].isHeld { releaseLeaving(item) }
    if let movable = current.movable(of: item), let touch = touch(holding: movable) {
      state.touches[touch].movableGrab = nil
    }
    if let movable = current.movable(of: item) { updateControls(by: movable) }
    removeBody(of: item)
    var ran: [TweenIndex] = []
    for tween in plan.tweens where stop(tween) { ran.append(tween) }
    var stopped: SoundIndex?
    if let sound = plan.sound, silence(sound) { stopped = sound }
    if let movie = plan.movie { halt(movie) }
    if let text = plan.text {
      for reading in current.readAlongs(ofText: text) { state.page.readings[reading].end() }
    }
    return (ran, stopped)
  }

  mutating func leaveChildren(of group: ItemIndex, from next: ItemIndex) {
    let end = current.end(of: group)
    guard end <= state.page.items.endIndex else { return }
    var item = next
    while item < end {
      let after = current.end(of: item)
      if state.page.items[item].isOnStage {
        pendingSteps.append(.element(.leaveChildren(group: group, next: after)))
        remove(item)
        return
      }
      item = after
    }
  }

  /// Emits that an element was removed; from then on, it can come back.
  mutating func emitRemoved(_ item: ItemIndex) {
    state.page.items[item].isLeaving = false
    // Pieces and swatches come and go with their game.
    guard !current.items[item].traits.contains(.part) else { return }
    emit(event(.itemRemoved, item: item), item: item)
  }
}
