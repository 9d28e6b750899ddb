import Playthrough
import PropertyList

/// `bookplay test`: all scripts below the paths are run, and what fails is told.
struct Test {
  let command: Command

  func run() throws(CommandFailure) -> ExitStatus {
    let options = try TestOptions(command.options)
    let reports = try ResultReports(command)
    let found = try FoundScripts(command.invocation.arguments)
    let selected = try options.select(found.scripts)
    // A green run in which scripts did not run would be a lie.
    let status = found.failures.map { command.tell(.file($0)) }.max() ?? .good
    if command.options.contains(.list) {
      for script in selected.scripts { command.console.output.write(TerminalText.escaped(script) + "\n") }
      return status
    }
    let preparation = Preparation(selected.scripts, jobs: options.jobs, reducesMotion: options.reducesMotion)
    var session = TestSession(command, options, preparation, reports)
    session.run(selected.shard)
    try session.reports.write()
    for file in StaleFiles.among(found.kept, scripts: found.scripts, prepared: preparation.scripts) {
      command.report.note("no script needs this file any more", in: file)
    }
    return max(status, session.status, options.coverage.judge(session.coverage, by: command))
  }
}

/// Scripts on their way.
struct TestSession {
  private let command: Command
  private let options: TestOptions
  private let preparation: Preparation
  private(set) var reports: ResultReports
  private var progress: Progress
  /// What has been reached of each book.
  private var reached: [Coverage]
  private(set) var status = ExitStatus.good
  private var hasEnded = false

  /// Whatever the number of threads, so many scripts are run before their results are told.
  private static let roundSize = 64
  /// Longer than that nothing should be shown of how far the runs have come.
  private static let longRound = Duration.milliseconds(100)

  init(_ command: Command, _ options: TestOptions, _ preparation: Preparation, _ reports: ResultReports) {
    self.command = command
    self.options = options
    self.preparation = preparation
    self.reports = reports
    progress = Progress(
      command.console, count: preparation.scripts.count * options.runs, of: options.runs > 1 ? "runs" : "scripts")
    reached = preparation.books.map(\.coverage)
  }

  /// What has been reached of each book, to be told.
  var coverage: [BookCoverage] {
    zip(preparation.books, reached).map { book, reached in
      BookCoverage(reached, title: book.title, names: book.book.names, places: book.places)
    }
  }

  /// Runs all scripts and tells what came of them, and of which part of all scripts they are.
  mutating func run(_ shard: ShardLabel?) {
    let scripts = preparation.scripts
    let broken = scripts.filter { $0.script == nil }.map { result(of: $0, .failed($0.failures)) }
    reports.begin(count: scripts.count, known: broken, shard: shard)
    // What is wrong is told before anything runs, however long that takes.
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
    reports.finish()
    if options.coverage.isTold { reports.tell(coverage) }
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
      // So many at a time that they end before somebody wonders.
      count = clock.now() - start < TestSession.longRound ? 2 * count : max(1, count / 2)
    }
    return runs
  }

  /// Takes in what came of a script, in the order of the scripts.
  private mutating func take(_ prepared: PreparedScript, _ run: ScriptRun?) {
    guard let script = prepared.script else {
      status = max(status, prepared.isUnreadable ? .misuse : .bad)
      return reports.add(result(of: prepared, .failed(prepared.failures)))
    }
    guard !hasEnded, let run else {
      let reason = "a script has failed, and with `--fail-fast` no more are run"
      return reports.add(result(of: prepared, .skipped(reason)))
    }
    command.report.note(run.refusals, of: script)
    var failures = run.failures
    var update = KeptUpdate(report: command.report, isUnattended: command.console.isUnattended)
    if options.updates, failures.isEmpty { failures += update.keep(run, of: prepared.path) }
    if let book = prepared.book, let reached = run.coverage { self.reached[book].add(reached) }
    if !failures.isEmpty {
      status = max(status, run.isUnreadable || update.isUnwritable ? .misuse : .bad)
      hasEnded = options.failsFast
    }
    let outcome = failures.isEmpty ? ScriptResult.Outcome.passed : .failed(failures)
    reports.add(result(of: prepared, outcome, bookTime: run.bookTime, wallTime: run.wallTime))
  }
}
