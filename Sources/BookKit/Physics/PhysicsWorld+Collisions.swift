extension PhysicsWorld {
  /// Collects the pairs that may meet in this step: every body that is awake, with all bodies within its reach.
  mutating func gather() {
    isGatheringDue = false
    if obstaclesAreStale {
      obstacles.collect(bodies)
      obstaclesAreStale = false
    }
    swap(&collisions, &gathered)
    for index in awake {
      let travel = bodies[index].travel
      bodies[index].reach = max(bodies[index].reach, 2 * (abs(travel.x) + abs(travel.y)) + 1)
    }
    for index in awake { gatherObstacles(of: index) }
    gatherAwake()
    for index in awake where !bodies[index].isImmovable { gatherEdges(of: index) }
    collisions.shellSort(Collision.isBefore)
    keepGathered()
    for index in collisions.indices where !collisions[index].isMet {
      // Passing `collisions[index]` would copy the whole world for each pair.
      let collision = collisions[index]
      if touches(collision) { touch(index) }
    }
  }

  private mutating func gatherObstacles(of index: BodyIndex) {
    let (centre, reach) = (bodies[index].placed, bodies[index].reach)
    let across = bodies[index].halfBox.x + reach
    obstacles.find(centre.x - across, centre.x + across, into: &nearby)
    for position in nearby.indices { gather(index, nearby[position]) }
    nearby.removeAll(keepingCapacity: true)
  }

  /// Sweeps over the bodies that are awake, from left to right.
  private mutating func gatherAwake() {
    for index in awake {
      let left = bodies[index].placed.x - bodies[index].halfBox.x - bodies[index].reach
      ranked.append(Ranked(rank: left, index: index.position))
    }
    ranked.shellSort(<)
    for position in ranked.indices {
      let index = BodyIndex(ranked[position].index)
      let right = bodies[index].placed.x + bodies[index].halfBox.x + bodies[index].reach
      var next = position + 1
      while next < ranked.count, ranked[next].rank <= right {
        gather(index, BodyIndex(ranked[next].index))
        next += 1
      }
    }
    ranked.removeAll(keepingCapacity: true)
  }

  private mutating func gather(_ one: BodyIndex, _ other: BodyIndex) {
    let reach = bodies[one].reach + (bodies[other].isAwake ? bodies[other].reach : 0)
    guard
      abs(bodies[one].placed.y - bodies[other].placed.y) <= bodies[one].halfSize.y + bodies[other].halfSize.y + reach,
      abs(bodies[one].placed.x - bodies[other].placed.x) <= bodies[one].halfSize.x + bodies[other].halfSize.x + reach
    else { return }
    if isContained(one, in: other) || isContained(other, in: one) { return }
    let (isFixed, isOtherFixed) = (bodies[one].isImmovable, bodies[other].isImmovable)
    if isFixed && isOtherFixed { return }
    let isSwapped = isFixed || !isOtherFixed && other < one
    collisions.append(Collision(first: isSwapped ? other : one, second: isSwapped ? one : other))
  }

  /// Returns whether a body's element is in the group whose body is `other`.
  private func isContained(_ body: BodyIndex, in other: BodyIndex) -> Bool {
    var container = bodies[body].container
    while let next = container, next != other { container = bodies[next].container }
    return container != nil
  }

  private mutating func gatherEdges(of index: BodyIndex) {
    guard bounds != nil else { return }
    for edge in 0..<4 {
      let collision = Collision(first: index, second: Collision.firstEdge.advanced(by: edge))
      if gap(of: collision).distance <= bodies[index].reach { collisions.append(collision) }
    }
  }

  /// Restores what the step already knows about collisions; a reach never shrinks, so no collision is missing.
  private mutating func keepGathered() {
    var position = 0
    for index in gathered.indices where gathered[index].isMet {
      let old = gathered[index]
      while position < collisions.count, Collision.isBefore(collisions[position], old) { position += 1 }
      if position < collisions.count, collisions[position].pair == old.pair { collisions[position] = old }
    }
    gathered.removeAll(keepingCapacity: true)
  }
}

extension PhysicsWorld {
  /// Returns the distance between two bodies and the direction that separates them; during a step, those at its
  /// beginning.
  func gap(of collision: Collision) -> (distance: Double, normal: Point) {
    let body = bodies[collision.first]
    guard collision.isEdge else {
      let other = bodies[collision.second]
      return CollisionShape(body, other).gap(at: body.position - other.position)
    }
    guard let bounds else { return (.infinity, .zero) }
    let half = body.halfBox
    let (centre, normal): (Double, Point) =
      switch Collision.firstEdge.distance(to: collision.second) {
      case 0: (body.position.x - bounds.x, Point(x: 1, y: 0))
      case 1: (bounds.right - body.position.x, Point(x: -1, y: 0))
      case 2: (body.position.y - bounds.y, Point(x: 0, y: 1))
      default: (bounds.bottom - body.position.y, Point(x: 0, y: -1))
      }
    // A body whose centre is outside can come in by itself, and is only kept from going further out.
    return centre < 0 ? (0, normal) : (centre - (normal.x == 0 ? half.y : half.x), normal)
  }

