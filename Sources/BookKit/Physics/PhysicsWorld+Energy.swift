extension PhysicsWorld {
  /// Takes from bodies that collided in this step the energy that they gained by it.
  ///
  /// A single bounce gains nothing. But a step resolves the bounces of several bodies one by one, each at its own
  /// moment within the tick, and separates bodies that overlap slightly. Bodies that collide with each other, directly
  /// or through others, share one balance, so what one loses another can gain.
  mutating func limitEnergy() {
    joinColliding()
    for index in awake where bodies[index].leader != nil {
      let leader = leader(of: index)
      // The leader comes before all others of its cluster.
      if leader == index { bodies[index].balance = balances.append(EnergyBalance()) }
      guard let balance = bodies[leader].balance else { continue }
      bodies[index].balance = balance
      balances[balance].add(bodies[index], tickRate: Double(tickRate))
    }
    for index in awake {
      guard let balance = bodies[index].balance else { continue }
      let allowed = balances[balance].allowed()
      bodies[index].slow(speed: allowed.speed, way: allowed.way)
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

  /// Returns whether the energy that a collision adds comes from outside: from something that is moved, or from
  /// something that was placed or grew into the other body and now pushes it out.
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
  /// Reduces its speed and its way to fractions of them, on the axes on which it is free.
  fileprivate mutating func slow(speed: Double, way: Double) {
    if inverseMass.x > 0 {
      velocity.x *= speed
      travel.x *= way
    }
    if inverseMass.y > 0 {
      velocity.y *= speed
      travel.y *= way
    }
  }
}
