import BookKit

extension ScriptRunner {
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

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

  func describe(_ tick: Ticks) -> String { number(Double(tick.count) / Double(player.tickRate)) + "s" }
  func times(_ count: Int) -> String { count == 0 ? "never" : count == 1 ? "once" : "\(count) times" }

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
    case .string(let text): return "\"\(text)\""
    case .number, .boolean: return OptionRules.inWords(value)
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

  /// Returns the failure of a command about an element that isn't on the page, with hints about its place.
  ///
  /// `kind` is the expected kind of element, such as `a game`, and `alternative` is text to append.
  func absenceFailure(_ item: String, kind: String? = nil, orElse alternative: String = "") -> ScriptFailure {
    var hints: [String] = []
    let places = names.places(ofElement: Array(item.utf8))
    // The element can be on another page or section.
    if !places.isEmpty { hints.append("it is \(places.list("and"))") }
    let items = player.items
    let onStage = items.filter { item in item.isOnStage && !(item.parent.map { items[$0].type.isGame } ?? false) }
    if !onStage.isEmpty {
      hints.append("on stage: \(NameList.text(onStage.map { player.names.text(of: $0.name) }, "and"))")
    }
    let place = player.showsCredits ? "in the credits" : player.section == nil ? "on this page" : "in this section"
    return failure(
      "`\(item)` is not \(kind.map { "\($0) " } ?? "")\(place)\(alternative)",
      hint: hints.isEmpty ? nil : hints.joined(separator: "; "))
  }

  private func number(_ value: Double) -> String { TraceText.text(of: value) }
}

extension TraceText {
  static func text(of number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
