// Invariants of sliders, dials and flaps.

extension Player {
  /// Returns the first invariant of a part that doesn't hold, or `nil`.
  func movableViolation() -> String? {
    guard state.page.movables.count == current.movables.count else { return "the parts are those of another page" }
    for index in current.movables.indices {
      let (plan, movable) = (current.movables[index], state.page.movables[index])
      let item = plan.item.position
      guard movable.progress >= 0, movable.progress <= 1 else { return "part \(item) is at \(movable.progress)" }
      let isRunning = state.page.tweens[plan.settle].status == .running
      if isRunning != (movable.settling != nil) { return "part \(item) and its tween disagree" }
      if let settling = movable.settling, !(0...1).contains(settling.goal) {
        return "part \(item) goes to \(settling.goal)"
      }
      if let stop = movable.lastStop, !plan.stops.indices.contains(stop) { return "part \(item) has no stop \(stop)" }
      let holders = state.touches.filter { $0.movableGrab != nil && $0.item == plan.item }
      if holders.count > 1 { return "part \(item) is held by \(holders.count) fingers" }
      if !holders.isEmpty, isRunning { return "part \(item) is held and goes to a stop" }
      if !holders.isEmpty, !state.page.items[plan.item].isOnStage { return "part \(item) is held off stage" }
    }
    return nil
  }
}
