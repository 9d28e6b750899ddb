import PropertyList

/// A writer of events for people, in aligned lines with the time, the page, the event and its subject.
///
/// ```
///     0.000   1  page.entered
///     1.500   1  drag.dropped      hat target=head x=10 y=20
/// ```
///
/// The part of a line that follows the page is also a pattern that scripts can contain.
package struct EventText: Sendable {
  private let names: NameTable
  private let tickRate: Int

  package init(names: NameTable, tickRate: Int) {
    self.names = names
    self.tickRate = tickRate
  }

  /// Appends the line of an event, including the newline, to `bytes`.
  package func append(_ event: Event, to bytes: inout [UInt8]) {
    let start = bytes.count
    appendTime(event.tick, to: &bytes)
    align(to: EventText.timeWidth, from: start, in: &bytes)
    let page = bytes.count
    if let number = event.page { TraceText.append(Int64(number), to: &bytes) }
    if let section = event.section {
      // This space is needed if the name is wider than the column.
      bytes.append(UInt8(ascii: " "))
      bytes += names.utf8(of: section)
    }
    align(to: EventText.pageWidth, from: page, in: &bytes)
    bytes.append("  ")
    let kind = bytes.count
    appendPattern(event, to: &bytes, padding: EventText.kindWidth)
    while bytes.count > kind, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends an event as a pattern of a script, such as `drag.dropped hat target=head x=10 y=20`.
  package func appendPattern(_ event: Event, to bytes: inout [UInt8]) { appendPattern(event, to: &bytes, padding: 0) }

  private func appendPattern(_ event: Event, to bytes: inout [UInt8], padding: Int) {
    let start = bytes.count
    bytes.append(event.kind.keyword)
    while bytes.count - start < padding { bytes.append(UInt8(ascii: " ")) }
    let subject = event.kind.subject
    switch subject {
    case .item:
      if let item = event.item {
        append(" ", item, to: &bytes)
        let part = event.kind == .regionFilled ? event.name : event.tween
        if let part { append("/", part, to: &bytes) }
      }
    case .name: if let name = event.name { append(" ", name, to: &bytes) }
    case .value: if let value = event.value { append(value, to: &bytes) }
    case .page, .section: break
    }
    for key in event.kind.keys where !isPart(key, of: subject, in: event) {
      guard let field = event.field(key) else { continue }
      bytes.append(UInt8(ascii: " "))
      bytes.append(key.keyword)
      bytes.append(UInt8(ascii: "="))
      append(field, to: &bytes)
    }
  }

  /// Returns whether the value of a key is already part of the subject.
  private func isPart(_ key: EventKey, of subject: EventKind.Subject, in event: Event) -> Bool {
    switch key {
    case .item: subject == .item
    case .tween: event.item != nil
    case .name: subject == .name || event.kind == .regionFilled
    case .value: subject == .value
    case .tick, .time, .page, .section, .event, .target, .other, .pass, .index, .text, .from: false
    case .reason, .finished, .url, .x, .y: false
    }
  }

  private func append(_ field: Event.Field, to bytes: inout [UInt8]) {
    switch field {
    case .whole(let number): TraceText.append(number, to: &bytes)
    case .coordinate(let number): TraceText.appendThousandths(number, to: &bytes)
    case .name(let name): WordQuotes.append(names.utf8(of: name), unless: "", to: &bytes)
    case .word(let word): bytes.append(word)
    case .value(let value): appendWord(value, to: &bytes)
    }
  }

  /// The characters that separate the parts of a word in a pattern.
  package static let separators: StaticString = "=/"
  private static let timeWidth = 10
  private static let pageWidth = 4
  private static let kindWidth = 16

  /// Appends the time with three decimals, so that the decimal points line up.
  private func appendTime(_ tick: Ticks, to bytes: inout [UInt8]) {
    let (seconds, thousandths) = TraceText.roundedSeconds(tick, tickRate: tickRate, parts: 1000)
    bytes.append(decimal: seconds)
    bytes.append(UInt8(ascii: "."))
    bytes.append(decimal: thousandths, digits: 3)
  }

  /// Right-aligns the bytes from `start` on in a column.
  private func align(to width: Int, from start: Int, in bytes: inout [UInt8]) {
    let missing = width - (bytes.count - start)
    if missing > 0 { bytes.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: missing), at: start) }
  }

  private func append(_ separator: StaticString, _ name: Name, to bytes: inout [UInt8]) {
    bytes.append(separator)
    WordQuotes.append(names.utf8(of: name), unless: EventText.separators, to: &bytes)
  }

  private func append(_ value: Event.Datum, to bytes: inout [UInt8]) {
    if case .text(let name) = value { return append(" ", name, to: &bytes) }
    bytes.append(UInt8(ascii: " "))
    appendWord(value, to: &bytes)
  }

  /// Appends a value, with text in quotes to tell `"true"` from `true`.
  private func appendWord(_ value: Event.Datum, to bytes: inout [UInt8]) {
    switch value {
    case .number(let number): TraceText.append(number, to: &bytes)
    case .boolean(let isTrue): bytes.append(isTrue ? "true" : "false")
    case .text(let name): WordQuotes.appendQuoted(names.utf8(of: name), to: &bytes)
    case .color(let color): TraceText.append(color, to: &bytes)
    }
  }
}

extension EventKind {
  /// The meaning of a pattern's second word.
  package enum Subject: Sendable {
    /// The page; there is no second word, because every event has a page anyway.
    case page
    /// An element, possibly with its tween or region.
    case item
    /// The section; there is no second word, because every event in a section names it anyway.
    case section
    /// A variable, an option, a rule, a credit or a voice.
    case name
    /// A language.
    case value
  }

  package var subject: Subject {
    switch family {
    case .page, .fault: .page
    case .section: .section
    case .language: .value
    case .rule, .variable, .option, .credit, .recording: .name
    case .item, .tween, .sound, .movie, .word, .touch, .drag, .puzzle, .coloring: .item
    }
  }
}
