import BookKit

extension ScriptRunner {
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns a pattern in script syntax.
  func describe(_ pattern: EventPattern) -> String {
    var bytes: [UInt8] = []
    ScriptText(names).append(pattern, to: &bytes)
    return text(bytes)
  }

  func describe(_ time: ScriptTime) -> String {
    switch time {
    case .ticks(let count): return "\(count) ticks"
    case .seconds(let count, let parts): return number(Double(count) / Double(parts)) + "s"
    }
  }

  /// Returns a tick in seconds.
  func describe(_ tick: Ticks) -> String { number(Double(tick.count) / Double(player.tickRate)) + "s" }

  func times(_ count: Int) -> String { count == 0 ? "never" : count == 1 ? "once" : "\(count) times" }

  /// Returns the reason why a touch doesn't reach an element, or `nil` if it does.
  func describe(_ reach: TouchReach) -> String? {
    if case .covered(let name) = reach { return "`\(player.names.text(of: name))` covers it" }
    return reach.hindrance.map { "it \($0)" }
  }

  func describe(_ value: ExpectedValue) -> String {
    switch value {
    case .number(let value): return number(value)
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .text(let bytes): return "\"\(text(bytes))\""
    case .color(let color): return color.text
    }
  }

  func describe(_ value: Value) -> String {
    switch value {
    case .number(let value): return number(value)
    case .boolean(let isOn): return isOn ? "on" : "off"
    case .string(let text): return "\"\(text)\""
    }
  }

  func describe(_ value: Event.Datum) -> String {
    switch value {
    case .number(let value): return number(value)
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .text(let name): return "\"\(player.names.text(of: name))\""
    case .color(let color): return color.text
    }
  }

  /// Returns the values that an option can have, as scripts write them.
  func describeValues(of option: OptionRules) -> String {
    if option.builtIn == .voice { return VoiceRecordings.ruleForVoices }
    if option.values == [.string("")] { return "the book names no languages" }
    let words = option.values.map { value in
      if case .string(let text) = value { return text }
      return describe(value)
    }
    if !words.isEmpty { return "it can be \(NameList.text(words, "or", limit: 12))" }
    if case .string = option.initialValue { return "it is a text; write the value in quotation marks" }
    return "it is a number"
  }

  /// Returns the failure of a command about an element that isn't on this page, with those that are.
  func absenceFailure(_ item: String, _ message: String = "is not on this page") -> ScriptFailure {
    var hints: [String] = []
    let places = names.places(ofElement: Array(item.utf8))
    // A game can also be in the wrong place.
    if !places.isEmpty { hints.append("it is \(NameList.join(places, "and"))") }
    let items = player.items
    let onStage = items.filter { item in
      item.isOnStage && !(item.parent.map { items[$0].type.isGame } ?? false)
    }
    if !onStage.isEmpty {
      hints.append("on stage: \(NameList.text(onStage.map { player.names.text(of: $0.name) }, "and"))")
    }
    return failure("`\(item)` \(message)", hint: hints.isEmpty ? nil : hints.joined(separator: "; "))
  }

  private func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    TraceText.append(value, to: &bytes)
    return text(bytes)
  }
}
