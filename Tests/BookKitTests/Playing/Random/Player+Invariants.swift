@testable import BookKit

// Invariants that hold whenever a player waits for its host.

extension Player {
  /// Returns the first invariant that doesn't hold, or `nil`.
  func invariantViolation() -> String? {
    if !pendingSteps.isEmpty { return "something is left to do" }
    if state.skipsTransitions { return "turns are still cut" }
    if state.eventsInTick > Player.maxEventsPerTick { return "a tick has \(state.eventsInTick) events" }
    let due = Due(self)
    return agendaViolation() ?? itemViolation() ?? touchViolation() ?? heldViolation() ?? tweenViolation(due)
      ?? deciderViolation() ?? soundViolation(due) ?? movieViolation(due) ?? turnViolation(due) ?? orderViolation()
  }

  /// The agenda's entries, without those that were cancelled.
  private struct Due {
    private var keys: Set<UInt64> = []

    init(_ player: Player) {
      for entry in player.state.agenda.entries { keys.insert(Due.key(entry.step, mark: entry.mark)) }
    }

    func has(_ step: DueStep, mark: UInt32) -> Bool { keys.contains(Due.key(step, mark: mark)) }

    private static func key(_ step: DueStep, mark: UInt32) -> UInt64 {
      var sum = Hash64()
      PackedDueStep(step).add(to: &sum)
      sum.add(mark)
      return sum.value
    }
  }

  private func agendaViolation() -> String? {
    for entry in state.agenda.entries where entry.tick <= state.clock.tick {
      return "\(entry.step) was due at \(entry.tick)"
    }
    for entries in [state.agenda.laterEntries.entries, state.agenda.bookEntries.entries] {
      for (place, entry) in entries.enumerated() where place > 0 {
        if !entries[(place - 1) / DueHeap.arity].precedes(entry) { return "the agenda is no heap" }
      }
    }
    return nil
  }

  private func itemViolation() -> String? {
    guard state.page.plan >= 0 else { return nil }
    guard state.page.items.count == current.items.count else { return "the state is of another page" }
    for (item, itemState) in state.page.items.enumerated() {
      let parent = Int(current.items[item].parent)
      if itemState.isLeaving { return "element \(item) is still leaving" }
      if itemState.isOnStage, parent >= 0, !state.page.items[parent].isOnStage {
        return "child \(item) is on stage without its group"
      }
    }
    return nil
  }

  private func touchViolation() -> String? {
    var ids: Set<Int> = []
    for touch in state.touches {
      if !ids.insert(touch.id).inserted { return "finger \(touch.id) is down twice" }
      if touch.isReleased { return "finger \(touch.id) was lifted and is still there" }
      if touch.isCancelled, touch.grab != nil { return "a touch that was broken off still drags" }
      guard touch.grab != nil else { continue }
      let isHolding = state.held.contains {
        $0.touch == touch.id && $0.item == touch.item && !$0.isCompanion
      }
      if !isHolding { return "finger \(touch.id) drags what it does not hold" }
    }
    return nil
  }

  private func heldViolation() -> String? {
    var items: Set<Int32> = []
    for held in state.held {
      if !items.insert(held.item).inserted { return "element \(held.item) is held twice" }
      let itemState = state.page.items[Int(held.item)]
      if !itemState.isHeld || !itemState.isOnStage { return "element \(held.item) is held by mistake" }
      guard let touch = touchIndex(held.touch) else { return "element \(held.item) has lost its finger" }
      if state.touches[touch].grab == nil { return "the finger of element \(held.item) drags nothing" }
      let isAlone = !state.held.contains { $0.touch == held.touch && !$0.isCompanion }
      if isAlone { return "element \(held.item) moves along with nothing" }
    }
    for item in state.page.items.indices where state.page.items[item].isHeld && !items.contains(Int32(item)) {
      return "element \(item) counts as held"
    }
    return nil
  }

  private func tweenViolation(_ due: Due) -> String? {
    for tween in state.page.tweens.indices where state.page.tweens[tween].status != .idle {
      let tweenState = state.page.tweens[tween]
      let plan = current.tweens[tween]
      if !state.page.items[Int(plan.item)].isOnStage { return "tween \(tween) runs off stage" }
      if tweenState.stay != state.page.items[Int(plan.item)].stay { return "tween \(tween) is of another stay" }
      if tweenState.status == .delayed {
        let isEndless = isEndless(after: plan.delay, from: state.clock.tick)
        if !isEndless, !due.has(.tweenStart(tween), mark: tweenState.mark) { return "tween \(tween) never starts" }
      } else {
        if plan.duration == .zero { return "tween \(tween) takes no time and runs" }
        if state.page.startTickByTween[tween] > state.clock.tick { return "tween \(tween) has started in the future" }
        if !isEndless(after: plan.duration, from: state.clock.tick),
          !due.has(.passEnd(tween), mark: tweenState.mark)
        {
          return "tween \(tween) will never end"
        }
      }
    }
    return nil
  }

