extension PhysicsWorld {
  mutating func putToSleep(_ body: BodyIndex) {
    obstaclesAreStale = true
    bodies[body].isAwake = false
    bodies[body].isStirring = false
    bodies[body].velocity = .zero
    bodies[body].updateMass(gravity: gravity, tick: tick)
    if let index = awake.firstIndex(of: body) { awake.remove(at: index) }
  }

  /// Ends the step for all bodies that are awake, and puts bodies to sleep that have been still for long enough.
  mutating func fallAsleep(_ rested: inout [BodyIndex]) {
    let longest = (tickRate + 1) / 2
    var isAnyTired = false
    for index in awake {
      bodies[index].stillTicks = isStill(bodies[index]) ? bodies[index].stillTicks + 1 : 0
      bodies[index].placed = bodies[index].position
      bodies[index].travel = .zero
      bodies[index].drive = .zero
      bodies[index].startVelocity = .zero
      bodies[index].leader = nil
      bodies[index].balance = nil
      bodies[index].isLifted = false
      bodies[index].isDisturbed = false
      bodies[index].isStirring = false
      bodies[index].isNew = false
      bodies[index].hasBegun = false
      if bodies[index].stillTicks >= longest, !bodies[index].isImmovable { isAnyTired = true }
    }
    if isAnyTired { findSupported() }
    var position = 0
    while position < awake.count {
      let index = awake[position]
      if bodies[index].isImmovable {
        putToSleep(index)
      } else if bodies[index].stillTicks >= longest, bodies[index].isSupported {
        putToSleep(index)
        rested.append(index)
      } else {
        position += 1
      }
    }
  }

  /// Returns whether a body has barely moved in this step; a wedged body doesn't move even if it has speed.
  private func isStill(_ body: PhysicsBody) -> Bool {
    let limit = PhysicsWorld.stillSpeed * tick
    return body.travel.square < limit * limit
  }

  /// Finds the bodies that can't fall: bodies without gravity, and bodies that rest on one that can't fall.
  private mutating func findSupported() {
    for index in awake { bodies[index].isSupported = bodies[index].kick == .zero }
    var isAny: Bool
    repeat {
      isAny = false
      for collision in collisions where touches(collision) {
        let normal = gap(of: collision).normal
        if isSupported(collision.first, by: collision.second, normal) {
          bodies[collision.first].isSupported = true
          isAny = true
        }
        guard !collision.isEdge, isSupported(collision.second, by: collision.first, normal * -1) else { continue }
        bodies[collision.second].isSupported = true
        isAny = true
      }
    } while isAny
  }

  /// Returns whether a body that isn't known to be supported yet rests on one that can't fall.
  private func isSupported(_ index: BodyIndex, by other: BodyIndex, _ normal: Point) -> Bool {
    let body = bodies[index]
    guard body.isAwake, !body.isSupported, other >= Collision.firstEdge || holds(bodies[other]) else { return false }
    let press = -body.kick.along(normal)
    // A wall doesn't hold a body that leans against it.
    return press > 0 && press * press > body.kick.square * 0.01
  }

  private func holds(_ body: PhysicsBody) -> Bool { body.isImmovable || !body.isAwake || body.isSupported }
}
