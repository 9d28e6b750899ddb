import BookKit
import BookReports
import Playthrough
import PropertyList

/// `bookplay play`: plays a book and prints events as they happen.
struct Play {
  let command: CommandContext
  /// Keeps the events of the run, to compare them with those of another one.
  var trace: ByteOutput?
  /// Whether standard output gets no events, because only differences are shown.
  var isSilent = false
  /// What ends a run in real time early.
  var interruption: WatchInterruption?

  func run() throws(CommandError) -> ExitStatus {
    try checkOptions()
    let reports = try command.reports(PlayOption.format, default: .text)
    let status = try play(reports)
    try reports.write()
    return status
  }

  private func play(_ reports: RequestedReports<EventFormat>) throws(CommandError) -> ExitStatus {
    let until = try options.value(of: PlayOption.until)
    let rate = try options.value(of: PlayOption.rate)
    let opened = try OpenedBook(of: command)
    var settings = Player.Settings()
    settings.language = options[PlayOption.language]
    settings.reducesMotion = options[PlayOption.reducedMotion]
    let filter = try EventFilter(options, for: opened.book)
    settings.isVerbose = options[PlayOption.verbose] || filter.wantsDetails
    if let path = options[PlayOption.script] {
      let names = ScriptNames(opened.book)
      let script = try command.readScript(path, names: names)
      settings.isVerbose = settings.isVerbose || script.needsVerboseEvents
      let player = try player(of: opened, settings)
      return max(opened.status, play(script, names, on: player, printer(for: player, filter, rate, reports)))
    }
    if options[PlayOption.interactive] { return try playInteractively(opened, settings, filter, reports) }
    var player = try player(of: opened, settings)
    try opened.open(options[PlayOption.page], section: options[PlayOption.section], in: &player)
    var run = PlayedRun(player: player, printer: printer(for: player, filter, rate, reports), until: until)
    guard options[PlayOption.turnPages] else {
      run.playPage()
      if let remainder = run.remainder { command.report.note(remainder.message, in: opened.title) }
      return opened.status
    }
    guard let failure = run.playBook(pageCount: opened.book.pages.count) else { return opened.status }
    command.report.error(failure.message, by: opened.title)
    return .bad
  }

  private var options: GivenOptions { command.options }

  private func player(of opened: OpenedBook, _ settings: Player.Settings) throws(CommandError) -> Player {
    try opened.player(settings, options: options[PlayOption.option], voices: options[CommonOption.voices], by: command)
  }

  // MARK: - What was asked for

  private func checkOptions() throws(CommandError) {
    // A script sets its own start and end, and in an interactive session the input sets the pace.
    let timing: [any DeclaredOption] = [PlayOption.until, PlayOption.turnPages]
    try options.exclude(
      [PlayOption.page, PlayOption.section] + timing + [PlayOption.interactive], with: PlayOption.script)
    try options.exclude(timing + [PlayOption.rate], with: PlayOption.interactive)
    try options.exclude([PlayOption.page], with: PlayOption.section)
    if options.contains(PlayOption.record), !options[PlayOption.interactive] {
      throw .usage(.needs(option: "--record", other: "--interactive"))
    }
    let readsInput = options[PlayOption.script] == "-" || options[PlayOption.interactive]
    if readsInput, command.invocation.arguments == ["-"] { throw .usage(.duplicateInput) }
  }

  private func printer(
    for player: Player, _ filter: EventFilter, _ rate: Double?, _ reports: RequestedReports<EventFormat>
  ) -> EventPrinter {
    let shown = reports.all.filter { !isSilent || $0.path != nil }.map { ($0.output, $0.format) }
    return EventPrinter(
      to: shown + (trace.map { [($0, .jsonl)] } ?? []), player: player, filter: filter,
      isVerbose: options[PlayOption.verbose],
      pace: rate.map {
        Pace(command.console.clock, rate: $0, tickRate: player.tickRate, sleep: interruption?.sleep)
      }, interruption: interruption)
  }

  // MARK: - Scripts

  private func playInteractively(
    _ opened: OpenedBook, _ settings: Player.Settings, _ filter: EventFilter,
    _ reports: RequestedReports<EventFormat>
  ) throws(CommandError) -> ExitStatus {
    var settings = settings
    // It isn't known yet which events the input will wait for.
    settings.isVerbose = true
    if let record = options[PlayOption.record] { try OverwriteGuard.check(record: record) }
    let player = try player(of: opened, settings)
    let first = try opened.opening(options[PlayOption.page], section: options[PlayOption.section])
    var session = InteractiveSession(
      command, names: ScriptNames(opened.book), player: player, printer: printer(for: player, filter, nil, reports))
    try session.run(from: first)
    // A person at a terminal has seen the failure and may have retried; a program that sent the input hasn't.
    return session.hasFailed && !command.console.isTyped ? .bad : opened.status
  }

  private func play(
    _ script: Script, _ names: ScriptNames, on player: Player, _ printer: EventPrinter
  ) -> ExitStatus {
    var runner = ScriptRunner(player: player, names: names)
    runner.keepsEvents = false
    let failure = runner.run(script) { printer.write($0, names: $1) }
    printer.wait(until: runner.player.tick)
    command.report.note(runner.refusedSteps, of: script)
    guard let failure else { return .good }
    let stream = command.console.errors
    let text = ScriptFailureText(script.source, paint: command.paint(for: stream), width: command.console.width)
    stream.write(text.lines(of: failure, in: script, on: runner.player))
    return .bad
  }
}
