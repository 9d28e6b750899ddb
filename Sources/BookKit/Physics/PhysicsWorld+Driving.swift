extension PhysicsWorld {
  /// Lets bodies that a tween or a finger moves push others ahead of them, and those the next ones, as far as it goes.
  ///
  /// The pushed body alone gives way, as if the other had no end of weight. To share the way, as a bounce does, would
  /// let a fast lift go through the lowest body of a stack before its push has reached the top.
  ///
  /// - Returns: whether anything was pushed.
  mutating func driveAhead() -> Bool {
    var isAny = false
    for index in awake where bodies[index].drive != .zero { isAny = true }
    guard isAny else { return false }
    var hasDriven = false
    for _ in 0..<PhysicsWorld.mostDrivenRounds {
      isAny = false
      for index in meetings.indices where meetings[index].isMet && drive(meetings[index]) { isAny = true }
      guard isAny else { break }
      hasDriven = true
    }
    if hasDriven { keepOutOfImmovable() }
    return hasDriven
  }

  /// How fast the two come together because something moves one of them.
  func drivenClosing(of meeting: Meeting, along normal: Point) -> Double {
    var drive = bodies[meeting.first].drive
    if !meeting.isEdge { drive = drive - bodies[meeting.second].drive }
    return -drive.along(normal) * Double(tickRate)
  }

  /// Pushes the one of the two that is ahead out of the other's way; tells whether it had to.
  private mutating func drive(_ meeting: Meeting) -> Bool {
    guard !meeting.isEdge else { return false }
    let ofFirst = -bodies[meeting.first].drive.along(meeting.normal)
    let ofSecond = bodies[meeting.second].drive.along(meeting.normal)
    guard max(ofFirst, ofSecond) > 0, ofFirst != ofSecond else { return false }
    let beyond = -way(of: meeting).along(meeting.normal) - meeting.gap
    let isFirst = ofFirst > ofSecond
    let (driver, driven) = isFirst ? (meeting.first, meeting.second) : (meeting.second, meeting.first)
    let out = isFirst ? meeting.normal * -1 : meeting.normal
    // A bounce may have moved it out of the way already.
    guard beyond > -PhysicsWorld.rounding, bodies[driven].isFree(along: out) else { return false }
    bodies[driven].drive = bodies[driver].drive
    guard beyond > PhysicsWorld.rounding else { return false }
    bodies[driven].giveWay(beyond, along: out)
    return true
  }

  /// Whatever pushes, walls stand: what is pushed into one is squeezed.
  private mutating func keepOutOfImmovable() {
    for meeting in meetings where meeting.isMet {
      let beyond = -way(of: meeting).along(meeting.normal) - meeting.gap
      guard beyond > 0 else { continue }
      if meeting.isEdge || bodies[meeting.second].isImmovable && bodies[meeting.second].drive == .zero {
        bodies[meeting.first].giveWay(beyond, along: meeting.normal)
      }
    }
  }
}

extension PhysicsBody {
  /// Whether pushes along a direction move it.
  fileprivate func isFree(along out: Point) -> Bool { ease(along: out) > 0 }

  private func ease(along out: Point) -> Double { lightness.x * out.x * out.x + lightness.y * out.y * out.y }

  /// Goes farther by `distance` along a direction, on the axes on which it is free.
  fileprivate mutating func giveWay(_ distance: Double, along out: Point) {
    let ease = ease(along: out)
    guard ease > 0 else { return }
    let push = distance / ease
    travel = travel + Point(x: out.x * push * lightness.x, y: out.y * push * lightness.y)
  }
}
