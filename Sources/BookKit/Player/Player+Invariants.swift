import PropertyList

// Invariants that hold whenever a player waits for its host. Debug builds and tests check them.

extension Player {
  private static let ticksBetweenChecks: Int64 = 512

  /// Traps in debug builds if an invariant doesn't hold after a tick or an input.
  ///
  /// A tick can be short even on a page with thousands of elements. So the checks after each tick only take time in
  /// proportion to the fingers that are down. All invariants are checked when a page has been entered since `opening`,
  /// because mistakes are most likely then, and occasionally at other ticks. A restored player isn't checked, because a
  /// damaged file can describe a state that no player reaches by itself.
  func checkInvariants(since opening: Opening) {
    #if DEBUG && !hasFeature(Embedded)
      // Closures that capture the player, even those of `??`, would copy all of it after each tick.
      guard !isRestored else { return }
      let isFull = opening != state.page.opening || state.clock.tick % Player.ticksBetweenChecks == 0
      let violation = isFull ? invariantViolation() : frequentViolation()
      if let violation { assertionFailure("at tick \(state.clock.tick): \(violation)") }
    #endif
  }

  func invariantViolation() -> String? {
    let due = Set(state.agenda.entries.map { Due(step: $0.step, mark: $0.mark) })
    // The calls are split up because the compiler would need seconds for a single expression.
    if let violation = frequentViolation() ?? itemViolation() { return violation }
    if let violation = heldMarkViolation() ?? tweenViolation(due) ?? activeTrackViolation() { return violation }
    if let violation = movableViolation() { return violation }
    if let violation = soundViolation(due) ?? movieViolation(due) ?? turnEndViolation(due) { return violation }
    return orderViolation()
  }

  /// Returns the first invariant that doesn't hold among those that are checked after every tick, or `nil`.
  private func frequentViolation() -> String? {
    if !pendingSteps.isEmpty { return "\(pendingSteps.count) steps are still pending" }
    if waitingRuleCount != 0 { return "\(waitingRuleCount) rules are still waiting for their turn" }
    if state.skipsTransitions { return "page turns are still cut" }
    if state.eventsInTick > Player.maxEventsPerTick { return "a tick has \(state.eventsInTick) events" }
    if let next = state.agenda.next, next.tick <= state.clock.tick { return "a step was due at tick \(next.tick)" }
    if let violation = touchViolation() { return violation }
    if let violation = heldViolation() { return violation }
    return turnViolation()
  }

  private struct Due: Hashable {
    let step: DueStep
    let mark: Mark
  }

  private func itemViolation() -> String? {
    guard state.page.scene.page != nil else { return nil }
    guard state.page.items.count == current.items.count else { return "the state is of another page" }
    for item in state.page.items.indices {
      let (itemState, parent) = (state.page.items[item], current.items[item].parent)
      if itemState.isLeaving { return "element \(item.position) is still leaving" }
      if itemState.isOnStage, let parent, !state.page.items[parent].isOnStage {
        return "child \(item.position) is on stage without its group"
      }
    }
    return nil
  }

  private func touchViolation() -> String? {
    for (place, touch) in state.touches.enumerated() {
      if touchIndex(touch.id) != place { return "finger \(touch.id) is down twice" }
      if touch.isReleased { return "finger \(touch.id) was lifted but is still there" }
      if touch.isCancelled, touch.holdsSomething { return "finger \(touch.id) drags after its touch was cancelled" }
      if touch.rub != nil, touch.holdsSomething { return "finger \(touch.id) rubs and drags" }
      guard touch.grab != nil else { continue }
      let isHolding = state.held.contains { $0.touch == touch.id && $0.item == touch.item && !$0.isCompanion }
      if !isHolding { return "finger \(touch.id) drags an element that it doesn't hold" }
    }
    return nil
  }

  private func heldViolation() -> String? {
    for (place, held) in state.held.enumerated() {
      if state.held.firstIndex(where: { $0.item == held.item }) != place {
        return "element \(held.item.position) is held twice"
      }
      let itemState = state.page.items[held.item]
      if !itemState.isHeld { return "element \(held.item.position) isn't marked as held" }
      if !itemState.isOnStage { return "element \(held.item.position) is held off stage" }
      guard let touch = touchIndex(held.touch) else { return "element \(held.item.position) has lost its finger" }
      if state.touches[touch].grab == nil { return "the finger of element \(held.item.position) drags nothing" }
      let isAlone = !state.held.contains { $0.touch == held.touch && !$0.isCompanion }
      if isAlone { return "element \(held.item.position) moves along with nothing" }
    }
    return nil
  }

  private func heldMarkViolation() -> String? {
    for item in state.page.items.indices where state.page.items[item].isHeld && heldItem(item) == nil {
      return "element \(item.position) is marked as held"
    }
    return nil
  }

  private func tweenViolation(_ due: Set<Due>) -> String? {
    for tween in state.page.tweens.indices where state.page.tweens[tween].status != .idle {
      let tweenState = state.page.tweens[tween]
      let plan = current.tweens[tween]
      if !state.page.items[plan.item].isOnStage { return "tween \(tween.position) runs off stage" }
      if !tweenState.hasBegun { return "tween \(tween.position) runs and has not begun" }
      if tweenState.status == .delayed {
        if lacks(.tweenStart(tween), tweenState.mark, after: plan.delay, due) {
          return "tween \(tween.position) never starts"
        }
      } else {
        let length = current.passLength(of: tween, in: state.page)
        if length == .zero { return "tween \(tween.position) takes no time and runs" }
        if current.startTick(of: plan, in: state.page, at: state.clock.tick) > state.clock.tick {
          return "tween \(tween.position) has started in the future"
        }
        if lacks(.passEnd(tween), tweenState.mark, after: length, due) {
          return "tween \(tween.position) will never end"
        }
      }
    }
    return nil
  }

