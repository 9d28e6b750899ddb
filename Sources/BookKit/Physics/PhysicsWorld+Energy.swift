extension PhysicsWorld {
  /// Removes the energy that bodies gained by colliding in this step.
  ///
  /// A single bounce adds no energy. But a step resolves the bounces of several bodies one by one, each at its own
  /// moment within the tick, and separates bodies that overlap slightly. Bodies that collide with each other, directly
  /// or through others, share one balance, so that one can gain what another loses.
  mutating func limitEnergy() {
    joinColliding()
    for index in awake where bodies[index].leader != nil {
      let leader = leader(of: index)
      // The leader comes before all other bodies of its cluster.
      if leader == index { bodies[index].balance = balances.append(EnergyBalance()) }
      guard let balance = bodies[leader].balance else { continue }
      bodies[index].balance = balance
      balances[balance].add(bodies[index], tickRate: Double(tickRate))
    }
    for index in awake {
      guard let balance = bodies[index].balance else { continue }
      let allowed = balances[balance].allowed()
      bodies[index].slow(speed: allowed.speed, travel: allowed.travel)
    }
    balances.elements.removeAll(keepingCapacity: true)
  }

  /// Joins the bodies that touch in this step into clusters, each led by its first body.
  private mutating func joinColliding() {
    for index in collisions.indices where collisions[index].isMet {
      let collision = collisions[index]
      let isFirstFree = isFree(collision.first)
      let isSecondFree = !collision.isEdge && isFree(collision.second)
      if isFirstFree { join(collision.first, isSecondFree ? collision.second : collision.first) }
      if isSecondFree { join(collision.second, collision.second) }
      if isLifting(collision) { bodies[isFirstFree ? collision.first : collision.second].isLifted = true }
    }
  }

  /// Returns whether the energy that a collision adds comes from outside: a tween or finger moves one of the bodies, or
  /// has placed or enlarged it so that the bodies overlap.
  private func isLifting(_ collision: Collision) -> Bool {
    if isLifting(bodies[collision.first], by: collision.gap) { return true }
    return !collision.isEdge && isLifting(bodies[collision.second], by: collision.gap)
  }

  private func isLifting(_ body: PhysicsBody, by gap: Double) -> Bool {
    body.drive != .zero || body.isDisturbed && gap < -PhysicsWorld.rounding
  }

  func isFree(_ index: BodyIndex) -> Bool { bodies[index].isAwake && !bodies[index].isImmovable }

  /// Joins the clusters of two bodies; a body joined with itself is a cluster of its own.
  mutating func join(_ one: BodyIndex, _ other: BodyIndex) {
    let (first, second) = (leader(of: one), leader(of: other))
    bodies[max(first, second)].leader = min(first, second)
    bodies[min(first, second)].leader = min(first, second)
  }

  private func leader(of index: BodyIndex) -> BodyIndex {
    var leader = index
    while let next = bodies[leader].leader, next != leader { leader = next }
    return leader
  }
}

extension PhysicsBody {
  /// Multiplies the body's speed and displacement by factors, on the axes on which it is free.
  fileprivate mutating func slow(speed: Double, travel factor: Double) {
    if inverseMass.x > 0 {
      velocity.x *= speed
      travel.x *= factor
    }
    if inverseMass.y > 0 {
      velocity.y *= speed
      travel.y *= factor
    }
  }
}
