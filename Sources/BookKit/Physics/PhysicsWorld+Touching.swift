import PropertyList

extension PhysicsWorld {
  /// The number of ticks for which two bodies must be apart before their next contact is reported.
  private var longestPause: Int64 { Int64(tickRate + 9) / 10 }

  /// Reports the contacts that begin in this step.
  mutating func report(_ contacts: inout [PhysicsContact], at now: Int64) {
    for collision in collisions where collision.isMet && collision.closing > PhysicsWorld.minReportedClosing {
      if let touch = touch(of: collision.pair), !isPauseOver(touch, at: now - 1) { continue }
      contacts.append(PhysicsContact(body: collision.first, other: collision.isEdge ? nil : collision.second))
    }
  }

  /// Returns whether two bodies that no longer touch have been apart for long enough to forget their contact.
  private func isPauseOver(_ touch: Collision.Touching, at tick: Int64) -> Bool {
    touch.ended.map { tick - $0 >= longestPause } ?? false
  }

  /// Returns the contact of a pair that touched in the previous step or shortly before, or `nil` if there is none.
  private func touch(of pair: Collision.Pair) -> Collision.Touching? {
    let index = touching.indices.partitioningIndex { touching[$0].pair >= pair }
    return index < touching.count && touching[index].pair == pair ? touching[index] : nil
  }

  /// Records which bodies touch, for the next step; pairs that sleep continue to touch.
  mutating func keepTouching(at now: Int64) {
    for collision in collisions where collision.hasBounced || collision.part <= 1 || continuesToTouch(collision) {
      stillTouching.append(Collision.Touching(pair: collision.pair))
    }
    let newCount = stillTouching.count
    stillTouching.shellSort(<)
    var index = 0
    for touch in touching {
      while index < newCount, stillTouching[index] < touch { index += 1 }
      if index < newCount, stillTouching[index].pair == touch.pair { continue }
      var touch = touch
      if touch.ended == nil, isAwake(touch.pair.low) || isAwake(touch.pair.high) { touch.ended = now - 1 }
      if !isPauseOver(touch, at: now) { stillTouching.append(touch) }
    }
    if stillTouching.count > newCount { stillTouching.shellSort(<) }
    swap(&touching, &stillTouching)
    stillTouching.removeAll(keepingCapacity: true)
  }

  /// Returns whether two bodies touch without a bounce; a pair that is about to bounce doesn't touch yet.
  private func continuesToTouch(_ collision: Collision) -> Bool {
    guard touches(collision) else { return false }
    let normal = gap(of: collision).normal
    let closing = max(-speed(of: collision).along(normal), drivenClosing(of: collision, along: normal))
    if closing <= PhysicsWorld.minReportedClosing { return true }
    return touch(of: collision.pair).map { $0.ended == nil } ?? false
  }

  private func isAwake(_ index: BodyIndex) -> Bool { index < Collision.firstEdge && bodies[index].isAwake }
}
