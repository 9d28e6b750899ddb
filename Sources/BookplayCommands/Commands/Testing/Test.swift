import BookReports
import Playthrough
import PropertyList

struct Test: BookplayCommand {
  static let format = Option.reports(ResultFormat.self, "text (default), junit, tap, jsonl or github")
  static let list = Option.flag("list", "list the scripts without running them")
  static let filter = Option.text("filter", .text("TEXT"), "run only scripts whose paths contain TEXT")
  static let shard = Option.shard("run the K-th of N equal parts")
  static let jobs = Option.count("jobs", "run N scripts at a time")
  static let failFast = Option.flag("fail-fast", "stop after the first failure")
  static let stress = Option.count("stress", "run each script N times; any difference fails")
  static let update = Option.flag("update", "accept the current traces and snapshots")
  static let coverage = Option.flag("coverage", "report what no script has reached")
  static let minimumCoverage = Option.decimal(
    "minimum-coverage", "PERCENT", in: 0...100, "a percentage; write a number from 0 to 100",
    "fail if less of any book is reached")
  static let reducedMotion = Option.flag("reduced-motion", "reduce motion; compare no snapshots")
  static let option = Option.texts("option", "NAME=VALUE", "as if a reader had set this option; also --seed N")

  static let entry = CommandEntry(
    .test, takes: .scripts, "run the scripts of books and report failures",
    options: [
      format, CommonOption.output, list, filter, shard, jobs, failFast, stress, update, coverage, minimumCoverage,
      reducedMotion, Play.seed, option, CommonOption.voices,
    ] + WatchOption.all,
    remarks: ["PATH is a .play script, a folder of scripts, or a .plist, to run its scripts."],
    examples: ["bookplay test . --format text --format junit=results.xml"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    var history = TestHistory()
    return try run(again: nil, &history)
  }

  /// Runs the scripts for which `isAffected` returns `true`, or all if it is `nil`; scripts that failed before come
  /// first.
  func run(
    again isAffected: ((_ script: String) -> Bool)?, _ history: inout TestHistory
  ) throws(CommandError) -> ExitStatus {
    let options = try TestOptions(command.options)
    let reports = try ResultReports(command)
    let found = try FoundScripts(command.invocation.arguments)
    let selected = try options.select(found.scripts)
    // If a folder couldn't be searched, the test must not count as passed.
    let status = found.errors.map { command.report(.file($0)) }.max() ?? .good
    if command.options[Test.list] {
      for script in selected.scripts { command.console.output.write(TerminalText.escaped(script) + "\n") }
      return status
    }
    let scripts = history.order(selected.scripts, isAffected)
    if scripts.isEmpty { return max(status, history.status) }
    let preparation = Preparation(scripts, jobs: options.jobs) { TestedBook.read($0, options.choices, options.voices) }
    if let voices = options.voices {
      for book in preparation.books { voices.report(for: book.blankPlayer, by: command) }
    }
    var session = TestSession(command, options, preparation, reports)
    session.run(selected.shard, repeated: isAffected == nil ? nil : selected.scripts.count)
    history.add(session.statuses)
    try session.reports.write()
    for file in StaleFiles.among(found.kept, scripts: found.scripts, prepared: preparation.scripts) {
      command.report.note("no script uses this file any longer", in: file)
    }
    return max(status, history.status, options.coverage.judge(session.coverage, by: command))
  }
}

struct TestSession {
  private let command: CommandContext
  private let options: TestOptions
  private let preparation: Preparation
  private(set) var reports: ResultReports
  private var progress: Progress
  private var reached: [ContentCoverage]
  private(set) var statuses: [String: ExitStatus] = [:]
  private var hasEnded = false

  /// The number of scripts whose results are reported together, independent of the number of threads.
  private static let roundSize = 64
  /// The target duration of a round of repetitions, so that progress is shown often enough.
  private static let targetDuration = Duration.milliseconds(100)

  init(_ command: CommandContext, _ options: TestOptions, _ preparation: Preparation, _ reports: ResultReports) {
    (self.command, self.options, self.preparation, self.reports) = (command, options, preparation, reports)
    progress = Progress(
      command.console, count: preparation.scripts.count * options.runs, of: options.runs > 1 ? "runs" : "scripts")
    reached = preparation.books.map(\.coverage)
  }

