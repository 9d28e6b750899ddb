import BookKit

extension ScriptRunner {
  private mutating func touch(_ phase: Player.TouchPhase, _ finger: Int, at point: Point) {
    give(.touch(phase, finger: finger, at: point))
  }

  mutating func tap(_ spot: Command.TouchLocation) -> ScriptFailure? {
    if player.showsCredits, case .item(let link) = spot, let link = Player.CreditLink(link) {
      return perform(.tapCredit(link))
    }
    if let failure = press(spot, finger: 0, isTap: true) { return failure }
    return lift(0, .ended)
  }

  /// Presses a point, the middle of an element, or where a finger takes hold of a slider, a dial or a flap.
  mutating func press(_ spot: Command.TouchLocation, finger: Int, isTap: Bool = false) -> ScriptFailure? {
    guard !isDown(finger) else { return failure("finger \(finger) is already down; release it first") }
    let point: Point
    switch spot {
    case .point(let place): point = place
    case .item(let text):
      let title = String(decoding: text, as: UTF8.self)
      guard let name = player.names.find(text),
        let reach = isTap ? player.reach(of: name) : player.reachOfGrip(of: name)
      else {
        if names.hasElement(text) { return absenceFailure(title) }
        return failure(
          "`\(title)` is a link in the credits, which are not open", hint: "write `open credits` before it")
      }
      if let obstacle = describe(reach) { return failure("`\(title)` cannot be touched: \(obstacle)") }
      if player.isPiece(name) {
        down.append(finger)
        return perform(.press(piece: title, finger: finger))
      }
      let grip = isTap ? nil : player.grip(of: name)
      guard let place = grip ?? player.center(of: name) else { return absenceFailure(title) }
      point = place
    }
    down.append(finger)
    return perform(.touch(.began, finger: finger, at: point))
  }

  mutating func move(to point: Point, over time: ScriptTime, finger: Int) -> ScriptFailure? {
    guard isDown(finger) else { return failure("finger \(finger) is not down; press first") }
    let start = player.position(ofFinger: finger) ?? point
    slide(finger, from: start, to: point, over: time)
    return nil
  }

  /// Moves a finger in a straight line, tick by tick, or at once if the time is zero.
  private mutating func slide(_ finger: Int, from start: Point, to end: Point, over time: ScriptTime) {
    let count = time.roundedUp(tickRate: player.tickRate).count
    guard count > 0 else { return touch(.moved, finger, at: end) }
    for tick in 1...count {
      guard !exceedsEventLimit, !exceedsLimits(Ticks(1)) else { return }
      player.advance(by: Ticks(1))
      let share = Double(tick) / Double(count)
      let between = Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      touch(.moved, finger, at: tick == count ? end : between)
    }
  }

  mutating func lift(_ finger: Int, _ phase: Player.TouchPhase) -> ScriptFailure? {
    guard isDown(finger) else { return failure("finger \(finger) is not down; press first") }
    down.removeAll { $0 == finger }
    // A page turn may already have cancelled the touch.
    if let point = player.position(ofFinger: finger) { touch(phase, finger, at: point) }
    return nil
  }

  /// Presses the centre of an element, moves it to its goal, and releases it.
  ///
  /// The finger moves only if it still holds the element after all effects of the press.
  mutating func drag(_ item: [UInt8], to goal: Command.DragDestination, over time: ScriptTime) -> ScriptFailure? {
    let title = String(decoding: item, as: UTF8.self)
    guard let name = player.names.find(item), let isDraggable = player.isDraggable(name) else {
      return absenceFailure(title)
    }
    if case .stop(let stop) = goal { return drag(item, name, toStop: stop, over: time) }
    if case .progress(let progress) = goal { return drag(item, name, toProgress: progress, over: time) }
    guard isDraggable else { return failure("`\(title)` cannot be dragged: it is not `draggable`") }
    if let failure = press(.item(item), finger: 0) { return failure }
    // Even if the finger doesn't hold the element, the drag takes its full time.
    guard player.item(draggedByFinger: 0) == name, let start = player.position(ofFinger: 0) else {
      let ticks = time.roundedUp(tickRate: player.tickRate)
      if !exceedsLimits(ticks) { advance(by: ticks) }
      return hasStoppedEarly ? nil : lift(0, .ended)
    }
    let end: Point?
    switch goal {
    case .point(let origin): end = player.goal(ofFinger: 0, origin: origin)
    case .target(let target): end = player.names.find(target).flatMap { player.goal(ofFinger: 0, target: $0) }
    case .stop, .progress: end = nil
    }
    guard let end else {
      _ = lift(0, .ended)
      return failure("`\(title)` has no such drop target")
    }
    slide(0, from: start, to: end, over: time)
    return hasStoppedEarly ? nil : lift(0, .ended)
  }

