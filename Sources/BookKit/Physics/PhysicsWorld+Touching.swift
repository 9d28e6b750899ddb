extension PhysicsWorld {
  /// For how many ticks two bodies must be apart so that the next contact is reported.
  private var longestPause: Int64 { Int64(tickRate + 9) / 10 }

  /// Reports the contacts of this step that are more than going on to touch.
  mutating func report(_ contacts: inout [PhysicsContact], at now: Int64) {
    for meeting in meetings where meeting.isMet && meeting.closing > PhysicsWorld.leastClosing {
      if let touch = touch(of: meeting.pair), !isPauseOver(touch, at: now - 1) { continue }
      contacts.append(PhysicsContact(body: meeting.first, other: meeting.isEdge ? nil : meeting.second))
    }
  }

  /// Whether two that no longer touch have been apart for so long that their contact is forgotten.
  private func isPauseOver(_ touch: Meeting.Touching, at tick: Int64) -> Bool {
    touch.ended.map { tick - $0 >= longestPause } ?? false
  }

  /// What is known of the two, if they touched in the step before, or shortly before that.
  private func touch(of pair: Meeting.Pair) -> Meeting.Touching? {
    var (low, high) = (0, touching.count)
    while low < high {
      let middle = (low + high) / 2
      if touching[middle].pair < pair { low = middle + 1 } else { high = middle }
    }
    return low < touching.count && touching[low].pair == pair ? touching[low] : nil
  }

  /// Notes who touches whom, for the next step; pairs that sleep go on touching.
  mutating func keepTouching(at now: Int64) {
    for meeting in meetings where meeting.hasBounced || meeting.part <= 1 || goesOnTouching(meeting) {
      stillTouching.append(Meeting.Touching(pair: meeting.pair))
    }
    let news = stillTouching.count
    stillTouching.shellSort(<)
    var place = 0
    for touch in touching {
      while place < news, stillTouching[place] < touch { place += 1 }
      if place < news, stillTouching[place].pair == touch.pair { continue }
      var touch = touch
      if touch.ended == nil, isAwake(touch.pair.low) || isAwake(touch.pair.high) { touch.ended = now - 1 }
      if !isPauseOver(touch, at: now) { stillTouching.append(touch) }
    }
    if stillTouching.count > news { stillTouching.shellSort(<) }
    swap(&touching, &stillTouching)
    stillTouching.removeAll(keepingCapacity: true)
  }

  /// Whether the two touch without a bounce; those that are just about to bounce do not touch yet.
  private func goesOnTouching(_ meeting: Meeting) -> Bool {
    guard touches(meeting) else { return false }
    let normal = gap(of: meeting).normal
    let closing = max(-speed(of: meeting).along(normal), drivenClosing(of: meeting, along: normal))
    if closing <= PhysicsWorld.leastClosing { return true }
    return touch(of: meeting.pair).map { $0.ended == nil } ?? false
  }

  private func isAwake(_ index: Int) -> Bool { index < Meeting.firstEdge && bodies[index].isAwake }
}
