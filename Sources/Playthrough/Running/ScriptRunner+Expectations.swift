import BookKit

extension ScriptRunner {
  func check(_ expectation: Expectation) -> ScriptFailure? {
    switch expectation {
    case .event(let pattern):
      return count(pattern) > 0 ? nil : eventFailure("`\(describe(pattern))` has not happened", near: pattern)
    case .noEvent(let pattern):
      guard let event = window.first(where: { pattern.matches($0, names: player.names) }) else { return nil }
      return failure(
        "`\(describe(pattern))` happened at \(describe(event.tick))", nearest: [event],
        hint: markHint(for: pattern))
    case .events(let pattern, let wanted):
      let found = count(pattern)
      guard found != wanted else { return nil }
      return eventFailure(
        "`\(describe(pattern))` happened \(times(found)), not \(times(wanted))", near: pattern,
        hint: found > wanted ? markHint(for: pattern) : nil)
    case .page(let page):
      guard player.page != page else { return nil }
      return failure("page \(page) is not on stage, but \(stageTitle)")
    case .section(let word):
      if let section = player.section, player.names.utf8(of: section).elementsEqual(word) { return nil }
      return failure("the section `\(text(word))` is not on stage, but \(stageTitle)")
    case .onStage(let item): return checkStage(item, isOnStage: true)
    case .offStage(let item): return checkStage(item, isOnStage: false)
    case .property(let item, let property, let comparison, let value, let tolerance):
      return check(property, of: item, comparison, value, tolerance)
    case .progress(let item, let comparison, let value, let tolerance):
      if let failure = absenceFailure(of: item) { return failure }
      guard let progress = player.names.find(item).flatMap({ player.progress(of: $0) }) else {
        return failure("`\(text(item))` is not a slider, a dial or a flap")
      }
      return check("\(text(item)).\(MovablePart.progressName)", .number(progress), comparison, value, tolerance)
    case .visibility(let item, let wanted):
      if let failure = absenceFailure(of: item) { return failure }
      let isVisible = player.names.find(item).flatMap { player.isVisible($0) }
      guard isVisible != wanted else { return nil }
      let words = [describe(ExpectedValue.boolean(wanted)), describe(ExpectedValue.boolean(!wanted))]
      return failure("expected `\(text(item)).visible = \(words[0])`, but it is \(words[1])")
    case .complete(let game, let wanted): return check(game, isComplete: wanted)
    case .recording(let recording, let exists): return check(recording, exists: exists)
    case .fill(let item, let region, let color): return check(item, region: region, has: color)
    case .variable(let name, let comparison, let value, let tolerance):
      let found = player.names.find(name).flatMap { player.value(ofVariable: $0) }
      return found.map { check("variable \(text(name))", $0, comparison, value, tolerance) }
        ?? failure("the book has no variable `\(text(name))`")
    case .option(let name, let comparison, let value, let tolerance):
      let found = player.names.find(name).flatMap { player.value(ofOption: $0) }
      return found.map { check("option \(text(name))", $0, comparison, value, tolerance) }
        ?? failure("the book has no option `\(text(name))`")
    }
  }

  private var stageTitle: String {
    if let page = player.page { return "page \(page)" }
    return player.section.map { "the section `\(player.names.text(of: $0))`" } ?? "the credits"
  }

  private func count(_ pattern: EventPattern) -> Int { window.count { pattern.matches($0, names: player.names) } }

  private func eventFailure(_ message: String, near pattern: EventPattern, hint: String? = nil) -> ScriptFailure {
    failure(message, nearest: NearestEvents(pattern: pattern, names: player.names).among(window), hint: hint)
  }

  private func checkStage(_ item: [UInt8], isOnStage wanted: Bool) -> ScriptFailure? {
    let isOnStage = player.names.find(item).flatMap { player.isOnStage($0) }
    if !wanted, isOnStage != true { return nil }
    if wanted, isOnStage == true { return nil }
    guard isOnStage != nil else { return absenceFailure(text(item)) }
    return failure("`\(text(item))` is \(wanted ? "not on stage" : "on stage")")
  }

  private func check(
    _ property: Property, of item: [UInt8], _ comparison: Comparison, _ value: ExpectedValue, _ tolerance: Double
  ) -> ScriptFailure? {
    if let failure = absenceFailure(of: item) { return failure }
    guard let found = player.names.find(item).flatMap({ player.value(property, of: $0) }) else { return nil }
    return check("\(text(item)).\(property.keyword)", found, comparison, value, tolerance)
  }

  /// Returns a failure if an element has no values because it is off stage or not on the page.
  private func absenceFailure(of item: [UInt8]) -> ScriptFailure? {
    guard let isOnStage = player.names.find(item).flatMap({ player.isOnStage($0) }) else {
      return absenceFailure(text(item))
    }
    return isOnStage ? nil : failure("`\(text(item))` is not on stage")
  }

  private func check(
    _ what: String, _ found: Event.Datum, _ comparison: Comparison, _ value: ExpectedValue, _ tolerance: Double
  ) -> ScriptFailure? {
    guard !comparison.holds(found, value, names: player.names, tolerance: tolerance) else { return nil }
    let wanted = "\(comparison.sign) \(describe(value))"
    return failure("expected `\(what) \(wanted)`, but it is \(describe(found))")
  }
}
