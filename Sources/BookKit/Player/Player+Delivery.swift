extension Player {
  /// Delivers an event to triggers in document order, one after the other, then to all rules at once.
  mutating func deliver(_ delivery: Delivery) {
    var delivery = delivery
    guard delivery.opening == state.page.opening, let trigger = nextTrigger(&delivery) else {
      return queueFiringRules(delivery)
    }
    pendingSteps.append(.deliver(delivery))
    fire(trigger: trigger)
  }

  private func nextTrigger(_ delivery: inout Delivery) -> TriggerIndex? {
    let subject = triggerSubject(delivery)
    if delivery.place == 0 { delivery.place = Int32(current.triggerSubscriptions.first(delivery.kind, subject)) }
    while let subscription = current.triggerSubscriptions.subscription(at: Int(delivery.place), delivery.kind, subject)
    {
      delivery.place += 1
      let stop = current.triggers[TriggerIndex(rawValue: subscription.subscriber)].stop
      if let stop, events[Int(delivery.event)].index != stop { continue }
      if !subscription.isFirstPassOnly || delivery.isFirst { return TriggerIndex(rawValue: subscription.subscriber) }
    }
    return nil
  }

  private func triggerSubject(_ delivery: Delivery) -> EventSubject {
    if delivery.kind.family == .tween { return delivery.tween.map { .tween($0) } ?? .any }
    return delivery.item.map { .item($0) } ?? .any
  }

  private func ruleSubject(_ delivery: Delivery) -> EventSubject {
    if let item = delivery.item { return .item(item) }
    return events[Int(delivery.event)].item.map { .name($0) } ?? .unknown
  }

  /// Evaluates the page's rules for an event, then the book's, and queues the rules that fire in this order.
  ///
  /// All rules are evaluated before any of them acts. So two rules that toggle a variable don't cancel each other out.
  private mutating func queueFiringRules(_ delivery: Delivery) {
    let subject = ruleSubject(delivery)
    var (place, anyPlace) = (0, 0)
    withSubscriptions(of: delivery.scene) { index in
      place = index.first(delivery.kind, subject)
      anyPlace = index.first(delivery.kind, .any)
    }
    let first = pendingSteps.count
    while let rule = nextRule(for: delivery, subject, at: &place, anyAt: &anyPlace) {
      guard admits(rule, event: Int(delivery.event)) else { continue }
      pendingSteps.append(.rule(.fire(rule: rule, opening: delivery.opening)))
    }
    // The first rule has to be on top of the stack.
    pendingSteps.reverse(above: first)
    waitingRuleCount += pendingSteps.count - first
    if waitingRuleCount > Player.maxWaitingRules { dropUnfirableRules() }
  }

  /// Returns the next rule that waits for the event, either with the event's subject or with any subject.
  private func nextRule(
    for delivery: Delivery, _ subject: EventSubject, at place: inout Int, anyAt anyPlace: inout Int
  ) -> RuleHandle? {
    var found: RuleHandle?
    withSubscriptions(of: delivery.scene) { index in
      let pageRules = ruleCount(of: delivery.scene)
      while true {
        let specific = index.subscription(at: place, delivery.kind, subject)
        let any = index.subscription(at: anyPlace, delivery.kind, .any)
        let next: Subscription
        switch (specific, any) {
        case (nil, nil): return
        case (let specific?, let any?) where specific.subscriber < any.subscriber: next = specific
        case (let specific?, nil): next = specific
        default: next = any ?? Subscription(kind: delivery.kind, subject: .any, subscriber: 0)
        }
        if next.subject == .any { anyPlace += 1 } else { place += 1 }
        if Int(next.subscriber) >= pageRules {
          found = .book(RuleIndex(Int(next.subscriber) - pageRules))
          return
        }
        // Skips the rules of a page that is no longer on stage.
        if delivery.opening == state.page.opening, let plan = delivery.scene.page {
          found = .page(RuleIndex(rawValue: next.subscriber), plan: plan)
          return
        }
      }
    }
    return found
  }

  /// The number of waiting rules above which the rules that can never fire are dropped.
  private static let maxWaitingRules = 1 << 17

  /// Drops waiting rules that can never fire.
  ///
  /// In an endless cascade, each event can leave thousands of rules waiting. A rule can never fire if more than 10,000
  /// rules of its kind are above it: before its turn, those rules abort the cascade, or the page is left.
  private mutating func dropUnfirableRules() {
    let limit = max(Player.maxEventsPerTick, Player.maxPendingFirings) + 1
    var counts = [0, 0, 0, 0]
    var steps = pendingSteps
    pendingSteps.removeAll()
    steps.keep { step in
      guard case .rule(.fire(let handle, let opening)) = step else { return true }
      guard handle.isBookRule || opening == state.page.opening else { return false }
      let delay = rule(handle).delay
      guard Ticks(state.clock.tick) + delay < .longest else { return false }
      let kind = (handle.isBookRule ? 1 : 0) + (delay > .zero ? 2 : 0)
      counts[kind] += 1
      return counts[kind] <= limit
    }
    pendingSteps = steps
    waitingRuleCount = counts.reduce(0) { $0 + min($1, limit) }
  }

  private func ruleCount(of scene: Scene) -> Int {
    if scene == state.page.scene { return current.rules.count }
    return scene.page.map { pagePlan($0).rules.count } ?? 0
  }

  private func withSubscriptions(of scene: Scene, _ body: (borrowing SubscriptionIndex) -> Void) {
    if scene == state.page.scene {
      body(current.ruleSubscriptions)
    } else if let page = scene.page {
      body(pagePlan(page).ruleSubscriptions)
    } else {
      body(plan.creditsPlan.ruleSubscriptions)
    }
  }
}
