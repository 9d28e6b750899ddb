/// Writes events for people: one aligned line each, with the time, the page, what happened, and what it concerns.
///
/// ```
///     0.000   1  page.entered
///     1.500   1  drag.dropped      hat target=head x=10 y=20
/// ```
///
/// From the event on, the line reads as a pattern of a script.
package struct EventText: Sendable {
  private let names: NameTable
  private let tickRate: Int

  /// A writer for events of a player with these names and so many ticks a second.
  package init(names: NameTable, tickRate: Int) {
    self.names = names
    self.tickRate = tickRate
  }

  /// Adds the line of an event, its end included, to `bytes`.
  package func append(_ event: Event, to bytes: inout [UInt8]) {
    let start = bytes.count
    appendTime(event.tick, to: &bytes)
    align(to: EventText.timeWidth, from: start, in: &bytes)
    let page = bytes.count
    if let number = event.page { TraceText.append(Int64(number), to: &bytes) }
    align(to: EventText.pageWidth, from: page, in: &bytes)
    bytes += "  ".utf8
    let kind = bytes.count
    appendPattern(event, to: &bytes, padding: EventText.kindWidth)
    while bytes.count > kind, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds an event as a script would say it, `drag.dropped hat target=head x=10 y=20`.
  package func appendPattern(_ event: Event, to bytes: inout [UInt8]) { appendPattern(event, to: &bytes, padding: 0) }

  private func appendPattern(_ event: Event, to bytes: inout [UInt8], padding: Int) {
    let start = bytes.count
    TraceText.append(event.kind.word, to: &bytes)
    while bytes.count - start < padding { bytes.append(UInt8(ascii: " ")) }
    let concern = event.kind.concern
    switch concern {
    case .item:
      if let item = event.item {
        append(item, to: &bytes)
        if let tween = event.tween {
          bytes.append(UInt8(ascii: "/"))
          WordQuotes.append(names.utf8(of: tween), unless: EventText.marks, to: &bytes)
        }
      }
    case .name: if let name = event.name { append(name, to: &bytes) }
    case .value: if let value = event.value { append(value, to: &bytes) }
    case .page: break
    }
    for key in event.kind.keys { append(key, of: event, beside: concern, to: &bytes) }
  }

  /// Signs that part a pattern's words.
  package static let marks: StaticString = "=/"
  private static let timeWidth = 10
  private static let pageWidth = 4
  private static let kindWidth = 16

  /// Time with three decimals, so that the points stand below one another.
  private func appendTime(_ tick: Ticks, to bytes: inout [UInt8]) {
    let (seconds, thousandths) = TraceText.roundedSeconds(tick, tickRate: tickRate, parts: 1000)
    TraceText.append(seconds, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    TraceText.appendPadded(thousandths, digits: 3, to: &bytes)
  }

  /// Moves what was added since `start` to the right end of a column.
  private func align(to width: Int, from start: Int, in bytes: inout [UInt8]) {
    let missing = width - (bytes.count - start)
    if missing > 0 { bytes.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: missing), at: start) }
  }

  private func append(_ name: Name, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    WordQuotes.append(names.utf8(of: name), unless: EventText.marks, to: &bytes)
  }

  private func append(_ name: Name?, as key: EventKey, to bytes: inout [UInt8]) {
    guard let name else { return }
    begin(key, in: &bytes)
    WordQuotes.append(names.utf8(of: name), unless: "", to: &bytes)
  }

  private func begin(_ key: EventKey, in bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    TraceText.append(key.word, to: &bytes)
    bytes.append(UInt8(ascii: "="))
  }

  private func append(_ key: EventKey, of event: Event, beside concern: EventKind.Concern, to bytes: inout [UInt8]) {
    switch key {
    case .target: append(event.target, as: key, to: &bytes)
    case .other: append(event.other, as: key, to: &bytes)
    case .text: append(event.text, as: key, to: &bytes)
    case .url: append(event.url, as: key, to: &bytes)
    case .name: if concern != .name { append(event.name, as: key, to: &bytes) }
    case .tween: if event.item == nil { append(event.tween, as: key, to: &bytes) }
    case .pass: append(event.pass, as: key, to: &bytes)
    case .index: append(event.index.map { Int64($0) }, as: key, to: &bytes)
    case .value:
      if concern != .value, let value = event.value {
        begin(key, in: &bytes)
        appendWord(value, to: &bytes)
      }
    case .from: if let origin = event.origin { append(origin, to: &bytes) }
    case .reason:
      if let reason = event.reason {
        begin(key, in: &bytes)
        TraceText.append(reason.word, to: &bytes)
      }
    case .finished:
      if let isFinished = event.isFinished {
        begin(key, in: &bytes)
        TraceText.append(isFinished ? "true" : "false", to: &bytes)
      }
    case .x: append(event.position.map { $0.x }, as: key, to: &bytes)
    case .y: append(event.position.map { $0.y }, as: key, to: &bytes)
    case .tick, .time, .page, .event, .item: break
    }
  }

  private func append(_ number: Int64?, as key: EventKey, to bytes: inout [UInt8]) {
    guard let number else { return }
    begin(key, in: &bytes)
    TraceText.append(number, to: &bytes)
  }

  private func append(_ number: Double?, as key: EventKey, to bytes: inout [UInt8]) {
    guard let number else { return }
    begin(key, in: &bytes)
    TraceText.appendThousandths(number, to: &bytes)
  }

  private func append(_ origin: Event.Origin, to bytes: inout [UInt8]) {
    begin(.from, in: &bytes)
    switch origin {
    case .wholePage: TraceText.append("page", to: &bytes)
    case .item(let name): WordQuotes.append(names.utf8(of: name), unless: "", to: &bytes)
    case .page(let number): TraceText.append(Int64(number), to: &bytes)
    }
  }

  private func append(_ value: Event.Datum, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    if case .text(let name) = value {
      WordQuotes.append(names.utf8(of: name), unless: EventText.marks, to: &bytes)
    } else {
      appendWord(value, to: &bytes)
    }
  }

  /// A value of a variable: text in quotes, for `true` and `"true"` are not the same.
  private func appendWord(_ value: Event.Datum, to bytes: inout [UInt8]) {
    switch value {
    case .number(let number): TraceText.append(number, to: &bytes)
    case .boolean(let isTrue): TraceText.append(isTrue ? "true" : "false", to: &bytes)
    case .text(let name): WordQuotes.appendQuoted(names.utf8(of: name), to: &bytes)
    case .color(let color): TraceText.append(color, to: &bytes)
    }
  }
}

extension EventKind {
  /// What a pattern's second word means for an event.
  package enum Concern: Sendable {
    /// The page, which every event has.
    case page
    /// An element, or one and its tween.
    case item
    /// A variable, a rule or a credit.
    case name
    /// A language.
    case value
  }

  /// What a pattern's second word means for an event of the kind.
  package var concern: Concern {
    switch self {
    case .pageEntering, .pageEntered, .pageExiting, .pageExited, .pageRefused, .bookEnded, .engineFault: .page
    case .languageChanged: .value
    case .variableChanged, .ruleFired, .creditShown, .creditHidden: .name
    default: .item
    }
  }
}
