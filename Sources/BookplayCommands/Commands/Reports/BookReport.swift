import BookFiles
import BookReports
import Playthrough

/// `bookplay report BOOK`: writes a book and its playthroughs as one HTML page.
struct BookReport {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    try checkOptions()
    let opened = try OpenedBook(of: command, onlyForErrors: false)
    let choices = try ReaderChoices(command.options)
    let language = choices.settings.language
    let blank = try opened.player(choices)
    var gathering = GatheredRuns(reached: ContentCoverage(opened.book), opened: opened, blank: blank, choices: choices)
    try gathering.gather(by: command)
    let assets = ExportedAssets(of: opened.book, in: opened.folder)
    let title = opened.shownTitle(in: language)
    var pictures = ReportPictures(of: opened, playedBy: blank)
    let report = ReportJSON(
      book: opened.book, title: title, language: language, findings: opened.findings,
      coverage: gathering.coverage, plainRun: gathering.reachedWithoutScript, runs: gathering.runs,
      sections: pictures.sections(), games: pictures.games())
    let page = ReportPage(
      title: title, report: report.bytes, text: text(of: opened, gathering.coverage), book: try opened.binaryBook(),
      assets: assets)
    let isComplete = reportOmissions(of: assets, opened)
    try opened.deliver(page.bytes, by: command)
    for run in gathering.runs where run.failure != nil {
      command.report.note("`\(TerminalText.escaped(run.title))` fails; the report shows where", in: opened.title)
    }
    let isGood = isComplete && gathering.runs.allSatisfy { $0.failure == nil }
    return max(gathering.status, isGood ? opened.status : .bad)
  }

  private func checkOptions() throws(CommandError) {
    let (options, arguments) = (command.options, command.invocation.arguments)
    let merging: [any DeclaredOption] = [Report.format, Report.coverage, Report.minimumCoverage]
    if let option = merging.first(where: options.contains) {
      throw .usage(UsageText.needs(option.entry.longForm, Report.merge.entry.longForm))
    }
    if arguments.count > 1 { throw .usage(UsageText.surplus(arguments[1], "book", in: .report)) }
    if options[Report.script] == "-", arguments == ["-"] { throw .usage(UsageText.duplicateInput()) }
  }

  private func text(of opened: OpenedBook, _ coverage: BookCoverage) -> String {
    let paint = Paint(isColored: false)
    let findings = FindingText(paint: paint, width: ProblemText.defaultWidth, listsAll: false)
    return findings.text(of: FindingReport([FileFindings(opened.source, opened.findings)]))
      + CoverageText(paint: paint).text(of: [coverage])
  }

  /// Reports the pictures that browsers can't show, and returns whether there are none.
  private func reportOmissions(of assets: ExportedAssets, _ opened: OpenedBook) -> Bool {
    // Reports are silent, so a missing sound doesn't matter.
    let pictures = assets.leftOut.filter { opened.assets?[$0.name]?.duration == nil }
    for (name, reason) in pictures {
      command.report.error(
        "`\(TerminalText.escaped(name))` is left out: \(TerminalText.escaped(reason))", by: opened.title)
    }
    return pictures.isEmpty
  }
}

private struct GatheredRuns {
  var runs: [ReportRun] = []
  /// The coverage of the scripts, as in `bookplay test`; a run without a script doesn't count.
  var reached: ContentCoverage
  var reachedWithoutScript = ContentCoverage.Count()
  var status = ExitStatus.good
  let opened: OpenedBook
  let blank: Player
  let choices: ReaderChoices

  var coverage: BookCoverage {
    BookCoverage(reached, title: opened.title, names: opened.book.names, places: BookPlaces(opened.source, opened.list))
  }

  mutating func gather(by command: CommandContext) throws(CommandError) {
    playWithoutScript()
    if let path = command.options[Report.script] {
      play(try command.readScript(path, names: ScriptNames(opened.book)), called: path)
      return
    }
    guard let book = opened.file.path else { return }
    let found = FoundScripts(ofBook: book)
    for error in found.errors { status = max(status, command.report(.file(error))) }
    for path in found.scripts {
      do throws(CommandError) {
        play(try command.readScript(path, names: ScriptNames(opened.book)), called: path)
      } catch {
        // The script's errors have been reported; the other scripts can still be shown.
        add([], [], of: blank, called: path, failure: "the script cannot be played")
      }
    }
  }

  private mutating func playWithoutScript() {
    var player = blank
    player.open(page: 1)
    var run = PlayedRun(player: player, printer: nil, until: nil)
    let failure = run.playBook(pageCount: opened.book.pages.count)
    let inputs = [TimedInput(.open(page: 1), at: .zero)] + run.inputs
    let tested = reached
    add(run.events, inputs, of: run.player, called: "by itself", failure: failure?.message)
    (reachedWithoutScript, reached) = (reached.total, tested)
  }

  private mutating func play(_ script: Script, called path: String) {
    var choices = choices
    choices.settings.isVerbose = script.needsVerboseEvents
    guard let player = try? opened.player(choices) else { return }
    // In another language, the script doesn't play as it does when it's tested.
    let files = path == "-" || choices.settings.language != nil ? nil : ExpectedFiles(of: path)
    do throws(FileError) {
      var runner = ScriptRunner(
        player: player, names: ScriptNames(opened.book), expected: try files?.snapshots(of: script))
      runner.keepsInputs = true
      let failure = runner.run(script)
      let events = runner.events.filter { !$0.kind.isVerbose }
      var message = failure.map { text(of: $0, in: script) }
      if failure == nil { message = try difference(of: events, runner.player, from: files) }
      add(events, runner.inputs, of: runner.player, called: path, failure: message)
    } catch {
      add([], [], of: blank, called: path, failure: error.message)
    }
  }

  private func text(of failure: ScriptFailure, in script: Script) -> String {
    let place = script.source.place(at: script.steps[failure.step].range.lowerBound)
    return "\(script.source.name):\(place): \(failure.message)"
  }

  /// Returns where a playthrough differs from the expected trace, or `nil` if it doesn't or there is no such trace.
  private func difference(
    of events: [Event], _ player: Player, from files: ExpectedFiles?
  ) throws(FileError) -> String? {
    guard let files else { return nil }
    var lines: [UInt8] = []
    EventLineWriter(names: player.names, tickRate: player.tickRate).append(events, to: &lines)
    guard let difference = try files.difference(from: lines) else { return nil }
    let place = difference.firstPlace.map { ":\($0)" } ?? ""
    return "\(files.trace)\(place): the trace differs from the expected one; `bookplay test` shows how"
  }

  private mutating func add(
    _ events: [Event], _ inputs: [TimedInput], of player: Player, called title: String, failure: String?
  ) {
    reached.add(events, names: player.names, startingIn: choices.settings.language)
    runs.append(
      ReportRun(
        title, events: events, inputs: inputs, player: player, settings: choices.settings,
        sounds: SoundFiles(opened.book), failure: failure))
  }
}
