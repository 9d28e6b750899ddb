extension Player {
  /// Completes what an aborted cascade left unfinished, without emitting events.
  mutating func recoverFromFault() {
    state.skipsTransitions = false
    if recording?.hasStarted == false { recording = nil }
    recoverTurn()
    for item in state.page.items.indices {
      state.page.items[item].isLeaving = false
      let parent = current.items[item].parent
      // A child can't be on stage without its group.
      if let parent, state.page.items[item].isOnStage, !state.page.items[parent].isOnStage { drop(item) }
    }
    for touch in state.touches where touch.isReleased || touch.isCancelled { release(heldBy: touch.id) }
    state.touches.removeAll { $0.isReleased }
    // A finger may have taken hold of a part whose tween to a stop was still to be cancelled.
    for movable in current.movables.indices where touch(holding: movable) != nil {
      stop(current.movables[movable].settle)
    }
    endZeroLengthActivities()
  }

  /// Ends an interrupted page turn: a page that was entering counts as entered, and a page that was leaving stays.
  private mutating func recoverTurn() {
    guard let turn = state.turn else { return recoverCredits() }
    let opening = state.page.opening
    let ends = state.agenda.hasOnPage(.turnEnd, mark: Mark(opening))
    if turn.phase == .entering, ends { return }
    state.turn = nil
    state.leaving = nil
    if turn.phase == .entering { markEntered() }
    recoverCredits()
  }

  private mutating func recoverCredits() {
    guard state.page.scene == .credits else { return }
    let last = state.credits
    if let last, let index = last.index, state.agenda.hasOnPage(.creditEnd(Int32(index)), mark: Mark(last.opening)) {
      return
    }
    let next = plan.credits.isEmpty ? nil : last?.index.map { ($0 + 1) % plan.credits.count } ?? 0
    display(credit: next)
  }

  /// Ends activities that take no time, because no scheduled step would end them.
  private mutating func endZeroLengthActivities() {
    for tween in state.page.tweens.indices where state.page.tweens[tween].status == .running {
      if current.passLength(of: tween, in: state.page) == .zero { finish(tween) }
    }
    for sound in state.page.sounds.indices where state.page.sounds[sound].status == .sounding {
      if duration(ofSound: sound) == .zero, !current.sounds[sound].loops { silence(sound) }
    }
    for movie in state.page.movies.indices where state.page.movies[movie].isRunning {
      let plan = current.movies[movie]
      if plan.duration == .zero, !plan.loops { halt(movie) }
    }
    let files = plan.files
    state.files.removeAll { files[$0.file].duration == .zero }
  }

  private mutating func drop(_ item: ItemIndex) {
    _ = takeOffStage(item)
    state.page.items[item].isLeaving = false
  }
}
