// Touches that rest on an element for a while.

extension Player {
  private static let secondsOfHold = 0.5
  /// How far from where it began a finger can move while it holds an element.
  private static let maxHoldDistance = 10.0

  /// Schedules the hold that a touch becomes if its finger rests.
  mutating func scheduleHold(touch: Int) {
    state.lastHold.advance()
    state.touches[touch].hold = state.lastHold
    schedule(
      .hold, mark: state.lastHold, after: Ticks(seconds: Player.secondsOfHold, tickRate: plan.tickRate))
  }

  /// Gives up the hold of a touch if its finger has moved too far.
  mutating func checkHold(touch: Int) {
    let record = state.touches[touch]
    let isFar = (record.position - record.start).square > Player.maxHoldDistance * Player.maxHoldDistance
    if isFar { state.touches[touch].hold = 0 }
  }

  /// Turns a touch whose finger has rested into a hold, unless its element has left the stage.
  mutating func becomeHold(_ touch: Int) {
    state.touches[touch].hold = 0
    guard let item = state.touches[touch].item, isOnStage(item, state.touches[touch].stay) else { return }
    state.touches[touch].isHold = true
    emit(event(.hold, item: item), item: item)
  }

  /// Holds an element at once, as a choice of readers who can't rest a finger on it.
  mutating func hold(named name: String) -> Refusal? {
    guard let item = names.find(name).flatMap({ current.item(named: $0) }), isHoldable(item) else { return .unknown }
    if let refusal = stageRefusal { return refusal }
    let id = Player.choiceFinger
    press(id, at: center(of: item), on: item)
    runPendingSteps()
    // The effects of the press may have removed the element.
    if let touch = touchIndex(id), state.touches[touch].hold != 0, !state.touches[touch].isCancelled {
      becomeHold(touch)
      runPendingSteps()
    }
    release(id)
    runPendingSteps()
    return nil
  }

  /// Returns whether something waits for a finger to rest on the element with a name.
  package func waitsForHold(of name: Name) -> Bool {
    current.item(named: name).map { current.items[$0].traits.contains(.holdable) } ?? false
  }

  /// Returns whether something waits for a finger to rest on an element that is on stage and takes touches.
  func isHoldable(_ item: ItemIndex) -> Bool {
    current.items[item].traits.contains(.holdable) && hindrance(of: item) == nil
  }
}
