// Elements coming on stage, starting over, and leaving.

extension Player {
  /// Brings the elements of a page on stage that don't wait for a trigger, in order.
  mutating func openElements(from next: Int, opening: UInt32) {
    guard opening == state.page.opening else { return }
    if let item = nextToAdd(from: next, to: current.items.count) {
      pendingSteps.append(.page(.openElements(next: Int32(item) + current.items[item].extent, opening: opening)))
      add(item)
    }
  }

  /// Brings the children of a group on stage that don't wait for a trigger, in order.
  mutating func openChildren(of group: Int, from next: Int, stay: UInt32) {
    guard isOnStage(Int32(group), stay) else { return }
    if let item = nextToAdd(from: next, to: group + Int(current.items[group].extent)) {
      pendingSteps.append(
        .element(.openChildren(group: Int32(group), next: Int32(item) + current.items[item].extent, stay: stay)))
      add(item)
    }
  }

  /// Returns the next sibling that doesn't wait for a trigger and isn't on stage or leaving.
  private func nextToAdd(from first: Int, to end: Int) -> Int? {
    var item = first
    while item < end {
      let itemState = state.page.items[item]
      if current.items[item].appearsAutomatically, !itemState.isOnStage, !itemState.isLeaving { return item }
      item += Int(current.items[item].extent)
    }
    return nil
  }

  /// Returns whether the group around an element is on stage; true if there is none.
  func isParentOnStage(of item: Int) -> Bool {
    let parent = Int(current.items[item].parent)
    return parent < 0 || state.page.items[parent].isOnStage
  }

  /// Returns whether an element can come on stage now.
  func canComeOnStage(_ item: Int) -> Bool {
    !state.page.items[item].isOnStage && !state.page.items[item].isLeaving && isParentOnStage(of: item)
  }

  mutating func addIfAbsent(_ item: Int) {
    if item < state.page.items.count, canComeOnStage(item) { add(item) }
  }

  /// Brings an element on stage, then starts its tweens and media, then brings its children.
  mutating func add(_ item: Int) {
    state.page.arrivalCount += 1
    state.page.items[item].isOnStage = true
    state.page.items[item].stay += 1
    state.page.items[item].arrival = state.page.arrivalCount
    takeInitialValues(item)
    addBody(of: item)
    pendingSteps.append(startUp(of: item, coming: state.page.items[item].stay))
    emit(event(.itemAdded, item: item), item: item)
  }

  private mutating func takeInitialValues(_ item: Int) {
    state.page.items[item].round += 1
    state.page.items[item].isVisible = current.items[item].isVisible
    state.page.isPaintOrderStale = true
    state.page.items[item].isActive = current.items[item].isActive
    resetValues(of: item)
  }

  private func startUp(of item: Int, coming stay: UInt32) -> PendingStep {
    .element(.startUp(item: Int32(item), step: 0, round: state.page.items[item].round, coming: stay))
  }

  /// Starts an element's tweens, then its sound or movie.
  ///
  /// An element in the stay `coming` also joins its voices and brings its children.
  mutating func startUp(_ item: Int, step: Int, round: UInt32, coming: UInt32) {
    guard item < state.page.items.count, state.page.items[item].isOnStage else { return }
    let isComing = state.page.items[item].stay == coming
    guard state.page.items[item].round == round else {
      // It has started over meanwhile, which starts its tweens and media but not its children and voices.
      if isComing { endComing(item) }
      return
    }
    let plan = current.items[item]
    if step < plan.tweens.count {
      pendingSteps.append(
        .element(.startUp(item: Int32(item), step: Int32(step + 1), round: round, coming: coming)))
      let tween = plan.tweens.lowerBound.advanced(by: step)
      let waits = current.tweens.trigger(of: tween) != nil || current.tweens[tween].role == .departure
      if !waits { beginIfIdle(tween) }
      return
    }
    if isComing { endComing(item) }
    if plan.sound >= 0 { begin(sound: Int(plan.sound)) }
    if plan.movie >= 0, current.movies[Int(plan.movie)].startsAutomatically { startMovie(Int(plan.movie)) }
  }

  /// Brings the children of an element that has come on stage; a text joins those of its voices that are playing.
  private mutating func endComing(_ item: Int) {
    let plan = current.items[item]
    if plan.extent > 1 {
      let stay = state.page.items[item].stay
      pendingSteps.append(.element(.openChildren(group: Int32(item), next: Int32(item + 1), stay: stay)))
    }
    if plan.text >= 0 { joinVoices(of: item) }
  }

