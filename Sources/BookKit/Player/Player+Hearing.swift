extension Player {
  /// Lets the next one hear an event who waits for it: triggers in document order, the page's rules, the book's.
  mutating func hear(_ hearer: Hearer) {
    var hearer = hearer
    if !hearer.isAtRules {
      if hearer.opening == state.page.opening, let trigger = nextTrigger(&hearer) {
        work.append(.hear(hearer))
        fire(trigger: trigger)
        return
      }
      beginRules(&hearer)
    }
    guard let rule = nextRule(&hearer) else { return }
    work.append(.hear(hearer))
    consider(rule, hearing: Int(hearer.event))
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

  /// The number under which rules wait for what an event is about.
  private func ruleSubject(_ hearer: Hearer) -> Int32 {
    if hearer.item >= 0 { return hearer.item }
    guard let name = events[Int(hearer.event)].item else { return .min }
    return -2 - Int32(bitPattern: name.index)
  }

  private func beginRules(_ hearer: inout Hearer) {
    hearer.isAtRules = true
    withHearings(of: hearer.plan) { index in
      hearer.place = Int32(index.first(hearer.kind, ruleSubject(hearer)))
      hearer.anyPlace = Int32(index.first(hearer.kind, -1))
    }
  }

  /// The next rule that waits for the event: of those that wait for this very thing and for any, the earlier one.
  private func nextRule(_ hearer: inout Hearer) -> RuleHandle? {
    let subject = ruleSubject(hearer)
    var found: RuleHandle?
    withHearings(of: hearer.plan) { index in
      let pageRules = ruleCount(of: hearer.plan)
      while true {
        let specific = index.hearing(at: Int(hearer.place), hearer.kind, subject)
        let any = index.hearing(at: Int(hearer.anyPlace), hearer.kind, -1)
        let next: Hearing
        switch (specific, any) {
        case (nil, nil): return
        case (let specific?, let any?) where specific.listener < any.listener: next = specific
        case (let specific?, nil): next = specific
        default: next = any ?? Hearing(kind: hearer.kind, subject: -1, listener: 0)
        }
        if next.subject == -1 { hearer.anyPlace += 1 } else { hearer.place += 1 }
        if Int(next.listener) >= pageRules {
          found = RuleHandle(index: next.listener - Int32(pageRules), plan: RuleHandle.book)
          return
        }
        // Rules of a page that is no longer on stage are dropped.
        if hearer.opening == state.page.opening {
          found = RuleHandle(index: next.listener, plan: hearer.plan)
          return
        }
      }
    }
    return found
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
  /// Whether it is about a tween.
  var isOfTween: Bool {
    switch self {
    case .tweenStarted, .tweenCompleted, .tweenCancelled, .tweenRepeated, .tweenUpdated: true
    default: false
    }
  }
}