  /// Presses the centre of an element and releases it after a time; without time, something must wait for a hold.
  mutating func hold(_ item: [UInt8], over time: ScriptTime) -> ScriptFailure? {
    let title = String(decoding: item, as: UTF8.self)
    let ticks = time.roundedUp(tickRate: player.tickRate)
    guard ticks == .zero else {
      if let failure = press(.item(item), finger: 0) { return failure }
      if !exceedsLimits(ticks) { advance(by: ticks) }
      return hasStoppedEarly ? nil : lift(0, .ended)
    }
    guard let name = player.names.find(item), player.reach(of: name) != nil else { return absenceFailure(title) }
    guard give(.hold(title)) == .unknown else { return nil }
    if player.waitsForHold(of: name), let failure = hindranceFailure(name) { return failure }
    return failure("nothing waits until `\(title)` is held")
  }

  /// Returns why an element can't be rubbed away.
  func failure(ofRubbing title: String) -> ScriptFailure {
    guard let name = player.names.find(title), player.reach(of: name) != nil else { return absenceFailure(title) }
    guard player.hasRub(name) else { return failure("`\(title)` cannot be rubbed away: it has no `rub`") }
    return hindranceFailure(name) ?? failure("`\(title)` has been rubbed away already")
  }

  /// Returns the failure of touching an element that takes no touches now, whatever covers it.
  private func hindranceFailure(_ name: Name) -> ScriptFailure? {
    guard let reach = player.reach(of: name), reach != .rubbed, let hindrance = reach.hindrance else { return nil }
    return failure("`\(player.names.text(of: name))` cannot be touched: it \(hindrance)")
  }

  private mutating func drag(
    _ item: [UInt8], _ name: Name, toStop stop: Int, over time: ScriptTime
  ) -> ScriptFailure? {
    let title = String(decoding: item, as: UTF8.self)
    guard let stops = player.stops(of: name) else { return failure(notMovable: title) }
    guard stops.indices.contains(stop) else {
      return failure("`\(title)` has no stop \(stop)", hint: "its stops are 0 to \(stops.count - 1)")
    }
    return drag(item, name, toProgress: stops[stop], over: time)
  }

  /// Takes hold of a slider, a dial or a flap, moves it evenly, and lets go.
  private mutating func drag(
    _ item: [UInt8], _ name: Name, toProgress goal: Double, over time: ScriptTime
  ) -> ScriptFailure? {
    guard player.stops(of: name) != nil else {
      return failure(notMovable: String(decoding: item, as: UTF8.self))
    }
    if let failure = press(.item(item), finger: 0) { return failure }
    let count = time.roundedUp(tickRate: player.tickRate).count
    // Even if the finger doesn't hold the part, the drag takes its full time.
    guard player.item(draggedByFinger: 0) == name, let (start, way) = player.way(of: name, to: goal) else {
      if !exceedsLimits(Ticks(count)) { advance(by: Ticks(count)) }
      return hasStoppedEarly ? nil : lift(0, .ended)
    }
    for tick in 0..<max(1, count) {
      if count > 0 {
        guard !exceedsEventLimit, !exceedsLimits(Ticks(1)) else { return nil }
        player.advance(by: Ticks(1))
      }
      let progress = start + way * Double(tick + 1) / Double(max(1, count))
      let rounds = progress.rounded(.down)
      let isLast = tick + 1 >= count
      // A dial that wraps continues at its other end.
      give(.drag(finger: 0, toProgress: isLast ? goal : progress == 1 ? 1 : progress - rounds))
    }
    return hasStoppedEarly ? nil : lift(0, .ended)
  }

  private func failure(notMovable title: String) -> ScriptFailure {
    failure("`\(title)` is not a slider, a dial or a flap")
  }

  private func isDown(_ finger: Int) -> Bool { down.contains(finger) }
}
