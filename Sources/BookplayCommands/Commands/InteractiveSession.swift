import BookFiles
import BookReports
import Playthrough

/// An interactive session of `bookplay play`: runs script commands as they are typed and prints what happens.
struct InteractiveSession {
  private let command: CommandContext
  private let names: ScriptNames
  private var runner: ScriptRunner
  private let printer: EventPrinter
  private let record: String?
  private var log: [UInt8] = []
  private var printedCount = 0
  private var lineCount = 0
  private(set) var hasFailed = false

  init(_ command: CommandContext, names: ScriptNames, player: Player, printer: EventPrinter) {
    (self.command, self.names) = (command, names)
    runner = ScriptRunner(player: player, names: names)
    self.printer = printer
    record = command.options[Play.record]
  }

  mutating func run(from first: Player.Input) throws(CommandError) {
    if showsPrompt { command.console.errors.write("type script commands; Ctrl-D ends, `help` lists them\n") }
    try keepBeginning()
    if runner.perform(.input(first)) == nil { try keep(.input(first)) }
    let lines = LineInput(command.console.input)
    while !printer.isClosed, let line = try next(of: lines) {
      lineCount += 1
      switch TypedWord(line) {
      case .quit: return
      case .help: command.console.errors.write(TypedWord.listing)
      case .look:
        let paint = command.paint(for: command.console.errors)
        command.console.errors.write(StageLookText(paint: paint).lines(of: runner.player))
      case nil: try perform(line)
      }
    }
  }

  private var showsPrompt: Bool { command.console.isTyped && command.console.output.isTerminal }

  private mutating func next(of lines: LineInput) throws(CommandError) -> [UInt8]? {
    printer.write(runner.events[printedCount...], names: runner.player.names)
    printedCount = runner.events.count
    let output = command.console.output
    output.flush()
    command.console.errors.flush()
    // The prompt comes after all output for the previous line.
    if showsPrompt {
      output.write("> ")
      output.flush()
    }
    return try CommandError.rethrowing(lines.next())
  }

  private mutating func perform(_ line: [UInt8]) throws(CommandError) {
    let source = PropertyList.Source(line, name: StreamName.input)
    let reading = Script.read(source, names: names, on: ProbableStage(runner.player))
    guard reading.errors.isEmpty else {
      hasFailed = true
      command.report.write { $0.lines(of: reading.errors, in: source, linesBefore: lineCount - 1) }
      return
    }
    guard let step = reading.script.steps.first else { return }
    let start = runner.player.tick.count
    let failure = runner.attempt(step.command)
    let refusals = runner.takeRefusedSteps()
    command.report.write { $0.notes(on: refusals, of: reading.script, linesBefore: lineCount - 1) }
    guard let failure else { return try keep(step.command) }
    hasFailed = true
    // A wait that failed still took its time, so the log waits too.
    let waited = runner.player.tick.count - start
    if waited > 0 { try keep(.wait(.ticks(waited))) }
    command.report(failure, in: reading.script, linesBefore: lineCount - 1, on: runner.player)
  }

  /// Logs the options, the language and the recordings with which the player begins.
  private mutating func keepBeginning() throws(CommandError) {
    let player = runner.player
    for option in player.bookOptions {
      let value = option.value.value(player.names)
      // The language may come from the command line, which isn't a reader's choice.
      if value != option.rules.initialValue { try keep(.input(.option(player.names.text(of: option.name), value))) }
    }
    for recording in player.recordings.recordings {
      guard let page = player.page(of: recording.place) else { continue }
      let (place, time) = (recording.place, ScriptTime.seconds(Int64(recording.milliseconds), per: 1000))
      let language = place.languageCode.isEmpty ? nil : place.languageCode
      let kept = ScriptRecording(page: page, slot: place.slotName, voice: place.voiceName, language: language)
      try keep(.addRecording(kept, time))
    }
  }

  /// Appends a command to the log and writes the file at once, so that nothing is lost if the program is killed.
  private mutating func keep(_ done: Playthrough.Command) throws(CommandError) {
    guard let record else { return }
    ScriptText(names).append(done, to: &log)
    log.append(UInt8(ascii: "\n"))
    try CommandError.rethrowing(Files.replace(record, with: log))
  }
}

private enum TypedWord {
  case help
  case look
  case quit

  init?(_ line: [UInt8]) {
    switch String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
    case ["help"], ["?"]: self = .help
    case ["look"]: self = .look
    case ["quit"], ["exit"]: self = .quit
    default: return nil
    }
  }

  static let listing = """
    open PAGE, open credits         next, previous
    open SECTION, back              option NAME VALUE
    tap ITEM, tap at X Y            drag ITEM onto TARGET, drag ITEM to X Y
    press ITEM, press at X Y        move to X Y over TIME
    release, cancel                 language CODE
    hint ITEM, restart ITEM         fill ITEM REGION with N, undo ITEM, clear ITEM, solve ITEM
    wait TIME                       wait for PATTERN within TIME
    expect PATTERN, expect no PATTERN, expect ITEM.PROPERTY = VALUE, expect ITEM on stage
    expect page PAGE, expect section SECTION, expect variable NAME = VALUE, mark
    look shows what is on stage and what can be touched; help shows this list
    A TIME is `2s`, a PATTERN an event as printed here, such as `tap star`; `quit` or Ctrl-D ends.

    """
}
