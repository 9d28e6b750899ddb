import BookKit
import BookReports

struct EventPrinter {
  let outputs: [(stream: ByteOutput, format: EventFormat)]
  let tickRate: Int
  let filter: EventFilter
  let isVerbose: Bool
  let pace: Pace?
  let interruption: WatchInterruption?

  var isClosed: Bool { outputs.allSatisfy(\.stream.isClosed) || interruption?.isRequested ?? false }

  func write(_ events: ArraySlice<Event>, names: NameTable) {
    let (text, line) = (EventText(names: names, tickRate: tickRate), EventLineWriter(names: names, tickRate: tickRate))
    for event in events where isWanted(event, names) {
      wait(until: event.tick)
      for (stream, format) in outputs {
        stream.write { bytes in
          switch format {
          case .text: text.append(event, to: &bytes)
          case .jsonl: append(event, to: line, isShown: stream.isTerminal, &bytes)
          }
        }
      }
    }
  }

  func wait(until tick: Ticks) {
    guard !isClosed else { return }
    pace?.wait(forTick: tick.count) { for output in outputs { output.stream.flush() } }
  }

  private func isWanted(_ event: Event, _ names: NameTable) -> Bool {
    // Naming verbose events in the filter turns them on.
    (isVerbose || filter.wantsDetails || !event.kind.isVerbose) && filter.matches(event, names: names)
  }

  private func append(_ event: Event, to line: EventLineWriter, isShown: Bool, _ bytes: inout [UInt8]) {
    let start = bytes.count
    line.append(event, to: &bytes)
    // A trace is written unchanged, but a terminal would interpret some of its characters.
    if isShown { TerminalText.escapeJSON(from: start, in: &bytes) }
  }
}
