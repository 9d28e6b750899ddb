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

  /// Does something at a saved moment.
  ///
  /// - Returns: the moment to which it leads; nothing when it cannot be done.
  mutating func attempt(_ commands: [Command], from saved: SavedState, of number: Int) -> Int? {
    runner.restart(at: saved)
    let before = Before(runner.player, sounding: witness.narrations.sounding(in: runner.player))
    steps += 1
    for command in commands {
      guard runner.perform(command) == nil else { return nil }
    }
    steps += runner.events.count / 16
    return arrive(from: number, before, by: commands, settles: true)
  }

  /// Waits at a saved moment.
  mutating func wait(_ patience: Patience, from saved: SavedState, of number: Int) {
    runner.restart(at: saved)
    wait(patience, of: number)
  }

  /// Waits at the present moment, which has that number.
  private mutating func wait(_ patience: Patience, of number: Int) {
    let before = Before(runner.player, sounding: witness.narrations.sounding(in: runner.player))
    let start = runner.player.tick
    let end = start + Ticks(Int64(runner.player.tickRate) * Explorer.longestWait)
    let mostSteps = min(steps + Explorer.mostStepsOfWait, settings.budget)
    while let time = runner.player.timeToNextChange, steps < mostSteps, runner.player.tick < end {
      // What comes much later may be the very thing that one has to wait for.
      if patience == .untilCalm, runner.player.tick + time > end, runner.player.tick > start { break }
      runner.advance(by: time)
      steps += 1
      if patience == .untilSomethingHappens, !runner.events.isEmpty { break }
    }
    steps += runner.events.count / 16
    let waited = runner.player.tick.count - start.count
    guard waited > 0 else { return }
    _ = arrive(from: number, before, by: [.wait(.ticks(waited))], settles: false)
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

  /// Takes in what has just happened, and where it leads.
  mutating func arrive(from parent: Int, _ before: Before, by commands: [Command], settles: Bool) -> Int {
    let player = runner.player
    let page = player.page ?? 0
    let isFresh = coverage.addPart(runner.events, names: player.names, startingIn: before.language)
    look(from: parent, before, by: commands)
    let isLeft = parent >= 0 && (page != before.page || runner.events.contains { $0.kind == .bookEnded })
    if isLeft { states.markLeaving(parent) }
    let (number, isNew) = states.note(player.likeness, page: page, from: parent, by: commands)
    guard isNew else { return number }
    let isCalm = player.timeToNextChange == nil
    keep(number, page: page, rank: isFresh ? .fresh : isCalm ? .calm : .busy)
    if settles, !isCalm { wait(.untilCalm, of: number) }
    return number
  }

  /// Keeps a moment, so that it can be gone on from.
  private mutating func keep(_ number: Int, page: Int, rank: Frontier.Rank) {
    guard settings.page == nil || settings.page == page else { return }
    let weight = weight(ofPage: page)
    guard keptElements + weight <= mostKeptElements else {
      hasLeftOut = true
      return
    }
    keptElements += weight
    let saved = runner.player.save()
    states.keep(saved, of: number)
    frontier.add(number, page: page, rank: rank)
    pitch(saved, at: number, page: page, rank: rank)
  }

  /// Keeps a moment at which something new came about.
  mutating func keepFresh(_ number: Int, page: Int) { keep(number, page: page, rank: .fresh) }

  /// How many moments of a page walks come back to.
  private static let mostCamps = 24

  /// Lets walks by lot come back to a moment: to the first of a page, and to such that brought something new.
  private mutating func pitch(_ saved: SavedState, at number: Int, page: Int, rank: Frontier.Rank) {
    let camps = camps[page].count
    guard camps < Explorer.mostCamps, rank == .fresh || camps < Explorer.mostCamps / 2 else { return }
    self.camps[page].append(Camp(number: number, saved: saved))
  }
}
