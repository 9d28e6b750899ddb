extension PhysicsWorld {
  /// How often a step looks for what the bounces within it led to.
  static let mostRounds = 8
  /// The same while a tween or a finger pushes bodies into others: a row of them is pushed one body a round.
  static let mostDrivenRounds = 64
  /// Under this speed, in points a second, a body counts as still.
  static let stillSpeed = 5.0
  /// Contacts that close no faster are not told, and wake nobody.
  static let leastClosing = 1.0

  /// Takes the step of a tick: what is awake falls, bounces, slides, and falls asleep.
  ///
  /// Appends to `contacts` those that begin with a closing speed over 1 point/s, and to `rested` the bodies that fall
  /// asleep, having been slower than 5 points/s for half a second; both in the document's order, a body's contact with
  /// the bounds after those with other bodies. A contact begins when the two did not touch for a tenth of a second.
  ///
  /// In flight it is semi-implicit Euler: speed first, then place. A bounce is worked out at its own moment within the
  /// step, on the parabola through the places of the ticks, so that it loses no height to the length of a tick.
  package mutating func step(at now: Int64, contacts: inout [PhysicsContact], rested: inout [Int]) {
    guard !awake.isEmpty else { return }
    // Before that spreads to its neighbors, only what was changed from outside is stirring.
    for body in awake { bodies[body].isDisturbed = bodies[body].isStirring }
    wakeNeighbors()
    for body in awake where bodies[body].isNew { bringInside(body) }
    for body in awake { begin(body) }
    isGatheringDue = true
    var round = 0
    var isDriven = true
    repeat {
      if isGatheringDue { gather() }
      bounce()
      isDriven = driveAhead()
      round += 1
    } while (round < PhysicsWorld.mostRounds || isDriven && round < PhysicsWorld.mostDrivenRounds) && meetNext()
    if isGatheringDue { gather() }
    holdBack()
    limitEnergy()
    for body in awake { arrive(body) }
    report(&contacts, at: now)
    keepTouching(at: now)
    fallAsleep(&rested)
    collisions.removeAll(keepingCapacity: true)
  }

  /// Lets a body take up its part of the step.
  mutating func begin(_ index: Int) {
    bodies[index].hasBegun = true
    bodies[index].isBorne = false
    bodies[index].reach = 0
    bodies[index].startVelocity = bodies[index].velocity
    bodies[index].fall(tick: tick)
    let body = bodies[index]
    let led = body.position - body.placed
    if !body.isFreeAcross { bodies[index].travel.x = led.x }
    if !body.isFreeDown { bodies[index].travel.y = led.y }
    bodies[index].drive = Point(x: body.isFreeAcross ? 0 : led.x, y: body.isFreeDown ? 0 : led.y)
    bodies[index].position = body.placed
  }

  private mutating func arrive(_ index: Int) {
    let place = bodies[index].placed + bodies[index].travel
    bodies[index].position = place.kept(within: PhysicsBody.farthest)
  }
}
