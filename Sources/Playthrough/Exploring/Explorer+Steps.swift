import BookKit

extension Explorer {
  enum WaitCondition {
    case untilSomethingHappens, untilCalm
  }

  private static let maxWaitSeconds: Int64 = 60
  private static let maxStepsPerWait = 2000

  /// Returns to a moment by restoring its state or, if that isn't kept, by replaying commands.
  ///
  /// - Returns: The state, or `nil` if the budget is exhausted first.
  mutating func goBack(to number: Int) -> SavedState? {
    if let saved = states.kept.state(of: number) {
      runner.restart(at: saved)
      return saved
    }
    let ancestor = states.nearestKept(to: number)
    runner.restart(at: ancestor.flatMap { states.kept.state(of: $0) } ?? initialState)
    for command in states.path(to: number, from: ancestor) {
      guard steps < settings.budget, perform([command]) else { return nil }
      runner.forget()
    }
    return runner.player.saveWithOptions()
  }

  /// Performs commands at the current moment, and adds their cost.
  ///
  /// - Returns: Whether all commands succeeded.
  mutating func perform(_ commands: [Command]) -> Bool {
    let known = runner.events.count
    effort.add(steps: 1 + Effort.weight(ofMoment: runner.player.stateByteCount))
    for command in commands {
      guard runner.perform(command) == nil, !runner.hasStoppedEarly else { return false }
    }
    effort.add(steps: (runner.events.count - known) / Effort.eventsPerStep)
    return true
  }

  /// Performs commands at a saved moment, and calls `report` with the steps spent while it waits.
  mutating func attempt(_ commands: [Command], from saved: SavedState, of number: Int?, report: (Int) -> Void) {
    runner.restart(at: saved)
    let before = currentMoment
    guard perform(commands) else { return }
    recordArrival(from: number, before, by: commands, settles: true, report: report)
  }

  /// Waits, adding the cost as events happen, so that the wait never exceeds its share of the budget.
  mutating func wait(_ condition: WaitCondition, of number: Int, report: (Int) -> Void) {
    let before = currentMoment
    let start = runner.player.tick
    let end = start + Ticks(Int64(runner.player.tickRate) * Explorer.maxWaitSeconds)
    let maxSteps = min(steps + Explorer.maxStepsPerWait, settings.budget)
    runner.forget()
    var counted = 0
    while let time = runner.player.timeToNextChange, steps < maxSteps, runner.player.tick < end {
      // Wait past the time limit only for the first change, because a reader may have to wait for it, too.
      if condition == .untilCalm, runner.player.tick + time > end, runner.player.tick > start { break }
      let change = runner.player.tick + time
      while runner.player.tick < change, steps < maxSteps, runner.events.count < Explorer.maxEvents {
        runner.advanceToNextChange(within: Ticks(change.count - runner.player.tick.count))
        countEvents(&counted)
      }
      effort.add(steps: 1 + Effort.weight(ofMoment: runner.player.stateByteCount))
      report(steps)
      if runner.events.count >= Explorer.maxEvents { break }
      if condition == .untilSomethingHappens, !runner.events.isEmpty { break }
    }
    let waited = runner.player.tick.count - start.count
    guard waited > 0 else { return }
    recordArrival(from: number, before, by: [.wait(.ticks(waited))], settles: false, report: report)
  }

  private mutating func countEvents(_ counted: inout Int) {
    let fresh = (runner.events.count - counted) / Effort.eventsPerStep
    effort.add(steps: fresh)
    counted += fresh * Effort.eventsPerStep
  }

  struct Before {
    let page: Int
    let language: String
    let sounding: [Name]
  }

  var currentMoment: Before {
    let player = runner.player
    return Before(page: player.page ?? 0, language: player.language, sounding: detector.narrations.sounding(in: player))
  }

  /// Processes the latest events, and records the resulting moment.
  private mutating func recordArrival(
    from parent: Int?, _ before: Before, by commands: [Command], settles: Bool, report: (Int) -> Void
  ) {
    let player = runner.player
    let page = player.page ?? 0
    let isFresh = coverage.addPart(runner.events, names: player.names, startingIn: before.language)
    look(from: parent, before, by: commands)
    let isLeft = page != before.page || runner.events.contains { $0.kind == .bookEnded }
    if isLeft, let parent { states.markLeaving(parent) }
    let noted = states.record(player.equivalenceHash, page: page, from: parent, by: commands)
    guard let (number, isNew) = noted, isNew else { return }
    let isCalm = player.timeToNextChange == nil
    keep(number, page: page, rank: isFresh ? .fresh : isCalm ? .calm : .busy)
    if settles, !isCalm { wait(.untilCalm, of: number, report: report) }
  }

  mutating func keep(_ number: Int, page: Int, rank: Frontier.Rank) {
    guard settings.page == nil || settings.page == page else { return }
    states.kept.add(runner.player.saveWithOptions(), runner.player.stateByteCount, of: number)
    frontier.add(number, page: page, rank: rank)
    addRestartPoint(at: number, page: page, rank: rank)
  }

  private static let maxRestartPoints = 24

  /// Adds a moment to the starts of random walks, if it's among the first of its page or reached something new.
  private mutating func addRestartPoint(at number: Int, page: Int, rank: Frontier.Rank) {
    let count = restartPoints[page].count
    guard count < Explorer.maxRestartPoints, rank == .fresh || count < Explorer.maxRestartPoints / 2 else { return }
    restartPoints[page].append(number)
    states.kept.reserve(number)
  }
}
