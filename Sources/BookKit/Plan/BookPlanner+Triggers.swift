extension BookPlanner {
  /// Adds the triggers of a page in document order, and the events that each waits for.
  mutating func addTriggers(of page: Page, to made: inout PagePlan) {
    var subscriptions: [Subscription] = []
    for item in made.items.indices {
      let element = page.elements[item.position]
      if let trigger = element.trigger {
        add(trigger, item: item, tween: nil, to: &made, &subscriptions)
      }
      for (position, tween) in element.tweens.enumerated() {
        guard let trigger = tween.trigger else { continue }
        let number = made.items[item].tweens.lowerBound.advanced(by: position)
        made.tweens[number].trigger = add(trigger, item: item, tween: number, to: &made, &subscriptions)
      }
    }
    made.triggerSubscriptions = SubscriptionIndex(subscriptions)
  }

  @discardableResult private func add(
    _ trigger: Trigger, item: ItemIndex, tween: TweenIndex?, to page: inout PagePlan,
    _ subscriptions: inout [Subscription]
  ) -> TriggerIndex {
    var from: Name?
    if trigger.source?.value != .page { from = trigger.item?.value }
    let number = page.triggers.append(
      TriggerPlan(
        item: item, tween: tween, delay: ticks(trigger.delay), retrigger: trigger.retrigger, from: from))
    for var subscription in triggeringEvents(of: trigger, on: page) {
      subscription.subscriber = number.rawValue
      subscriptions.append(subscription)
    }
    return number
  }

  /// Returns the events that fire a trigger, or an empty array if it can never fire.
  private func triggeringEvents(of trigger: Trigger, on page: PagePlan) -> [Subscription] {
    let item = trigger.item.flatMap { page.item(named: $0.value) }
    let type = item.map { page.items[$0].type }
    guard let cause = TriggerCause(of: trigger, by: type), cause.canHappen else { return [] }
    let moment = cause.moment
    switch (cause.kind, item) {
    case (.page, _):
      let isSection = page.page.map { plan.section(at: $0) != nil } ?? false
      let (start, end): (EventKind, EventKind) =
        isSection ? (.sectionOpening, .sectionOpened) : (.pageEntering, .pageEntered)
      return [Subscription(kind: moment == .start ? start : end, subject: .any, subscriber: 0)]
    case (_, nil): return []
    case (.drop, let item?): return [Subscription(kind: .dragDropped, subject: .item(item), subscriber: 0)]
    case (.touch, let item?):
      return [Subscription(kind: moment == .start ? .touchBegan : .touchEnded, subject: .item(item), subscriber: 0)]
    case (.tween(let reference), let item?):
      guard let tween = tween(reference ?? .index(0), of: page.items[item], on: page) else { return [] }
      let loops = page.tweens[tween].loops
      return triggeringEvents(
        moment, .tweenStarted, .tweenRepeated, .tweenCompleted, subject: .tween(tween), loops: loops)
    case (.game, let item?):
      let isPuzzle = page.items[item].type == .puzzle
      let kind: EventKind
      switch moment {
      case .start:
        guard isPuzzle else { return [] }
        kind = .puzzleStarted
      case .end, .pass: kind = isPuzzle ? .puzzleCompleted : .coloringCompleted
      case .drop: return []
      }
      return [Subscription(kind: kind, subject: .item(item), subscriber: 0)]
    case (.sound, let item?):
      guard let sound = page.items[item].sound else { return [] }
      let loops = page.sounds[sound].loops
      return triggeringEvents(
        moment, .soundStarted, .soundRepeated, .soundCompleted, subject: .item(item), loops: loops)
    case (.movie, let item?):
      guard let movie = page.items[item].movie else { return [] }
      let loops = page.movies[movie].loops
      return triggeringEvents(
        moment, .movieStarted, .movieRepeated, .movieCompleted, subject: .item(item), loops: loops)
    }
  }

  /// Returns the event for the start, the end (for a loop, the end of its first pass), or every pass.
  private func triggeringEvents(
    _ moment: TriggerMoment, _ start: EventKind, _ again: EventKind, _ end: EventKind, subject: EventSubject,
    loops: Bool
  ) -> [Subscription] {
    switch moment {
    case .start: return [Subscription(kind: start, subject: subject, subscriber: 0)]
    case .end where loops: return [Subscription(kind: again, subject: subject, subscriber: 0, isFirstPassOnly: true)]
    case .end: return [Subscription(kind: end, subject: subject, subscriber: 0)]
    case .pass:
      return [
        Subscription(kind: again, subject: subject, subscriber: 0),
        Subscription(kind: end, subject: subject, subscriber: 0),
      ]
    case .drop: return []
    }
  }

  private func tween(_ reference: TweenReference, of item: ItemPlan, on page: PagePlan) -> TweenIndex? {
    let first = item.tweens.lowerBound
    let index = reference.index(among: item.tweens.count, names: plan.names) { name in
      page.tween(named: name, of: item).map { first.distance(to: $0) }
    }
    return index.map { first.advanced(by: $0) }
  }
}

extension PagePlan {
  func tween(named name: Name, of item: ItemPlan) -> TweenIndex? {
    for tween in item.tweens where tweens[tween].name == name { return tween }
    return nil
  }
}
