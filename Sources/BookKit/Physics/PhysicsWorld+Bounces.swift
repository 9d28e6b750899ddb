extension PhysicsWorld {
  /// The maximum number of bounce passes in a step; each pass carries an impulse further through a row of bodies.
  static let maxBouncePasses = 8
  /// The threshold below which distances and speeds are rounding errors.
  static let rounding = 1e-9

  /// Makes colliding bodies bounce until none approach each other; if that takes too many passes, lets heaps rest.
  mutating func bounce() {
    for _ in 0..<PhysicsWorld.maxBouncePasses {
      var isAny = false
      for index in collisions.indices where collisions[index].isMet {
        if bounce(index) { isAny = true }
      }
      if !isAny { return }
    }
    rest()
  }

  /// Returns the closing speed that gravity adds to the two bodies in a tick.
  ///
  /// Two bodies that fall together don't approach each other, but a falling body approaches a supported one.
  private func pull(of collision: Collision) -> Double {
    let first = bodies[collision.first]
    let ofFirst = -first.kick.along(collision.normal)
    guard !collision.isEdge else { return ofFirst }
    let second = bodies[collision.second]
    let ofSecond = second.kick.along(collision.normal)
    return first.isBorne || second.isBorne ? max(ofFirst, ofSecond) : ofFirst + ofSecond
  }

  /// Returns the speed at which the two bodies touch, and the time that is left in the tick after they touch.
  ///
  /// The positions of a body are on a parabola, so at the end of a tick its speed exceeds its velocity by half a tick's
  /// pull. The last line subtracts what this adds to a fall from rest.
  private func impact(_ collision: Collision, isFirst: Bool) -> (speed: Double, rest: Double) {
    let speed = -speed(of: collision).along(collision.normal)
    guard speed > 0 else { return (0, 0) }
    let pull = pull(of: collision)
    let beyond = isFirst ? max(0, -travel(of: collision).along(collision.normal) - collision.gap) : speed * tick
    let last = speed + pull / 2
    let square = max(0, last * last - 2 * pull * Double(tickRate) * beyond)
    let touch = square.squareRoot()
    let rest = last + touch > 0 ? min(2 * beyond / (last + touch), tick) : 0
    return (max(0, pull > 0 ? square - pull * pull / 4 : square).squareRoot(), rest)
  }

  /// Returns the speed at which the two bodies approach each other.
  func closing(of collision: Collision) -> Double { impact(collision, isFirst: true).speed }

  /// Makes two bodies bounce if they would come too close, and returns whether they did.
  private mutating func bounce(_ index: Int) -> Bool {
    let collision = collisions[index]
    let normal = collision.normal
    let ease = inverseMass(of: collision, along: normal)
    let beyond = -travel(of: collision).along(normal) - collision.gap
    let speed = -self.speed(of: collision).along(normal)
    let isBeyond = beyond > PhysicsWorld.rounding
    guard ease > 0, isBeyond || collision.hasBounced && speed > PhysicsWorld.rounding else { return false }
    let (impact, rest) = impact(collision, isFirst: !collision.hasBounced)
    if !collision.hasBounced { collisions[index].closing = max(collision.closing, impact) }
    collisions[index].hasBounced = true
    var out = 0.0
    if speed > 0 {
      let pull = pull(of: collision)
      var back = impact * restitution(of: collision)
      // A body that would come down again within the tick doesn't take off.
      if pull > 0, back <= pull / 2 { back = 0 }
      let perSecond = pull * Double(tickRate)
      if back > 0 { out = max(0, back * rest - perSecond * rest * rest / 2) }
      let after = back > 0 ? max(0, back - perSecond * rest + pull / 2) : 0
      let push = (after + speed) / ease
      markSupported(collision)
      applyImpulse(collision, along: normal, by: push)
      applyFriction(collision, by: push, for: collision.hasBounced ? tick : rest)
    }
    let target = (collision.hasBounced ? 0 : out) - collision.gap
    let lack = target - travel(of: collision).along(normal)
    if isBeyond || lack > 0 && !collision.hasBounced { advance(collision, along: normal, by: lack / ease) }
    return true
  }

  /// Returns the greater restitution of the two bodies; at the bounds, the restitution of the body.
  private func restitution(of collision: Collision) -> Double {
    let first = bodies[collision.first].restitution
    return collision.isEdge ? first : max(first, bodies[collision.second].restitution)
  }

  /// Returns the geometric mean of the frictions, so that nothing sticks to a smooth body; at the bounds, the friction
  /// of the body.
  private func friction(of collision: Collision) -> Double {
    let first = bodies[collision.first].friction
    return collision.isEdge ? first : (first * bodies[collision.second].friction).squareRoot()
  }

  /// Slows the sliding of two bodies by at most what friction allows for an impulse, and never reverses it.
  private mutating func applyFriction(_ collision: Collision, by push: Double, for time: Double) {
    let along = Point(x: -collision.normal.y, y: collision.normal.x)
    let slide = speed(of: collision).along(along)
    let ease = inverseMass(of: collision, along: along)
    guard ease > 0, slide != 0 else { return }
    let brake = min(abs(slide) / ease, friction(of: collision) * push)
    let by = slide > 0 ? -brake : brake
    applyImpulse(collision, along: along, by: by)
    advance(collision, along: along, by: by * time)
  }

  /// Marks a body that rests on a supporting one as supported.
  private mutating func markSupported(_ collision: Collision) {
    let pressing = -bodies[collision.first].kick.along(collision.normal)
    if collision.isEdge || !isFree(collision.second) || bodies[collision.second].isBorne {
      if pressing > 0 { bodies[collision.first].isBorne = true }
    }
    guard !collision.isEdge, !isFree(collision.first) || bodies[collision.first].isBorne else { return }
    if bodies[collision.second].kick.along(collision.normal) > 0 { bodies[collision.second].isBorne = true }
  }
}

