/// The bodies of a page, and how they fall, bounce, slide and come to rest.
///
/// A world is a plain value: a copy saves its state, and equal worlds stay equal if the same is done to both. A body is
/// identified by its index, which is its position in the document. Each ``step(at:contacts:rested:)`` is one tick long.
/// Invalid numbers are replaced with valid ones, and calls for a body that doesn't exist have no effect.
package struct PhysicsWorld: Sendable, Equatable {
  package let tickRate: Int
  /// The velocity that gravity adds in a second.
  package let gravity: Point
  package let bounds: Rectangle?
  /// All bodies, in document order.
  package internal(set) var bodies = IndexedArray<BodyIndex, PhysicsBody>()

  /// The bodies that a step processes, in document order.
  var awake: [BodyIndex] = []
  /// The pairs of bodies that touch, or touched in the last tenth of a second, in ascending order.
  var touching: [Collision.Touching] = []
  /// All bodies that are on stage and not awake.
  var obstacles = Obstacles()
  /// Whether the obstacles must be collected again.
  var obstaclesAreStale = true

  // The following properties are empty between steps, and only kept so that steps don't allocate memory.
  var collisions: [Collision] = []
  var gathered: [Collision] = []
  var nearby: [BodyIndex] = []
  var ranked: [Ranked] = []
  var stillTouching: [Collision.Touching] = []
  var balances = IndexedArray<BalanceIndex, EnergyBalance>()
  var isGatheringDue = false

  /// Creates a world without bodies, with `tickRate` steps per second (1…1000).
  package init(tickRate: Int, gravity: Point, bounds: Rectangle? = nil) {
    self.tickRate = min(max(tickRate, 1), 1000)
    self.gravity = gravity.clamped(within: PhysicsBody.fastest)
    self.bounds = bounds.map { bounds in
      let limit = PhysicsBody.farthest
      return Rectangle(
        x: bounds.x.clamped(-limit, limit), y: bounds.y.clamped(-limit, limit),
        width: bounds.width.clamped(0, limit), height: bounds.height.clamped(0, limit))
    }
  }

  /// Whether a step can change anything; if not, steps can be skipped.
  package var isAwake: Bool { !awake.isEmpty }

  /// The length of a tick in seconds.
  var tick: Double { 1 / Double(tickRate) }

  package mutating func add(_ body: PhysicsBody) -> BodyIndex { bodies.append(body) }

  /// Brings a body on stage, awake and in its initial state: not held, led or laid to rest.
  ///
  /// `offset` is the vector from the origin of the body's frame to its centre, which is at `position`.
  package mutating func enter(
    _ body: BodyIndex, at position: Point, offset: Point = .zero, halfSize: Point, velocity: Point
  ) {
    guard bodies.indices.contains(body) else { return }
    if bodies[body].isPresent { leave(body) }
    bodies[body].isPresent = true
    bodies[body].isHeld = false
    bodies[body].isAtRestForGood = false
    bodies[body].isLedAcross = false
    bodies[body].isLedDown = false
    bodies[body].isNew = true
    bodies[body].halfSize = PhysicsBody.size(halfSize)
    bodies[body].offset = offset.clamped(within: PhysicsBody.farthest)
    bodies[body].velocity = velocity.clamped(within: PhysicsBody.fastest)
    put(body, at: position)
    disturb(body)
  }

  /// Takes a body off stage, and wakes the bodies that touch it.
  package mutating func leave(_ body: BodyIndex) {
    guard isOnStage(body) else { return }
    disturbNeighbors(of: body)
    touching.removeAll { $0.pair.low == body || $0.pair.high == body }
    putToSleep(body)
    bodies[body].isPresent = false
  }

  /// Makes a finger hold a body: the body stops, ignores gravity, and moves only by ``move(_:to:)``.
  package mutating func hold(_ body: BodyIndex) { stop(body, isHeld: true) }

  /// Releases a body from a finger, so that it falls again.
  package mutating func release(_ body: BodyIndex) {
    guard isOnStage(body), bodies[body].isHeld else { return }
    bodies[body].isHeld = false
    disturb(body)
  }

  /// Makes a body that was dropped on its target stay there, like a static one, until it is held again.
  package mutating func layToRest(_ body: BodyIndex) { stop(body, isHeld: false) }

  /// Stops a body, either held by a finger or for good.
  private mutating func stop(_ body: BodyIndex, isHeld: Bool) {
    guard isOnStage(body) else { return }
    bodies[body].isHeld = isHeld
    bodies[body].isAtRestForGood = !isHeld
    bodies[body].velocity = .zero
    disturb(body)
  }

  /// Sets whether tweens determine the position of a body, horizontally and vertically; the body has no velocity along
  /// such an axis.
  package mutating func lead(_ body: BodyIndex, across: Bool, down: Bool) {
    guard isOnStage(body), across != bodies[body].isLedAcross || down != bodies[body].isLedDown else { return }
    let old = bodies[body]
    bodies[body].isLedAcross = across
    bodies[body].isLedDown = down
    if !old.isFreeAcross { bodies[body].velocity.x = 0 }
    if !old.isFreeDown { bodies[body].velocity.y = 0 }
    disturb(body)
  }

  /// Moves a held, led or static body; the next step pushes aside whatever is in its way.
  ///
  /// Along an axis on which the body moves by itself, nothing changes.
  package mutating func move(_ body: BodyIndex, to position: Point) {
    guard isOnStage(body) else { return }
    let position = position.clamped(within: PhysicsBody.farthest)
    let old = bodies[body].position
    if !bodies[body].isFreeAcross { bodies[body].position.x = position.x }
    if !bodies[body].isFreeDown { bodies[body].position.y = position.y }
    if bodies[body].position != old { disturb(body) }
  }

  /// Moves a body elsewhere, without touching anything in between.
  package mutating func place(_ body: BodyIndex, at position: Point) {
    guard isOnStage(body) else { return }
    put(body, at: position)
    disturb(body)
  }

  /// Moves a body elsewhere along the axes on which it doesn't move by itself, without touching anything in between.
  package mutating func jump(_ body: BodyIndex, to position: Point) {
    guard isOnStage(body) else { return }
    let old = bodies[body].position
    let target = Point(
      x: bodies[body].isFreeAcross ? old.x : position.x, y: bodies[body].isFreeDown ? old.y : position.y)
    if target != old || old != bodies[body].placed { place(body, at: target) }
  }

  /// Resizes a body around the origin of its frame; `offset` is the vector from this origin to the centre.
  package mutating func resize(_ body: BodyIndex, halfSize: Point, offset: Point = .zero) {
    let halfSize = PhysicsBody.size(halfSize)
    let offset = offset.clamped(within: PhysicsBody.farthest)
    guard isOnStage(body), halfSize != bodies[body].halfSize || offset != bodies[body].offset else { return }
    let shift = offset - bodies[body].offset
    bodies[body].halfSize = halfSize
    bodies[body].offset = offset
    bodies[body].placed = (bodies[body].placed + shift).clamped(within: PhysicsBody.farthest)
    bodies[body].position = (bodies[body].position + shift).clamped(within: PhysicsBody.farthest)
    disturb(body)
  }

  /// Sets the velocity of a body; immovable bodies ignore it.
  package mutating func push(_ body: BodyIndex, velocity: Point) {
    guard isOnStage(body), !bodies[body].isImmovable else { return }
    bodies[body].velocity = velocity.clamped(within: PhysicsBody.fastest)
    disturb(body)
  }
}

extension PhysicsWorld {
  private func isOnStage(_ body: BodyIndex) -> Bool {
    bodies.indices.contains(body) && bodies[body].isPresent
  }

  private mutating func put(_ body: BodyIndex, at position: Point) {
    bodies[body].position = position.clamped(within: PhysicsBody.farthest)
    bodies[body].placed = bodies[body].position
  }
}
