import BookKit
import PropertyList

/// Tells what happens in a book, line by line, to people or to programs.
struct EventPrinter {
  private let outputs: [(stream: ByteOutput, form: Form)]
  private let names: NameTable
  private let filter: EventFilter
  private let isVerbose: Bool
  private let pace: Pace?

  private enum Form {
    case text(EventText)
    case lines(EventLine)
  }

  /// Tells the events of a player: those that the filter lets through, at the pace of people where there is one.
  init(
    to streams: [(stream: ByteOutput, format: EventFormat)], player: Player, filter: EventFilter, isVerbose: Bool,
    pace: Pace?
  ) {
    names = player.names
    outputs = streams.map { stream, format in
      switch format {
      case .text: (stream, .text(EventText(names: player.names, tickRate: player.tickRate)))
      case .jsonl: (stream, .lines(EventLine(names: player.names, tickRate: player.tickRate)))
      }
    }
    self.filter = filter
    // Whoever asks for verbose events by name wants them.
    self.isVerbose = isVerbose || filter.wantsDetails
    self.pace = pace
  }

  /// Whether nobody listens any more.
  var isClosed: Bool { outputs.allSatisfy(\.stream.isClosed) }

  /// Tells events, each when its time has come.
  func tell(_ events: ArraySlice<Event>) {
    for event in events where isWanted(event) {
      wait(until: event.tick)
      for (stream, form) in outputs { stream.write { append(event, as: form, isShown: stream.isTerminal, to: &$0) } }
    }
  }

  /// Lets the time of people pass up to a tick, when the book keeps to it.
  func wait(until tick: Ticks) {
    guard !isClosed else { return }
    pace?.wait(forTick: tick.count) { for output in outputs { output.stream.flush() } }
  }

  private func isWanted(_ event: Event) -> Bool {
    guard isVerbose || !event.kind.isVerbose else { return false }
    return filter.matches(event, names: names)
  }

  private func append(_ event: Event, as form: Form, isShown: Bool, to bytes: inout [UInt8]) {
    switch form {
    case .text(let text): text.append(event, to: &bytes)
    case .lines(let line):
      let start = bytes.count
      line.append(event, to: &bytes)
      // A trace is written as is; a terminal would take some of it for commands.
      if isShown { TerminalText.escapeJSON(from: start, in: &bytes) }
    }
  }
}