  var coverage: [BookCoverage] {
    zip(preparation.books, reached).map { book, reached in
      BookCoverage(reached, title: book.title, names: book.book.names, places: book.places)
    }
  }

  /// Runs all scripts and reports the results, along with the shard that they form or, when scripts are run again, the
  /// number of all scripts.
  mutating func run(_ shard: ShardLabel?, repeated total: Int? = nil) {
    let scripts = preparation.scripts
    let broken = scripts.filter { $0.script == nil }.map { result(of: $0, .failed($0.failures)) }
    reports.begin(count: scripts.count, known: broken, shard: shard)
    // Errors appear before anything runs, however long that takes.
    command.console.output.flush()
    if options.failsFast, !broken.isEmpty { hasEnded = true }
    var rest = scripts[...]
    while !rest.isEmpty {
      let round = Array(rest.prefix(TestSession.roundSize))
      rest = rest.dropFirst(round.count)
      let runs = hasEnded ? round.map { _ in nil } : runAll(round, after: scripts.count - rest.count - round.count)
      progress.hide()
      for (script, run) in zip(round, runs) { take(script, run) }
      command.console.output.flush()
      progress.show((scripts.count - rest.count) * options.runs)
    }
    progress.hide()
    reports.finish(repeated: total)
    if options.coverage.isReported { reports.reportCoverage(coverage) }
  }

  private func result(
    of prepared: PreparedScript, _ outcome: ScriptResult.Outcome, bookTime: Double = 0, wallTime: Duration = .zero
  ) -> ScriptResult {
    ScriptResult(
      prepared.path, outcome, bookTime: bookTime, wallTime: wallTime,
      book: prepared.book.map { preparation.books[$0].title })
  }

  private mutating func runAll(_ scripts: [PreparedScript], after done: Int) -> [ScriptRun?] {
    let (books, options, clock) = (preparation.books, options, command.console.clock)
    var runs = Parallel.map(scripts, jobs: options.jobs) { prepared -> ScriptRun? in
      guard let script = prepared.script, let book = prepared.book else { return nil }
      return ScriptRun(prepared.path, script, of: books[book], options, clock)
    }
    var (number, count) = (1, 1)
    while number < options.runs {
      let numbers = number..<min(options.runs, number + count)
      let start = clock.now()
      runs = Parallel.map(Array(zip(scripts, runs)), jobs: options.jobs) { prepared, run in
        guard var run, let script = prepared.script, let book = prepared.book else { return run }
        run.stress(script, of: books[book], numbers, of: options.runs, clock)
        return run
      }
      number = numbers.upperBound
      progress.show(done * options.runs + number * scripts.count)
      // The number of repetitions adapts so that a round takes about the target duration.
      count = clock.now() - start < TestSession.targetDuration ? 2 * count : max(1, count / 2)
    }
    return runs
  }

  private mutating func take(_ prepared: PreparedScript, _ run: ScriptRun?) {
    guard let script = prepared.script else {
      statuses[prepared.path] = prepared.isUnreadable ? .misuse : .bad
      return reports.add(result(of: prepared, .failed(prepared.failures)))
    }
    guard !hasEnded, let run else {
      let reason = "a script failed, and `--fail-fast` skips the rest"
      return reports.add(result(of: prepared, .skipped(reason)))
    }
    command.report.write { $0.notes(on: run.refusals, of: script) }
    var failures = run.failures
    var update = ExpectedFilesUpdate(report: command.report, isUnattended: command.console.isUnattended)
    if options.updates, failures.isEmpty { failures += update.keep(run, of: prepared.path) }
    if let book = prepared.book, let reached = run.coverage { self.reached[book].add(reached) }
    if !failures.isEmpty { hasEnded = options.failsFast }
    statuses[prepared.path] = failures.isEmpty ? .good : run.isUnreadable || update.isUnwritable ? .misuse : .bad
    let outcome = failures.isEmpty ? ScriptResult.Outcome.passed : .failed(failures)
    reports.add(result(of: prepared, outcome, bookTime: run.bookTime, wallTime: run.wallTime))
  }
}
