extension PhysicsWorld {
  /// How often the bounces of a step are gone through, so that those of a row of bodies reach its end.
  static let mostBounces = 8
  /// Ways and speeds below this are rounding.
  static let rounding = 1e-9

  /// Lets all that meet bounce off each other, until none comes closer any more; then what is heaped up rests.
  mutating func bounce() {
    for _ in 0..<PhysicsWorld.mostBounces {
      var isAny = false
      for index in meetings.indices where meetings[index].isMet {
        if bounce(index) { isAny = true }
      }
      if !isAny { return }
    }
    rest()
  }

  /// By how much gravity brings the two together in a tick.
  ///
  /// Two that fall alike do not come closer, but what lies on a body that is borne does.
  private func pull(of meeting: Meeting) -> Double {
    let first = bodies[meeting.first]
    let ofFirst = -first.kick.along(meeting.normal)
    guard !meeting.isEdge else { return ofFirst }
    let second = bodies[meeting.second]
    let ofSecond = second.kick.along(meeting.normal)
    return first.isBorne || second.isBorne ? max(ofFirst, ofSecond) : ofFirst + ofSecond
  }

  /// How fast the two touch, and how much of the tick is then left.
  ///
  /// At a tick's end a body is by half a tick's pull faster than its speed says: that is the parabola on which its
  /// places lie. The last term is what that adds to a fall from rest.
  private func impact(_ meeting: Meeting, isFirst: Bool) -> (speed: Double, rest: Double) {
    let speed = -speed(of: meeting).along(meeting.normal)
    guard speed > 0 else { return (0, 0) }
    let pull = pull(of: meeting)
    let beyond = isFirst ? max(0, -way(of: meeting).along(meeting.normal) - meeting.gap) : speed * tick
    let last = speed + pull / 2
    let square = max(0, last * last - 2 * pull * Double(tickRate) * beyond)
    let touch = square.squareRoot()
    let rest = last + touch > 0 ? min(2 * beyond / (last + touch), tick) : 0
    return (max(0, pull > 0 ? square - pull * pull / 4 : square).squareRoot(), rest)
  }

  /// How fast the two come together.
  func closing(of meeting: Meeting) -> Double { impact(meeting, isFirst: true).speed }

  /// One bounce, when the two come closer than they can; tells whether they did.
  private mutating func bounce(_ index: Int) -> Bool {
    let meeting = meetings[index]
    let normal = meeting.normal
    let ease = lightness(of: meeting, along: normal)
    let beyond = -way(of: meeting).along(normal) - meeting.gap
    let speed = -self.speed(of: meeting).along(normal)
    let isBeyond = beyond > PhysicsWorld.rounding
    guard ease > 0, isBeyond || meeting.hasBounced && speed > PhysicsWorld.rounding else { return false }
    let (impact, rest) = impact(meeting, isFirst: !meeting.hasBounced)
    if !meeting.hasBounced { meetings[index].closing = max(meeting.closing, impact) }
    meetings[index].hasBounced = true
    var out = 0.0
    if speed > 0 {
      let pull = pull(of: meeting)
      var back = impact * restitution(of: meeting)
      // What would come down again within the tick does not leave.
      if pull > 0, back <= pull / 2 { back = 0 }
      let perSecond = pull * Double(tickRate)
      if back > 0 { out = max(0, back * rest - perSecond * rest * rest / 2) }
      let after = back > 0 ? max(0, back - perSecond * rest + pull / 2) : 0
      let push = (after + speed) / ease
      bear(meeting)
      shove(meeting, along: normal, by: push)
      rub(meeting, by: push, for: meeting.hasBounced ? tick : rest)
    }
    let target = (meeting.hasBounced ? 0 : out) - meeting.gap
    let lack = target - way(of: meeting).along(normal)
    if isBeyond || lack > 0 && !meeting.hasBounced { advance(meeting, along: normal, by: lack / ease) }
    return true
  }

  /// The greater of the two; the bounds add none.
  private func restitution(of meeting: Meeting) -> Double {
    let first = bodies[meeting.first].restitution
    return meeting.isEdge ? first : max(first, bodies[meeting.second].restitution)
  }

  /// The geometric mean of the two, so that on what is perfectly smooth nothing holds; the bounds add none.
  private func friction(of meeting: Meeting) -> Double {
    let first = bodies[meeting.first].friction
    return meeting.isEdge ? first : (first * bodies[meeting.second].friction).squareRoot()
  }

  /// Slows the sliding of the two, by no more than friction allows for that push, and never back.
  private mutating func rub(_ meeting: Meeting, by push: Double, for time: Double) {
    let along = Point(x: -meeting.normal.y, y: meeting.normal.x)
    let slide = speed(of: meeting).along(along)
    let ease = lightness(of: meeting, along: along)
    guard ease > 0, slide != 0 else { return }
    let brake = min(abs(slide) / ease, friction(of: meeting) * push)
    let by = slide > 0 ? -brake : brake
    shove(meeting, along: along, by: by)
    advance(meeting, along: along, by: by * time)
  }

