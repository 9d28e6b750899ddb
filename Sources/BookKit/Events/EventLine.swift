import PropertyList

/// A writer of events as lines of a trace, each a JSON object whose keys are always in the same order.
public struct EventLineWriter: Sendable {
  private let names: NameTable
  private let tickRate: Int

  /// Creates a writer for events of a player with these names and this number of ticks per second.
  public init(names: NameTable, tickRate: Int) {
    self.names = names
    self.tickRate = tickRate
  }

  /// Appends the line of an event, including the newline, to `bytes`.
  public func append(_ event: Event, to bytes: inout [UInt8]) {
    append(LineStart(event), to: &bytes)
    appendRest(of: event, to: &bytes)
  }

  /// Appends the lines of events, including the newlines, to `bytes`.
  ///
  /// This is faster than one event at a time if many have the same tick and page.
  public func append(_ events: [Event], to bytes: inout [UInt8]) {
    var (last, beginning) = (nil as LineStart?, [] as [UInt8])
    for event in events {
      let start = LineStart(event)
      if start != last {
        beginning.removeAll(keepingCapacity: true)
        append(start, to: &beginning)
        last = start
      }
      bytes.append(copyOf: beginning.span)
      appendRest(of: event, to: &bytes)
    }
  }

  /// What a line begins with, which is the same for many events.
  private struct LineStart: Equatable {
    let tick: Ticks
    let page: Int?
    let section: Name?

    init(_ event: Event) { (tick, page, section) = (event.tick, event.page, event.section) }
  }

  private func append(_ start: LineStart, to bytes: inout [UInt8]) {
    bytes.append("{\"tick\":")
    TraceText.append(start.tick.count, to: &bytes)
    bytes.append(",\"time\":")
    TraceText.appendSeconds(start.tick, tickRate: tickRate, to: &bytes)
    append(start.page.map { Int64($0) }, as: ",\"page\":", to: &bytes)
    append(start.section, as: ",\"section\":", to: &bytes)
  }

  private func appendRest(of event: Event, to bytes: inout [UInt8]) {
    bytes.append(",\"event\":\"")
    bytes.append(event.kind.keyword)
    bytes.append(UInt8(ascii: "\""))
    append(event.item, as: ",\"item\":", to: &bytes)
    append(event.tween, as: ",\"tween\":", to: &bytes)
    append(event.target, as: ",\"target\":", to: &bytes)
    append(event.other, as: ",\"other\":", to: &bytes)
    append(event.pass, as: ",\"pass\":", to: &bytes)
    append(event.index.map { Int64($0) }, as: ",\"index\":", to: &bytes)
    append(event.text, as: ",\"text\":", to: &bytes)
    append(event.name, as: ",\"name\":", to: &bytes)
    if let value = event.value { append(value, to: &bytes) }
    if let origin = event.origin { append(origin, to: &bytes) }
    if let reason = event.reason {
      bytes.append(",\"reason\":\"")
      bytes.append(reason.keyword)
      bytes.append(UInt8(ascii: "\""))
    }
    if let isFinished = event.isFinished {
      bytes.append(isFinished ? ",\"finished\":true" : ",\"finished\":false")
    }
    append(event.url, as: ",\"url\":", to: &bytes)
    if let position = event.position {
      bytes.append(",\"x\":")
      TraceText.appendThousandths(position.x, to: &bytes)
      bytes.append(",\"y\":")
      TraceText.appendThousandths(position.y, to: &bytes)
    }
    bytes.append("}\n")
  }

  private func append(_ number: Int64?, as key: StaticString, to bytes: inout [UInt8]) {
    guard let number else { return }
    bytes.append(key)
    TraceText.append(number, to: &bytes)
  }

  private func append(_ name: Name?, as key: StaticString, to bytes: inout [UInt8]) {
    guard let name else { return }
    bytes.append(key)
    append(name, to: &bytes)
  }

  private func append(_ name: Name, to bytes: inout [UInt8]) {
    let text = names.utf8(of: name)
    JSONText.append(text.span, 0..<text.count, to: &bytes)
  }

  private func append(_ value: Event.Datum, to bytes: inout [UInt8]) {
    bytes.append(",\"value\":")
    switch value {
    case .number(let number): TraceText.append(number, to: &bytes)
    case .boolean(let isTrue): bytes.append(isTrue ? "true" : "false")
    case .text(let name): append(name, to: &bytes)
    case .color(let color):
      bytes.append(UInt8(ascii: "\""))
      TraceText.append(color, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private func append(_ origin: Event.Origin, to bytes: inout [UInt8]) {
    bytes.append(",\"from\":")
    switch origin {
    case .wholePage: bytes.append("\"page\"")
    case .item(let name), .section(let name): append(name, to: &bytes)
    case .page(let number): TraceText.append(Int64(number), to: &bytes)
    }
  }
}
