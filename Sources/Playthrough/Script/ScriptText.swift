import BookKit
import PropertyList

/// A writer that turns commands into script text, which reads back as the same commands.
package struct ScriptText: Sendable {
  private let names: ScriptNames

  package init(_ names: ScriptNames) { self.names = names }

  /// Returns a script with one line for each command.
  package func lines(of commands: [Command]) -> [UInt8] {
    var bytes: [UInt8] = []
    for command in commands {
      append(command, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Appends a command, without a line break.
  package func append(_ command: Command, to bytes: inout [UInt8]) {
    switch command {
    case .input(let input): append(input, to: &bytes)
    case .endRecording(let time): append("record end", time, to: &bytes)
    case .addRecording(let recording, let time): append(recording, time, to: &bytes)
    case .deleteRecording(let recording): appendDeletion(of: recording, to: &bytes)
    case .wait(let time): append("wait", time, to: &bytes)
    case .waitFor(let pattern, let limit):
      bytes.append("wait for ")
      append(pattern, to: &bytes)
      if limit != Command.defaultWaitLimit { append(" within", limit, to: &bytes) }
    case .tap(let spot): append("tap", spot, to: &bytes)
    case .press(let spot, let finger):
      append("press", spot, to: &bytes)
      append(finger: finger, to: &bytes)
    case .move(let point, let time, let finger):
      append("move to", point, to: &bytes)
      if time != .zero { append(" over", time, to: &bytes) }
      append(finger: finger, to: &bytes)
    case .release(let finger): append(.touch(.ended, finger: finger, at: Point(x: 0, y: 0)), to: &bytes)
    case .cancel(let finger): append(.touch(.cancelled, finger: finger, at: Point(x: 0, y: 0)), to: &bytes)
    case .drag(let item, let goal, let time):
      append("drag", item, to: &bytes)
      switch goal {
      case .point(let point): append(" to", point, to: &bytes)
      case .target(let name): append(" onto", name, to: &bytes)
      case .stop(let stop): bytes += " to stop \(stop)".utf8
      case .progress(let progress):
        bytes.append(" to ")
        bytes += Decimal.text((progress * 1e12).rounded(.toNearestOrEven) / 1e10).utf8
        bytes.append("%")
      }
      if time != Command.defaultDragDuration { append(" over", time, to: &bytes) }
    case .hold(let item, let time):
      append("hold", item, to: &bytes)
      if time != Command.defaultHoldDuration { append(" over", time, to: &bytes) }
    case .noise(let loudness, let time):
      append(.loudness(loudness), to: &bytes)
      append(" for", time, to: &bytes)
    case .expect(let expectation): append(expectation, to: &bytes)
    case .mark: bytes.append("mark")
    case .snapshot(let name): append("snapshot", name, to: &bytes)
    }
  }

  private func append(_ input: Player.Input, to bytes: inout [UInt8]) {
    var page: [UInt8] = []
    if case .open(let number) = input { append(page: number, to: &page) }
    InputText { ScriptText.append(name: $0.utf8, to: &$1) }.append(input, page: page, to: &bytes)
  }

  package func append(_ pattern: EventPattern, to bytes: inout [UInt8]) {
    bytes.append(pattern.kind.keyword)
    let subject = appendSubject(of: pattern, to: &bytes)
    if !subject.contains(.page) { append(pattern.page, as: .page, to: &bytes) }
    if !subject.contains(.section) { append(pattern.section, as: .section, to: &bytes) }
    if !subject.contains(.item) { append(pattern.item, as: .item, to: &bytes) }
    if !subject.contains(.tween) { append(pattern.tween, as: .tween, to: &bytes) }
    append(pattern.target, as: .target, to: &bytes)
    append(pattern.other, as: .other, to: &bytes)
    append(pattern.pass.map { Int($0) }, as: .pass, to: &bytes)
    append(pattern.index, as: .index, to: &bytes)
    append(pattern.text, as: .text, to: &bytes)
    if !subject.contains(.name) { append(pattern.name, as: .name, to: &bytes) }
    if let value = pattern.value, !subject.contains(.value) {
      begin(.value, in: &bytes)
      append(value, to: &bytes)
    }
    switch pattern.origin {
    case nil: break
    case .page(let number): append(number, as: .from, to: &bytes)
    case .text(let text) where text.elementsEqual("page".utf8): bytes.append(" from=page")
    case .text(let text): append(text, as: .from, to: &bytes)
    }
    append(pattern.reason.map { Array($0.keyword.description.utf8) }, as: .reason, to: &bytes)
    append(pattern.isFinished.map { Array(($0 ? "true" : "false").utf8) }, as: .finished, to: &bytes)
    append(pattern.url, as: .url, to: &bytes)
    append(pattern.x, as: .x, to: &bytes)
    append(pattern.y, as: .y, to: &bytes)
  }

  /// Appends the subject of an event as a bare word.
  ///
  /// - Returns: The keys that the word covers; empty if a bare word would be read as something else.
  private func appendSubject(of pattern: EventPattern, to bytes: inout [UInt8]) -> [EventKey] {
    switch pattern.kind.subject {
    case .page:
      guard let page = pattern.page else { return [] }
      append("", page: page, to: &bytes)
      return [.page]
    case .section:
      guard let section = pattern.section else { return [] }
      append("", section, to: &bytes)
      return [.section]
    case .name:
      guard let name = pattern.name else { return [] }
      append("", name, to: &bytes)
      return [.name]
    case .value:
      guard case .text(let text)? = pattern.value else { return [] }
      append("", text, to: &bytes)
      return [.value]
    case .item:
      guard let item = pattern.item else { return [] }
      // A name with a slash could be read as an element and its tween.
      guard !item.contains(UInt8(ascii: "/")) else { return [] }
      let isRegion = pattern.kind == .regionFilled
      let part = isRegion ? pattern.name : pattern.tween
      let whole = item + [UInt8(ascii: "/")] + (part ?? [])
      append("", item, to: &bytes)
      guard let tween = part, !tween.contains(UInt8(ascii: "/")), !names.hasElement(whole) else {
        return [.item]
      }
      bytes.append(UInt8(ascii: "/"))
      append(name: tween, to: &bytes)
      return [.item, isRegion ? .name : .tween]
    }
  }

  private func append(_ expectation: Expectation, to bytes: inout [UInt8]) {
    bytes.append("expect")
    switch expectation {
    case .event(let pattern):
      bytes.append(" ")
      append(pattern, to: &bytes)
    case .noEvent(let pattern):
      bytes.append(" no ")
      append(pattern, to: &bytes)
    case .events(let pattern, let count):
      bytes.append(" ")
      append(pattern, to: &bytes)
      bytes += " \(count) times".utf8
    case .page(let page): append(" page", page: page, to: &bytes)
    case .section(let word): append(" section", word, to: &bytes)
    case .onStage(let item):
      append("", item, to: &bytes)
      bytes.append(" on stage")
    case .offStage(let item):
      append("", item, to: &bytes)
      bytes.append(" off stage")
    case .property(let item, let property, let comparison, let value, let tolerance):
      append("", item, to: &bytes)
      bytes.append(".")
      bytes.append(property.keyword)
      append(comparison, value, tolerance, to: &bytes)
    case .progress(let item, let comparison, let value, let tolerance):
      append("", item, to: &bytes)
      bytes.append(".progress")
      append(comparison, value, tolerance, to: &bytes)
    case .visibility(let item, let isVisible):
      append("", item, to: &bytes)
      bytes.append(isVisible ? ".visible = true" : ".visible = false")
    case .complete(let name, let isComplete):
      append("", name, to: &bytes)
      bytes.append(isComplete ? " complete" : " incomplete")
    case .fill(let item, let region, let color):
      append(" fill", item, to: &bytes)
      append("", region, to: &bytes)
      bytes.append(" = ")
      if let color { append(.color(color), to: &bytes) } else { bytes.append("none") }
    case .recording(let recording, let exists):
      append(exists ? " recording" : " no recording", page: recording.page, to: &bytes)
      if let slot = recording.slot { append("", slot, to: &bytes) }
      append(readerOf: recording, to: &bytes)
    case .variable(let name, let comparison, let value, let tolerance):
      append(" variable", name, to: &bytes)
      append(comparison, value, tolerance, to: &bytes)
    case .option(let name, let comparison, let value, let tolerance):
      append(" option", name, to: &bytes)
      append(comparison, value, tolerance, to: &bytes)
    }
  }
}

extension ScriptText {
  private func append(_ comparison: Comparison, _ value: ExpectedValue, _ tolerance: Double, to bytes: inout [UInt8]) {
    bytes.append(" ")
    bytes.append(comparison.sign)
    bytes.append(" ")
    append(value, to: &bytes)
    guard tolerance != ExpectedValue.defaultTolerance else { return }
    bytes.append(" ± ")
    TraceText.append(tolerance, to: &bytes)
  }

  private func append(_ value: ExpectedValue, to bytes: inout [UInt8]) {
    switch value {
    case .number(let number): TraceText.append(number, to: &bytes)
    case .boolean(let isTrue): bytes.append(isTrue ? "true" : "false")
    case .text(let text): WordQuotes.appendQuoted(text[...], to: &bytes)
    case .color(let color):
      bytes.append("\"")
      TraceText.append(color, to: &bytes)
      bytes.append("\"")
    }
  }

  func append(_ words: StaticString, page: Int, to bytes: inout [UInt8]) {
    bytes.append(words)
    bytes.append(" ")
    append(page: page, to: &bytes)
  }

  /// Appends a page by its number, or by its name if another page is named with that number.
  private func append(page: Int, to bytes: inout [UInt8]) {
    let number = Array(String(page).utf8)
    if names.page(number) != page, page >= 1, page <= names.book.pages.count, let name = names.book.pages[page - 1].name
    {
      append(name: names.book.names.utf8(of: name.value), to: &bytes)
    } else {
      bytes += number
    }
  }

  func append(_ words: StaticString, _ name: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(words)
    bytes.append(" ")
    append(name: name, to: &bytes)
  }

  func append(_ words: StaticString, _ time: ScriptTime, to bytes: inout [UInt8]) {
    bytes.append(words)
    bytes.append(" ")
    switch time {
    case .ticks(let count):
      TraceText.append(count, to: &bytes)
      bytes.append(" ticks")
    case .seconds(let count, let parts):
      TraceText.append(count / parts, to: &bytes)
      var (rest, digit) = (count % parts, parts / 10)
      if digit > 0 { bytes.append(".") }
      while digit > 0 {
        TraceText.append(rest / digit, to: &bytes)
        (rest, digit) = (rest % digit, digit / 10)
      }
      bytes.append("s")
    }
  }

  private func append(_ words: StaticString, _ point: Point, to bytes: inout [UInt8]) {
    bytes.append(words)
    bytes.append(" ")
    TraceText.append(point.x, to: &bytes)
    bytes.append(" ")
    TraceText.append(point.y, to: &bytes)
  }

  private func append(_ words: StaticString, _ spot: Command.TouchLocation, to bytes: inout [UInt8]) {
    bytes.append(words)
    switch spot {
    case .item(let name): append("", name, to: &bytes)
    case .point(let point): append(" at", point, to: &bytes)
    }
  }

  private func append(finger: Int, to bytes: inout [UInt8]) { if finger != 0 { bytes += " as \(finger)".utf8 } }

  private func begin(_ key: EventKey, in bytes: inout [UInt8]) {
    bytes.append(" ")
    bytes.append(key.keyword)
    bytes.append("=")
  }

  private func append(_ text: [UInt8]?, as key: EventKey, to bytes: inout [UInt8]) {
    guard let text else { return }
    begin(key, in: &bytes)
    append(name: text, to: &bytes)
  }

  private func append(_ number: Int?, as key: EventKey, to bytes: inout [UInt8]) {
    guard let number else { return }
    begin(key, in: &bytes)
    if key == .page || key == .from { append(page: number, to: &bytes) } else { bytes += String(number).utf8 }
  }

  private func append(_ number: Double?, as key: EventKey, to bytes: inout [UInt8]) {
    guard let number else { return }
    begin(key, in: &bytes)
    TraceText.append(number, to: &bytes)
  }

  private func append(name: some Collection<UInt8>, to bytes: inout [UInt8]) {
    ScriptText.append(name: name, to: &bytes)
  }

  /// Appends a name, in quotation marks if it would otherwise be read as something else.
  package static func append(name: some Collection<UInt8>, to bytes: inout [UInt8]) {
    if ScriptText.reserved.contains(where: { $0.matches(name) }) {
      WordQuotes.appendQuoted(ArraySlice(name), to: &bytes)
    } else {
      WordQuotes.append(name, unless: "=<>!/", to: &bytes)
    }
  }

  /// The keywords with which a name without quotation marks could be confused.
  package static let reserved: [StaticString] = [
    "at", "to", "onto", "over", "as", "on", "off", "within", "times", "no", "page", "section", "variable", "option",
    "fill", "with", "complete", "incomplete", "credits", "for", "in",
  ]
}

extension ScriptText {
  func append(_ recording: ScriptRecording, _ time: ScriptTime, to bytes: inout [UInt8]) {
    append("record page", page: recording.page, to: &bytes)
    if let slot = recording.slot { append(slotBeforeTime: slot, to: &bytes) }
    append("", time, to: &bytes)
    append(readerOf: recording, to: &bytes)
  }

  func appendDeletion(of recording: ScriptRecording, to bytes: inout [UInt8]) {
    append("record delete", page: recording.page, to: &bytes)
    if let slot = recording.slot { append("", slot, to: &bytes) }
    append(readerOf: recording, to: &bytes)
  }

  /// Appends the voice and the language, if the script names them.
  func append(readerOf recording: ScriptRecording, to bytes: inout [UInt8]) {
    if let voice = recording.voice { append(" as", voice, to: &bytes) }
    if let language = recording.language { append(" in", language, to: &bytes) }
  }

  /// Appends a slot, in quotation marks if it would be read as a time.
  private func append(slotBeforeTime slot: [UInt8], to bytes: inout [UInt8]) {
    guard ScriptParser.looksLikeTime(slot) else { return append("", slot, to: &bytes) }
    bytes.append(" ")
    WordQuotes.appendQuoted(slot[...], to: &bytes)
  }
}
