extension StateWriter {
  /// Writes where a slider, a dial or a flap is, and where it's going.
  mutating func write(_ index: MovableIndex, of page: WrittenPage) {
    let (plan, movable) = (page.plan.movables[index], page.state.movables[index])
    text.begin("part")
    text.write("progress", real: movable.progress)
    if let stop = movable.lastStop { text.write("stop", real: plan.stops[stop]) }
    text.write("moved", if: movable.hasMoved)
    if let settling = movable.settling {
      text.write("start", settling.start)
      text.write("duration", settling.duration.count)
      text.write("way", real: settling.way)
      text.write("goal", real: settling.goal)
      if !page.isLeaving { writeOrder(of: live.all(.tween, plan.settle.position)) }
    }
    text.end()
  }

  mutating func write(_ grab: MovableGrab) {
    text.write("offsetX", "offsetY", grab.offset)
    text.write("sum", real: grab.sum)
    if let direction = grab.direction { text.write("direction", real: direction) }
    text.write("pressed", real: grab.pressed)
    text.write("farthest", real: grab.farthest)
  }
}
