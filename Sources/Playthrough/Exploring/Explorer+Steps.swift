import BookKit

extension Explorer {
  /// How an explorer waits.
  enum Patience {
    case untilSomethingHappens
    case untilCalm
  }

  /// No wait is longer than that many seconds, nor takes more steps.
  private static let longestWait: Int64 = 60
  private static let mostStepsOfWait = 2000

  // MARK: - Moments

  /// Goes back to a moment, by its state where that is kept, or else by playing what led there.
  ///
  /// - Returns: its state; nothing when the budget ends before.
  mutating func come(backTo number: Int) -> SavedState? {
    if let saved = states.state(of: number) {
      runner.restart(at: saved)
      return saved
    }
    let ancestor = states.nearestKept(to: number)
    runner.restart(at: ancestor < 0 ? beginning : states.state(of: ancestor) ?? beginning)
    for command in states.path(to: number, from: ancestor) {
      guard steps < settings.budget, perform([command]) else { return nil }
      runner.forget()
    }
    return runner.player.save()
  }

  /// Does something at the present moment, and counts what it costs.
  ///
  /// - Returns: whether it could be done.
  mutating func perform(_ commands: [Command]) -> Bool {
    let known = runner.events.count
    effort.add(steps: 1 + Effort.weight(ofMoment: runner.player.stateByteCount))
    for command in commands {
      guard runner.perform(command) == nil, !runner.isCutOff else { return false }
    }
    effort.add(steps: (runner.events.count - known) / Effort.eventsOfStep)
    return true
  }

  /// Does something at a saved moment.
  mutating func attempt(_ commands: [Command], from saved: SavedState, of number: Int) {
    runner.restart(at: saved)
    let before = Before(runner.player, sounding: witness.narrations.sounding(in: runner.player))
    guard perform(commands) else { return }
    arrive(from: number, before, by: commands, settles: true)
  }

  // MARK: - Waiting

  /// Waits at a saved moment.
  mutating func wait(_ patience: Patience, from saved: SavedState, of number: Int) {
    runner.restart(at: saved)
    wait(patience, of: number)
  }

  /// Waits at the present moment, which has that number.
  ///
  /// What happens meanwhile counts as it happens, so that no wait costs more than it may, however long it would be.
  private mutating func wait(_ patience: Patience, of number: Int) {
    let before = Before(runner.player, sounding: witness.narrations.sounding(in: runner.player))
    let start = runner.player.tick
    let end = start + Ticks(Int64(runner.player.tickRate) * Explorer.longestWait)
    let mostSteps = min(steps + Explorer.mostStepsOfWait, settings.budget)
    runner.forget()
    var counted = 0
    while let time = runner.player.timeToNextChange, steps < mostSteps, runner.player.tick < end {
      // What comes much later may be the very thing that one has to wait for.
      if patience == .untilCalm, runner.player.tick + time > end, runner.player.tick > start { break }
      let change = runner.player.tick + time
      while runner.player.tick < change, steps < mostSteps, runner.events.count < Explorer.mostEvents {
        runner.advanceToNext(within: Ticks(change.count - runner.player.tick.count))
        countEvents(&counted)
      }
      effort.add(steps: 1 + Effort.weight(ofMoment: runner.player.stateByteCount))
      if runner.events.count >= Explorer.mostEvents { break }
      if patience == .untilSomethingHappens, !runner.events.isEmpty { break }
    }
    let waited = runner.player.tick.count - start.count
    guard waited > 0 else { return }
    arrive(from: number, before, by: [.wait(.ticks(waited))], settles: false)
  }

  /// Counts the events of a wait of which so many have been counted.
  private mutating func countEvents(_ counted: inout Int) {
    let fresh = (runner.events.count - counted) / Effort.eventsOfStep
    effort.add(steps: fresh)
    counted += fresh * Effort.eventsOfStep
  }

  /// What has to be known of the moment before something was done.
  struct Before {
    var page: Int
    var language: String
    var sounding: [Name]

    init(_ player: Player, sounding: [Name]) {
      page = player.page ?? 0
      language = player.language
      self.sounding = sounding
    }
  }

  // MARK: - Arriving

  /// Takes in what has just happened, and where it leads.
  private mutating func arrive(from parent: Int, _ before: Before, by commands: [Command], settles: Bool) {
    let player = runner.player
    let page = player.page ?? 0
    let isFresh = coverage.addPart(runner.events, names: player.names, startingIn: before.language)
    look(from: parent, before, by: commands)
    let isLeft = parent >= 0 && (page != before.page || runner.events.contains { $0.kind == .bookEnded })
    if isLeft { states.markLeaving(parent) }
    guard let (number, isNew) = states.note(player.likeness, page: page, from: parent, by: commands), isNew else {
      return
    }
    let isCalm = player.timeToNextChange == nil
    keep(number, page: page, rank: isFresh ? .fresh : isCalm ? .calm : .busy)
    if settles, !isCalm { wait(.untilCalm, of: number) }
  }

  /// Lets everything be tried at the present moment, when its turn comes.
  mutating func keep(_ number: Int, page: Int, rank: Frontier.Rank) {
    guard settings.page == nil || settings.page == page else { return }
    states.keep(runner.player.save(), runner.player.stateByteCount, of: number)
    frontier.add(number, page: page, rank: rank)
    pitch(at: number, page: page, rank: rank)
  }

  /// How many moments of a page walks come back to.
  private static let mostCamps = 24

  /// Lets walks by lot come back to a moment: to the first of a page, and to such that brought something new.
  private mutating func pitch(at number: Int, page: Int, rank: Frontier.Rank) {
    let count = camps[page].count
    guard count < Explorer.mostCamps, rank == .fresh || count < Explorer.mostCamps / 2 else { return }
    camps[page].append(Int32(truncatingIfNeeded: number))
    states.keepAsCamp(number)
  }
}
