extension PhysicsWorld {
  /// Makes bodies that a tween or a finger moves push the bodies in their way, which in turn push the next ones.
  ///
  /// Only the pushed body gives way, as if the other had infinite mass. If both gave way, as in a bounce, a fast lift
  /// would go through the lowest body of a stack before its push reached the top.
  ///
  /// - Returns: Whether anything was pushed.
  mutating func driveAhead() -> Bool {
    var isAny = false
    for index in awake where bodies[index].drive != .zero { isAny = true }
    guard isAny else { return false }
    var hasDriven = false
    for _ in 0..<PhysicsWorld.maxDrivenRounds {
      isAny = false
      for index in collisions.indices where collisions[index].isMet && drive(collisions[index]) { isAny = true }
      guard isAny else { break }
      hasDriven = true
    }
    if hasDriven { keepOutOfImmovable() }
    return hasDriven
  }

  /// Returns the speed at which two bodies approach each other because a tween or a finger moves one of them.
  func drivenClosing(of collision: Collision, along normal: Point) -> Double {
    var drive = bodies[collision.first].drive
    if !collision.isEdge { drive -= bodies[collision.second].drive }
    return -drive.along(normal) * Double(tickRate)
  }

  /// Pushes the body in front out of the other one's way, and returns whether that was necessary.
  private mutating func drive(_ collision: Collision) -> Bool {
    guard !collision.isEdge else { return false }
    let ofFirst = -bodies[collision.first].drive.along(collision.normal)
    let ofSecond = bodies[collision.second].drive.along(collision.normal)
    guard max(ofFirst, ofSecond) > 0, ofFirst != ofSecond else { return false }
    let beyond = -travel(of: collision).along(collision.normal) - collision.gap
    let isFirst = ofFirst > ofSecond
    let (driver, driven) = isFirst ? (collision.first, collision.second) : (collision.second, collision.first)
    let out = isFirst ? collision.normal * -1 : collision.normal
    // A bounce may have moved the body out of the way already.
    guard beyond > -PhysicsWorld.rounding, bodies[driven].isFree(along: out) else { return false }
    bodies[driven].drive = bodies[driver].drive
    guard beyond > PhysicsWorld.rounding else { return false }
    bodies[driven].giveWay(beyond, along: out)
    return true
  }

  /// Keeps pushed bodies out of walls, which never move; a body pushed against a wall overlaps the body that pushes it.
  private mutating func keepOutOfImmovable() {
    for collision in collisions where collision.isMet {
      let beyond = -travel(of: collision).along(collision.normal) - collision.gap
      guard beyond > 0 else { continue }
      if collision.isEdge || bodies[collision.second].isImmovable && bodies[collision.second].drive == .zero {
        bodies[collision.first].giveWay(beyond, along: collision.normal)
      }
    }
  }
}

extension PhysicsBody {
  /// Returns whether pushes along a direction move the body.
  fileprivate func isFree(along out: Point) -> Bool { ease(along: out) > 0 }

  private func ease(along out: Point) -> Double { inverseMass.x * out.x * out.x + inverseMass.y * out.y * out.y }

  /// Moves the body further by `distance` along a direction, on the axes on which it is free.
  fileprivate mutating func giveWay(_ distance: Double, along out: Point) {
    let ease = ease(along: out)
    guard ease > 0 else { return }
    let push = distance / ease
    travel += Point(x: out.x * push * inverseMass.x, y: out.y * push * inverseMass.y)
  }
}