  // MARK: - Starting over

  /// Cancels what an element runs, one thing at a time, then starts it like one that has just come on stage.
  mutating func startOver(_ item: Int, step: Int, stay: UInt32) {
    guard isOnStage(Int32(item), stay) else { return }
    let plan = current.items[item]
    for next in step..<max(step, plan.tweens.count) {
      let tween = plan.tweens.lowerBound.advanced(by: next)
      guard state.page.tweens[tween].status == .running else {
        stop(tween)
        continue
      }
      pendingSteps.append(.element(.startOver(item: Int32(item), step: Int32(next + 1), stay: stay)))
      cancel(tween)
      return
    }
    if step <= plan.tweens.count, plan.sound >= 0, silence(Int(plan.sound)) {
      pendingSteps.append(.element(.startOver(item: Int32(item), step: Int32(plan.tweens.count + 1), stay: stay)))
      emit(.soundStopped, sound: Int(plan.sound))
      return
    }
    if plan.movie >= 0 { halt(Int(plan.movie)) }
    takeInitialValues(item)
    addBody(of: item)
    pendingSteps.append(startUp(of: item, coming: 0))
  }

  /// Returns whether an element is idle, so that none of its tweens, sounds or movies is running or about to run.
  func isIdle(_ item: Int) -> Bool {
    let plan = current.items[item]
    for tween in plan.tweens where state.page.tweens[tween].status != .idle { return false }
    if plan.sound >= 0, state.page.sounds[Int(plan.sound)].status != .silent { return false }
    return plan.movie < 0 || !state.page.movies[Int(plan.movie)].isRunning
  }

  // MARK: - Leaving

  /// Takes an element off the stage, after ending a drag of it.
  mutating func remove(_ item: Int) {
    guard state.page.items[item].isOnStage else { return }
    let stay = state.page.items[item].stay
    if let held = heldItem(item), !held.isCompanion {
      pendingSteps.append(.element(.leave(item: Int32(item), stay: stay)))
      endDrag(held.touch)
    } else {
      leave(item)
    }
  }

  /// Takes an element off the stage, stops everything it runs, and only then emits what has happened.
  mutating func leave(_ item: Int) {
    let plan = current.items[item]
    pendingSteps.append(.element(.emitRemoved(item: Int32(item))))
    if plan.extent > 1 { pendingSteps.append(.element(.leaveChildren(group: Int32(item), next: Int32(item + 1)))) }
    let (tweens, hasSounded) = takeOffStage(item)
    if hasSounded { pendingSteps.append(.media(.emitStopped(sound: plan.sound))) }
    for tween in tweens.reversed() { pendingSteps.append(.tween(.emitCancelled(tween: tween))) }
  }

  /// Takes an element off the stage and stops everything it runs, without emitting events.
  ///
  /// - Returns: The tweens that were running, and whether a sound was playing.
  mutating func takeOffStage(_ item: Int) -> (tweens: [TweenIndex], hasSounded: Bool) {
    let plan = current.items[item]
    state.page.items[item].isOnStage = false
    state.page.items[item].isLeaving = true
    state.page.isPaintOrderStale = true
    if state.page.items[item].isHeld { releaseCompanion(item) }
    removeBody(of: item)
    var ran: [TweenIndex] = []
    for tween in plan.tweens where stop(tween) { ran.append(tween) }
    let hasSounded = plan.sound >= 0 && silence(Int(plan.sound))
    if plan.movie >= 0 { halt(Int(plan.movie)) }
    if plan.text >= 0 {
      for reading in current.readAlongs(ofText: Int(plan.text)) { state.page.readings[reading].end() }
    }
    return (ran, hasSounded)
  }

  /// Takes the children of a group off the stage in order.
  mutating func leaveChildren(of group: Int, from next: Int) {
    let end = group + Int(current.items[group].extent)
    guard end <= state.page.items.count else { return }
    var item = next
    while item < end {
      let after = item + Int(current.items[item].extent)
      if state.page.items[item].isOnStage {
        pendingSteps.append(.element(.leaveChildren(group: Int32(group), next: Int32(after))))
        remove(item)
        return
      }
      item = after
    }
  }

  /// Emits that an element was removed; from here on it can come back.
  mutating func emitRemoved(_ item: Int) {
    state.page.items[item].isLeaving = false
    emit(event(.itemRemoved, item: item), item: item)
  }
}
