import BookKit

/// A replay of commands from the beginning.
struct Replay: Sendable {
  let player: Player
  let names: ScriptNames

  enum Outcome {
    case done(ScriptRunner)
    case impossible, tooLong
  }

  /// The maximum number of events of a playthrough, which limits its memory.
  private static let maxEvents = 48_000

  /// Performs commands, and adds their cost to `effort`.
  func run(_ commands: [Command], _ effort: inout Effort) -> Outcome {
    var runner = ScriptRunner(player: player, names: names)
    runner.maxEvents = Replay.maxEvents
    if !Script.isOpening(commands) { runner.openFirstPage() }
    let isPossible = commands.allSatisfy { runner.hasStoppedEarly || runner.perform($0) == nil }
    let weight = 1 + Effort.weight(ofMoment: runner.player.stateByteCount)
    effort.add(steps: weight * commands.count)
    effort.add(events: runner.events.count + runner.quietTicks * weight)
    guard isPossible else { return .impossible }
    return runner.hasStoppedEarly ? .tooLong : .done(runner)
  }
}

/// Trials that find scripts for problems, with a limit on their total cost.
final class ScriptTrials {
  let replay: Replay
  private(set) var effort = Effort()
  var foundCount = 0
  private let maxSteps: Int
  private let detector: ProblemDetector
  private let report: (Int) -> Void
  /// The last opened page, with the commands and the resulting runner.
  private var opening: (page: Int?, commands: [Command], runner: ScriptRunner?)?

  /// Creates trials; each one calls `report` with the current `foundCount`.
  init(_ replay: Replay, _ detector: ProblemDetector, maxSteps: Int, report: @escaping (Int) -> Void) {
    (self.replay, self.detector, self.maxSteps) = (replay, detector, maxSteps)
    self.report = report
  }

  func run(_ commands: [Command]) -> Replay.Outcome {
    report(foundCount)
    return effort.steps < maxSteps ? replay.run(commands, &effort) : .tooLong
  }

  /// Returns the runner after performing commands, or `nil` if one fails or the playthrough is too long.
  func runner(after commands: [Command]) -> ScriptRunner? {
    if case .done(let runner) = run(commands) { runner } else { nil }
  }

  func shows(_ sighting: Sighting, in commands: [Command]) -> Bool {
    runner(after: commands).map { shows(sighting, in: $0) } ?? false
  }

  func shows(_ sighting: Sighting, in runner: ScriptRunner) -> Bool { detector.detects(sighting, in: runner, &effort) }

  /// Returns the commands that open a page and wait until nothing more happens by itself.
  func opening(ofPage page: Int?) -> [Command] { open(page).commands }

  /// Returns the runner after the commands of ``opening(ofPage:)``.
  func runner(onPage page: Int?) -> ScriptRunner? { open(page).runner }

  private func open(_ page: Int?) -> (commands: [Command], runner: ScriptRunner?) {
    if let opening, opening.page == page { return (opening.commands, opening.runner) }
    var commands: [Command] = page == nil || page == 1 ? [] : [.input(.open(page: page ?? 1))]
    if var player = runner(after: commands)?.player {
      let start = player.tick
      player.settle(seconds: 60, &effort)
      // Wait even if nothing happens, because a script that only observes should say for how long.
      let time = max(player.tick.count - start.count, Int64(player.tickRate))
      commands.append(.wait(RoundTimes.roundedUp(Ticks(time), tickRate: player.tickRate)))
    }
    let opened = runner(after: commands)
    opening = (page, commands, opened)
    return (commands, opened)
  }
}
