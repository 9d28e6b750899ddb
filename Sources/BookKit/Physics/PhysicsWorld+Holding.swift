extension PhysicsWorld {
  /// Makes sure that nothing leaves the bounds or goes through another body, whatever the bounces did.
  ///
  /// Part of a free path is also free, so it's enough to shorten paths. But a body that a tween or a finger pushes
  /// can't stop in front of other bodies, because the pushing body would go through it. It's pushed on, even into other
  /// bodies, and only immovable bodies hold it back.
  mutating func holdBack() {
    for index in awake { holdInside(index) }
    guard holdBackFromBodies(), driveAhead() else { return }
    for index in awake { holdInside(index) }
    for index in collisions.indices where !collisions[index].isEdge && isWall(collisions[index].second) {
      _ = holdBack(collisions[index])
    }
  }

  /// Shortens the paths that would lead through other bodies, and returns whether any was shortened.
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
      let end = PhysicsWorld.inside(body.placed.x, body.travel.x, half.x, bounds.x, bounds.right)
      if end != body.placed.x + body.travel.x {
        bodies[index].travel.x = end - body.placed.x
        join(index, index)
      }
    }
    if body.isFreeDown {
      let end = PhysicsWorld.inside(body.placed.y, body.travel.y, half.y, bounds.y, bounds.bottom)
      if end != body.placed.y + body.travel.y {
        bodies[index].travel.y = end - body.placed.y
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

  /// Returns the position along one axis where a body ends up if it can't leave the bounds.
  private static func inside(_ start: Double, _ move: Double, _ half: Double, _ low: Double, _ high: Double) -> Double {
    // A body whose centre is outside can come in, but not go further out; in a space that is too narrow, the first edge
    // wins.
    let last = start <= high ? high - half : start
    let first = start >= low ? low + half : start
    return max(first, min(last, start + move))
  }

  private mutating func holdBack(_ collision: Collision) -> Bool {
    let touchedAtStart = collision.isMet && collision.gap <= CollisionShape.skin
    guard !touchedAtStart, let (part, _) = hit(collision), part < 1 else { return false }
    let (first, second) = (collision.first, collision.second)
    if !bodies[first].isImmovable { shortenPath(of: first, to: part) }
    if !bodies[second].isImmovable { shortenPath(of: second, to: part) }
    return true
  }

  private mutating func shortenPath(of index: BodyIndex, to part: Double) {
    // A sleeping body doesn't move.
    guard bodies[index].isAwake else { return }
    if bodies[index].isFreeAcross { bodies[index].travel.x *= part }
    if bodies[index].isFreeDown { bodies[index].travel.y *= part }
    join(index, index)
  }
}