extension PhysicsWorld {
  /// Returns the change of the relative velocity of two bodies per unit of impulse along a direction.
  private func inverseMass(of collision: Collision, along direction: Point) -> Double {
    var inverseMass = bodies[collision.first].inverseMass
    if !collision.isEdge { inverseMass += bodies[collision.second].inverseMass }
    return inverseMass.x * direction.x * direction.x + inverseMass.y * direction.y * direction.y
  }

  /// Applies an impulse to the first body, and the opposite one to the second.
  private mutating func applyImpulse(_ collision: Collision, along direction: Point, by push: Double) {
    let push = direction * push
    bodies[collision.first].velocity += push.scaled(bodies[collision.first].inverseMass)
    guard !collision.isEdge else { return }
    bodies[collision.second].velocity -= push.scaled(bodies[collision.second].inverseMass)
  }

  /// Moves the first body along a direction, and the second one back.
  private mutating func advance(_ collision: Collision, along direction: Point, by push: Double) {
    let push = direction * push
    bodies[collision.first].travel += push.scaled(bodies[collision.first].inverseMass)
    guard !collision.isEdge else { return }
    bodies[collision.second].travel -= push.scaled(bodies[collision.second].inverseMass)
  }

  /// Makes heaps rest at once: from the ground up, each body is stopped by the one below it, as if that one were fixed.
  ///
  /// Bounces alone would carry the ground's support up one body per pass, so a heap would sink and creep.
  private mutating func rest() {
    // The lowest bodies come first.
    for index in collisions.indices { ranked.append(Ranked(rank: -depth(of: collisions[index]), index: index)) }
    ranked.shellSort(<)
    // The first pass stops a body that still bounces under a load. The second pass makes the body support the load.
    for _ in 0..<2 {
      for position in ranked.indices {
        let index = ranked[position].index
        if collisions[index].isMet { rest(collisions[index]) }
      }
    }
    ranked.removeAll(keepingCapacity: true)
  }

  /// Returns the depth of the body that presses on the other one; edges are the lowest.
  private func depth(of collision: Collision) -> Double {
    guard !collision.isEdge else { return .infinity }
    let body = bodies[presses(collision) ? collision.first : collision.second]
    return body.placed.along(body.kick)
  }

  /// Returns whether the first body presses on the second, and not the other way round.
  private func presses(_ collision: Collision) -> Bool {
    guard !collision.isEdge else { return true }
    let normal = collision.normal
    return -bodies[collision.first].kick.along(normal) >= bodies[collision.second].kick.along(normal)
  }

  private mutating func rest(_ collision: Collision) {
    let isFirst = presses(collision)
    let upper = isFirst ? collision.first : collision.second
    let out = isFirst ? collision.normal : collision.normal * -1
    let inverseMass = bodies[upper].inverseMass
    let ease = inverseMass.x * out.x * out.x + inverseMass.y * out.y * out.y
    guard ease > 0 else { return }
    let beyond = -travel(of: collision).along(collision.normal) - collision.gap
    if beyond > 0 { bodies[upper].travel += (out * (beyond / ease)).scaled(inverseMass) }
    let speed = -self.speed(of: collision).along(collision.normal)
    guard collision.hasBounced, speed > 0 else { return }
    // A body that rises from below shares its speed. If it lifted the upper one like the ground, it would add energy.
    let lower = isFirst ? collision.second : collision.first
    let isRising = lower < Collision.firstEdge && bodies[lower].velocity.along(out) > PhysicsWorld.rounding
    let push = speed / (isRising ? self.inverseMass(of: collision, along: collision.normal) : ease)
    if isRising {
      applyImpulse(collision, along: collision.normal, by: push)
    } else {
      bodies[upper].velocity += (out * push).scaled(inverseMass)
    }
    applyFriction(collision, by: push, for: tick)
  }
}

extension Point {
  fileprivate func scaled(_ factors: Point) -> Point { Point(x: x * factors.x, y: y * factors.y) }
}
