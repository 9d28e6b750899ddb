import BookKit

extension ScriptRunner {
  /// Advances to the next tick at which something is due, but by no more than `ticks`.
  mutating func advanceToNextChange(within ticks: Ticks) {
    let known = events.count
    if !player.advanceToNextChange(within: ticks) { player.advance(by: ticks) }
    collect()
    if events.count == known { quietTicks += 1 }
  }

  mutating func wait(_ time: ScriptTime) {
    guard !exceedsLimits(time.roundedUp(tickRate: player.tickRate)) else { return }
    let ticks =
      switch time {
      case .ticks(let count): Ticks(max(0, count))
      case .seconds(let count, let parts): player.wholeTicks(in: ElapsedTime(count, perSecond: parts))
      }
    advance(by: ticks)
  }

  /// Advances time, but stops the run early if too much happens.
  mutating func advance(by ticks: Ticks) {
    let goal = player.tick + ticks
    guard maxEvents < .max else {
      while !exceedsEventLimit, player.advanceToNextChange(within: Ticks(goal.count - player.tick.count)) {}
      if !exceedsEventLimit { player.advance(by: Ticks(goal.count - player.tick.count)) }
      return
    }
    while player.tick < goal, !hasTooManyEvents { advanceToNextChange(within: Ticks(goal.count - player.tick.count)) }
    hasStoppedEarly = player.tick < goal
  }

  private var hasTooManyEvents: Bool { events.count > maxEvents }

  /// Returns whether a wait of `ticks` exceeds the limits of the run; if it passes the last tick, advances to that.
  mutating func exceedsLimits(_ ticks: Ticks) -> Bool {
    if hasTooManyEvents {
      hasStoppedEarly = true
      return true
    }
    guard let endTick, player.tick + ticks > endTick else { return false }
    player.advance(by: Ticks(endTick.count - player.tick.count))
    hasStoppedEarly = true
    return true
  }

  /// Advances to the tick of a matching event, or returns a failure after the time limit.
  mutating func wait(for pattern: EventPattern, within limit: ScriptTime) -> ScriptFailure? {
    let last = player.tick + limit.roundedUp(tickRate: player.tickRate)
    let (start, before) = (windowStart, events.count)
    while player.tick < last {
      guard endTick.map({ player.tick < $0 }) ?? true else {
        hasStoppedEarly = true
        return nil
      }
      let known = events.count
      advanceToNextChange(within: Ticks(min(last, endTick ?? last).count - player.tick.count))
      if exceedsEventLimit || contains(pattern, in: events[known...]) { return nil }
    }
    let waited = "waited \(describe(limit)) for `\(describe(pattern))`"
    // Often the event happened just before the wait began.
    if let earlier = events[start..<before].last(where: { pattern.matches($0, names: player.names) }) {
      return failure(
        "\(waited), which had already happened at \(describe(earlier.tick))", nearest: [earlier],
        hint: "`wait for` waits for a new event; `expect \(describe(pattern))` also considers earlier ones")
    }
    let found = NearestEvents(pattern: pattern, names: player.names).among(events[before...])
    return failure("\(waited), which did not happen", nearest: found)
  }

  private func contains(_ pattern: EventPattern, in events: ArraySlice<Event>) -> Bool {
    events.contains { pattern.matches($0, names: player.names) }
  }
}
