import BookKit
import Testing

/// Tests that bodies never pass through each other.
@Suite struct PhysicsTunnelTests {
  static let rates = [1, 7, 30, 60, 144, 1000]
  static let speeds = [100.0, 997, 3331, 10_000]

  @Test(arguments: rates, speeds)
  func `nothing gets through what is thicker than a point`(rate: Int, speed: Double) {
    for thickness in [1.01, 2, 10, 80] {
      for (shape, radius) in [(PhysicsBody.Shape.circle, 0.6), (.rectangle, 0.6), (.circle, 20), (.rectangle, 20)] {
        var scene = PhysicsScene(rate: rate, gravity: 0)
        let wall = scene.add(at: (150, 0), size: (thickness / 2, 500), isFixed: true)
        let ball = scene.add(shape, at: (0, 7), size: (radius, radius), speed: (speed, 13), restitution: 0.5)
        for _ in 0..<(3 * rate + 3) where scene.contacts.isEmpty { scene.step() }
        #expect(scene.contacts == [PhysicsContact(body: ball, other: wall)])
        #expect(scene.place(ball).x <= 150 - thickness / 2 - radius + 0.011)
        #expect(abs(scene.speed(ball).x + speed / 2) < 1e-6 * speed)
      }
    }
  }

  @Test(arguments: rates, speeds)
  func `two bodies that collide head-on don't pass each other`(rate: Int, speed: Double) {
    for shape in [PhysicsBody.Shape.circle, .rectangle] {
      var scene = PhysicsScene(rate: rate, gravity: 0)
      let one = scene.add(shape, at: (0, 0), size: (0.6, 0.6), speed: (speed, 0), restitution: 1)
      let other = scene.add(shape, at: (333, 0.3), size: (0.6, 0.6), speed: (-speed, 0), restitution: 1)
      for _ in 0..<(2 * rate + 2) {
        scene.step()
        #expect(scene.place(one).x < scene.place(other).x)
      }
      #expect(scene.contacts == [PhysicsContact(body: one, other: other)])
    }
  }

  @Test(arguments: rates)
  func `a sleeping body stops a fast one, and wakes`(rate: Int) {
    var scene = PhysicsScene(rate: rate, gravity: 0)
    let sleeper = scene.add(at: (0, 0), size: (5, 5))
    scene.step(rate)
    #expect(scene.rested == [sleeper])
    #expect(!scene.world.isAwake)
    _ = scene.add(.circle, at: (-400, 0), size: (5, 5), speed: (9000, 0), restitution: 1)
    for _ in 0..<rate where scene.contacts.isEmpty { scene.step() }
    #expect(scene.speed(sleeper).x > 1000)
    #expect(scene.contacts == [PhysicsContact(body: 0, other: 1)])
  }

  @Test(arguments: rates)
  func `a dragged body pushes others and doesn't pass through them`(rate: Int) {
    var scene = PhysicsScene(rate: rate, gravity: 0)
    let hand = scene.add(at: (0, 0), size: (5, 50))
    let ball = scene.add(.circle, at: (100, 0), size: (10, 10))
    scene.world.hold(hand)
    scene.step(rate)
    scene.world.move(hand, to: Point(x: 400, y: 0))
    scene.step()
    #expect(scene.place(hand).x == 400)
    #expect(abs(scene.place(ball).x - 415) < 0.02)
    #expect(scene.speed(ball) == Point(x: 0, y: 0))
  }

  @Test(arguments: rates, speeds)
  func `the bounds hold everything`(rate: Int, speed: Double) {
    var scene = PhysicsScene(rate: rate, bounds: Rectangle(x: 10, y: 20, width: 300, height: 200))
    let ball = scene.add(.circle, at: (100, 100), size: (10, 10), speed: (speed, -speed * 0.7), restitution: 1)
    for _ in 0..<200 {
      scene.step()
      #expect((20 - 1e-9...300 + 1e-9).contains(scene.place(ball).x))
      #expect((30 - 1e-9...210 + 1e-9).contains(scene.place(ball).y))
    }
  }
}
