extension BookPlanner {
  /// Adds the triggers of a page in document order, and subscribes each to its events.
  mutating func addTriggers(of page: Page, to result: inout PagePlan) {
    var subscriptions: [Subscription] = []
    for item in result.items.indices {
      let element = page.elements[item.position]
      if let trigger = element.trigger { add(trigger, item: item, tween: nil, to: &result, &subscriptions) }
      for (position, tween) in element.tweens.enumerated() {
        guard let trigger = tween.trigger else { continue }
        let number = result.items[item].tweens.lowerBound.advanced(by: position)
        result.tweens[number].trigger = add(trigger, item: item, tween: number, to: &result, &subscriptions)
      }
    }
    result.triggerSubscriptions = SubscriptionIndex(subscriptions)
  }

  @discardableResult private func add(
    _ trigger: Trigger, item: ItemIndex, tween: TweenIndex?, to page: inout PagePlan,
    _ subscriptions: inout [Subscription]
  ) -> TriggerIndex {
    let from: Event.Origin =
      switch trigger.source?.value {
      case .noise: .noise
      case .shake: .shake
      case .page: .wholePage
      case .element, nil: trigger.item.map { .item($0.value) } ?? .wholePage
      }
    let number = page.triggers.append(
      TriggerPlan(item: item, tween: tween, delay: ticks(trigger.delay), retrigger: trigger.retrigger, from: from))
    if trigger.moment?.value == .stop { page.triggers[number].stop = trigger.stop?.value }
    // A tween that follows a part hears no trigger.
    if let tween, page.tweens[tween].role == .driven { return number }
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
      return [Subscription(kind: moment == .start ? start : end, subject: .any)]
    case (.noise, _): return [Subscription(kind: moment == .start ? .noiseBegan : .noiseEnded, subject: .any)]
    case (.shake, _): return [Subscription(kind: .shake, subject: .any)]
    case (_, nil): return []
    case (.drop, let item?): return [Subscription(kind: .dragDropped, subject: .item(item))]
    case (.hold, let item?): return [Subscription(kind: .hold, subject: .item(item))]
    case (.stop, let item?):
      return page.movable(of: item) == nil ? [] : [Subscription(kind: .stopReached, subject: .item(item))]
    case (.touch, let item?):
      return [Subscription(kind: moment == .start ? .touchBegan : .touchEnded, subject: .item(item))]
    case (.tween(let reference), let item?):
      guard let tween = tween(reference ?? .index(0), of: page.items[item], on: page),
        page.tweens[tween].role != .driven
      else { return [] }
      let loops = page.tweens[tween].loops
      return events(moment, .tweenStarted, .tweenRepeated, .tweenCompleted, of: .tween(tween), loops: loops)
    case (.game, let item?):
      let isPuzzle = page.items[item].type == .puzzle
      let completion: EventKind = isPuzzle ? .puzzleCompleted : .coloringCompleted
      if moment == .start && !isPuzzle { return [] }
      return [Subscription(kind: moment == .start ? .puzzleStarted : completion, subject: .item(item))]
    case (.sound, let item?):
      guard let sound = page.items[item].sound else { return [] }
      let loops = page.sounds[sound].loops
      return events(moment, .soundStarted, .soundRepeated, .soundCompleted, of: .item(item), loops: loops)
    case (.movie, let item?):
      guard let movie = page.items[item].movie else { return [] }
      let loops = page.movies[movie].loops
      return events(moment, .movieStarted, .movieRepeated, .movieCompleted, of: .item(item), loops: loops)
    }
  }

  /// Returns the events for the start, the end or every pass; the end of a loop is the end of its first pass.
  private func events(
    _ moment: TriggerMoment, _ start: EventKind, _ repetition: EventKind, _ end: EventKind, of subject: EventSubject,
    loops: Bool
  ) -> [Subscription] {
    switch moment {
    case .start: [Subscription(kind: start, subject: subject)]
    case .end where loops: [Subscription(kind: repetition, subject: subject, isFirstPassOnly: true)]
    case .end: [Subscription(kind: end, subject: subject)]
    case .pass: [Subscription(kind: repetition, subject: subject), Subscription(kind: end, subject: subject)]
    case .drop, .hold, .stop: []
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
