extension Player {
  mutating func emit(_ kind: EventKind, tween: TweenIndex, pass: Int64? = nil, isFirst: Bool = false) {
    let item = current.tweens[tween].item
    var event = event(kind, item: item)
    event.tween = current.tweens[tween].name
    event.pass = pass
    emit(event, item: item, tween: tween, isFirst: isFirst)
  }

  /// Starts a tween, or its delay, unless it's running or delayed.
  mutating func beginIfIdle(_ tween: TweenIndex) {
    guard state.page.tweens[tween].status == .idle, current.tweens[tween].canBegin else { return }
    // Cancel the departure of a banner that is brought back during its hold time.
    if current.tweens[tween].role == .arrival { cancelDeparture(of: current.tweens[tween].item) }
    let delay = current.tweens[tween].delay
    guard delay > .zero else { return start(tween) }
    schedule(.tweenStart(tween), mark: state.page.tweens[tween].change(to: .delayed), after: delay)
  }

  mutating func restart(_ tween: TweenIndex, stay: Stay) {
    let item = current.tweens[tween].item
    guard isOnStage(item, stay) else { return }
    if state.page.tweens[tween].status == .running {
      pendingSteps.append(.tween(.begin(tween: tween, stay: stay)))
      cancel(tween)
    } else {
      stop(tween)
      beginIfIdle(tween)
    }
  }

  /// Starts a tween after its delay: reads its start values and makes its tracks active.
  mutating func start(_ tween: TweenIndex) {
    let plan = current.tweens[tween]
    state.page.setStartTick(state.clock.tick, of: plan)
    if let wander = plan.wander { startWandering(wander, plan) }
    for track in plan.tracks {
      let slot = current.slot(ofTrack: track, of: plan.item)
      let from = current.startValue(
        ofTrack: track, of: plan.item, shown: displayed(slot, of: plan.item), in: state.page, at: engineTime)
      state.page.activate(
        current.activeTrack(track, of: plan, on: slot, from: from, since: state.clock.tick), on: slot, from: from)
    }
    updateTweenControls(of: plan.item)
    state.page.tweens[tween].change(to: .running)
    if let wander = plan.wander { beginLeg(of: tween, wander) }
    schedulePassEnd(of: tween)
    emit(.tweenStarted, tween: tween)
  }

  /// Returns the value that a slot currently displays.
  ///
  /// It's mutating only because calling a nonmutating function copies the player.
  mutating func displayed(_ slot: Int, of item: ItemIndex) -> Double {
    if !state.held.isEmpty, let held = heldItem(item) {
      if slot == current.slot(.x, of: item) { return held.origin.x }
      if slot == current.slot(.y, of: item) { return held.origin.y }
    }
    if !current.movies.isEmpty, slot == current.slot(.frame, of: item) { return value(.frame, of: item) }
    let start = state.page.values[slot]
    guard let track = state.page.activeTrack(on: slot) else {
      guard !current.drivers.isEmpty else { return start }
      return current.drivenValue(ofSlot: slot, in: state.page, at: engineTime) ?? start
    }
    return current.value(of: track, from: start, in: state.page, at: engineTime)
  }

  mutating func endPass(of tween: TweenIndex) {
    let plan = current.tweens[tween]
    if let wander = plan.wander { return endLeg(of: tween, wander) }
    guard plan.loops else { return complete(tween) }
    let start = current.startTick(of: plan, in: state.page, at: state.clock.tick)
    let passes = (state.clock.tick - start) / max(1, plan.duration.count)
    if let limit = plan.passes, passes >= limit { return complete(tween) }
    schedule(.passEnd(tween), mark: state.page.tweens[tween].mark, after: plan.duration)
    emit(.tweenRepeated, tween: tween, pass: passes + 1, isFirst: passes == 1)
  }

  /// Writes the end values of a tween, emits its completion, and removes its element if the tween says so.
  mutating func complete(_ tween: TweenIndex) {
    let plan = current.tweens[tween]
    if plan.role == .settle { return completeSettling(tween) }
    finish(tween)
    let item = plan.item
    if plan.removesItem { pendingSteps.append(.element(.remove(item: item, stay: state.page.items[item].stay))) }
    if plan.role == .arrival, let slideIn = current.extras(of: item)?.slideIn { scheduleDeparture(of: slideIn) }
    emit(.tweenCompleted, tween: tween)
  }

  /// Schedules the departure of a banner that has arrived, after its hold time.
  private mutating func scheduleDeparture(of slideIn: SlideInPlan) {
    let departure = slideIn.departure
    guard state.page.tweens[departure].status == .idle else { return }
    state.page.tweens[departure].mark.advance()
    if slideIn.hold > .zero {
      schedule(.departure(departure), mark: state.page.tweens[departure].mark, after: slideIn.hold)
    } else {
      pendingSteps.append(.tween(.depart(tween: departure, mark: state.page.tweens[departure].mark)))
    }
  }

  /// Starts the departure of a banner without a hold time, unless its arrival or departure has started meanwhile.
  mutating func depart(_ tween: TweenIndex, mark: Mark) {
    if state.page.tweens[tween].mark == mark { start(tween) }
  }

  /// Cancels the pending departure of a banner, so that its hold time starts again.
  private mutating func cancelDeparture(of item: ItemIndex) {
    guard let slideIn = current.extras(of: item)?.slideIn else { return }
    if state.page.tweens[slideIn.departure].status == .idle { state.page.tweens[slideIn.departure].mark.advance() }
  }

  mutating func finish(_ tween: TweenIndex) {
    let plan = current.tweens[tween]
    if plan.role == .settle { arrive(settledBy: tween) }
    deactivateTracks(of: plan, isAtEnd: plan.tracks.upperBound <= current.tracks.batchedCount)
    updateTweenControls(of: plan.item, isJump: current.passLength(of: tween, in: state.page) == .zero)
    state.page.tweens[tween].change(to: .idle)
  }

  mutating func cancel(_ tween: TweenIndex) {
    stop(tween)
    emit(.tweenCancelled, tween: tween)
  }

  /// Stops a tween without emitting an event; the values of its active tracks stay as they are.
  ///
  /// - Returns: Whether the tween was running; if so, its start has been emitted.
  @discardableResult mutating func stop(_ tween: TweenIndex) -> Bool {
    let status = state.page.tweens[tween].status
    state.page.tweens[tween].change(to: .idle)
    guard status == .running else { return false }
    let plan = current.tweens[tween]
    if plan.role == .settle { halt(settledBy: tween) }
    deactivateTracks(of: plan, isAtEnd: false)
    updateTweenControls(of: plan.item)
    return true
  }

  /// Removes the tracks of a tween from their slots; the slots keep the current values or, at the end, the final ones.
  private mutating func deactivateTracks(of plan: TweenPlan, isAtEnd: Bool) {
    for track in plan.tracks {
      let slot = current.slot(ofTrack: track, of: plan.item)
      let last = isAtEnd ? current.tracks.end(of: track) : value(ofTrack: track, of: plan.item)
      state.page.deactivate(track, on: slot)
      state.page.setValue(last, of: slot)
    }
  }
}

extension PagePlan {
  @inline(__always) func activeTrack(
    _ track: Int, of tween: TweenPlan, on slot: Int, from start: Double, since tick: Int64
  ) -> ActiveTrack {
    guard track < tracks.batchedCount else { return .other(track) }
    return .batched(RunningTrack(track, slot: slot, start: start, startTick: tick, duration: tween.duration.count))
  }
}
