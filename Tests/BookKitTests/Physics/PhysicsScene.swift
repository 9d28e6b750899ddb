import BookKit

/// A physics world together with everything that its steps reported.
struct PhysicsScene: Equatable {
  var world: PhysicsWorld
  var contacts: [PhysicsContact] = []
  var rested: [BodyIndex] = []
  private var tick: Int64 = 0

  init(rate: Int = 60, gravity: Double = 1470, bounds: Rectangle? = nil) {
    world = PhysicsWorld(tickRate: rate, gravity: Point(x: 0, y: gravity), bounds: bounds)
  }

  /// Adds a body and brings it on stage; `at` is its centre, `size` half its width and height.
  mutating func add(
    _ shape: PhysicsBody.Shape = .rectangle, at place: (Double, Double), size: (Double, Double), isFixed: Bool = false,
    speed: (Double, Double) = (0, 0), restitution: Double = 0, friction: Double = 0.2, gravityScale: Double = 1
  ) -> BodyIndex {
    let position = Point(x: place.0, y: place.1)
    let halfSize = Point(x: size.0, y: size.1)
    let velocity = Point(x: speed.0, y: speed.1)
    let body = world.add(
      PhysicsBody(
        shape: shape, isFixed: isFixed, position: position, halfSize: halfSize, velocity: velocity,
        restitution: restitution, friction: friction, gravityScale: gravityScale))
    world.enter(body, at: position, halfSize: halfSize, velocity: velocity)
    return body
  }

  mutating func step(_ count: Int = 1) {
    for _ in 0..<count {
      tick += 1
      world.step(at: tick, contacts: &contacts, rested: &rested)
    }
  }

  func place(_ body: BodyIndex) -> Point { world.bodies[body].position }

  func speed(_ body: BodyIndex) -> Point { world.bodies[body].velocity }

  /// A hash of the position and velocity of all bodies, by FNV-1a.
  var fingerprint: UInt64 {
    world.bodies.reduce(0xCBF2_9CE4_8422_2325) { hash, body in
      let numbers = [body.position.x, body.position.y, body.velocity.x, body.velocity.y]
      return numbers.reduce(hash) { ($0 ^ $1.bitPattern) &* 0x100_0000_01B3 }
    }
  }
}

extension IndexOf: ExpressibleByIntegerLiteral {
  /// Creates the index of a thing that was added after so many others.
  public init(integerLiteral position: Int) { self.init(position) }
}