  /// Returns whether something with this duration never ends before the end of time.
  private func isEndless(after time: Ticks, from start: Int64) -> Bool { Ticks(start) + time >= .longest }

  private func deciderViolation() -> String? {
    var linked: Set<Int> = []
    for (slot, activeTrack) in state.page.activeTrackBySlot.enumerated() {
      var track = Int(activeTrack)
      while track >= 0 {
        if !linked.insert(track).inserted { return "track \(track) decides twice" }
        if current.slot(ofTrack: track) != slot { return "track \(track) decides another value" }
        if state.page.tweens[current.tracks.tween(of: track)].status != .running {
          return "track \(track) decides though it does not run"
        }
        track = Int(state.page.overriddenTracks[track])
      }
    }
    for track in current.tracks.indices where !linked.contains(track) {
      if state.page.overriddenTracks[track] != -1 { return "track \(track) is left over" }
      if state.page.tweens[current.tracks.tween(of: track)].status == .running {
        return "track \(track) runs and decides nothing"
      }
    }
    return nil
  }

  private func soundViolation(_ due: Due) -> String? {
    for (sound, soundState) in state.page.sounds.enumerated() where soundState.status != .silent {
      let plan = current.sounds[sound]
      if plan.item >= 0, !state.page.items[Int(plan.item)].isOnStage { return "sound \(sound) sounds off stage" }
      if soundState.status == .offset {
        let isEndless = isEndless(after: plan.offset, from: state.clock.tick)
        if !isEndless, !due.has(.soundStart(sound), mark: soundState.mark) { return "sound \(sound) never starts" }
      } else if plan.duration == .zero {
        if !plan.loops { return "sound \(sound) takes no time and sounds" }
      } else if !isEndless(after: plan.duration, from: state.clock.tick),
        !due.has(.soundEnd(sound), mark: soundState.mark)
      {
        return "sound \(sound) will never end"
      }
    }
    for file in state.files {
      let duration = plan.files[Int(file.file)].duration
      let isEndless = isEndless(after: duration, from: state.clock.tick)
      if !isEndless, !due.has(.fileEnd(Int(file.file)), mark: file.number) { return "a file will never end" }
    }
    return nil
  }

  private func movieViolation(_ due: Due) -> String? {
    for (movie, movieState) in state.page.movies.enumerated() where movieState.isRunning {
      let plan = current.movies[movie]
      if !state.page.items[Int(plan.item)].isOnStage { return "movie \(movie) runs off stage" }
      if plan.duration == .zero {
        if !plan.loops { return "movie \(movie) takes no time and runs" }
      } else if !isEndless(after: plan.duration, from: state.clock.tick),
        !due.has(.movieEnd(movie), mark: movieState.mark)
      {
        return "movie \(movie) will never end"
      }
    }
    return nil
  }

  private func turnViolation(_ due: Due) -> String? {
    if let turn = state.turn {
      if turn.phase != .entering || turn.duration == 0 { return "a turn is half done" }
      let isEndless = isEndless(after: Ticks(turn.duration), from: state.clock.tick)
      if !isEndless, !due.has(.turnEnd, mark: state.page.opening) { return "a turn will never end" }
    } else if state.leaving != nil {
      return "a page is left without a turn"
    }
    guard let credits = state.credits else {
      return state.page.plan == -2 ? "there are no credits and no page" : nil
    }
    if state.turn != nil || state.page.plan != -2 { return "credits are shown on a page" }
    if plan.credits.isEmpty { return credits.index < 0 ? nil : "a credit is shown, but there is none" }
    return due.has(.creditEnd(credits.index), mark: credits.mark) ? nil : "a credit will never end"
  }

  private func orderViolation() -> String? {
    let order = paintOrder()
    if Set(order).count != order.count { return "an element is drawn twice" }
    let onStage = state.page.items.indices.filter { state.page.items[$0].isOnStage }
    return Set(order) == Set(onStage.map { Int32($0) }) ? nil : "what is drawn is not what is on stage"
  }
}
