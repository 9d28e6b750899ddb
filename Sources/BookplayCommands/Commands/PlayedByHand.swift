import BookKit
import Playthrough
import PropertyList

/// `bookplay play --interactive`: somebody types commands of a script, and sees what happens.
struct PlayedByHand {
  private let command: Command
  private let names: ScriptNames
  private var runner: ScriptRunner
  private let printer: EventPrinter
  /// Where what was typed is kept.
  private let record: String?
  private var recorded: [UInt8] = []
  private var toldCount = 0

  init(_ command: Command, names: ScriptNames, player: Player, printer: EventPrinter) {
    self.command = command
    self.names = names
    runner = ScriptRunner(player: player, names: names)
    self.printer = printer
    record = command.options.text(of: .record)
  }

  /// Begins with a command, and does what is typed until nothing more comes.
  mutating func run(from first: Playthrough.Command) throws(CommandFailure) {
    if runner.perform(first) == nil { try keep(first) }
    let lines = LineInput(command.console.input)
    while !printer.isClosed, let line = try next(of: lines) { try perform(line) }
  }

  private mutating func next(of lines: LineInput) throws(CommandFailure) -> [UInt8]? {
    printer.tell(runner.events[toldCount...])
    toldCount = runner.events.count
    let output = command.console.output
    if output.isTerminal { output.write("> ") }
    output.flush()
    command.console.errors.flush()
    do throws(FileFailure) { return try lines.next() } catch { throw .file(error) }
  }

  private mutating func perform(_ line: [UInt8]) throws(CommandFailure) {
    let source = Source(line, name: StreamName.input)
    let reading = Script.read(source, names: names)
    let stream = command.console.errors
    let paint = command.paint(for: stream)
    for error in reading.errors {
      stream.write(ScriptErrorText(source, paint: paint, width: command.console.width).lines(of: error))
    }
    guard reading.errors.isEmpty, let step = reading.script.steps.first else { return }
    let before = runner
    guard let failure = runner.perform(step.command) else { return try keep(step.command) }
    if case .waitFor = step.command {
      // What was waited for in vain took its time all the same.
      let waited = runner.player.tick.count - before.player.tick.count
      if waited > 0 { try keep(.wait(.ticks(waited))) }
    } else {
      // Of anything else that fails nothing is done, as nothing of it is kept.
      runner = before
    }
    let text = ScriptFailureText(source, paint: paint, width: command.console.width)
    stream.write(text.lines(of: failure, in: reading.script, on: runner.player))
  }

  /// Adds a command to what is kept, so that nothing is lost when the program is broken off.
  private mutating func keep(_ done: Playthrough.Command) throws(CommandFailure) {
    guard let record else { return }
    ScriptText(names).append(done, to: &recorded)
    recorded.append(UInt8(ascii: "\n"))
    do throws(FileFailure) { try Files.replace(record, with: recorded) } catch { throw .file(error) }
  }
}