  /// Returns whether the agenda lacks a step that it should have; steps beyond the longest time are never scheduled.
  private func lacks(_ step: DueStep, _ mark: Mark, after time: Ticks, _ due: Set<Due>) -> Bool {
    Ticks(state.clock.tick) + time < .longest && !due.contains(Due(step: step, mark: mark))
  }

  private func activeTrackViolation() -> String? {
    let page = state.page
    var isLinked = Array(repeating: false, count: current.tracks.count)
    var (isOfRunningTween, isDrawn) = (isLinked, isLinked)
    var slots = Array(repeating: -1, count: current.tracks.count)
    for tween in page.tweens.indices {
      let plan = current.tweens[tween]
      for track in plan.tracks {
        slots[track] = current.slot(ofTrack: track, of: plan.item)
        isOfRunningTween[track] = page.tweens[tween].status == .running
      }
    }
    page.running.forEachTrack { isDrawn[Int($0.track)] = true }
    page.forEachOtherTrack { isDrawn[$0] = true }
    for slot in page.values.indices {
      var (next, start) = (page.activeTrack(on: slot), page.values[slot])
      if let active = next, !isDrawn[active.track] { return "track \(active.track) is active and isn't drawn" }
      while let active = next {
        let track = active.track
        // A value that has overflowed can be NaN, which isn't equal to itself.
        if case .batched(let running) = active, running.start.bitPattern != start.bitPattern, running.start != start {
          return "track \(track) runs from \(running.start), but its slot had \(start)"
        }
        if isLinked[track] { return "track \(track) is active twice" }
        isLinked[track] = true
        if slots[track] != slot { return "track \(track) is active in slot \(slot), which isn't its own" }
        if !isOfRunningTween[track] { return "track \(track) is active although its tween isn't running" }
        let link = page.overriddenTracks.link(from: track)
        (next, start) = (link?.overridden, link?.startValue ?? start)
      }
    }
    for track in current.tracks.indices where !isLinked[track] {
      if isDrawn[track] { return "track \(track) is drawn and isn't active" }
      if page.overriddenTracks.link(from: track) != nil { return "track \(track) overrides another but isn't active" }
      if isOfRunningTween[track] { return "track \(track) isn't active although its tween is running" }
    }
    return nil
  }

  private func soundViolation(_ due: Set<Due>) -> String? {
    for (sound, soundState) in zip(state.page.sounds.indices, state.page.sounds) where soundState.status != .silent {
      let plan = current.sounds[sound]
      if let item = plan.item, !state.page.items[item].isOnStage { return "sound \(sound.position) sounds off stage" }
      if soundState.status == .offset {
        if lacks(.soundStart(sound), soundState.mark, after: plan.offset, due) {
          return "sound \(sound.position) never starts"
        }
      } else if duration(ofSound: sound) == .zero {
        if !plan.loops { return "sound \(sound.position) takes no time and sounds" }
      } else if lacks(.soundEnd(sound), soundState.mark, after: duration(ofSound: sound), due) {
        return "sound \(sound.position) will never end"
      }
    }
    for file in state.files
    where lacks(.fileEnd(file.file), Mark(file.number), after: plan.files[file.file].duration, due) {
      return "file \(file.number.rawValue) will never end"
    }
    return nil
  }

  private func movieViolation(_ due: Set<Due>) -> String? {
    for (movie, movieState) in zip(state.page.movies.indices, state.page.movies) where movieState.isRunning {
      let plan = current.movies[movie]
      if !state.page.items[plan.item].isOnStage { return "movie \(movie.position) runs off stage" }
      if plan.duration == .zero {
        if !plan.loops { return "movie \(movie.position) takes no time and runs" }
      } else if lacks(.movieEnd(movie), movieState.mark, after: plan.duration, due) {
        return "movie \(movie.position) will never end"
      }
    }
    return nil
  }

  private func turnViolation() -> String? {
    if let turn = state.turn {
      if turn.phase != .entering || turn.duration == 0 { return "a turn to \(name(of: turn.to)) is half done" }
    } else if state.showsLeavingPage {
      return "a page is being left without a turn"
    }
    guard state.credits != nil else { return state.page.scene == .credits ? "there are no credits and no page" : nil }
    return state.turn != nil || state.page.scene != .credits ? "credits are shown on a page" : nil
  }

  private func turnEndViolation(_ due: Set<Due>) -> String? {
    if let turn = state.turn, lacks(.turnEnd, Mark(state.page.opening), after: Ticks(turn.duration), due) {
      return "a turn to \(name(of: turn.to)) will never end"
    }
    guard let credits = state.credits else { return nil }
    guard let index = credits.index else { return plan.credits.isEmpty ? nil : "no credit is shown" }
    guard index < plan.credits.count else { return "credit \(index) is shown, which doesn't exist" }
    let time = Ticks(seconds: Player.secondsPerCredit, tickRate: plan.tickRate)
    let isEndless = lacks(.creditEnd(Int32(index)), Mark(credits.opening), after: time, due)
    return isEndless ? "credit \(index) will never end" : nil
  }

  private func name(of target: PageIndex?) -> String { target.map { "page \($0.position + 1)" } ?? "the credits" }

  private func orderViolation() -> String? {
    var isDrawn = IndexedArray<ItemIndex, Bool>(repeating: false, count: state.page.items.count)
    for item in paintOrder() {
      if isDrawn[item] { return "element \(item.position) is drawn twice" }
      isDrawn[item] = true
    }
    for item in state.page.items.indices where isDrawn[item] != state.page.items[item].isOnStage {
      return "element \(item.position) is drawn off stage, or on stage and not drawn"
    }
    return nil
  }
}
