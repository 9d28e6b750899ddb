extension PhysicsWorld {
  /// Wakes a body, or makes the next step process an immovable one.
  mutating func stir(_ body: BodyIndex) {
    bodies[body].stillTicks = 0
    if !bodies[body].isAwake {
      bodies[body].isAwake = true
      awake.insert(body, at: awake.firstIndex { $0 > body } ?? awake.count)
      obstaclesAreStale = true
    }
    bodies[body].updateMass(gravity: gravity, tick: tick)
  }

  /// Wakes a body that something has happened to; in the next step, the bodies that touch it wake too.
  mutating func disturb(_ body: BodyIndex) {
    stir(body)
    bodies[body].isStirring = true
  }

  /// Disturbs the bodies that touch a body, before that body leaves.
  mutating func disturbNeighbors(of body: BodyIndex) {
    for touch in touching where touch.ended == nil && (touch.pair.low == body || touch.pair.high == body) {
      let other = touch.pair.low == body ? touch.pair.high : touch.pair.low
      if other < Collision.firstEdge, !bodies[other].isImmovable { disturb(other) }
    }
  }

  /// Wakes all bodies that touch a moving or disturbed body, directly or through others.
  mutating func wakeNeighbors() {
    var isAny = false
    for index in awake {
      if isMoving(bodies[index]) { bodies[index].isStirring = true }
      if bodies[index].isStirring { isAny = true }
    }
    if isAny { spreadStir() }
  }

  /// Goes through all touching pairs in both directions until no more bodies wake, so that a whole stack wakes up.
  mutating func spreadStir() {
    var isSpreading: Bool
    repeat {
      isSpreading = false
      for index in touching.indices where spreadStir(touching[index]) { isSpreading = true }
      if isSpreading { for index in touching.indices.reversed() where spreadStir(touching[index]) {} }
    } while isSpreading
  }

  private mutating func spreadStir(_ touch: Collision.Touching) -> Bool {
    let (low, high) = (touch.pair.low, touch.pair.high)
    guard touch.ended == nil, high < Collision.firstEdge, bodies[low].isStirring != bodies[high].isStirring else {
      return false
    }
    let calm = bodies[low].isStirring ? high : low
    // An immovable body isn't woken by others, and doesn't pass a disturbance on.
    guard !bodies[calm].isImmovable else { return false }
    disturb(calm)
    return true
  }

  /// Returns whether a body moves: at any speed if a tween or a finger moves it, otherwise fast enough not to count as
  /// still.
  private func isMoving(_ body: PhysicsBody) -> Bool {
    let led = body.position - body.placed
    let isFast = body.velocity.square >= PhysicsWorld.stillSpeed * PhysicsWorld.stillSpeed
    return led != .zero || isFast && body.stillTicks == 0
  }
}
