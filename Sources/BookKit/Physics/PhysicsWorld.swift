/// The bodies of a page, and how they fall, bounce, slide and come to rest.
///
/// A plain value: copying it saves it, and two equal worlds stay equal when the same is done to both. A body is known
/// by its index, which is its place in the document. Each ``step(contacts:rested:)`` is one tick long. Numbers that no
/// body can have are replaced, and what is asked of a body that does not exist has no effect.
package struct PhysicsWorld: Sendable, Equatable {
  /// Steps in a second.
  package let tickRate: Int
  /// What a second of falling adds to a body's speed.
  package let gravity: Point
  /// What holds the bodies inside, if anything.
  package let bounds: Rectangle?
  /// All bodies, in the document's order.
  package internal(set) var bodies: [PhysicsBody] = []

  /// The bodies that a step looks at, in the document's order.
  var awake: [Int] = []
  /// Which bodies touch, sorted.
  var touching: [Meeting.Pair] = []
  /// All bodies that are on stage and not awake.
  var obstacles = Obstacles()
  /// Whether the obstacles are others than those collected.
  var areObstaclesStale = true

  // What follows is empty between steps; it is kept so that steps need no new memory.
  var meetings: [Meeting] = []
  var gathered: [Meeting] = []
  var nearby: [Int] = []
  var ranked: [Ranked] = []
  var stillTouching: [Meeting.Pair] = []
  var isGatheringDue = false

  /// A world without bodies, with `tickRate` steps in a second (1…1000).
  package init(tickRate: Int, gravity: Point, bounds: Rectangle? = nil) {
    self.tickRate = min(max(tickRate, 1), 1000)
    self.gravity = gravity.kept(within: PhysicsBody.fastest)
    self.bounds = bounds.map { bounds in
      let limit = PhysicsBody.farthest
      return Rectangle(
        x: bounds.x.kept(-limit, limit), y: bounds.y.kept(-limit, limit),
        width: bounds.width.kept(0, limit), height: bounds.height.kept(0, limit))
    }
  }

  /// Whether a step may change anything; when not, steps can be left out.
  package var isAwake: Bool { !awake.isEmpty }

  /// A tick's length in seconds.
  var tick: Double { 1 / Double(tickRate) }

  /// Adds a body that is not on stage yet; tells its index.
  package mutating func add(_ body: PhysicsBody) -> Int {
    bodies.append(body)
    return bodies.count - 1
  }

  /// A body comes on stage, awake, as it was made: held, led or laid to rest by nobody.
  package mutating func enter(_ body: Int, at position: Point, halfSize: Point, velocity: Point) {
    guard bodies.indices.contains(body) else { return }
    if bodies[body].isPresent { leave(body) }
    bodies[body].isPresent = true
    bodies[body].isHeld = false
    bodies[body].isAtRestForGood = false
    bodies[body].isLedAcross = false
    bodies[body].isLedDown = false
    bodies[body].halfSize = PhysicsBody.size(halfSize)
    bodies[body].velocity = velocity.kept(within: PhysicsBody.fastest)
    put(body, at: position)
    stir(body)
  }

  /// A body leaves the stage; what rests on it wakes.
  package mutating func leave(_ body: Int) {
    guard isOnStage(body) else { return }
    wakeNeighbours(of: body)
    touching.removeAll { $0.low == body || $0.high == body }
    settle(body)
    bodies[body].isPresent = false
  }

  /// A finger takes a body: it stops, feels no gravity, and goes only where ``move(_:to:)`` says.
  package mutating func hold(_ body: Int) { stop(body, isHeld: true) }

  /// A finger lets a body go: it falls again.
  package mutating func release(_ body: Int) {
    guard isOnStage(body), bodies[body].isHeld else { return }
    bodies[body].isHeld = false
    stir(body)
    wakeNeighbours(of: body)
  }

  /// A body was dropped on its target: it stands where it is, like a static one, until it is held again.
  package mutating func layToRest(_ body: Int) { stop(body, isHeld: false) }

  /// Stops a body, either in a finger's hold or for good.
  private mutating func stop(_ body: Int, isHeld: Bool) {
    guard isOnStage(body) else { return }
    bodies[body].isHeld = isHeld
    bodies[body].isAtRestForGood = !isHeld
    bodies[body].velocity = .zero
    stir(body)
    wakeNeighbours(of: body)
  }

  /// Tells whether tweens say where a body is, across and downwards; there it keeps no speed of its own.
  package mutating func lead(_ body: Int, across: Bool, down: Bool) {
    guard isOnStage(body), across != bodies[body].isLedAcross || down != bodies[body].isLedDown else { return }
    bodies[body].isLedAcross = across
    bodies[body].isLedDown = down
    stir(body)
    wakeNeighbours(of: body)
  }

  /// Moves a held, led or static body; what is in its way is pushed aside in the next step.
  ///
  /// Along an axis on which the body moves by itself nothing changes.
  package mutating func move(_ body: Int, to position: Point) {
    guard isOnStage(body) else { return }
    let position = position.kept(within: PhysicsBody.farthest)
    let old = bodies[body].position
    if !bodies[body].isFreeAcross { bodies[body].position.x = position.x }
    if !bodies[body].isFreeDown { bodies[body].position.y = position.y }
    if bodies[body].position != old { stir(body) }
  }

  /// Sets a body elsewhere, without touching what lies between.
  package mutating func place(_ body: Int, at position: Point) {
    guard isOnStage(body) else { return }
    wakeNeighbours(of: body)
    put(body, at: position)
    stir(body)
  }

  /// Makes a body larger or smaller about its centre.
  package mutating func resize(_ body: Int, halfSize: Point) {
    let halfSize = PhysicsBody.size(halfSize)
    guard isOnStage(body), halfSize != bodies[body].halfSize else { return }
    bodies[body].halfSize = halfSize
    stir(body)
    wakeNeighbours(of: body)
  }

  /// Gives a body another speed; one that is held, led or static takes none.
  package mutating func push(_ body: Int, velocity: Point) {
    guard isOnStage(body), !bodies[body].isImmovable else { return }
    bodies[body].velocity = velocity.kept(within: PhysicsBody.fastest)
    stir(body)
  }
}

extension PhysicsWorld {
  private func isOnStage(_ body: Int) -> Bool {
    bodies.indices.contains(body) && bodies[body].isPresent
  }

  private mutating func put(_ body: Int, at position: Point) {
    bodies[body].position = position.kept(within: PhysicsBody.farthest)
    bodies[body].placed = bodies[body].position
  }

  /// Wakes a body, or lets the next step look at one that only others move.
  mutating func stir(_ body: Int) {
    bodies[body].stillTicks = 0
    if !bodies[body].isAwake {
      bodies[body].isAwake = true
      awake.insert(body, at: awake.firstIndex { $0 > body } ?? awake.count)
      areObstaclesStale = true
    }
    bodies[body].weigh(gravity: gravity, tick: tick)
  }

  /// Lets a body sleep.
  mutating func settle(_ body: Int) {
    areObstaclesStale = true
    bodies[body].isAwake = false
    bodies[body].velocity = .zero
    bodies[body].weigh(gravity: gravity, tick: tick)
    if let place = awake.firstIndex(of: body) { awake.remove(at: place) }
  }

  /// Wakes the sleeping bodies that touch `body`.
  mutating func wakeNeighbours(of body: Int) {
    for pair in touching where pair.low == body || pair.high == body {
      let other = pair.low == body ? pair.high : pair.low
      if other < Meeting.firstEdge, !bodies[other].isAwake, !bodies[other].isImmovable { stir(other) }
    }
  }
}
