import BookKit
import PropertyList

/// Describes parts of a book, each on one line and safe to print on a terminal.
package struct BookPhrases {
  let outline: BookOutline
  /// The index in `outline.pages` of the page that contains the parts; `nil` for rules of the book.
  let page: Int?

  // MARK: - Names and numbers

  static func named(_ text: String) -> String {
    let name = Quotation.of(text)
    return name.isEmpty || name.contains(" ") ? "\"\(name)\"" : name
  }

  func named(_ name: Name) -> String { BookPhrases.named(outline.text(of: name)) }

  /// Returns the tweens that follow a part or the loudness, such as `flame/bend`.
  func names(of drives: [MovablePart.Drive]) -> [String] {
    drives.compactMap { drive in
      drive.item.map { named($0.value) + (drive.tween.map { "/" + named($0.value) } ?? "") }
    }
  }

  package static func number(_ number: Double) -> String { Decimal.text(number) }
  static func thousandths(_ number: Double) -> String { TraceText.thousandths(number) }

  static func frame(of item: StageItem) -> [String] {
    guard item.type != .audio else { return ["", ""] }
    let frame = item.values.placement.frame
    return [
      "at \(thousandths(frame.x)), \(thousandths(frame.y))",
      "\(thousandths(frame.width)) × \(thousandths(frame.height))",
    ]
  }

  static func seconds(_ seconds: Double) -> String { number(seconds) + " s" }

  package static func seconds(at tick: Ticks, tickRate: Int) -> String {
    var bytes: [UInt8] = []
    TraceText.appendSeconds(tick, tickRate: tickRate, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + " s"
  }

  static func value(_ value: Value) -> String {
    switch value {
    case .number(let number): BookPhrases.number(number)
    case .boolean(let truth): truth ? "true" : "false"
    case .string(let text): "\"\(Quotation.of(text))\""
    }
  }

  static func value(_ value: TweenValue) -> String {
    switch value {
    case .number(let number): BookPhrases.number(number)
    case .color(let color): color.text
    }
  }

  // MARK: - Triggers and tweens

  func waiting(for element: Element) -> String? {
    element.trigger.map { waiting(for: $0) } ?? (element.isOffStage.value ? "waits for a rule to show it" : nil)
  }

  func waiting(for trigger: Trigger, andThen delay: Double = 0) -> String {
    var words = "waits for " + cause(of: trigger)
    if trigger.delay + delay > 0 { words += ", then " + BookPhrases.seconds(trigger.delay + delay) }
    switch trigger.retrigger {
    case .whenIdle: break
    case .restart: words += "; starts again each time"
    case .ignore: words += "; once only"
    }
    return words
  }

  private func cause(of trigger: Trigger) -> String {
    guard let page else { return "something" }
    return outline.cause(of: trigger, on: page).words(BookPhrases.named)
  }

  func changes(of tween: Tween) -> String {
    var changes = tween.tracks.filter { !$0.followsWay && !$0.wanders }.map { track in
      let values = (track.from.map { [$0] } ?? []) + track.values
      let path = values.map(BookPhrases.value).joined(separator: " → ")
      return "\(track.property.keyword) " + (track.from == nil ? "→ " : "") + path
    }
    if tween.way != nil {
      changes.insert(tween.turnsWithWay.value ? "turning along its path" : "along its path", at: 0)
    }
    if tween.wander != nil { changes = ["wanders about"] }
    var words = changes.joined(separator: ", ")
    if words.isEmpty { words = "nothing" }
    if tween.trigger == nil, tween.delay > 0 { words += " from \(BookPhrases.seconds(tween.delay))," }
    words += tween.wander.map { pace(of: tween, $0) } ?? " in \(BookPhrases.seconds(tween.duration.value))"
    if tween.easing != .linear { words += ", " + tween.easing.text }
    words += passes(of: tween) + (tween.removesElement ? ", then leaves" : "")
    // The trigger comes last, because further words would seem to belong to it.
    return words + (tween.trigger.map { "; " + waiting(for: $0, andThen: tween.delay) } ?? "")
  }

  /// Returns how fast a tween wanders.
  private func pace(of tween: Tween, _ wander: Wander) -> String {
    let pace = wander.speed.map { ", \(Decimal.text($0)) points a second" }
    let pause = wander.pause > 0 ? ", with pauses of \(BookPhrases.seconds(wander.pause))" : ""
    return (pace ?? ", \(BookPhrases.seconds(tween.duration.value)) each way") + pause
  }

  private func passes(of tween: Tween) -> String {
    if tween.wander != nil {
      guard let count = tween.loopCount?.value, count > 0 else { return "" }
      return ", \(count) \(count == 1 ? "time" : "times")"
    }
    let way =
      switch tween.loopType {
      case .once: ""
      case .repeat: ", repeating"
      case .reverse: ", there and back"
      }
    guard tween.loopType != .once, let count = tween.loopCount?.value, count > 0 else { return way }
    return ", \(count) \(count == 1 ? "pass" : "passes")" + (tween.loopType == .reverse ? " there and back" : "")
  }

  // MARK: - Rules

  func whole(_ rule: Rule) -> String {
    var words = "when " + (rule.event.map { $0.value.keyword.description } ?? "something unknown")
    let item = [rule.item?.value, rule.tween?.value].compactMap(\.self).map { named($0) }.joined(separator: "/")
    if !item.isEmpty { words += " " + item }
    if let target = rule.target?.value { words += " on " + named(target) }
    if let variable = rule.variable?.value { words += " of " + named(variable) }
    if let section = rule.section?.value { words += " in " + named(section) }
    if let option = rule.option?.value { words += " of " + named(option) }
    if let index = rule.index?.value { words += " with index \(index)" }
    if let value = rule.value?.value { words += " with value " + BookPhrases.value(value) }
    if let condition = rule.condition?.value { words += ", if " + text(of: condition) }
    if rule.delay > 0 { words += ", after " + BookPhrases.seconds(rule.delay) }
    if let limit = rule.limit { words += ", at most \(limit) \(limit == 1 ? "time" : "times")" }
    return words + ": " + (rule.actions.isEmpty ? "nothing" : rule.actions.map(text).joined(separator: ", "))
  }

  func text(of reference: PageReference) -> String {
    switch reference {
    case .number(let number): "\(number)"
    case .name(let name): named(name)
    }
  }

  func text(of action: Action) -> String {
    var words = action.kind.keyword.description
    let item = [action.item?.value, action.tween?.value].compactMap(\.self).map { named($0) }.joined(separator: "/")
    if let property = action.property?.value {
      words += " \(item).\(property.keyword)"
    } else if !item.isEmpty {
      words += " " + item
    }
    if let variable = action.variable?.value { words += " " + named(variable) }
    if let option = action.option?.value { words += " " + named(option) }
    if let value = action.value?.value { words += " to " + BookPhrases.value(value) }
    if let stop = action.stop?.value { words += " stop \(stop)" }
    if let progress = action.progress?.value { words += " " + BookPhrases.number(progress) }
    if let difference = action.difference { words += " by " + BookPhrases.number(difference) }
    if let duration = action.duration { words += " in " + BookPhrases.seconds(duration) }
    if let page = action.page?.value { words += " " + text(of: page) }
    if let file = action.trackName?.value { words += " " + BookPhrases.named(file) }
    let choices = action.lists.map { list in list.isEmpty ? "nothing" : list.map(text).joined(separator: " and ") }
    if !choices.isEmpty { words += " (" + choices.joined(separator: ", or ") + ")" }
    return words
  }
}

extension Easing {
  var text: String {
    switch self {
    case .linear: return "linear"
    case .curve(let curve, let form): return form.keyword.description + curve.keyword.description
    case .steps(let count): return "step(\(count))"
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return "cubicBezier(\([x1, y1, x2, y2].map(BookPhrases.number).joined(separator: ",")))"
    case .spring(let damping, let velocity):
      return "spring(\(BookPhrases.number(damping)),\(BookPhrases.number(velocity)))"
    }
  }
}
