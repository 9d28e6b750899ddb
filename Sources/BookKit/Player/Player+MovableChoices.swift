// Choices that move sliders, dials and flaps to stops, and touches of them under reduced motion.

extension Player {
  /// Returns the choices of a part: each stop, except the one where it is.
  func stopChoices(of item: ItemIndex) -> [Choice] {
    guard let movable = current.movable(of: item), touch(holding: movable) == nil,
      current.item(named: current.items[item].name) == item, canBeChosen(item, movable)
    else { return [] }
    let plan = current.movables[movable]
    let here = plan.stop(at: progress(of: movable))
    return plan.choices.indices.filter { $0 != here }.map { index in
      Choice(item: current.items[item].name, target: plan.choices[index].target, label: plan.choices[index].label)
    }
  }

  /// Returns whether a touch of its grip would reach a part if nothing covered it, or it's a flap on edge.
  private func canBeChosen(_ item: ItemIndex, _ movable: MovableIndex) -> Bool {
    guard hindrance(of: item) == nil else { return false }
    if projection(of: item)?.isOnEdge == true { return true }
    return grip(of: item).map { isHit(item, at: $0) } ?? false
  }

  /// Returns the index of the stop that a choice means, or `nil` if it's about something else.
  public func stop(of choice: Choice) -> Int? {
    guard let movable = movable(named: choice.item) else { return nil }
    return current.movables[movable].choices.firstIndex { $0.target == choice.target }
  }

  /// Returns the corners of a square on the canvas around the place where a part would be held at a stop.
  func corners(ofStop stop: Int, of movable: MovableIndex) -> [Point] {
    var moved = self
    moved.state.page.movables[movable] = MovableState(progress: current.movables[movable].stops[stop])
    guard let middle = moved.grip(of: current.movables[movable].item) else { return [] }
    let half = 22.0
    return Rectangle(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half).corners
  }

  mutating func takeStop(_ index: Int, of name: Name?) -> Refusal? {
    guard let name, let movable = movable(named: name), current.movables[movable].choices.indices.contains(index) else {
      return .unknown
    }
    let target = current.movables[movable].choices[index].target
    guard choices.contains(Choice(item: name, target: target)) else { return .unknown }
    return takeStop(named: target, of: movable)
  }

  /// Drags a part to a stop at once.
  mutating func takeStop(named target: Name, of movable: MovableIndex) -> Refusal? {
    let plan = current.movables[movable]
    guard let stop = plan.choices.firstIndex(where: { $0.target == target }), let point = grip(of: plan.item) else {
      return .unknown
    }
    let id = Player.choiceFinger
    press(id, at: point, on: plan.item)
    runPendingSteps()
    // The effects of the press may have removed the element.
    if let touch = touchIndex(id), state.touches[touch].movableGrab != nil {
      _ = drag(finger: id, toProgress: plan.stops[stop])
    }
    release(id)
    runPendingSteps()
    return nil
  }
}

extension PagePlan {
  /// Returns whether a part or the loudness decides the value of a slot, or a part on its own way to a stop.
  func isDriven(_ slot: Int, in page: PageState, onlyIfSettling: Bool = false) -> Bool {
    drivers(ofSlot: slot).contains { index in
      decides(drivers[index], in: page)
        && (!onlyIfSettling || drivers[index].movable.map { page.movables[$0].settling != nil } ?? false)
    }
  }
}
