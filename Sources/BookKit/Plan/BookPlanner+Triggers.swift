extension BookPlanner {
  /// Adds the triggers of a page in document order, and the events that each waits for.
  mutating func addTriggers(of page: Page, to made: inout PagePlan) {
    var subscriptions: [Subscription] = []
    for (item, element) in page.elements.enumerated() {
      if let trigger = element.trigger {
        made.items[item].trigger = add(trigger, item: item, tween: -1, to: &made, &subscriptions)
      }
      for (position, tween) in element.tweens.enumerated() {
        guard let trigger = tween.trigger else { continue }
        let number = Int(made.items[item].tweens.lowerBound) + position
        made.tweens.setTrigger(add(trigger, item: item, tween: number, to: &made, &subscriptions), of: number)
      }
    }
    made.triggerSubscriptions = SubscriptionIndex(subscriptions)
  }

  private func add(
    _ trigger: Trigger, item: Int, tween: Int, to page: inout PagePlan, _ subscriptions: inout [Subscription]
  ) -> Int32 {
    let number = Int32(page.triggers.count)
    var from: Name?
    if trigger.source?.value != .page { from = trigger.item?.value }
    page.triggers.append(
      TriggerPlan(
        item: Int32(item), tween: Int32(tween), delay: ticks(trigger.delay), retrigger: trigger.retrigger, from: from))
    for var subscription in triggeringEvents(of: trigger, on: page) {
      subscription.subscriber = number
      subscriptions.append(subscription)
    }
    return number
  }

  /// Returns the events that fire a trigger, or an empty array if it can never fire.
  private func triggeringEvents(of trigger: Trigger, on page: PagePlan) -> [Subscription] {
    let moment = trigger.moment?.value
    if trigger.source?.value == .page {
      let kind: EventKind = moment == .start ? .pageEntering : .pageEntered
      return moment == .drop ? [] : [Subscription(kind: kind, subject: -1, subscriber: 0)]
    }
    guard let name = trigger.item?.value, let cause = page.item(named: name) else { return [] }
    let item = page.items[cause]
    if trigger.isTween {
      guard let tween = tween(trigger.tween?.value ?? .index(0), of: item, on: page) else { return [] }
      return tweenCauses(tween, moment ?? .end, on: page)
    }
    if moment == .drop { return [Subscription(kind: .dragDropped, subject: Int32(cause), subscriber: 0)] }
    if trigger.isTouch || item.type == .activeArea {
      switch moment ?? .start {
      case .start: return [Subscription(kind: .touchBegan, subject: Int32(cause), subscriber: 0)]
      case .end: return [Subscription(kind: .touchEnded, subject: Int32(cause), subscriber: 0)]
      case .pass, .drop: return []
      }
    }
    if item.sound >= 0 {
      let loops = page.sounds[Int(item.sound)].loops
      return triggeringEvents(
        moment ?? .end, .soundStarted, .soundRepeated, .soundCompleted, subject: cause, loops: loops)
    }
    if item.movie >= 0 {
      let loops = page.movies[Int(item.movie)].loops
      return triggeringEvents(
        moment ?? .end, .movieStarted, .movieRepeated, .movieCompleted, subject: cause, loops: loops)
    }
    guard item.type != .audio, !item.tweens.isEmpty else { return [] }
    return tweenCauses(Int(item.tweens.lowerBound), moment ?? .end, on: page)
  }

  private func tweenCauses(_ tween: Int, _ moment: TriggerMoment, on page: PagePlan) -> [Subscription] {
    triggeringEvents(
      moment, .tweenStarted, .tweenRepeated, .tweenCompleted, subject: tween, loops: page.tweens[tween].loops)
  }

  /// Returns the event for the start, the end (for a loop, the end of its first pass), or every pass.
  private func triggeringEvents(
    _ moment: TriggerMoment, _ start: EventKind, _ again: EventKind, _ end: EventKind, subject: Int, loops: Bool
  ) -> [Subscription] {
    let subject = Int32(subject)
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

  /// Returns the index of the tween that `reference` means; text is tried as a name first, then as an index.
  private func tween(_ reference: TweenReference, of item: ItemPlan, on page: PagePlan) -> Int? {
    switch reference {
    case .index(let index):
      return index >= 0 && index < item.tweens.count ? Int(item.tweens.lowerBound) + index : nil
    case .name(let name):
      if let tween = page.tween(named: name, of: item) { return tween }
      var index = 0
      for digit in book.names.utf8(of: name) {
        guard (0x30...0x39).contains(digit), index < item.tweens.count else { return nil }
        index = index * 10 + Int(digit - 0x30)
      }
      return !book.names.utf8(of: name).isEmpty && index < item.tweens.count
        ? Int(item.tweens.lowerBound) + index : nil
    }
  }
}

extension PagePlan {
  /// Returns the first tween of an element with this name.
  func tween(named name: Name, of item: ItemPlan) -> Int? {
    for tween in item.tweens where tweens[Int(tween)].name == name { return Int(tween) }
    return nil
  }
}