  func touches(_ collision: Collision) -> Bool {
    if collision.isEdge { return gap(of: collision).distance <= CollisionShape.skin }
    let (body, other) = (bodies[collision.first], bodies[collision.second])
    guard CollisionShape(body, other).touches(at: body.position - other.position) else { return false }
    return !isAtSeam(collision, gap(of: collision).normal)
  }

  /// Returns the displacement of the first body relative to the second.
  func travel(of collision: Collision) -> Point {
    let travel = bodies[collision.first].travel
    return collision.isEdge ? travel : travel - bodies[collision.second].travel
  }

  /// Returns the velocity of the first body relative to the second.
  func speed(of collision: Collision) -> Point {
    let speed = bodies[collision.first].velocity
    return collision.isEdge ? speed : speed - bodies[collision.second].velocity
  }

  private mutating func touch(_ index: Int) {
    let (distance, normal) = gap(of: collisions[index])
    meet(index, gap: distance, normal: normal)
  }

  /// Records that two bodies touch, or will within the step, and wakes a sleeping one if the other one disturbs it.
  private mutating func meet(_ index: Int, gap: Double, normal: Point) {
    collisions[index].isMet = true
    collisions[index].gap = gap
    collisions[index].normal = normal
    let collision = collisions[index]
    let speed = speed(of: collision)
    let closing = closing(of: collision)
    let isHit = -travel(of: collision).along(normal) > gap
    if isHit { collisions[index].closing = max(closing, drivenClosing(of: collision, along: normal)) }
    guard !collision.isEdge else { return }
    let sleeper = bodies[collision.second].isAwake ? collision.first : collision.second
    guard !bodies[sleeper].isAwake, !bodies[sleeper].isImmovable else { return }
    let mover = sleeper == collision.first ? collision.second : collision.first
    // The velocity that gravity adds in this tick doesn't count as sliding, because something may support the body.
    let before = speed - bodies[collision.first].kick + bodies[collision.second].kick
    let slide = before - normal * before.along(normal)
    let isSliding = slide.square > PhysicsWorld.stillSpeed * PhysicsWorld.stillSpeed
    let isPushed = bodies[mover].drive != .zero || bodies[mover].isImmovable && gap < -CollisionShape.skin
    let isHard = isHit && (closing > PhysicsWorld.minReportedClosing || isPushed)
    if isHard || isSliding || bodies[mover].isStirring && gap <= CollisionShape.skin { wakeInStep(sleeper) }
  }

  /// Wakes a body and all bodies that it touches, so that they take part in the current step.
  private mutating func wakeInStep(_ sleeper: BodyIndex) {
    disturb(sleeper)
    spreadStir()
    for body in awake where !bodies[body].hasBegun { begin(body) }
    isGatheringDue = true
  }

  /// Finds what each body meets next on its current path, and returns whether the step needs another round.
  mutating func meetNext() -> Bool {
    for index in awake where abs(bodies[index].travel.x) + abs(bodies[index].travel.y) > bodies[index].reach {
      isGatheringDue = true
    }
    let isMore = isGatheringDue
    if isMore { gather() }
    for index in collisions.indices where !collisions[index].isMet {
      // Passing `collisions[index]` would copy the whole world for each pair.
      let collision = collisions[index]
      let hit = hit(collision)
      collisions[index].part = hit?.part ?? 2
    }
    return meetEarliest() || isMore || isGatheringDue
  }

  /// Returns the fraction of the step at which two bodies touch, and the normal there.
  func hit(_ collision: Collision) -> (part: Double, normal: Point)? {
    let travel = travel(of: collision)
    if collision.isEdge {
      let (distance, normal) = gap(of: collision)
      let closing = -travel.along(normal)
      return closing > distance && closing > 0 ? (max(distance, 0) / closing, normal) : nil
    }
    let (body, other) = (bodies[collision.first], bodies[collision.second])
    let hit = CollisionShape(body, other).hit(from: body.placed - other.placed, travel: travel)
    if let hit, isAtSeam(collision, hit.normal) { return nil }
    return hit
  }

  /// Processes the first collision of each body, so that no collision is resolved before an earlier one.
  private mutating func meetEarliest() -> Bool {
    let same = 1e-6
    for index in awake { bodies[index].earliest = 2 }
    for collision in collisions where !collision.isMet && collision.part <= 1 {
      bodies[collision.first].earliest = min(bodies[collision.first].earliest, collision.part)
      guard !collision.isEdge, bodies[collision.second].isAwake else { continue }
      bodies[collision.second].earliest = min(bodies[collision.second].earliest, collision.part)
    }
    var isAny = false
    for index in collisions.indices where !collisions[index].isMet && collisions[index].part <= 1 {
      let collision = collisions[index]
      let isFirst = isEarliest(collision, collision.first, same) && isEarliest(collision, collision.second, same)
      guard isFirst, let (part, normal) = hit(collision) else {
        collisions[index].part = 2
        continue
      }
      isAny = true
      meet(index, gap: part * -travel(of: collision).along(normal), normal: normal)
    }
    return isAny
  }

  private func isEarliest(_ collision: Collision, _ index: BodyIndex, _ same: Double) -> Bool {
    guard index < Collision.firstEdge, bodies[index].isAwake, !bodies[index].isImmovable else { return true }
    return collision.part <= bodies[index].earliest + same
  }
}
