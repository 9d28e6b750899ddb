import BookKit
import Playthrough
import PropertyList

struct Play: BookplayCommand {
  static let script = Option.text("script", .file, "run this script; exit with status 1 if it fails")
  static let page = Option.text("page", .text("PAGE"), "start on this page, by name or number, or on credits")
  static let section = Option.text("section", .text("SECTION"), "start in this section, such as cover")
  static let until = Option.time("until", "stop after TIME (2s, \"30 ticks\"); 60 s if not given")
  static let turnPages = Option.flag("turn-pages", "play the whole book, turning the pages")
  static let format = Option.reports(EventFormat.self, "text (default) or jsonl")
  static let only = Option.texts("only", "PATTERN", "only these events: \"tap moon\", tween.*; A,B for several")
  static let verbose = Option.flag("verbose", "also print each step of touches, drags, movies, tweens")
  static let language = Option.text("language", .text("CODE"), "play in this language of the book")
  static let rate = Option.decimal(
    "rate", "RATE", in: .leastNonzeroMagnitude ... .greatestFiniteMagnitude,
    "a rate; write a number above 0, such as `2` for twice the speed",
    "play in real time (1), or RATE times as fast")
  static let reducedMotion = Option.flag("reduced-motion", "show as little motion as possible")
  static let seed = Option.seed("seed", "begin the book's random choices with seed N")
  static let interactive = Option.flag("interactive", "read script commands from standard input")
  static let record = Option.text("record", .file, "with --interactive: save the commands as a script")
  static let option = Option.texts("option", "NAME=VALUE", "play as if a reader had set this option; also --seed N")
  static let watch = Option.flag("watch", "run again on changes (--full, --poll [TIME], --no-clear)")

  static let entry = CommandEntry(
    .play, takes: .oneBook, "play a book and print its events",
    options: [
      script, page, section, until, turnPages, format, CommonOption.output, only, verbose, language, rate,
      reducedMotion, interactive, record, option, seed, CommonOption.voices, watch, WatchOption.poll,
      WatchOption.noClear, WatchOption.full,
    ],
    // With so many options, the help has no room to explain what BOOK can be.
    remarks: [],
    examples: ["bookplay play Moon --script Moon/book.play"])

  let command: CommandContext
  /// An output for the events of the run, which are then compared with those of another run; `nil` if they aren't.
  var trace: ByteOutput?
  var isSilent = false
  var interruption: WatchInterruption?

  init(command: CommandContext) { self.command = command }

  func run() throws(CommandError) -> ExitStatus {
    try checkOptions()
    let reports = try command.reports(Play.format, default: .text)
    let status = try play(reports)
    try reports.write()
    return status
  }

  private func play(_ reports: RequestedReports<EventFormat>) throws(CommandError) -> ExitStatus {
    let until = try options.value(of: Play.until)
    let rate = try options.value(of: Play.rate)
    let opened = try OpenedBook(of: command)
    let filter = try EventFilter(options, for: opened.book)
    let isVerbose = options[Play.verbose] || filter.wantsDetails
    if let path = options[Play.script] {
      let names = ScriptNames(opened.book)
      let script = try command.readScript(path, names: names)
      let player = try opened.player(for: command, isVerbose: isVerbose || script.needsVerboseEvents)
      return max(opened.status, play(script, names, on: player, printer(for: player, filter, rate, reports)))
    }
    if options[Play.interactive] { return try playInteractively(opened, filter, reports) }
    var player = try opened.player(for: command, isVerbose: isVerbose)
    player.perform(try opened.opening(for: command))
    var run = PlayedRun(player: player, printer: printer(for: player, filter, rate, reports), until: until)
    guard options[Play.turnPages] else {
      run.playPage()
      if let remainder = run.remainder { command.report.note(remainder.message, in: opened.title) }
      return opened.status
    }
    guard let failure = run.playBook(pageCount: opened.book.pages.count) else { return opened.status }
    command.report.error(failure.message, by: opened.title)
    return .bad
  }

  private var options: GivenOptions { command.options }

  private func checkOptions() throws(CommandError) {
    // A script sets its own start and end, and in an interactive session the input sets the pace.
    let timing: [any DeclaredOption] = [Play.until, Play.turnPages]
    try options.exclude([Play.page, Play.section] + timing + [Play.interactive], with: Play.script)
    try options.exclude(timing + [Play.rate], with: Play.interactive)
    try options.exclude([Play.page], with: Play.section)
    if options.contains(Play.record), !options[Play.interactive] {
      throw .usage(UsageText.needs("--record", "--interactive"))
    }
    let readsInput = options[Play.script] == "-" || options[Play.interactive]
    if readsInput, command.invocation.arguments == ["-"] { throw .usage(UsageText.duplicateInput()) }
  }

  private func printer(
    for player: Player, _ filter: EventFilter, _ rate: Double?, _ reports: RequestedReports<EventFormat>
  ) -> EventPrinter {
    let shown = reports.all.filter { !isSilent || $0.path != nil }.map { ($0.output, $0.format) }
    let pace = rate.map { Pace(command.console.clock, rate: $0, tickRate: player.tickRate, sleep: interruption?.sleep) }
    return EventPrinter(
      outputs: shown + (trace.map { [($0, .jsonl)] } ?? []), tickRate: player.tickRate, filter: filter,
      isVerbose: options[Play.verbose], pace: pace, interruption: interruption)
  }

  private func playInteractively(
    _ opened: OpenedBook, _ filter: EventFilter, _ reports: RequestedReports<EventFormat>
  ) throws(CommandError) -> ExitStatus {
    if let record = options[Play.record] { try OverwriteGuard.check(record: record) }
    // It isn't known yet which events the input will wait for.
    let player = try opened.player(for: command, isVerbose: true)
    let first = try opened.opening(for: command)
    var session = InteractiveSession(
      command, names: ScriptNames(opened.book), player: player, printer: printer(for: player, filter, nil, reports))
    try session.run(from: first)
    // A person at a terminal has seen the failure and may have retried; a program that sent the input hasn't.
    return session.hasFailed && !command.console.isTyped ? .bad : opened.status
  }

  private func play(_ script: Script, _ names: ScriptNames, on player: Player, _ printer: EventPrinter) -> ExitStatus {
    var runner = ScriptRunner(player: player, names: names)
    runner.keepsEvents = false
    let failure = runner.run(script) { printer.write($0, names: $1) }
    printer.wait(until: runner.player.tick)
    return command.report(failure, of: runner, in: script)
  }
}