  /// Whoever lies on what bears it is borne.
  private mutating func bear(_ meeting: Meeting) {
    let pressing = -bodies[meeting.first].kick.along(meeting.normal)
    if meeting.isEdge || !moves(meeting.second) || bodies[meeting.second].isBorne {
      if pressing > 0 { bodies[meeting.first].isBorne = true }
    }
    guard !meeting.isEdge, !moves(meeting.first) || bodies[meeting.first].isBorne else { return }
    if bodies[meeting.second].kick.along(meeting.normal) > 0 { bodies[meeting.second].isBorne = true }
  }

  private func moves(_ index: Int) -> Bool { bodies[index].isAwake && !bodies[index].isImmovable }
}

extension PhysicsWorld {
  /// How much a push along a direction changes the speed of the two against each other.
  private func lightness(of meeting: Meeting, along direction: Point) -> Double {
    var lightness = bodies[meeting.first].lightness
    if !meeting.isEdge { lightness = lightness + bodies[meeting.second].lightness }
    return lightness.x * direction.x * direction.x + lightness.y * direction.y * direction.y
  }

  /// Pushes the first that way, and the second back.
  private mutating func shove(_ meeting: Meeting, along direction: Point, by push: Double) {
    let push = direction * push
    bodies[meeting.first].velocity = bodies[meeting.first].velocity + push.scaled(bodies[meeting.first].lightness)
    guard !meeting.isEdge else { return }
    bodies[meeting.second].velocity = bodies[meeting.second].velocity - push.scaled(bodies[meeting.second].lightness)
  }

  /// The same for their ways.
  private mutating func advance(_ meeting: Meeting, along direction: Point, by push: Double) {
    let push = direction * push
    bodies[meeting.first].travel = bodies[meeting.first].travel + push.scaled(bodies[meeting.first].lightness)
    guard !meeting.isEdge else { return }
    bodies[meeting.second].travel = bodies[meeting.second].travel - push.scaled(bodies[meeting.second].lightness)
  }

  /// Lets heaps rest at once: from the ground up, what lies on another no longer moves that one.
  ///
  /// Bounces alone would carry the ground's support up one body at a time, and a heap would sink and creep.
  private mutating func rest() {
    // The lowest first.
    for index in meetings.indices { ranked.append(Ranked(rank: -depth(of: meetings[index]), index: index)) }
    ranked.shellSort(<)
    // What still bounces under a load is stopped by that in the first pass, and bears it in the second.
    for _ in 0..<2 {
      for place in ranked.indices where meetings[ranked[place].index].isMet { rest(meetings[ranked[place].index]) }
    }
    ranked.removeAll(keepingCapacity: true)
  }

  /// How far down the one lies that presses on the other; the edges lie lowest.
  private func depth(of meeting: Meeting) -> Double {
    guard !meeting.isEdge else { return .infinity }
    let body = bodies[presses(meeting) ? meeting.first : meeting.second]
    return body.placed.along(body.kick)
  }

  /// Whether it is the first that is pulled towards the second.
  private func presses(_ meeting: Meeting) -> Bool {
    guard !meeting.isEdge else { return true }
    return -bodies[meeting.first].kick.along(meeting.normal) >= bodies[meeting.second].kick.along(meeting.normal)
  }

  private mutating func rest(_ meeting: Meeting) {
    let isFirst = presses(meeting)
    let upper = isFirst ? meeting.first : meeting.second
    let out = isFirst ? meeting.normal : meeting.normal * -1
    let lightness = bodies[upper].lightness
    let ease = lightness.x * out.x * out.x + lightness.y * out.y * out.y
    guard ease > 0 else { return }
    let beyond = -way(of: meeting).along(meeting.normal) - meeting.gap
    if beyond > 0 { bodies[upper].travel = bodies[upper].travel + (out * (beyond / ease)).scaled(lightness) }
    let speed = -self.speed(of: meeting).along(meeting.normal)
    guard meeting.hasBounced, speed > 0 else { return }
    // One that comes up from below shares its speed: to lift the upper one as if it were the ground would add some.
    let lower = isFirst ? meeting.second : meeting.first
    let isRising = lower < Meeting.firstEdge && bodies[lower].velocity.along(out) > PhysicsWorld.rounding
    let push = speed / (isRising ? self.lightness(of: meeting, along: meeting.normal) : ease)
    if isRising {
      shove(meeting, along: meeting.normal, by: push)
    } else {
      bodies[upper].velocity = bodies[upper].velocity + (out * push).scaled(lightness)
    }
    rub(meeting, by: push, for: tick)
  }
}

extension Point {
  fileprivate func scaled(_ factors: Point) -> Point { Point(x: x * factors.x, y: y * factors.y) }
}
