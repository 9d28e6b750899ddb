import PropertyList

/// A writer of events as lines of a trace, each a JSON object whose keys are always in the same order.
public struct EventLineWriter: Sendable {
  private let names: NameTable
  private let tickRate: Int

  /// Creates a writer for the events of a player, given its table of names and its number of ticks per second.
  public init(names: NameTable, tickRate: Int) {
    self.names = names
    self.tickRate = tickRate
  }

  /// Appends the lines of events, including the newlines, to `bytes`.
  public func append(_ events: [Event], to bytes: inout [UInt8]) {
    for event in events { append(event, to: &bytes) }
  }

  /// Appends the line of an event, including the newline, to `bytes`.
  public func append(_ event: Event, to bytes: inout [UInt8]) {
    bytes.append("{\"tick\":")
    TraceText.append(event.tick.count, to: &bytes)
    bytes.append(",\"time\":")
    TraceText.appendSeconds(event.tick, tickRate: tickRate, to: &bytes)
    for key in EventKey.allCases {
      guard let field = event.field(key) else { continue }
      bytes.append(",\"")
      bytes.append(key.keyword)
      bytes.append("\":")
      append(field, to: &bytes)
    }
    bytes.append("}\n")
  }

  private func append(_ field: Event.Field, to bytes: inout [UInt8]) {
    switch field {
    case .whole(let number): TraceText.append(number, to: &bytes)
    case .coordinate(let number): TraceText.appendThousandths(number, to: &bytes)
    case .value(.number(let number)): TraceText.append(number, to: &bytes)
    case .value(.boolean(let isTrue)): bytes.append(isTrue ? "true" : "false")
    case .name(let name), .value(.text(let name)):
      let text = names.utf8(of: name)
      JSONText.append(text.span, 0..<text.count, to: &bytes)
    case .word(let word):
      bytes.append("\"")
      bytes.append(word)
      bytes.append("\"")
    case .value(.color(let color)):
      bytes.append("\"")
      TraceText.append(color, to: &bytes)
      bytes.append("\"")
    }
  }
}
