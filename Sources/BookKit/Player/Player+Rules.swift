extension Player {
  /// Returns whether a rule fires for an event that it waits for; if so, counts the event against the rule's limit.
  mutating func admits(_ handle: RuleHandle, event number: Int) -> Bool {
    let (rule, event) = (rule(handle), events[number])
    if let tween = rule.tween, event.tween != tween { return false }
    if let target = rule.target, event.target != target { return false }
    if let variable = rule.variable, event.name != variable { return false }
    if let section = rule.section, event.section != section { return false }
    if let option = rule.option, event.name != option { return false }
    if let region = rule.region, event.name != region { return false }
    if let index = rule.index, event.index != index { return false }
    if let value = rule.value, event.value != value { return false }
    if let limit = rule.limit, count(of: handle) >= limit { return false }
    if let condition = rule.condition, !holds(condition) { return false }
    switch handle {
    case .book(let index): state.ruleCounts[index] += 1
    case .page(let index, _): state.page.ruleCounts[index] += 1
    }
    return true
  }

  /// Fires a rule that was waiting, or starts its delay, unless its page has been left since its event.
  mutating func fireWaitingRule(_ handle: RuleHandle, opening: Opening) {
    waitingRuleCount -= 1
    guard handle.isBookRule || opening == state.page.opening else { return }
    let delay = rule(handle).delay
    guard delay > .zero else { return fire(handle) }
    let step: DueStep =
      switch handle {
      case .book(let index): .bookRule(index)
      case .page(let index, _): .pageRule(index)
      }
    scheduleFiring(step, mark: Mark(state.page.opening), after: delay)
  }

  /// Emits that a rule fires, then performs its actions.
  mutating func fire(_ handle: RuleHandle) {
    pendingSteps.append(.rule(.act(rule: handle, action: 0, opening: state.page.opening)))
    var event = event(.ruleFired)
    event.name = rule(handle).name
    emit(event)
  }

  func rule(_ handle: RuleHandle) -> RulePlan {
    switch handle {
    case .book(let index): plan.rules[index]
    case .page(let index, let number):
      .page(number) == state.page.scene ? current.rules[index] : pagePlan(number).rules[index]
    }
  }

  private func count(of handle: RuleHandle) -> Int {
    switch handle {
    case .book(let index): Int(state.ruleCounts[index])
    case .page(let index, _): Int(state.page.ruleCounts[index])
    }
  }

  func holds(_ condition: ConditionPlan) -> Bool {
    var results: [Event.Datum] = []
    results.reserveCapacity(condition.parts.count)
    for part in condition.parts {
      switch part {
      case .literal(let value): results.append(value)
      case .variable(let variable?): results.append(state.variables[variable])
      case .option(let option?): results.append(value(ofOption: option))
      case .variable(nil), .option(nil): results.append(.boolean(false))
      case .game(let name): results.append(.boolean(isGameComplete(name)))
      case .pageRecorded: results.append(.boolean(isPageRecorded))
      case .loudness: results.append(.number(loudness))
      case .progress(let name): results.append(.number(movable(named: name).map { shownProgress(of: $0) } ?? 0))
      case .not(let inner): results.append(.boolean(!isTrue(results[Int(inner)])))
      case .and(let left, let right):
        results.append(.boolean(isTrue(results[Int(left)]) && isTrue(results[Int(right)])))
      case .or(let left, let right):
        results.append(.boolean(isTrue(results[Int(left)]) || isTrue(results[Int(right)])))
      case .comparison(let left, let comparison, let right):
        let isKnown = isKnown(condition.parts[Int(left)]) && isKnown(condition.parts[Int(right)])
        results.append(.boolean(holds(results[Int(left)], comparison, results[Int(right)], areKnown: isKnown)))
      }
    }
    return results.last.map { isTrue($0) } ?? false
  }

  private func isKnown(_ part: ConditionPlan.Part) -> Bool {
    switch part {
    case .variable(nil), .option(nil): false
    case .progress(let name): movable(named: name) != nil
    case .literal, .variable, .option, .game, .pageRecorded, .loudness, .not, .and, .or, .comparison: true
    }
  }

  func movable(named name: Name) -> MovableIndex? { current.item(named: name).flatMap { current.movable(of: $0) } }

  /// Returns the progress of a part, or 0 if it's off stage.
  private func shownProgress(of movable: MovableIndex) -> Double {
    state.page.items[current.movables[movable].item].isOnStage ? progress(of: movable) : 0
  }

  /// Returns whether a value counts as true; all values do except `false`, 0 and the empty text.
  private func isTrue(_ value: Event.Datum) -> Bool {
    switch value {
    case .number(let number): number != 0
    case .boolean(let isTrue): isTrue
    case .text(let text): !plan.names.utf8(of: text).isEmpty
    case .color: true
    }
  }

  /// Returns whether a comparison holds; unknown values and values of different kinds satisfy only `notEqual`.
  private func holds(
    _ left: Event.Datum, _ comparison: Condition.Comparison, _ right: Event.Datum, areKnown: Bool
  ) -> Bool {
    guard areKnown else { return comparison == .notEqual }
    switch (left, right) {
    case (.number(let left), .number(let right)): return comparison.holds(left < right, left == right, right < left)
    case (.boolean(let left), .boolean(let right)):
      return comparison.holds(!left && right, left == right, left && !right)
    case (.text(let left), .text(let right)):
      let (first, second) = (plan.names.utf8(of: left), plan.names.utf8(of: right))
      return comparison.holds(
        first.lexicographicallyPrecedes(second), left == right, second.lexicographicallyPrecedes(first))
    default: return comparison == .notEqual
    }
  }
}

extension Condition.Comparison {
  fileprivate func holds(_ isLess: Bool, _ isEqual: Bool, _ isGreater: Bool) -> Bool {
    switch self {
    case .equal: isEqual
    case .notEqual: !isEqual
    case .less: isLess
    case .lessOrEqual: isLess || isEqual
    case .greater: isGreater
    case .greaterOrEqual: isGreater || isEqual
    }
  }
}
