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
  public mutating func advance(by time: ElapsedTime) { advance(by: wholeTicks(in: time)) }

  /// How many ticks ``advance(by:)-(ElapsedTime)`` would advance; what remains of the time is kept.
  ///
  /// For whoever wants to look in between: all of these ticks must pass next.
  package mutating func wholeTicks(in time: ElapsedTime) -> Ticks {
    Ticks(state.clock.ticks(in: time, tickRate: plan.tickRate))
  }

  /// Lets time pass, as the standard library measures it: `player.advance(by: .seconds(0.5))`.
  ///
  /// What remains of a tick is kept, exactly to a billionth of a second.
  public mutating func advance(by duration: Duration) { advance(by: ElapsedTime(duration)) }

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

  /// The same without a copy, for those who ask often: it only drops what no longer matters.
  package mutating func findRest() -> Bool { nextTick() == nil }

  /// Returns how long it is to the next tick at which something is due or moves; `nil` at rest.
  package mutating func timeToNextTick() -> ElapsedTime? {
    guard let next = nextTick() else { return nil }
    let (clock, ticks) = (state.clock, next - state.clock.tick)
    let (parts, isOver) = ticks.multipliedReportingOverflow(by: clock.parts)
    let (perSecond, isFine) = clock.parts.multipliedReportingOverflow(by: Int64(plan.tickRate))
    // What remains of a tick matters only where the next one is near.
    if isOver || isFine { return ElapsedTime(ticks, perSecond: Int64(plan.tickRate)) }
    return ElapsedTime(parts - clock.remainder, perSecond: perSecond)
  }

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
