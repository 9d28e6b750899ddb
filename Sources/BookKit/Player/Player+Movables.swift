// Sliders, dials and flaps: how they move to stops, and what happens when they reach one.

extension Player {
  /// Returns the actual progress of a part, regardless of reduced motion.
  func progress(of movable: MovableIndex) -> Double {
    current.progress(of: movable, in: state.page, at: engineTime)
  }

  /// Returns the index of the finger that holds a part among the touches, or `nil` if none does.
  func touch(holding movable: MovableIndex) -> Int? {
    let item = current.movables[movable].item
    return state.touches.firstIndex { $0.movableGrab != nil && $0.item == item }
  }

  /// Begins a stay of a part on stage: it is where its variable says, or else at its start.
  mutating func resetMovable(of item: ItemIndex) {
    guard let movable = current.movable(of: item) else { return }
    let plan = current.movables[movable]
    var movableState = MovableState(progress: plan.start, lastStop: plan.stop(at: plan.start))
    if let variable = plan.variable, case .number(let number) = state.variables[variable],
      let stop = Int(exactly: number), plan.stops.indices.contains(stop)
    {
      movableState = MovableState(progress: plan.stops[stop], lastStop: stop)
    }
    state.page.movables[movable] = movableState
    if let touch = touch(holding: movable) { grabAgain(movable, touch: touch) }
    updateControls(by: movable)
    moveFollowers(of: movable)
  }

  /// Moves a part at once.
  mutating func set(progress: Double, of movable: MovableIndex) {
    let settle = current.movables[movable].settle
    if state.page.tweens[settle].status == .running { stop(settle) }
    let old = state.page.movables[movable].progress
    state.page.movables[movable].progress = progress
    if abs(progress - old) > 1e-9 { state.page.movables[movable].hasMoved = true }
    moveFollowers(of: movable)
  }

  // MARK: - Settling

  mutating func perform(_ step: MovableStep) {
    switch step {
    case .settle(let movable, let isTap, let pressed, let stay, let mark):
      if isUntouched(movable, stay, mark) { settle(movable, isTap: isTap, pressed: pressed) }
    case .move(let movable, let goal, let way, let time, let stay, let mark):
      if isUntouched(movable, stay, mark) { move(movable, to: goal, by: way, over: time) }
    case .arrive(let movable, let stay, let mark): if isUntouched(movable, stay, mark) { reachStop(movable) }
    case .emitReached(let movable, let stop, let stay, let mark):
      guard isUntouched(movable, stay, mark) else { return }
      let item = current.movables[movable].item
      var event = event(.stopReached, item: item)
      event.index = Int(stop)
      emit(event, item: item)
    case .playSound(let movable, let stay, let mark):
      if isUntouched(movable, stay, mark), let sound = current.movables[movable].sound { play(file: sound) }
    }
  }

  /// Returns whether a part is on stage, and nothing has held or moved it since a mark.
  private func isUntouched(_ movable: MovableIndex, _ stay: Stay, _ mark: Mark) -> Bool {
    guard movable < current.movables.endIndex else { return false }
    let plan = current.movables[movable]
    return isOnStage(plan.item, stay) && state.page.tweens[plan.settle].mark == mark && touch(holding: movable) == nil
  }

  private mutating func settle(_ movable: MovableIndex, isTap: Bool, pressed: Double) {
    let plan = current.movables[movable]
    let progress = progress(of: movable)
    let goal: Double
    if isTap, plan.isTapped {
      goal = plan.stops[plan.stop(after: pressed)]
    } else if plan.returns {
      goal = plan.start
      if let stop = plan.stop(at: progress), plan.distance(plan.stops[stop], goal) > MovablePart.tolerance {
        return reach(stop, of: movable, beforeGoingTo: goal)
      }
    } else if plan.staysWhereLetGo {
      guard let stop = plan.stop(at: progress) else { return }
      goal = plan.stops[stop]
    } else {
      goal = plan.stops[plan.nearestStop(to: progress)]
    }
    move(movable, to: goal, by: plan.way(from: progress, to: goal), over: current.tweens[plan.settle].duration)
  }

  /// Lets a part reach the stop at which it is let go, and then go back.
  private mutating func reach(_ stop: Int, of movable: MovableIndex, beforeGoingTo goal: Double) {
    let plan = current.movables[movable]
    set(progress: plan.stops[stop], of: movable)
    let settle = current.tweens[plan.settle]
    pendingSteps.append(
      .movable(
        .move(
          movable, to: goal, way: plan.way(from: plan.stops[stop], to: goal), over: settle.duration,
          stay: stay(of: movable), mark: state.page.tweens[plan.settle].mark)))
    reachStop(movable)
  }

