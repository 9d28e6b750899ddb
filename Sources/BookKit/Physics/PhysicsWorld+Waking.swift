extension PhysicsWorld {
  /// Wakes a body, or lets the next step look at one that only others move.
  mutating func stir(_ body: Int) {
    bodies[body].stillTicks = 0
    if !bodies[body].isAwake {
      bodies[body].isAwake = true
      awake.insert(body, at: awake.firstIndex { $0 > body } ?? awake.count)
      obstaclesAreStale = true
    }
    bodies[body].weigh(gravity: gravity, tick: tick)
  }

  /// Wakes a body with which something has happened; in the next step, what touches it wakes too.
  mutating func disturb(_ body: Int) {
    stir(body)
    bodies[body].isStirring = true
  }

  /// Disturbs what touches a body, before that body leaves.
  mutating func disturbNeighbors(of body: Int) {
    for touch in touching where touch.ended == nil && (touch.pair.low == body || touch.pair.high == body) {
      let other = touch.pair.low == body ? touch.pair.high : touch.pair.low
      if other < Collision.firstEdge, !bodies[other].isImmovable { disturb(other) }
    }
  }

  /// Wakes what touches a body that moves or was disturbed, and what touches that, as far as it goes.
  mutating func wakeNeighbors() {
    var isAny = false
    for index in awake {
      if isMoving(bodies[index]) { bodies[index].isStirring = true }
      if bodies[index].isStirring { isAny = true }
    }
    if isAny { spreadStir() }
  }

  /// Goes over all that touch until nothing more wakes, to and fro, so that it runs through a stack in one go.
  ///
  /// - Returns: whether anything woke.
  @discardableResult mutating func spreadStir() -> Bool {
    var (isSpreading, hasSpread) = (false, false)
    repeat {
      isSpreading = false
      for place in touching.indices where spreadStir(touching[place]) { isSpreading = true }
      if isSpreading {
        for place in touching.indices.reversed() where spreadStir(touching[place]) {}
        hasSpread = true
      }
    } while isSpreading
    return hasSpread
  }

  private mutating func spreadStir(_ touch: Collision.Touching) -> Bool {
    let (low, high) = (touch.pair.low, touch.pair.high)
    guard touch.ended == nil, high < Collision.firstEdge, bodies[low].isStirring != bodies[high].isStirring else {
      return false
    }
    let calm = bodies[low].isStirring ? high : low
    // What nothing moves has no sleep to be woken from, and hands nothing on.
    guard !bodies[calm].isImmovable else { return false }
    disturb(calm)
    return true
  }

  /// Whether a body goes anywhere: however slowly when a tween or a finger moves it, else fast enough not to count as
  /// still.
  private func isMoving(_ body: PhysicsBody) -> Bool {
    let led = body.position - body.placed
    let isFast = body.velocity.square >= PhysicsWorld.stillSpeed * PhysicsWorld.stillSpeed
    return led != .zero || isFast && body.stillTicks == 0
  }
}
