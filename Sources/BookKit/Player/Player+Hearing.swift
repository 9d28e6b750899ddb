extension Player {
  /// Delivers an event to triggers in document order, one after the other, then to all rules at once.
  mutating func hear(_ hearer: Hearer) {
    var hearer = hearer
    guard hearer.opening == state.page.opening, let trigger = nextTrigger(&hearer) else { return askRules(hearer) }
    work.append(.hear(hearer))
    fire(trigger: trigger)
  }

  private func nextTrigger(_ hearer: inout Hearer) -> Int? {
    let subject = hearer.kind.isOfTween ? hearer.tween : hearer.item
    if hearer.place == 0 { hearer.place = Int32(current.triggerHearings.first(hearer.kind, subject)) }
    while let hearing = current.triggerHearings.hearing(at: Int(hearer.place), hearer.kind, subject) {
      hearer.place += 1
      if !hearing.firstOnly || hearer.isFirst { return Int(hearing.listener) }
    }
    return nil
  }

  /// Returns the subject number of an event, under which rules subscribe to it.
  private func ruleSubject(_ hearer: Hearer) -> Int32 {
    if hearer.item >= 0 { return hearer.item }
    guard let name = events[Int(hearer.event)].item else { return .min }
    return -2 - Int32(bitPattern: name.index)
  }

  /// Evaluates the page's rules, then the book's, for an event, and queues those that fire in this order.
  ///
  /// All are evaluated before any of them acts, so that the second rule of a switch doesn't see what the first one
  /// sets.
  private mutating func askRules(_ hearer: Hearer) {
    let subject = ruleSubject(hearer)
    var (place, anyPlace) = (0, 0)
    withHearings(of: hearer.plan) { index in
      place = index.first(hearer.kind, subject)
      anyPlace = index.first(hearer.kind, -1)
    }
    let first = work.count
    while let rule = nextRule(for: hearer, subject, at: &place, anyAt: &anyPlace) {
      if admits(rule, event: Int(hearer.event)) { work.append(.fire(rule: rule, opening: hearer.opening)) }
    }
    // The first rule has to be on top of the stack; swapping in place allocates no memory.
    var (low, high) = (first, work.count - 1)
    while low < high {
      work.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
    waitingRules += work.count - first
    if waitingRules > Player.mostWaitingRules { forgetHopelessRules() }
  }

  /// Returns the next rule subscribed to the event, the earlier of those for its subject and for any subject.
  private func nextRule(
    for hearer: Hearer, _ subject: Int32, at place: inout Int, anyAt anyPlace: inout Int
  ) -> RuleHandle? {
    var found: RuleHandle?
    withHearings(of: hearer.plan) { index in
      let pageRules = ruleCount(of: hearer.plan)
      while true {
        let specific = index.hearing(at: place, hearer.kind, subject)
        let any = index.hearing(at: anyPlace, hearer.kind, -1)
        let next: Hearing
        switch (specific, any) {
        case (nil, nil): return
        case (let specific?, let any?) where specific.listener < any.listener: next = specific
        case (let specific?, nil): next = specific
        default: next = any ?? Hearing(kind: hearer.kind, subject: -1, listener: 0)
        }
        if next.subject == -1 { anyPlace += 1 } else { place += 1 }
        if Int(next.listener) >= pageRules {
          found = RuleHandle(index: next.listener - Int32(pageRules), plan: RuleHandle.book)
          return
        }
        // A rule of a page that is no longer on stage is skipped.
        if hearer.opening == state.page.opening {
          found = RuleHandle(index: next.listener, plan: hearer.plan)
          return
        }
      }
    }
    return found
  }

  /// The number of waiting rules above which those that can't get their turn are dropped.
  private static let mostWaitingRules = 1 << 17

  /// Drops waiting rules that will never get their turn.
  ///
  /// In an endless cascade each event can leave thousands of rules waiting. A rule with more than 10,000 rules of its
  /// own sort above it never gets its turn: before that, those rules have aborted the cascade or their page has been
  /// left.
  private mutating func forgetHopelessRules() {
    var kept: [Work] = []
    var counts = [0, 0, 0, 0]
    for next in work.reversed() {
      if case .fire(let handle, let opening) = next {
        guard handle.isBookRule || opening == state.page.opening else { continue }
        let delay = rule(handle).delay
        guard Ticks(state.clock.tick) + delay < .longest else { continue }
        let sort = (handle.isBookRule ? 1 : 0) + (delay > .zero ? 2 : 0)
        counts[sort] += 1
        if counts[sort] > max(Player.mostEventsOfTick, Player.mostFirings) + 1 { continue }
      }
      kept.append(next)
    }
    kept.reverse()
    work = kept
    waitingRules = counts.reduce(0) { $0 + min($1, max(Player.mostEventsOfTick, Player.mostFirings) + 1) }
  }

  private func ruleCount(of number: Int32) -> Int {
    if number == state.page.plan { return current.rules.count }
    return number >= 0 ? plan.plans[Int(number)].rules.count : 0
  }

  private func withHearings(of number: Int32, _ body: (borrowing HearingIndex) -> Void) {
    if number == state.page.plan {
      body(current.ruleHearings)
    } else if number >= 0 {
      body(plan.plans[Int(number)].ruleHearings)
    } else {
      body(plan.creditsPlan.ruleHearings)
    }
  }
}

extension EventKind {
  /// Whether it's an event about a tween.
  var isOfTween: Bool {
    switch self {
    case .tweenStarted, .tweenCompleted, .tweenCancelled, .tweenRepeated, .tweenUpdated: true
    default: false
    }
  }
}
