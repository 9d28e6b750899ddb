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

  private func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    TraceText.append(value, to: &bytes)
    return text(bytes)
  }
}
