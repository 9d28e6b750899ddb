// Tweens that move their elements about by themselves.

extension Player {
  /// Records where a tween that wanders starts; until its first leg begins, that's also where it is.
  mutating func startWandering(_ wander: WanderIndex, _ plan: TweenPlan) {
    var leg = WanderState()
    for track in plan.tracks {
      let value = displayed(current.slot(ofTrack: track, of: plan.item), of: plan.item)
      let property = current.tracks.property(of: track)
      if property == .x { leg.home.x = value } else if property == .y { leg.home.y = value }
      if property == .scaleX { leg.homeScale = value }
    }
    (leg.end, leg.scale) = (leg.home, leg.homeScale)
    state.page.wanders[wander] = leg
  }

  /// Begins the next leg of a tween that wanders, from what is displayed to a place that chance chooses.
  mutating func beginLeg(of tween: TweenIndex, _ wander: WanderIndex) {
    let plan = current.tweens[tween]
    var start = Point(x: 0, y: 0)
    for track in plan.tracks {
      let slot = current.slot(ofTrack: track, of: plan.item)
      let value = displayed(slot, of: plan.item)
      state.page.setStartValue(value, ofTrack: track, on: slot)
      let property = current.tracks.property(of: track)
      if property == .x { start.x = value } else if property == .y { start.y = value }
    }
    let size = (width: value(.width, of: plan.item), height: value(.height, of: plan.item))
    let end = current.wanders[wander].place(width: size.width, height: size.height, using: &state.random)
    var leg = state.page.wanders[wander]
    leg.leg += 1
    leg.duration = current.wanders[wander].time(
      from: start, to: end, duration: plan.duration, tickRate: self.plan.tickRate)
    leg.scale = current.wanders[wander].scale(across: end.x - start.x, from: leg.scale)
    leg.end = end
    state.page.wanders[wander] = leg
    state.page.setStartTick(state.clock.tick, of: plan)
  }

  /// Ends a leg, with its pause, of a tween that wanders; the tween completes, or the next leg begins.
  mutating func endLeg(of tween: TweenIndex, _ wander: WanderIndex) {
    if let legs = current.tweens[tween].passes, state.page.wanders[wander].leg >= legs { return complete(tween) }
    beginLeg(of: tween, wander)
    schedulePassEnd(of: tween)
    let leg = state.page.wanders[wander].leg
    emit(.tweenRepeated, tween: tween, pass: leg, isFirst: leg == 2)
  }

  /// Schedules the end of the pass of a running tween, which is over at once if it takes no time.
  mutating func schedulePassEnd(of tween: TweenIndex) {
    let (length, mark) = (current.passLength(of: tween, in: state.page), state.page.tweens[tween].mark)
    if length > .zero {
      schedule(.passEnd(tween), mark: mark, after: length)
    } else {
      pendingSteps.append(.tween(.complete(tween: tween, mark: mark)))
    }
  }
}