  /// Moves a part to a goal, unless it's there already.
  private mutating func move(_ movable: MovableIndex, to goal: Double, by way: Double, over time: Ticks) {
    let plan = current.movables[movable]
    let progress = progress(of: movable)
    guard plan.distance(progress, goal) > MovablePart.tolerance else {
      set(progress: goal, of: movable)
      return reachStop(movable)
    }
    state.page.movables[movable].progress = progress
    state.page.movables[movable].hasMoved = true
    state.page.movables[movable].settling = MovableState.Settling(
      start: state.clock.tick, duration: time, way: way, goal: goal)
    state.page.setStartTick(state.clock.tick, of: current.tweens[plan.settle])
    let mark = state.page.tweens[plan.settle].change(to: .running)
    updateControls(by: movable)
    if time > .zero {
      schedule(.passEnd(plan.settle), mark: mark, after: time)
    } else {
      pendingSteps.append(.tween(.complete(tween: plan.settle, mark: mark)))
    }
    emit(.tweenStarted, tween: plan.settle)
  }

  /// Leaves a part where it is when its tween to a stop ends early.
  mutating func halt(settledBy tween: TweenIndex) {
    guard let movable = current.movable(settledBy: tween) else { return }
    state.page.movables[movable].progress = progress(of: movable)
    state.page.movables[movable].settling = nil
    updateControls(by: movable)
  }

  /// Sets a part to its goal when its tween to a stop ends.
  mutating func arrive(settledBy tween: TweenIndex) {
    guard let movable = current.movable(settledBy: tween), let settling = state.page.movables[movable].settling else {
      return
    }
    state.page.movables[movable].progress = settling.goal
    state.page.movables[movable].settling = nil
    updateControls(by: movable)
  }

  mutating func completeSettling(_ tween: TweenIndex) {
    finish(tween)
    if let movable = current.movable(settledBy: tween) {
      pendingSteps.append(.movable(.arrive(movable, stay: stay(of: movable), mark: state.page.tweens[tween].mark)))
    }
    emit(.tweenCompleted, tween: tween)
  }

  func stay(of movable: MovableIndex) -> Stay { state.page.items[current.movables[movable].item].stay }

  /// Sets the variable, emits that a stop was reached, and plays the sound, if a part has reached a stop.
  private mutating func reachStop(_ movable: MovableIndex) {
    let plan = current.movables[movable]
    guard let stop = plan.stop(at: state.page.movables[movable].progress) else { return }
    let movableState = state.page.movables[movable]
    guard movableState.lastStop != stop || movableState.hasMoved else { return }
    state.page.movables[movable].lastStop = stop
    state.page.movables[movable].hasMoved = false
    let (stay, mark) = (stay(of: movable), state.page.tweens[plan.settle].mark)
    pendingSteps.append(.movable(.playSound(movable, stay: stay, mark: mark)))
    pendingSteps.append(.movable(.emitReached(movable, stop: Int32(stop), stay: stay, mark: mark)))
    if let variable = plan.variable { set(variable, to: .number(Double(stop))) }
  }

  // MARK: - The action

  /// Moves a part to a stop, to a progress, or by a number of stops, as an action says.
  mutating func move(_ action: ActionPlan, of item: ItemIndex) {
    guard let movable = current.movable(of: item), touch(holding: movable) == nil else { return }
    let plan = current.movables[movable]
    let progress = progress(of: movable)
    let goal: Double
    var way: Double?
    if let stop = action.stop {
      guard plan.stops.indices.contains(stop) else { return }
      goal = plan.stops[stop]
    } else if let wanted = action.progress {
      let bounded = plan.bounded(wanted)
      goal = plan.stop(at: bounded).map { plan.stops[$0] } ?? bounded
    } else if let count = action.difference.flatMap({ Int(exactly: $0) }) {
      let origin = state.page.movables[movable].settling?.goal ?? progress
      guard let stop = plan.stop(count, beyond: origin) else { return }
      goal = plan.stops[stop]
      way = plan.way(from: progress, to: goal, isForward: count > 0)
    } else {
      return
    }
    let time = action.duration ?? current.tweens[plan.settle].duration
    let isSettling = state.page.tweens[plan.settle].status == .running
    let mark = state.page.tweens[plan.settle].mark
    pendingSteps.append(
      .movable(
        .move(
          movable, to: goal, way: way ?? plan.way(from: progress, to: goal), over: time, stay: stay(of: movable),
          mark: isSettling ? mark.next : mark)))
    if isSettling { cancel(plan.settle) }
  }

  // MARK: - What follows

  /// Moves the bodies that follow a part that has jumped, or that follow the loudness.
  mutating func moveFollowers(of movable: MovableIndex?) {
    guard movable.map({ current.movables[$0].movesBodies }) ?? current.loudnessMovesBodies else { return }
    for driver in current.drivers where driver.movable == movable {
      let isPlace = driver.property == .x || driver.property == .y
      if isPlace { moveBody(of: driver.item) } else { resizeBody(of: driver.item) }
    }
  }

  /// Updates which bodies follow a part while it moves by itself.
  mutating func updateControls(by movable: MovableIndex) {
    guard current.movables[movable].movesBodies else { return }
    for driver in current.drivers where driver.movable == movable { updateTweenControls(of: driver.item) }
  }
}
