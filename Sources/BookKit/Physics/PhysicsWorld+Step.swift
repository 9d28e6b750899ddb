extension PhysicsWorld {
  /// How often a step looks for what the bounces within it led to.
  static let mostRounds = 8
  /// Under this speed, in points a second, a body counts as still.
  static let stillSpeed = 5.0
  /// Contacts that close no faster are not told, and wake nobody.
  static let leastClosing = 1.0

  /// Takes one step: what is awake falls, bounces, slides, and falls asleep.
  ///
  /// Appends to `contacts` those that begin with a closing speed over 1 point/s, and to `rested` the bodies that fall
  /// asleep, having been slower than 5 points/s for half a second; both in the document's order, a body's contact with
  /// the bounds after those with other bodies. A contact begins when the two did not touch in the step before.
  ///
  /// In flight it is semi-implicit Euler: speed first, then place. A bounce is worked out at its own moment within the
  /// step, on the parabola through the places of the ticks, so that it loses no height to the length of a tick.
  package mutating func step(contacts: inout [PhysicsContact], rested: inout [Int]) {
    guard !awake.isEmpty else { return }
    for body in awake { begin(body) }
    isGatheringDue = true
    var round = 0
    repeat {
      if isGatheringDue { gather() }
      bounce()
      round += 1
    } while round < PhysicsWorld.mostRounds && meetNext()
    if isGatheringDue { gather() }
    holdBack()
    for body in awake { arrive(body) }
    tell(&contacts)
    wakeBorne()
    keepTouching()
    fallAsleep(&rested)
    meetings.removeAll(keepingCapacity: true)
  }

  private mutating func begin(_ index: Int) {
    bodies[index].isBorne = false
    bodies[index].reach = 0
    bodies[index].fall(tick: tick)
    let body = bodies[index]
    let led = body.position - body.placed
    if !body.isFreeAcross { bodies[index].travel.x = led.x }
    if !body.isFreeDown { bodies[index].travel.y = led.y }
    bodies[index].position = body.placed
  }

  private mutating func arrive(_ index: Int) {
    let place = bodies[index].placed + bodies[index].travel
    bodies[index].position = place.kept(within: PhysicsBody.farthest)
  }

  /// Lets what lies on a body wake when that moves away under it.
  private mutating func wakeBorne() {
    for pair in touching {
      guard pair.high < Meeting.firstEdge, bodies[pair.low].isAwake != bodies[pair.high].isAwake else { continue }
      let (mover, sleeper) = bodies[pair.low].isAwake ? (pair.low, pair.high) : (pair.high, pair.low)
      // However slowly a tween moves it; what moves by itself and as slowly as that counts as still.
      let isMoved = bodies[mover].isImmovable ? bodies[mover].travel != .zero : !isStill(bodies[mover])
      if isMoved, !bodies[sleeper].isImmovable { stir(sleeper) }
    }
  }

  private func isStill(_ body: PhysicsBody) -> Bool {
    let way = PhysicsWorld.stillSpeed * tick
    return body.velocity.square < PhysicsWorld.stillSpeed * PhysicsWorld.stillSpeed && body.travel.square < way * way
  }

  private mutating func fallAsleep(_ rested: inout [Int]) {
    let longest = (tickRate + 1) / 2
    var place = 0
    while place < awake.count {
      let index = awake[place]
      let body = bodies[index]
      bodies[index].placed = body.position
      bodies[index].travel = .zero
      bodies[index].stillTicks = isStill(body) ? body.stillTicks + 1 : 0
      if body.isImmovable {
        settle(index)
      } else if bodies[index].stillTicks >= longest {
        settle(index)
        rested.append(index)
      } else {
        place += 1
      }
    }
  }

  private mutating func tell(_ contacts: inout [PhysicsContact]) {
    for meeting in meetings where meeting.isMet && meeting.closing > PhysicsWorld.leastClosing {
      if !touched(meeting.pair) {
        contacts.append(PhysicsContact(body: meeting.first, other: meeting.isEdge ? nil : meeting.second))
      }
    }
  }

  /// Whether the two touched in the step before.
  private func touched(_ pair: Meeting.Pair) -> Bool {
    var (low, high) = (0, touching.count)
    while low < high {
      let middle = (low + high) / 2
      if touching[middle] < pair { low = middle + 1 } else { high = middle }
    }
    return low < touching.count && touching[low] == pair
  }

  /// Remembers who touches whom, for the next step; pairs that sleep go on touching.
  private mutating func keepTouching() {
    for pair in touching where !isAwake(pair.low) && !isAwake(pair.high) { stillTouching.append(pair) }
    for meeting in meetings where meeting.hasBounced || meeting.part <= 1 || goesOnTouching(meeting) {
      stillTouching.append(meeting.pair)
    }
    stillTouching.shellSort(<)
    swap(&touching, &stillTouching)
    stillTouching.removeAll(keepingCapacity: true)
  }

  /// Whether the two touch without a bounce; those that are just about to bounce do not touch yet.
  private func goesOnTouching(_ meeting: Meeting) -> Bool {
    guard touches(meeting) else { return false }
    let closing = -speed(of: meeting).along(gap(of: meeting).normal)
    return closing <= PhysicsWorld.leastClosing || touched(meeting.pair)
  }

  private func isAwake(_ index: Int) -> Bool { index < Meeting.firstEdge && bodies[index].isAwake }
}
