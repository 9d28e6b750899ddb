import BookKit
import PropertyList

/// Tells what happens in a book, line by line, to people or to programs.
struct EventPrinter {
  private let output: ByteOutput
  private let form: Form
  private let names: NameTable
  private let pattern: EventPattern?
  private let isVerbose: Bool
  private let pace: Pace?

  private enum Form {
    case text(EventText)
    case lines(EventLine)
  }

  /// Tells the events of a player: those that match the pattern, at the pace of people where there is one.
  init(
    output: ByteOutput, format: EventFormat, player: Player, pattern: EventPattern?, isVerbose: Bool, pace: Pace?
  ) {
    self.output = output
    names = player.names
    form =
      switch format {
      case .text: .text(EventText(names: player.names, tickRate: player.tickRate))
      case .jsonl: .lines(EventLine(names: player.names, tickRate: player.tickRate))
      }
    self.pattern = pattern
    // Whoever asks for verbose events by name wants them.
    self.isVerbose = isVerbose || pattern?.kind.isVerbose ?? false
    self.pace = pace
  }

  /// Whether nobody listens any more.
  var isClosed: Bool { output.isClosed }

  /// Tells events, each when its time has come.
  func tell(_ events: ArraySlice<Event>) {
    for event in events where isWanted(event) {
      wait(until: event.tick)
      output.write { append(event, to: &$0) }
    }
  }

  /// Lets the time of people pass up to a tick, when the book keeps to it.
  func wait(until tick: Ticks) {
    guard !isClosed else { return }
    pace?.wait(forTick: tick.count) { output.flush() }
  }

  private func isWanted(_ event: Event) -> Bool {
    guard isVerbose || !event.kind.isVerbose else { return false }
    return pattern?.matches(event, names: names) ?? true
  }

  private func append(_ event: Event, to bytes: inout [UInt8]) {
    switch form {
    case .text(let text): text.append(event, to: &bytes)
    case .lines(let line):
      let start = bytes.count
      line.append(event, to: &bytes)
      // A trace is written as is; a terminal would take some of it for commands.
      if output.isTerminal { TerminalText.escapeJSON(from: start, in: &bytes) }
    }
  }
}
