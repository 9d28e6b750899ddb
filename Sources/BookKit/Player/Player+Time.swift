extension Player {
  /// Lets ticks pass, and does all that is due in them.
  ///
  /// Stretches in which nothing is due and no body moves cost nothing.
  public mutating func advance(by ticks: Ticks) {
    let target = Ticks(state.clock.tick) + Ticks(max(0, ticks.count))
    while state.clock.tick < target.count {
      advanceToTick(min(target.count, nextTick() ?? target.count))
    }
  }

  /// Lets time pass: as many whole ticks as it makes.
  ///
  /// What remains is kept, exactly, for the next time.
  public mutating func advance(by time: ElapsedTime) {
    advance(by: Ticks(state.clock.ticks(in: time, tickRate: plan.tickRate)))
  }

  /// Lets time pass up to the next tick at which something is due or moves, but no further than `limit`.
  ///
  /// - Returns: whether there was such a tick.
  @discardableResult public mutating func advanceToNext(within limit: Ticks = .longest) -> Bool {
    let end = Ticks(state.clock.tick) + limit
    guard let next = nextTick(), next <= end.count else { return false }
    advanceToTick(next)
    return true
  }

  /// Whether nothing is due any more, nor moves: only the reader can make something happen.
  public var isAtRest: Bool {
    var copy = self
    return copy.findRest()
  }

  /// The same for hosts that ask at every frame: it takes no copy, as it only forgets what does not matter any more.
  public mutating func findRest() -> Bool { nextTick() == nil }

  /// The next tick at which there is something to do.
  mutating func nextTick() -> Int64? {
    if hasToStep { return state.clock.tick + 1 }
    return nextDueTick().map { max($0, state.clock.tick + 1) }
  }

  /// Whether every tick has something to do.
  private var hasToStep: Bool { isAnyBodyAwake || settings.isVerbose && isAnythingRunning }

  private mutating func advanceToTick(_ tick: Int64) {
    state.clock.move(to: tick)
    state.agenda.advance(to: tick)
    state.eventsOfTick = 0
    isBeforeStep = true
    performDue()
    stepBodies()
    if settings.isVerbose { tellDetails() }
  }
}
