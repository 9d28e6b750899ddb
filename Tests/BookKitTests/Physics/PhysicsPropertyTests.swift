import BookKit
import BookTestSupport
import Testing

/// Tests of what holds in every scene.
@Suite struct PhysicsPropertyTests {
  private static let bounds = Rectangle(x: -50, y: 20, width: 800, height: 600)

  /// Returns a scene of moving bodies of both shapes and many sizes, a few of them static; some overlap at first.
  private func scene(_ seed: UInt64, rate: Int, gravity: Double, restitution: Double = 1) -> PhysicsScene {
    var random = SeededGenerator(seed: seed)
    var scene = PhysicsScene(rate: rate, gravity: gravity, bounds: PhysicsPropertyTests.bounds)
    for _ in 0..<24 {
      let size = (Double.random(in: 1...40, using: &random), Double.random(in: 1...40, using: &random))
      let place = (Double.random(in: 0...700, using: &random), Double.random(in: 70...570, using: &random))
      let speed = (Double.random(in: -900...900, using: &random), Double.random(in: -900...900, using: &random))
      _ = scene.add(
        Bool.random(using: &random) ? .circle : .rectangle, at: place, size: size,
        isFixed: Int.random(in: 0..<5, using: &random) == 0, speed: speed,
        restitution: Double.random(in: 0...restitution, using: &random),
        friction: Double.random(in: 0...1, using: &random))
    }
    return scene
  }

  private func energy(_ scene: PhysicsScene) -> Double {
    scene.world.bodies.reduce(0) { sum, body in
      guard !body.isFixed else { return sum }
      let radius = min(body.halfSize.x, body.halfSize.y)
      let area = body.shape == .circle ? 3.141592653589793 * radius * radius : 4 * body.halfSize.x * body.halfSize.y
      return sum + area * (body.velocity.x * body.velocity.x + body.velocity.y * body.velocity.y)
    }
  }

  @Test(arguments: [1, 10, 60, 240], 0..<TestLength.pick(2, long: 6))
  func `energy doesn't grow without gravity`(rate: Int, seed: UInt64) {
    var scene = scene(seed, rate: rate, gravity: 0)
    var last = energy(scene)
    for _ in 0..<min(4 * rate, 300) {
      scene.step()
      let energy = energy(scene)
      #expect(energy <= last * (1 + 1e-9))
      last = energy
    }
    #expect(last > 0)
  }

  @Test(arguments: [1, 10, 60, 240], 0..<TestLength.pick(2, long: 6))
  func `nothing leaves the bounds, and every number is one`(rate: Int, seed: UInt64) {
    var scene = scene(seed, rate: rate, gravity: 1470)
    for _ in 0..<min(4 * rate, 300) {
      scene.step()
      for body in scene.world.bodies where !body.isFixed {
        let radius = min(body.halfSize.x, body.halfSize.y)
        let half = body.shape == .circle ? Point(x: radius, y: radius) : body.halfSize
        #expect(body.position.x - half.x >= -50 - 1e-9 && body.position.x + half.x <= 750 + 1e-9)
        #expect(body.position.y - half.y >= 20 - 1e-9 && body.position.y + half.y <= 620 + 1e-9)
        #expect(body.velocity.x.isFinite && body.velocity.y.isFinite)
      }
    }
  }

  @Test(arguments: 0..<TestLength.pick(4, long: 12))
  func `with gravity all comes to rest`(seed: UInt64) {
    var scene = scene(seed, rate: 60, gravity: 1470, restitution: 0.8)
    scene.step(30 * 60)
    #expect(!scene.world.isAwake)
    let moved = scene.world
    scene.step(60)
    #expect(scene.world == moved)
  }

  @Test(arguments: 0..<5)
  func `the same scene runs the same, also from a copy in the middle`(seed: UInt64) {
    var (one, other) = (scene(seed, rate: 60, gravity: 1470), scene(seed, rate: 60, gravity: 1470))
    one.step(100)
    other.step(50)
    let saved = other
    other.step(50)
    #expect(one == other)
    other = saved
    other.step(50)
    #expect(one == other)
  }

  /// The expected numbers come from another build: the results are identical to the bit, optimized or not, on every
  /// machine.
  @Test(
    arguments: [
      (1, 13_044_833_289_713_540_884), (2, 16_817_134_622_994_368_031), (3, 17_376_716_826_414_904_671),
    ] as [(UInt64, UInt64)])
  func `every build and machine gives the same numbers`(seed: UInt64, fingerprint: UInt64) {
    var scene = scene(seed, rate: 60, gravity: 1470)
    var sum: UInt64 = 0
    for _ in 0..<600 {
      scene.step()
      sum = sum &* 31 &+ scene.fingerprint
    }
    sum = scene.contacts.reduce(sum) { $0 &* 31 &+ UInt64($1.body.position * 64 + ($1.other?.position ?? 63)) }
    sum = scene.rested.reduce(sum) { $0 &* 31 &+ UInt64($1.position) }
    #expect(sum == fingerprint)
  }

  @Test func `odd numbers neither stop the program nor hang it`() {
    let odd = [0, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 5]
    for rate in [Int.min, 0, 1, 60, 1000, .max] {
      for number in odd {
        for second in odd {
          var scene = PhysicsScene(rate: rate, gravity: number, bounds: Rectangle(x: number, width: second, height: 5))
          for shape in [PhysicsBody.Shape.circle, .rectangle] {
            _ = scene.add(shape, at: (second, 0), size: (number, 5), isFixed: true)
            let body = scene.add(
              shape, at: (number, second), size: (second, number), speed: (number, second), restitution: number,
              friction: second, gravityScale: number)
            scene.step(3)
            scene.world.hold(body)
            scene.world.move(body, to: Point(x: second, y: number))
            scene.step(2)
            scene.world.release(body)
            scene.step(2)
          }
          for body in scene.world.bodies { #expect(body.position.x.isFinite && body.position.y.isFinite) }
        }
      }
    }
  }

  @Test func `a body that does not exist is left alone`() {
    var scene = PhysicsScene()
    let before = scene.world
    for body: BodyIndex in [-1, 0, 7] {
      scene.world.hold(body)
      scene.world.release(body)
      scene.world.layToRest(body)
      scene.world.lead(body, across: true, down: true)
      scene.world.leave(body)
      scene.world.move(body, to: Point(x: 1, y: 1))
      scene.world.place(body, at: Point(x: 1, y: 1))
      scene.world.push(body, velocity: Point(x: 1, y: 1))
      scene.world.resize(body, halfSize: Point(x: 1, y: 1), offset: Point(x: 1, y: 1))
      scene.world.enter(
        body, at: Point(x: 1, y: 1), halfSize: Point(x: 1, y: 1), velocity: Point(x: 1, y: 1))
    }
    #expect(scene.world == before)
  }
}
