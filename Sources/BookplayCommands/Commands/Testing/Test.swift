import Playthrough
import PropertyList

/// `bookplay test`: all scripts below the paths are run, and what fails is told.
struct Test {
  let command: Command

  func run() throws(CommandFailure) -> ExitStatus {
    let options = try TestOptions(command.options)
    let found = try FoundScripts(command.invocation.arguments)
    let selected = try options.select(found.scripts)
    if command.options.contains(.list) {
      for script in selected { command.console.output.write(TerminalText.escaped(script) + "\n") }
      return .good
    }
    if let folder = found.largeFolder {
      command.report.note("there are too many files to look at; some scripts may be missing", in: folder)
    }
    let preparation = Preparation(selected, jobs: options.jobs, reducesMotion: options.reducesMotion)
    var session = TestSession(command, options, preparation)
    session.run()
    for file in StaleFiles.among(found.kept, scripts: found.scripts, prepared: preparation.scripts) {
      command.report.note("no script needs this file any more", in: file)
    }
    return max(session.status, tell(session.coverage, options))
  }

  /// Tells what has been reached, when that is wanted, and whether it is enough.
  private func tell(_ books: [BookCoverage], _ options: TestOptions) -> ExitStatus {
    guard let minimum = options.minimumCoverage else { return .good }
    let total = CoverageText.total(of: books)
    guard !total.reaches(percent: minimum) else { return .good }
    let wanted = String(decoding: Decimal.shortest(minimum), as: UTF8.self)
    command.report.tell(
      "the coverage is \(CoverageText.percent(total)), less than the \(wanted) % that are wanted",
      by: "\(ArgumentTable.program) test", hint: "what is missing is told above; write scripts that reach it")
    return .bad
  }
}

/// Scripts on their way.
struct TestSession {
  private let command: Command
  private let options: TestOptions
  private let preparation: Preparation
  private var teller: ResultTeller
  private var progress: TestProgress
  /// What has been reached of each book.
  private(set) var coverage: [BookCoverage]
  private(set) var status = ExitStatus.good
  private var hasEnded = false

  /// Whatever the number of threads, so many scripts are run before their results are told.
  private static let roundSize = 64

  init(_ command: Command, _ options: TestOptions, _ preparation: Preparation) {
    self.command = command
    self.options = options
    self.preparation = preparation
    teller = ResultTeller(command)
    progress = TestProgress(command.console, count: preparation.scripts.count)
    coverage = preparation.books.map {
      BookCoverage(title: $0.title, names: $0.book.names, places: $0.places, coverage: $0.coverage)
    }
  }

  /// Runs all scripts and tells what came of them.
  mutating func run() {
    let scripts = preparation.scripts
    let broken = scripts.filter { $0.script == nil }.map { ScriptResult($0.path, .failed($0.failures)) }
    teller.begin(count: scripts.count, known: broken)
    // What is wrong is told before anything runs, however long that takes.
    command.console.output.flush()
    if options.failsFast, !broken.isEmpty { hasEnded = true }
    var rest = scripts[...]
    while !rest.isEmpty {
      let round = Array(rest.prefix(TestSession.roundSize))
      rest = rest.dropFirst(round.count)
      let runs = hasEnded ? round.map { _ in nil } : runAll(round)
      progress.hide()
      for (script, run) in zip(round, runs) { take(script, run) }
      command.console.output.flush()
      progress.show(scripts.count - rest.count)
    }
    progress.hide()
    teller.finish()
    if options.tellsCoverage { teller.tell(coverage) }
  }

  private func runAll(_ scripts: [PreparedScript]) -> [ScriptRun?] {
    let (books, options) = (preparation.books, options)
    return Parallel.map(scripts, jobs: options.jobs) { prepared in
      guard let script = prepared.script, let book = prepared.book else { return nil }
      return ScriptRun(prepared.path, script, of: books[book], options)
    }
  }

  /// Takes in what came of a script, in the order of the scripts.
  private mutating func take(_ prepared: PreparedScript, _ run: ScriptRun?) {
    guard prepared.script != nil else {
      status = max(status, prepared.isUnreadable ? .misuse : .bad)
      return teller.add(ScriptResult(prepared.path, .failed(prepared.failures)), wasKnown: true)
    }
    guard !hasEnded, let run else {
      let reason = "a script has failed, and with `--fail-fast` no more are run"
      return teller.add(ScriptResult(prepared.path, .skipped(reason)), wasKnown: false)
    }
    var failures = run.failures
    if options.updates, failures.isEmpty {
      let update = KeptUpdate(report: command.report, isUnattended: command.console.isUnattended)
      failures += update.keep(run, of: prepared.path)
    }
    if let book = prepared.book, let reached = run.coverage { coverage[book].coverage.add(reached) }
    if !failures.isEmpty {
      status = max(status, run.isUnreadable ? .misuse : .bad)
      hasEnded = options.failsFast
    }
    let outcome = failures.isEmpty ? ScriptResult.Outcome.passed : .failed(failures)
    teller.add(ScriptResult(prepared.path, outcome, bookTime: run.bookTime), wasKnown: false)
  }
}
