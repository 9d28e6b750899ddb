extension Player {
  /// Schedules an entry `after` the current tick.
  mutating func schedule(_ kind: Agenda.Kind, _ subject: Int, detail: Int = 0, mark: UInt32, after time: Ticks) {
    let due = Ticks(state.clock.tick) + time
    // The clock never goes beyond the longest time, so an entry there would be due again and again.
    guard due < .longest else { return }
    state.agenda.schedule(kind, subject, detail: detail, mark: mark, at: due.count)
  }

  /// Schedules a trigger or a rule to fire after its delay.
  ///
  /// Rules that fire each other with a delay can double in number at every tick. Beyond a number that no book needs,
  /// that is a fault, like an endless cascade.
  mutating func scheduleFiring(_ kind: Agenda.Kind, _ subject: Int, mark: UInt32, after time: Ticks) {
    guard state.agenda.pendingFirings < Player.maxPendingFirings else { return abortCascade() }
    schedule(kind, subject, mark: mark, after: time)
  }

  /// Returns the tick at which something is due next, and drops the stale entries before it.
  mutating func nextDueTick() -> Int64? {
    while let entry = state.agenda.next {
      if isLive(entry) { return entry.tick }
      state.agenda.removeNext()
    }
    return nil
  }

  /// Performs everything that is due at the current tick.
  mutating func performDue() {
    while let entry = state.agenda.next, entry.tick <= state.clock.tick {
      state.agenda.removeNext()
      guard isLive(entry) else { continue }
      perform(entry)
      runPendingSteps()
    }
  }

  /// Returns whether an entry is still live, that is, not cancelled since it was scheduled.
  func isLive(_ entry: Agenda.Entry) -> Bool {
    let subject = Int(entry.subject)
    switch entry.kind {
    case .tweenStart, .passEnd, .departure: return state.page.tweens[subject].mark == entry.mark
    case .soundStart, .soundEnd: return state.page.sounds[subject].mark == entry.mark
    case .word:
      let reading = current.reading(ofWord: entry.detail, of: Int(current.items[subject].text))
      return state.page.readings[reading].mark == entry.mark
    case .movieEnd, .frameSound: return state.page.movies[subject].mark == entry.mark
    case .fileEnd: return state.files.contains { $0.number == entry.mark }
    case .trigger, .bookRule: return true
    case .pageRule: return entry.mark == state.page.opening
    // A change of language may already have ended the turn.
    case .turnEnd: return state.turn != nil && entry.mark == state.page.opening
    case .creditEnd: return state.credits?.mark == entry.mark
    }
  }

  private mutating func perform(_ entry: Agenda.Entry) {
    let subject = Int(entry.subject)
    switch entry.kind {
    case .tweenStart, .departure: start(subject)
    case .passEnd: endPass(of: subject)
    case .soundStart: sound(subject)
    case .soundEnd: reachEnd(ofSound: subject)
    case .word: speak(subject, word: entry.detail, mark: entry.mark)
    case .movieEnd: endMovie(subject)
    case .frameSound: play(file: Int(current.movies[subject].sounds[entry.detail].sound))
    case .fileEnd: completeFile(entry.mark)
    case .trigger: fireAfterDelay(subject, stay: entry.mark)
    case .pageRule: fire(RuleHandle(index: entry.subject, plan: state.page.plan))
    case .bookRule: fire(RuleHandle(index: entry.subject, plan: RuleHandle.book))
    case .turnEnd: endTurn()
    case .creditEnd: endCredit()
    }
  }
}
