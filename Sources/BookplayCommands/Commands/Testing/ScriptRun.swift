import BookFiles
import BookReports
import Playthrough

struct ScriptRun: Sendable {
  private(set) var failures: [ScriptResult.Failure] = []
  private(set) var refusals: [RefusedStep] = []
  private(set) var bookTime = 0.0
  private(set) var wallTime = Duration.zero
  /// The trace, which is empty unless it's needed, since writing it can take longer than playing.
  private(set) var trace: [UInt8] = []
  private(set) var snapshots: [StageSnapshot] = []
  private(set) var coverage: ContentCoverage?
  private(set) var isUnreadable = false
  private var expected: [StageSnapshot]?
  private var hasDiffered = false

  init(_ path: String, _ script: Script, of book: TestedBook, _ options: TestOptions, _ clock: WallClock) {
    let start = clock.now()
    defer { wallTime = clock.now() - start }
    let files = ExpectedFiles(of: path)
    // Reduced motion keeps the events but changes where elements are.
    let comparesStages = !options.updates && !options.choices.settings.reducesMotion
    do throws(FileError) {
      expected = comparesStages ? try files.snapshots(of: script) : nil
      var runner = ScriptRunner(player: book.player(for: script), names: book.names, expected: expected)
      let keepsTrace = options.updates || options.runs > 1 || Files.exists(files.trace)
      var covered = options.coverage.isReported ? CoveredPlaythrough(book.coverage, names: book.book.names) : nil
      let failure = run(script, on: &runner, keepsTrace: keepsTrace, &covered)
      coverage = covered?.coverage
      bookTime = ScriptResult.bookTime(runner.player.tick, tickRate: runner.player.tickRate)
      snapshots = runner.snapshots
      refusals = runner.refusedSteps
      if let failure {
        if let refused = failure.refusedStep { failures.append(ScriptResult.Failure(RefusalText(refused, of: script))) }
        failures.append(ScriptResult.Failure(failure, in: script, on: runner.player))
        if case .snapshot = script.steps[failure.step].command { try compareWholeTrace(of: script, book, files) }
      } else if !options.updates {
        try compareTrace(with: files)
      }
    } catch {
      failures.append(ScriptResult.Failure(.trace, error.message))
      isUnreadable = true
    }
  }

  private mutating func run(
    _ script: Script, on runner: inout ScriptRunner, keepsTrace: Bool = true, _ covered: inout CoveredPlaythrough?
  ) -> ScriptFailure? {
    var lines: [UInt8] = []
    let tickRate = runner.player.tickRate
    runner.keepsEvents = false
    let failure = runner.run(script) { events, names in
      covered?.add(events, names: names)
      guard keepsTrace else { return }
      // Verbose events aren't part of the trace, even if the script waits for them.
      EventLineWriter(names: names, tickRate: tickRate).append(events.filter { !$0.kind.isVerbose }, to: &lines)
    }
    trace = lines
    return failure
  }

  /// Compares the complete trace of a script that stopped at a snapshot, by running it again without comparing
  /// snapshots.
  private mutating func compareWholeTrace(
    of script: Script, _ book: TestedBook, _ files: ExpectedFiles
  ) throws(FileError) {
    guard Files.exists(files.trace) else { return }
    var runner = ScriptRunner(player: book.player(for: script), names: book.names)
    // If another step fails too, the trace would be incomplete.
    var covered: CoveredPlaythrough?
    guard run(script, on: &runner, &covered) == nil else { return }
    try compareTrace(with: files)
  }

  private mutating func compareTrace(with files: ExpectedFiles) throws(FileError) {
    guard let difference = try files.difference(from: trace) else { return }
    failures.append(
      ScriptResult.Failure(
        .trace, "the trace differs from the expected one; if the change is right, `--update` accepts it",
        in: files.trace, at: difference.firstPlace, details: ScriptRun.lines(difference.text)))
  }

  /// Runs the script again once for each of `numbers`, and fails if a run differs from the first.
  mutating func stress(_ script: Script, of book: TestedBook, _ numbers: Range<Int>, of runs: Int, _ clock: WallClock) {
    guard !hasDiffered, !isUnreadable else { return }
    let start = clock.now()
    defer { wallTime += clock.now() - start }
    for number in numbers {
      var runner = ScriptRunner(player: book.freshPlayer(for: script), names: book.names, expected: expected)
      let first = trace
      var covered: CoveredPlaythrough?
      _ = run(script, on: &runner, &covered)
      let other = trace
      trace = first
      guard other != trace || runner.snapshots != snapshots else { continue }
      let difference = TraceDiff.compare(expected: trace, actual: other)
      failures.append(
        ScriptResult.Failure(
          .stress, "run \(number + 1) of \(runs) differs from the first one",
          details: ScriptRun.lines(difference?.text ?? "the stage differs\n")))
      hasDiffered = true
      return
    }
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
