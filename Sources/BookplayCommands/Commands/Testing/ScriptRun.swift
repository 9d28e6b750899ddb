import BookFiles
import BookKit
import Playthrough
import PropertyList

/// What came of one script: how it went, and what it leaves.
struct ScriptRun: Sendable {
  private(set) var failures: [ScriptResult.Failure] = []
  /// The steps whose touches a page turn refused.
  private(set) var refusals: [Int] = []
  /// How much time passed in the book, in seconds.
  private(set) var bookTime = 0.0
  /// How long it took to run.
  private(set) var wallTime = Duration.zero
  private(set) var trace: [UInt8] = []
  private(set) var snapshots: [KeptSnapshot] = []
  /// What of the book it has reached, when that is wanted.
  private(set) var coverage: Coverage?
  /// Whether a file beside it cannot be read.
  private(set) var isUnreadable = false
  /// What the snapshots are compared with.
  private var kept: [KeptSnapshot]?
  /// Whether another run went otherwise than the first.
  private var hasDiffered = false

  /// Runs a script of a book.
  init(_ path: String, _ script: Script, of book: TestedBook, _ options: TestOptions, _ clock: WallClock) {
    let start = clock.now()
    defer { wallTime = clock.now() - start }
    let files = KeptFiles(of: path)
    // With reduced motion the same happens, but things stand elsewhere.
    let comparesStages = !options.updates && !options.reducesMotion
    do throws(FileFailure) {
      kept = comparesStages ? try files.snapshots(of: script) : nil
      var runner = ScriptRunner(player: book.player(for: script), names: book.names, kept: kept)
      let failure = runner.run(script)
      bookTime = ScriptResult.bookTime(runner.player.tick, tickRate: runner.player.tickRate)
      trace = ScriptRun.trace(of: runner)
      snapshots = runner.snapshots
      if options.coverage.isTold {
        var coverage = book.coverage
        coverage.add(runner.events, names: runner.player.names)
        self.coverage = coverage
      }
      refusals = runner.refusals
      if let failure {
        if let step = failure.refusal { failures.append(ScriptResult.Failure(RefusalText(step, of: script))) }
        failures.append(ScriptResult.Failure(failure, in: script, on: runner.player))
        if case .snapshot = script.steps[failure.step].command { try compareWholeTrace(of: script, book, files) }
      } else if !options.updates, let expected = try KeptFiles.read(files.trace) {
        compare(with: expected, in: files.trace)
      }
    } catch {
      failures.append(ScriptResult.Failure(.trace, error.message))
      isUnreadable = true
    }
  }

  /// Compares the trace of a script that stopped at a snapshot: it is played to its end, as if all were as kept.
  private mutating func compareWholeTrace(
    of script: Script, _ book: TestedBook, _ files: KeptFiles
  ) throws(FileFailure) {
    guard let expected = try KeptFiles.read(files.trace) else { return }
    var runner = ScriptRunner(player: book.player(for: script), names: book.names)
    // What fails later too would only cut the trace off.
    guard runner.run(script) == nil else { return }
    trace = ScriptRun.trace(of: runner)
    compare(with: expected, in: files.trace)
  }

  private mutating func compare(with expected: [UInt8], in file: String) {
    guard expected != trace, let difference = TraceDiff.compare(expected: expected, actual: trace) else { return }
    failures.append(
      ScriptResult.Failure(
        .trace, "the trace is not as expected; if it should be so, `--update` keeps it", in: file,
        at: difference.firstPlace, details: ScriptRun.lines(difference.text)))
  }

  /// Runs the script again, as often as `numbers` says: nothing may come otherwise.
  mutating func stress(
    _ script: Script, of book: TestedBook, _ numbers: Range<Int>, of runs: Int, _ clock: WallClock
  ) {
    guard !hasDiffered, !isUnreadable else { return }
    let start = clock.now()
    defer { wallTime += clock.now() - start }
    for number in numbers {
      var runner = ScriptRunner(player: book.freshPlayer(for: script), names: book.names, kept: kept)
      _ = runner.run(script)
      let other = ScriptRun.trace(of: runner)
      guard other != trace || runner.snapshots != snapshots else { continue }
      let difference = TraceDiff.compare(expected: trace, actual: other)
      failures.append(
        ScriptResult.Failure(
          .stress, "run \(number + 1) of \(runs) went otherwise than the first one",
          details: ScriptRun.lines(difference?.text ?? "the stage is another one\n")))
      hasDiffered = true
      return
    }
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private static func trace(of runner: ScriptRunner) -> [UInt8] {
    let line = EventLine(names: runner.player.names, tickRate: runner.player.tickRate)
    var bytes: [UInt8] = []
    // A script that waits for details does not make them part of what is expected.
    for event in runner.events where !event.kind.isVerbose { line.append(event, to: &bytes) }
    return bytes
  }
}

extension TraceDiff {
  /// Where in the expected trace the first difference is; nothing when there is only more than expected.
  fileprivate var firstPlace: PropertyList.Place? {
    switch first {
    case .missing(let line)?, .changed(let line, actual: _, _)?: PropertyList.Place(line: line.number, column: 1)
    default: nil
    }
  }
}
