import BookFiles
import BookKit
import BookReports
import Playthrough
import PropertyList

/// The outcome of a script: its failures, its trace and its snapshots.
struct ScriptRun: Sendable {
  private(set) var failures: [ScriptResult.Failure] = []
  /// The indices of steps whose touches were refused because of a page turn.
  private(set) var refusals: [Int] = []
  /// The time that passed in the book, in seconds.
  private(set) var bookTime = 0.0
  /// The time that the run took.
  private(set) var wallTime = Duration.zero
  /// The trace, if it is compared or kept; writing it can take longer than playing.
  private(set) var trace: [UInt8] = []
  private(set) var snapshots: [StageSnapshot] = []
  /// The coverage of the book by this script; `nil` if it isn't needed.
  private(set) var coverage: ContentCoverage?
  /// Whether a file next to the script couldn't be read.
  private(set) var isUnreadable = false
  /// The stored snapshots to compare with.
  private var expected: [StageSnapshot]?
  /// Whether a repeated run differed from the first.
  private var hasDiffered = false

  /// Runs a script on its book.
  init(_ path: String, _ script: Script, of book: TestedBook, _ options: TestOptions, _ clock: WallClock) {
    let start = clock.now()
    defer { wallTime = clock.now() - start }
    let files = ExpectedFiles(of: path)
    // Reduced motion keeps the events but changes where elements are.
    let comparesStages = !options.updates && !options.reducesMotion
    do throws(FileError) {
      expected = comparesStages ? try files.snapshots(of: script) : nil
      var runner = ScriptRunner(player: book.player(for: script), names: book.names, expected: expected)
      let failure = runner.run(script)
      bookTime = ScriptResult.bookTime(runner.player.tick, tickRate: runner.player.tickRate)
      if options.updates || options.runs > 1 { trace = ScriptRun.trace(of: runner) }
      snapshots = runner.snapshots
      if options.coverage.isReported {
        var coverage = book.coverage
        coverage.add(runner.events, names: runner.player.names)
        self.coverage = coverage
      }
      refusals = runner.refusedSteps
      if let failure {
        if let step = failure.refusedStep { failures.append(ScriptResult.Failure(RefusalText(step, of: script))) }
        failures.append(ScriptResult.Failure(failure, in: script, on: runner.player))
        if case .snapshot = script.steps[failure.step].command { try compareWholeTrace(of: script, book, files) }
      } else if !options.updates, let expected = try ExpectedFiles.read(files.trace) {
        if options.runs == 1 { trace = ScriptRun.trace(of: runner) }
        compare(with: expected, in: files.trace)
      }
    } catch {
      failures.append(ScriptResult.Failure(.trace, error.message))
      isUnreadable = true
    }
  }

  /// Compares the complete trace of a script that stopped at a snapshot, by running it again without comparing
  /// snapshots.
  private mutating func compareWholeTrace(
    of script: Script, _ book: TestedBook, _ files: ExpectedFiles
  ) throws(FileError) {
    guard let expected = try ExpectedFiles.read(files.trace) else { return }
    var runner = ScriptRunner(player: book.player(for: script), names: book.names)
    // If another step fails too, the trace would be incomplete.
    guard runner.run(script) == nil else { return }
    trace = ScriptRun.trace(of: runner)
    compare(with: expected, in: files.trace)
  }

  private mutating func compare(with expected: [UInt8], in file: String) {
    guard expected != trace, let difference = TraceDiff.compare(expected: expected, actual: trace) else { return }
    failures.append(
      ScriptResult.Failure(
        .trace, "the trace differs from the expected one; if the change is right, `--update` accepts it", in: file,
        at: difference.firstPlace, details: ScriptRun.lines(difference.text)))
  }

  /// Runs the script again once for each of `numbers`, and fails if a run differs from the first.
  mutating func stress(
    _ script: Script, of book: TestedBook, _ numbers: Range<Int>, of runs: Int, _ clock: WallClock
  ) {
    guard !hasDiffered, !isUnreadable else { return }
    let start = clock.now()
    defer { wallTime += clock.now() - start }
    for number in numbers {
      var runner = ScriptRunner(player: book.freshPlayer(for: script), names: book.names, expected: expected)
      _ = runner.run(script)
      let other = ScriptRun.trace(of: runner)
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

  private static func trace(of runner: ScriptRunner) -> [UInt8] {
    let lines = EventLineWriter(names: runner.player.names, tickRate: runner.player.tickRate)
    var bytes: [UInt8] = []
    // Verbose events aren't part of the trace, even if the script waits for them.
    lines.append(runner.events.filter { !$0.kind.isVerbose }, to: &bytes)
    return bytes
  }
}

extension TraceDiff {
  /// The place of the first difference in the expected trace, or `nil` if the actual one only has additional lines.
  fileprivate var firstPlace: PropertyList.Place? {
    switch firstDifference {
    case .missing(let line)?, .changed(let line, actual: _, _)?: PropertyList.Place(line: line.number, column: 1)
    default: nil
    }
  }
}
