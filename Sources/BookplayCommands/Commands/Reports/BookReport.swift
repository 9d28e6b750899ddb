import BookDrawing
import BookKit
import BookReports
import Playthrough
import PropertyList

/// `bookplay report BOOK`: writes a book and its playthroughs as one HTML page.
struct BookReport {
  let command: CommandContext

  func run() throws(CommandFailure) -> ExitStatus {
    try checkOptions()
    let opened = try OpenedBook(of: command)
    var settings = Player.Settings()
    settings.language = command.options[ReportOption.language]
    let blank = try opened.player(settings)
    var gathering = GatheredRuns(opened, blank, settings)
    try gathering.gather(by: command)
    let (pictures, definitions, faults) = pictures(of: opened, blank, gathering.stages)
    let report = ReportHTML(
      book: opened.book, title: opened.shownTitle(in: settings.language), language: settings.language,
      findings: opened.findings, coverage: gathering.coverage, plainRun: gathering.reachedPlainly,
      runs: gathering.runs, pictures: pictures, definitions: definitions)
    PictureFaultReport.report(faults, of: opened, by: command)
    try opened.deliver(report.bytes, by: command)
    for run in gathering.runs where run.failure != nil {
      command.report.note("`\(TerminalText.escaped(run.title))` fails; the report shows where", in: opened.title)
    }
    let isGood = faults.isEmpty && gathering.runs.allSatisfy { $0.failure == nil }
    return max(gathering.status, isGood ? opened.status : .bad)
  }

  private func checkOptions() throws(CommandFailure) {
    let (options, arguments) = (command.options, command.invocation.arguments)
    let merging: [any DeclaredOption] = [ReportOption.format, ReportOption.coverage, ReportOption.minimumCoverage]
    if let option = merging.first(where: options.contains) {
      throw .usage(.needs(option: option.entry.longForm, other: ReportOption.merge.entry.longForm))
    }
    if arguments.count > 1 { throw .usage(.surplusArgument(arguments[1], noun: "book")) }
    if options[ReportOption.script] == "-", arguments == ["-"] { throw .usage(.duplicateInput) }
  }

  /// Returns pictures of each page as it is after entering and as the plain run leaves it.
  private func pictures(
    of opened: OpenedBook, _ blank: Player, _ stages: [Int: Player]
  ) -> ([(entered: [UInt8], left: [UInt8]?)], [UInt8], PictureShelf.Faults) {
    var writer = SVGWriter(pictures: PictureShelf(of: opened.folder), prefix: "picture")
    var pictures: [(entered: [UInt8], left: [UInt8]?)] = []
    for number in 1...opened.book.pages.count {
      var player = blank
      player.open(page: number)
      player.passTime(until: nil)
      let entered = writer.fragment(of: Drawing(of: &player))
      let left = stages[number].map { stage -> [UInt8] in
        var stage = stage
        return writer.fragment(of: Drawing(of: &stage))
      }
      pictures.append((entered, left == entered ? nil : left))
    }
    let definitions = writer.definitions()
    return (pictures, definitions, writer.pictures.faults)
  }
}

/// The playthroughs in a report: one of the whole book by itself, and one for each script.
private struct GatheredRuns {
  private(set) var runs: [ReportRun] = []
  /// What the scripts have reached, counted as in `bookplay test`; the plain run isn't a test.
  private var reached: ContentCoverage
  /// How much the plain run reaches.
  private(set) var reachedPlainly = ContentCoverage.Count()
  /// The state in which the plain run leaves each page.
  private(set) var stages: [Int: Player] = [:]
  /// Whether all scripts were found.
  private(set) var status = ExitStatus.good
  private let opened: OpenedBook
  private let blank: Player
  private let settings: Player.Settings

  init(_ opened: OpenedBook, _ blank: Player, _ settings: Player.Settings) {
    self.opened = opened
    self.blank = blank
    self.settings = settings
    reached = ContentCoverage(opened.book)
  }

  /// What all scripts together have reached.
  var coverage: BookCoverage {
    BookCoverage(
      reached, title: opened.title, names: opened.book.names, places: BookPlaces(opened.source, opened.list))
  }

  mutating func gather(by command: CommandContext) throws(CommandFailure) {
    playPlainly()
    if let path = command.options[ReportOption.script] {
      play(try command.readScript(path, names: ScriptNames(opened.book)), called: path)
      return
    }
    guard let book = opened.file.path else { return }
    let found = FoundScripts(ofBook: book)
    for failure in found.failures { status = max(status, command.report(.file(failure))) }
    for path in found.scripts {
      do throws(CommandFailure) {
        play(try command.readScript(path, names: ScriptNames(opened.book)), called: path)
      } catch {
        // The script's errors have been reported; the other scripts can still be shown.
        add(ReportRun(path, events: [], player: blank, failure: "the script cannot be played"), events: [])
      }
    }
  }

  private mutating func playPlainly() {
    var player = blank
    player.open(page: 1)
    var run = PlayedRun(player: player, printer: nil, until: nil)
    let failure = run.playBook(pageCount: opened.book.pages.count)
    stages = run.stages
    runs.append(ReportRun("by itself", events: run.events, player: run.player, failure: failure?.message))
    var plain = reached
    plain.add(run.events, names: run.player.names, startingIn: settings.language)
    reachedPlainly = plain.total
  }

  private mutating func play(_ script: Script, called path: String) {
    var settings = settings
    settings.isVerbose = script.needsVerboseEvents
    guard let player = try? opened.player(settings) else { return }
    var runner = ScriptRunner(player: player, names: ScriptNames(opened.book))
    let failure = runner.run(script)
    let words = failure.map { failure in
      let place = script.source.place(at: script.steps[failure.step].range.lowerBound)
      return "\(script.source.name):\(place): \(failure.message)"
    }
    let events = runner.events.filter { !$0.kind.isVerbose }
    add(ReportRun(path, events: events, player: runner.player, failure: words), events: events)
  }

  private mutating func add(_ run: ReportRun, events: [Event]) {
    reached.add(events, names: run.names, startingIn: settings.language)
    runs.append(run)
  }
}
