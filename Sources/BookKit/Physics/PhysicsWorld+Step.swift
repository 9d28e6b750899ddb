extension PhysicsWorld {
  /// The maximum number of rounds in which a step looks for the consequences of its bounces.
  static let maxRounds = 8
  /// The maximum number of rounds while a tween or a finger pushes bodies; each round pushes one more body of a row.
  static let maxDrivenRounds = 64
  /// The speed, in points per second, below which a body counts as still.
  static let stillSpeed = 5.0
  /// The closing speed above which contacts are reported and wake bodies.
  static let minReportedClosing = 1.0

  /// Performs the step of a tick: bodies that are awake fall, bounce, slide, and fall asleep.
  ///
  /// Appends to `contacts` the contacts that begin at more than 1 point/s, and to `rested` the bodies that fall asleep
  /// after they were slower than 5 points/s for half a second. Both are in document order, with a body's contact with
  /// the bounds after its contacts with other bodies. A contact counts as new only if the two bodies haven't touched
  /// for a tenth of a second.
  ///
  /// Integration in flight is semi-implicit Euler: first the velocity, then the position. A bounce is resolved at its
  /// own moment within the step, on the parabola through the positions at the ticks, so that its height doesn't depend
  /// on the length of a tick.
  package mutating func step(at now: Int64, contacts: inout [PhysicsContact], rested: inout [BodyIndex]) {
    guard !awake.isEmpty else { return }
    // At this point, only bodies that were changed from outside are stirring.
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
    } while (round < PhysicsWorld.maxRounds || isDriven && round < PhysicsWorld.maxDrivenRounds) && meetNext()
    if isGatheringDue { gather() }
    holdBack()
    limitEnergy()
    for body in awake { arrive(body) }
    report(&contacts, at: now)
    keepTouching(at: now)
    fallAsleep(&rested)
    collisions.removeAll(keepingCapacity: true)
  }

  /// Makes a body take part in the step.
  mutating func begin(_ index: BodyIndex) {
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

  private mutating func arrive(_ index: BodyIndex) {
    bodies[index].position = (bodies[index].placed + bodies[index].travel).clamped(within: PhysicsBody.farthest)
  }
}
