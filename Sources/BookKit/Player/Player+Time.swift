extension Player {
  /// Advances time by a number of ticks and performs everything that becomes due.
  ///
  /// Ticks in which nothing is due and no body moves take no computing time.
  public mutating func advance(by ticks: Ticks) {
    let target = Ticks(state.clock.tick) + Ticks(max(0, ticks.count))
    while state.clock.tick < target.count {
      advanceToTick(min(target.count, nextTick() ?? target.count))
    }
  }

  /// Advances time by the whole ticks in `time`, and keeps the exact remainder for the next call.
  public mutating func advance(by time: ElapsedTime) { advance(by: wholeTicks(in: time)) }

  /// Returns the number of ticks that ``advance(by:)-(ElapsedTime)`` would advance, and keeps the remainder.
  ///
  /// It's for callers that need to see the ticks in between. They must then advance by all of these ticks.
  package mutating func wholeTicks(in time: ElapsedTime) -> Ticks {
    Ticks(state.clock.ticks(in: time, tickRate: plan.tickRate))
  }

  /// Advances time by a duration of the standard library: `player.advance(by: .seconds(0.5))`.
  ///
  /// The remainder of a tick is kept, to a billionth of a second.
  public mutating func advance(by duration: Duration) { advance(by: ElapsedTime(duration)) }

  /// Advances time to the next tick at which something is due or moves, but no further than `limit`.
  ///
  /// - Returns: Whether there was such a tick.
  @discardableResult public mutating func advanceToNextChange(within limit: Ticks = .longest) -> Bool {
    let end = Ticks(state.clock.tick) + limit
    guard let next = nextTick(), next <= end.count else { return false }
    advanceToTick(next)
    return true
  }

  /// Whether nothing is due and nothing moves, so that only an input can change something.
  public var isAtRest: Bool {
    var copy = self
    return copy.nextTick() == nil
  }

  /// Returns the time until the next tick at which something is due or moves, or `nil` at rest.
  package mutating func timeToNextTick() -> ElapsedTime? {
    guard let next = nextTick() else { return nil }
    let (clock, ticks) = (state.clock, next - state.clock.tick)
    let (parts, isOver) = ticks.multipliedReportingOverflow(by: clock.parts)
    let (perSecond, isFine) = clock.parts.multipliedReportingOverflow(by: Int64(plan.tickRate))
    // If the exact numbers overflow, leaves out the remainder, which is less than a tick.
    if isOver || isFine { return ElapsedTime(ticks, perSecond: Int64(plan.tickRate)) }
    return ElapsedTime(parts - clock.remainder, perSecond: perSecond)
  }

  mutating func nextTick() -> Int64? {
    if isAnyBodyAwake || hasDetails() { return state.clock.tick + 1 }
    return nextDueTick().map { max($0, state.clock.tick + 1) }
  }

  /// Returns whether there are details to emit at every tick.
  ///
  /// It's mutating only because calling a nonmutating function copies the player.
  private mutating func hasDetails() -> Bool { settings.isVerbose && isAnythingRunning }

  private mutating func advanceToTick(_ tick: Int64) {
    let opening = state.page.opening
    state.clock.move(to: tick)
    state.eventsInTick = 0
    isBeforePhysicsStep = true
    performDue()
    stepBodies()
    if settings.isVerbose { emitDetails() }
    checkInvariants(since: opening)
  }
}
