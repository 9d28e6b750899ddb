extension PhysicsWorld {
  /// Makes sure, whatever the bounces led to, that nothing leaves the bounds or goes through another body.
  ///
  /// A part of a way that hits nothing hits nothing either, so ways are only ever shortened. But a body that a tween or
  /// a finger pushes can't stay back for others, as the pushing body would go through it. So it is pushed on, even into
  /// them, and only immovable bodies hold it back.
  mutating func holdBack() {
    for index in awake { holdInside(index) }
    guard holdBackFromBodies(), driveAhead() else { return }
    for index in awake { holdInside(index) }
    for index in collisions.indices where !collisions[index].isEdge && isWall(collisions[index].second) {
      _ = holdBack(collisions[index])
    }
  }

  /// Shortens the ways that would lead through other bodies, and returns whether any was shortened.
  private mutating func holdBackFromBodies() -> Bool {
    var hasCut = false
    for _ in 0..<2 {
      var isAny = false
      for index in collisions.indices where !collisions[index].isEdge {
        if holdBack(collisions[index]) { isAny = true }
      }
      guard isAny else { break }
      hasCut = true
    }
    return hasCut
  }

  private func isWall(_ index: BodyIndex) -> Bool { bodies[index].isImmovable && bodies[index].drive == .zero }

  private mutating func holdInside(_ index: BodyIndex) {
    guard let bounds else { return }
    let body = bodies[index]
    let half = body.halfBox
    if body.isFreeAcross {
      let place = PhysicsWorld.inside(body.placed.x, body.travel.x, half.x, bounds.x, bounds.right)
      if place != body.placed.x + body.travel.x {
        bodies[index].travel.x = place - body.placed.x
        join(index, index)
      }
    }
    if body.isFreeDown {
      let place = PhysicsWorld.inside(body.placed.y, body.travel.y, half.y, bounds.y, bounds.bottom)
      if place != body.placed.y + body.travel.y {
        bodies[index].travel.y = place - body.placed.y
        join(index, index)
      }
    }
  }

  /// Moves a body that begins outside of the bounds to the nearest position inside, along the axes on which it is free.
  mutating func bringInside(_ index: BodyIndex) {
    guard let bounds else { return }
    let body = bodies[index]
    let half = body.halfBox
    // In a space that is too narrow, the first edge wins.
    if body.isFreeAcross {
      bodies[index].position.x = max(bounds.x + half.x, min(bounds.right - half.x, body.position.x))
      bodies[index].placed.x = bodies[index].position.x
    }
    if body.isFreeDown {
      bodies[index].position.y = max(bounds.y + half.y, min(bounds.bottom - half.y, body.position.y))
      bodies[index].placed.y = bodies[index].position.y
    }
  }

  /// Returns where a body ends up along one axis if it may not leave.
  private static func inside(_ start: Double, _ way: Double, _ half: Double, _ low: Double, _ high: Double) -> Double {
    // A body whose centre is outside may come in, but not go further out; in a space that is too narrow, the first edge
    // wins.
    let last = start <= high ? high - half : start
    let first = start >= low ? low + half : start
    return max(first, min(last, start + way))
  }

  private mutating func holdBack(_ collision: Collision) -> Bool {
    guard !touchedAtStart(collision), let (part, _) = hit(atStart: collision) else { return false }
    let (first, second) = (collision.first, collision.second)
    if !bodies[first].isImmovable { shortenWay(of: first, to: part) }
    if !bodies[second].isImmovable { shortenWay(of: second, to: part) }
    return true
  }

  private func touchedAtStart(_ collision: Collision) -> Bool {
    collision.isMet && collision.gap <= CollisionShape.skin
  }

  private func hit(atStart collision: Collision) -> (part: Double, normal: Point)? {
    guard let hit = hit(collision), hit.part < 1 else { return nil }
    return hit
  }

  private mutating func shortenWay(of index: BodyIndex, to part: Double) {
    // A sleeping body has no way.
    guard bodies[index].isAwake else { return }
    if bodies[index].isFreeAcross { bodies[index].travel.x *= part }
    if bodies[index].isFreeDown { bodies[index].travel.y *= part }
    join(index, index)
  }
}
