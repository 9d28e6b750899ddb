extension Player {
  /// Fires a trigger whose event has happened, or starts its delay.
  mutating func fire(trigger number: TriggerIndex) {
    let trigger = current.triggers[number]
    guard canFire(trigger) else { return }
    guard trigger.delay > .zero else { return act(trigger) }
    scheduleFiring(.trigger(number), mark: Mark(state.page.items[trigger.item].stay), after: trigger.delay)
  }

  /// Fires a trigger whose delay is over; a tween's trigger is dropped if the stay in which the delay began is over.
  mutating func fireAfterDelay(_ number: TriggerIndex, stay: Stay) {
    let trigger = current.triggers[number]
    guard canFire(trigger) else { return }
    if trigger.tween != nil, state.page.items[trigger.item].stay != stay { return }
    act(trigger)
  }

  /// Returns whether a trigger can reach its target: the group of an element, or the element of a tween, is on stage.
  private func canFire(_ trigger: TriggerPlan) -> Bool {
    let item = trigger.item
    return trigger.tween != nil ? state.page.items[item].isOnStage : isParentOnStage(of: item)
  }

  /// Starts the target of a trigger unless it has started before and can't start again.
  private mutating func act(_ trigger: TriggerPlan) {
    let item = trigger.item
    let itemState = state.page.items[item]
    if let tween = trigger.tween {
      guard canBegin(tween, trigger.retrigger) else { return }
      let (stay, mark) = (itemState.stay, state.page.tweens[tween].mark)
      // Unlike `restart`, `beginOnce` does nothing if the effects of `trigger.fired` have already started the tween.
      let isRestart = trigger.retrigger == .restart
      pendingSteps.append(
        .tween(isRestart ? .restart(tween: tween, stay: stay) : .beginOnce(tween: tween, stay: stay, mark: mark)))
    } else if itemState.isOnStage {
      guard trigger.retrigger == .restart || trigger.retrigger == .whenIdle && isIdle(item) else { return }
      pendingSteps.append(.element(.startOver(item: trigger.item, step: 0, stay: itemState.stay)))
    } else {
      guard canComeOnStage(item) else { return }
      pendingSteps.append(.element(.add(item: trigger.item)))
    }
    var event = event(.triggerFired, item: item)
    if let tween = trigger.tween { event.tween = current.tweens[tween].name }
    event.origin = trigger.from
    emit(event, item: item, tween: trigger.tween)
  }

  private func canBegin(_ tween: TweenIndex, _ retrigger: Retrigger) -> Bool {
    switch retrigger {
    case .restart: true
    case .whenIdle: state.page.tweens[tween].status == .idle
    case .ignore: !state.page.tweens[tween].hasBegun
    }
  }
}
