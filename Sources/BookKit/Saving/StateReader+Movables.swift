extension PageReader {
  /// Reads where a slider, a dial or a flap was.
  ///
  /// A stop that no longer exists counts as not reached. A part that was none when the state was written is at its
  /// start.
  mutating func readMovable(of item: ItemIndex, _ part: SavedPart) {
    guard let index = plan.movable(of: item) else { return }
    let movable = plan.movables[index]
    page.movables[index] = MovableState(progress: movable.start, lastStop: movable.stop(at: movable.start))
    guard let part = part.part("part") else { return }
    guard let progress = part.real("progress") else { return part.reportDamage("part") }
    page.movables[index].progress = movable.bounded(progress.clamped(0, 1))
    page.movables[index].lastStop = part.real("stop").flatMap { position in
      movable.stops.firstIndex { $0 == position }
    }
    page.movables[index].hasMoved = part.isTrue("moved")
  }
}

extension StateReader {
  /// Reads where a slider, a dial or a flap was going.
  mutating func readSettling(of item: ItemIndex, _ part: SavedPart, _ plan: PagePlan) {
    guard let index = plan.movable(of: item), let part = part.part("part"), let start = start(of: part),
      let duration = part.integer("duration", 1...SavedPart.times.upperBound), let way = part.real("way"),
      let goal = part.real("goal")
    else { return }
    let movable = plan.movables[index]
    result.page.movables[index].settling = MovableState.Settling(
      start: start, duration: Ticks(duration), way: way.clamped(-1, 1), goal: movable.bounded(goal.clamped(0, 1)))
    result.page.tweens[movable.settle].status = .running
    result.page.tweens[movable.settle].mark = 1
    result.page.tweens[movable.settle].hasBegun = true
    result.page.setStartTick(start, of: plan.tweens[movable.settle])
    let end = max((Ticks(start) + Ticks(duration)).count, (Ticks(tick) + Ticks(1)).count)
    pending.add(.passEnd(movable.settle), mark: 1, at: end, order: order(of: part) ?? 0)
  }

  /// Reads how a finger held a part, or returns `nil` if it held none.
  static func movableGrab(_ part: SavedPart) -> MovableGrab? {
    guard let pressed = part.real("pressed") else { return nil }
    var grab = MovableGrab(pressed: pressed.clamped(0, 1))
    grab.offset = part.point("offsetX", "offsetY") ?? .zero
    grab.sum = part.real("sum") ?? 0
    grab.direction = part.real("direction")
    grab.farthest = part.real("farthest") ?? 0
    return grab
  }
}
