import BookKit
import BookReports
import PropertyList

/// Prints events line by line, as text or JSON Lines.
struct EventPrinter {
  private let outputs: [(stream: ByteOutput, form: Form)]
  private let names: NameTable
  private let filter: EventFilter
  private let isVerbose: Bool
  private let pace: Pace?

  private enum Form {
    case text(EventText)
    case lines(EventLineWriter)
  }

  /// Creates a printer for the events of a player that pass the filter, in real time if there is a pace.
  init(
    to streams: [(stream: ByteOutput, format: EventFormat)], player: Player, filter: EventFilter, isVerbose: Bool,
    pace: Pace?
  ) {
    names = player.names
    outputs = streams.map { stream, format in
      switch format {
      case .text: (stream, .text(EventText(names: player.names, tickRate: player.tickRate)))
      case .jsonl: (stream, .lines(EventLineWriter(names: player.names, tickRate: player.tickRate)))
      }
    }
    self.filter = filter
    // Naming verbose events in the filter turns them on.
    self.isVerbose = isVerbose || filter.wantsDetails
    self.pace = pace
  }

  /// Whether all outputs are closed.
  var isClosed: Bool { outputs.allSatisfy(\.stream.isClosed) }

  /// Prints events, each at its time if there is a pace.
  func write(_ events: ArraySlice<Event>) {
    for event in events where isWanted(event) {
      wait(until: event.tick)
      for (stream, format) in outputs {
        stream.write { append(event, as: format, isShown: stream.isTerminal, to: &$0) }
      }
    }
  }

  /// Waits until the time of a tick if there is a pace.
  func wait(until tick: Ticks) {
    guard !isClosed else { return }
    pace?.wait(forTick: tick.count) { for output in outputs { output.stream.flush() } }
  }

  private func isWanted(_ event: Event) -> Bool {
    guard isVerbose || !event.kind.isVerbose else { return false }
    return filter.matches(event, names: names)
  }

  private func append(_ event: Event, as format: Form, isShown: Bool, to bytes: inout [UInt8]) {
    switch format {
    case .text(let text): text.append(event, to: &bytes)
    case .lines(let line):
      let start = bytes.count
      line.append(event, to: &bytes)
      // A trace is written unchanged, but a terminal would interpret some of its characters.
      if isShown { TerminalText.escapeJSON(from: start, in: &bytes) }
    }
  }
}
