extension Player {
  mutating func schedule(_ step: DueStep, mark: Mark, after time: Ticks) {
    let due = Ticks(state.clock.tick) + time
    // The clock stops at the longest time. An entry for that tick would be due again and again.
    guard due < .longest else { return }
    state.agenda.schedule(step, mark: mark, at: due.count)
  }

  /// Schedules a trigger or a rule to fire after its delay.
  ///
  /// Rules that fire each other with a delay can double in number at every tick. If more delays are pending than any
  /// book needs, that counts as an endless cascade.
  mutating func scheduleFiring(_ step: DueStep, mark: Mark, after time: Ticks) {
    guard state.agenda.pendingFirings < Player.maxPendingFirings else { return abortCascade() }
    schedule(step, mark: mark, after: time)
  }

  mutating func nextDueTick() -> Int64? { nextLiveEntry()?.tick }

  /// Returns the next live entry, and drops the stale ones before it.
  ///
  /// Most entries are checked here rather than in `isLive`, because calling a nonmutating function copies the player.
  private mutating func nextLiveEntry() -> Agenda.Entry? {
    while let entry = state.agenda.next {
      if let tween = entry.step.tween {
        if state.page.tweens[tween].mark == entry.mark { return entry }
      } else if isLive(entry) {
        return entry
      }
      state.agenda.removeNext()
    }
    return nil
  }

  mutating func performDue() {
    while let entry = nextLiveEntry(), entry.tick <= state.clock.tick {
      state.agenda.removeNext()
      perform(entry)
      runPendingSteps()
    }
  }

  /// Returns whether an entry is still live, which means that it hasn't been cancelled since it was scheduled.
  func isLive(_ entry: Agenda.Entry) -> Bool {
    switch entry.step {
    case .tweenStart(let tween), .passEnd(let tween), .departure(let tween):
      return state.page.tweens[tween].mark == entry.mark
    case .soundStart(let sound), .soundEnd(let sound): return state.page.sounds[sound].mark == entry.mark
    case .word(let item, let word):
      guard let text = current.items[item].text else { return false }
      let reading = current.reading(ofWord: Int(word), of: text)
      return state.page.readings[reading].mark == entry.mark
    case .movieEnd(let movie), .frameSound(let movie, _): return state.page.movies[movie].mark == entry.mark
    case .fileEnd: return state.files.contains { Mark($0.number) == entry.mark }
    case .trigger, .bookRule: return true
    case .pageRule: return entry.mark == Mark(state.page.opening)
    // A change of language may already have ended the turn.
    case .turnEnd: return state.turn != nil && entry.mark == Mark(state.page.opening)
    case .automaticTurn: return state.page.automaticTurn.mark == entry.mark
    case .hold: return state.touches.contains { $0.hold == entry.mark && !$0.isCancelled }
    case .creditEnd: return state.credits.map { Mark($0.opening) == entry.mark } ?? false
    }
  }

  private mutating func perform(_ entry: Agenda.Entry) {
    switch entry.step {
    case .tweenStart(let tween), .departure(let tween): start(tween)
    case .passEnd(let tween): endPass(of: tween)
    case .soundStart(let sound): startSound(sound)
    case .soundEnd(let sound): reachEnd(ofSound: sound)
    case .word(let item, let word): speak(item, word: Int(word), mark: entry.mark)
    case .movieEnd(let movie): endMovie(movie)
    case .frameSound(let movie, let sound): play(file: current.movies[movie].sounds[Int(sound)].sound)
    case .fileEnd: completeFile(Playback(entry.mark))
    case .trigger(let trigger): fireAfterDelay(trigger, stay: Stay(entry.mark))
    case .pageRule(let rule): if let plan = state.page.scene.page { fire(.page(rule, plan: plan)) }
    case .bookRule(let rule): fire(RuleHandle.book(rule))
    case .turnEnd: endTurn()
    case .creditEnd: endCredit()
    case .automaticTurn: turnAutomatically()
    case .hold: if let touch = state.touches.firstIndex(where: { $0.hold == entry.mark }) { becomeHold(touch) }
    }
  }
}
