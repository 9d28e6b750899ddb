import BookKit

/// Plays commands from the very beginning.
struct Replay: Sendable {
  /// A player that has not begun.
  let player: Player
  let names: ScriptNames

  /// What came of playing commands.
  enum Outcome {
    case done(ScriptRunner)
    /// One of them cannot be done.
    case impossible
    /// More happens than is looked at.
    case tooLong
  }

  /// A playthrough has no more events than that: they are all in memory.
  private static let mostEvents = 48_000

  /// Plays all of them; `effort` takes in what that costs.
  func run(_ commands: [Command], _ effort: inout Effort) -> Outcome {
    var runner = ScriptRunner(player: player, names: names)
    runner.mostEvents = Replay.mostEvents
    if !Script.isOpening(commands) { runner.begin() }
    let isPossible = commands.allSatisfy { runner.isCutOff || runner.perform($0) == nil }
    let weight = 1 + Effort.weight(ofMoment: runner.player.stateByteCount)
    effort.add(steps: weight * commands.count)
    effort.add(events: runner.events.count + runner.quietTicks * weight)
    guard isPossible else { return .impossible }
    return runner.isCutOff ? .tooLong : .done(runner)
  }
}

/// The playthroughs that make scripts of findings, and what they may cost all together.
final class Rehearsals {
  let replay: Replay
  private(set) var effort = Effort()
  private let mostSteps: Int
  private let witness: Witness
  /// The page that was opened last, and how.
  private var opening: (page: Int?, commands: [Command], runner: ScriptRunner?)?

  init(_ replay: Replay, _ witness: Witness, mostSteps: Int) {
    self.replay = replay
    self.witness = witness
    self.mostSteps = mostSteps
  }

  /// Plays commands, as long as that may cost something.
  func run(_ commands: [Command]) -> Replay.Outcome {
    effort.steps < mostSteps ? replay.run(commands, &effort) : .tooLong
  }

  /// The runner after all of them; nothing when one of them cannot be done, or too much would have to be played.
  func runner(after commands: [Command]) -> ScriptRunner? {
    if case .done(let runner) = run(commands) { runner } else { nil }
  }

  /// Whether playing commands shows what was seen.
  func shows(_ sighting: Sighting, in commands: [Command]) -> Bool {
    runner(after: commands).map { shows(sighting, in: $0) } ?? false
  }

  func shows(_ sighting: Sighting, in runner: ScriptRunner) -> Bool { witness.sees(sighting, in: runner, &effort) }

  /// The commands that open a page and wait until nothing happens by itself.
  func opening(ofPage page: Int?) -> [Command] { open(page).commands }

  /// The runner after these.
  func runner(onPage page: Int?) -> ScriptRunner? { open(page).runner }

  private func open(_ page: Int?) -> (commands: [Command], runner: ScriptRunner?) {
    if let opening, opening.page == page { return (opening.commands, opening.runner) }
    var commands: [Command] = page == nil || page == 1 ? [] : [.open(page: page ?? 1)]
    if var player = runner(after: commands)?.player {
      let start = player.tick
      player.settle(seconds: 60, &effort)
      // Something, even where nothing happens: a script that only looks on should say how long.
      let time = max(player.tick.count - start.count, Int64(player.tickRate))
      commands.append(.wait(PlainTimes.notBelow(Ticks(time), tickRate: player.tickRate)))
    }
    let opened = runner(after: commands)
    opening = (page, commands, opened)
    return (commands, opened)
  }
}
