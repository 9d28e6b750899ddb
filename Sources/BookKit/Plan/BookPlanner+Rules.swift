extension BookPlanner {
  mutating func rulePlan(_ rule: Rule) -> RulePlan {
    RulePlan(
      name: rule.name, tween: rule.tween?.value, target: rule.target?.value, variable: rule.variable?.value,
      section: rule.section?.value, option: rule.option?.value, region: rule.region?.value,
      index: rule.index?.value, value: rule.value.map { datum($0.value) },
      condition: rule.condition.map { conditionPlan($0.value) }, delay: ticks(rule.delay), limit: rule.limit,
      actions: plans(of: rule.actions))
  }

  /// Returns the plans of actions, each with the index of the next one.
  ///
  /// An action with lists is followed by the actions in the lists. The last action of each list leads to the first one
  /// after all lists.
  private mutating func plans(of actions: [Action]) -> [ActionPlan] {
    var plans: [ActionPlan] = []
    let last = add(actions, to: &plans)
    plans.setOpenIndices(from: last, to: plans.count)
    return plans
  }

  /// Adds actions to plans, and returns the index of the last action; plans from there on can have open indices.
  @discardableResult
  private mutating func add(_ actions: [Action], to plans: inout [ActionPlan]) -> Int {
    var last = plans.count
    for action in actions {
      plans.setOpenIndices(from: last, to: plans.count)
      last = plans.count
      plans.append(actionPlan(action))
      for (index, list) in action.lists.enumerated() {
        let first = list.isEmpty ? ActionPlan.open : Int32(plans.count)
        let weight = index < action.weights.count ? action.weights[index] : 1
        plans[last].lists.append(ActionPlan.WeightedList(first: first, weight: weight))
        add(list, to: &plans)
      }
    }
    return last
  }

  /// Returns the actions of a tap on an element, followed by the action that opens its target, if it has one.
  mutating func tapActions(of element: Element) -> [ActionPlan] {
    var actions = plans(of: element.tapActions)
    guard let reference = element.opens?.value else { return actions }
    var opening = ActionPlan(kind: .open, item: nil, tween: nil)
    opening.target = tapTarget(reference)
    opening.next = Int32(actions.count + 1)
    actions.append(opening)
    return actions
  }

  /// Returns the target of an element's `open`; unlike an action's target, it can be a direction.
  private func tapTarget(_ reference: PageReference) -> TurnTarget? {
    guard case .name(let name) = reference else { return plan.target(reference) }
    switch TurnWord(plan.names.utf8(of: name)) {
    case .next: return .next
    case .previous: return .previous
    case .back: return .back
    case nil: return plan.target(reference)
    }
  }

  mutating func actionPlan(_ action: Action) -> ActionPlan {
    var result = ActionPlan(kind: action.kind, item: action.item?.value, tween: action.tween?.value)
    if let name = action.variable?.value { result.variable = variable(named: name) }
    // An action without a value doesn't set a property.
    result.property = action.value == nil ? nil : action.property?.value
    result.difference = action.difference
    (result.stop, result.progress) = (action.stop?.value, action.progress?.value)
    result.duration = action.duration.map { ticks($0) }
    if let value = action.value?.value {
      (result.value, result.number) = (datum(value), number(value, result.property))
    }
    if let name = action.option?.value { result.option = plan.options.option(named: name) }
    switch (action.kind, action.page?.value) {
    case (.open, let reference?): result.target = plan.target(reference)
    case (_, let reference?): result.target = plan.page(reference).map { .page($0) }
    case (_, nil): break
    }
    if let path = action.trackName?.value { result.sound = file(path) }
    return result
  }

  private func number(_ value: Value, _ property: Property?) -> Double {
    switch value {
    case .number(let number): number
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .string(let text): property == .fontColor ? Color(Array(text.utf8))?.packed ?? Color.black.packed : 0
    }
  }

  mutating func conditionPlan(_ condition: Condition) -> ConditionPlan {
    var parts: [ConditionPlan.Part] = []
    for part in condition.parts {
      switch part {
      case .literal(let value): parts.append(.literal(datum(value)))
      case .variable(let name): parts.append(.variable(variable(named: name)))
      case .option(let name): parts.append(.option(plan.options.option(named: name)))
      case .game(let name): parts.append(.game(name))
      case .pageRecorded: parts.append(.pageRecorded)
      case .loudness: parts.append(.loudness)
      case .progress(let name): parts.append(.progress(name))
      case .not(let inner): parts.append(.not(Int32(inner)))
      case .and(let left, let right): parts.append(.and(Int32(left), Int32(right)))
      case .or(let left, let right): parts.append(.or(Int32(left), Int32(right)))
      case .comparison(let left, let comparison, let right):
        parts.append(.comparison(Int32(left), comparison, Int32(right)))
      }
    }
    return ConditionPlan(parts: parts)
  }

  /// Returns the events that the page's rules and then the book's rules wait for, in document order.
  func subscriptions(of rules: [Rule], on page: PagePlan) -> [Subscription] {
    var found: [Subscription] = []
    for (position, rule) in (rules + book.rules).enumerated() {
      guard let kind = rule.event?.value, kind != .engineFault, !kind.isVerbose else { continue }
      // Only the book's rules receive an event about a page that has left, because the page itself is gone.
      if kind == .pageExited || kind == .sectionClosed, position < rules.count { continue }
      var subject = EventSubject.any
      if let name = rule.item?.value {
        // Something other than an element, such as the page's music, is identified by its name alone.
        subject = page.item(named: name).map { .item($0) } ?? .name(name)
      }
      found.append(Subscription(kind: kind, subject: subject, subscriber: Int32(position)))
    }
    return found
  }
}

extension [ActionPlan] {
  /// Sets the open indices of the actions from `start` on.
  fileprivate mutating func setOpenIndices(from start: Int, to target: Int) {
    for index in start..<count {
      if self[index].next == ActionPlan.open { self[index].next = Int32(target) }
      for list in self[index].lists.indices where self[index].lists[list].first == ActionPlan.open {
        self[index].lists[list].first = Int32(target)
      }
    }
  }
}
