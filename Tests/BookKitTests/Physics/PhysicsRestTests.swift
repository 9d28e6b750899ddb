import BookKit
import Testing

/// Tests of sliding, piling up, falling asleep and waking.
@Suite struct PhysicsRestTests {
  static let floor = Rectangle(width: 1000, height: 500)

  @Test(arguments: [30, 60, 120], [0.1, 0.2, 0.5])
  func `friction stops what slides`(rate: Int, friction: Double) {
    var scene = PhysicsScene(rate: rate, bounds: PhysicsRestTests.floor)
    let box = scene.add(at: (100, 490), size: (10, 10), speed: (300, 0), friction: friction)
    scene.step(4 * rate)
    let way = 300 * 300 / (2 * friction * 1470)
    #expect(abs(scene.place(box).x - 100 - way) <= 300.0 / Double(rate))
    #expect(scene.speed(box) == Point(x: 0, y: 0))
    #expect(scene.rested == [box])
    #expect(scene.contacts == [])
  }

  @Test func `nothing slows down on a frictionless floor`() {
    var scene = PhysicsScene()
    _ = scene.add(at: (0, 0), size: (1000, 10), isFixed: true, friction: 0)
    let box = scene.add(at: (-500, -20), size: (10, 10), speed: (100, 0), friction: 1)
    scene.step(120)
    #expect(abs(scene.place(box).x + 300) < 1e-6)
  }

  @Test func `a row of tiles is as smooth as one`() {
    for shape in [PhysicsBody.Shape.rectangle, .circle] {
      var scene = PhysicsScene()
      for tile in 0..<20 { _ = scene.add(at: (Double(tile) * 20, 0), size: (10, 10), isFixed: true, friction: 0) }
      let box = scene.add(shape, at: (0, -20), size: (10, 10), speed: (300, 0), restitution: 0.5)
      scene.step(60)
      #expect(abs(scene.place(box).x - 300) < 1e-6)
      #expect(abs(scene.place(box).y + 20) < 0.011)
      #expect(scene.contacts == [])
    }
  }

  @Test(arguments: [30, 60, 120], [0, 0.2, 0.9])
  func `boxes heap up, lie still and sleep`(rate: Int, restitution: Double) {
    for isUpward in [false, true] {
      var scene = PhysicsScene(rate: rate, bounds: PhysicsRestTests.floor)
      for row in 0..<10 {
        let place = Double(isUpward ? row : 9 - row)
        _ = scene.add(at: (500, 490 - place * 30), size: (10, 10), restitution: restitution)
      }
      scene.step(30 * rate)
      #expect(scene.rested.sorted() == Array(scene.world.bodies.indices))
      #expect(!scene.world.isAwake)
      for row in 0..<10 {
        let place = Double(isUpward ? row : 9 - row)
        #expect(abs(scene.place(BodyIndex(row)).y - (490 - place * 20)) < 0.2)
      }
    }
  }

  @Test(arguments: [30, 60, 120], [0, 0.5, 1])
  func `a resting body doesn't tremble`(rate: Int, restitution: Double) {
    var scene = PhysicsScene(rate: rate, bounds: PhysicsRestTests.floor)
    for row in 0..<6 { _ = scene.add(at: (500, 490 - Double(row) * 20), size: (10, 10), restitution: restitution) }
    let before = scene.world.bodies
    for _ in 0..<rate {
      scene.step()
      for body in before.indices {
        #expect(abs(scene.place(body).y - before[body].position.y) < 1e-6)
        #expect(scene.place(body).x == before[body].position.x)
      }
    }
    #expect(scene.contacts == [])
    #expect(scene.rested == [0, 1, 2, 3, 4, 5])
  }

  @Test(arguments: [1, 2, 3, 30, 60, 61, 1000])
  func `a body sleeps after half a second of stillness`(rate: Int) {
    var scene = PhysicsScene(rate: rate, gravity: 0)
    let still = scene.add(at: (0, 0), size: (10, 10), speed: (4.9, 0))
    let moving = scene.add(at: (0, 100), size: (10, 10), speed: (5, 0))
    let ticks = (rate + 1) / 2
    scene.step(ticks - 1)
    #expect(scene.rested == [])
    scene.step()
    #expect(scene.rested == [still])
    #expect(scene.world.isAwake)
    #expect(scene.world.bodies[moving].isAwake)
  }

  @Test func `a resting body wakes when its support leaves, is taken or moves away`() {
    for change in 0..<4 {
      var scene = PhysicsScene(bounds: PhysicsRestTests.floor)
      let below = scene.add(at: (500, 490), size: (10, 10), isFixed: change == 3)
      let above = scene.add(at: (500, 470), size: (10, 10))
      scene.step(60)
      #expect(!scene.world.isAwake)
      switch change {
      case 0: scene.world.leave(below)
      case 1:
        scene.world.hold(below)
        scene.world.move(below, to: Point(x: 100, y: 100))
      case 2: scene.world.push(below, velocity: Point(x: 900, y: 0))
      default: scene.world.move(below, to: Point(x: 100, y: 100))
      }
      scene.step(60)
      #expect(abs(scene.place(above).y - 490) < 0.02, "change \(change)")
    }
  }

  @Test(arguments: [(0, 1), (0, 5), (3, 0), (-50, 0)])
  func `what lies on a moving platform stays on the way it falls`(way: (across: Double, down: Double)) {
    var scene = PhysicsScene()
    let platform = scene.add(at: (0, 0), size: (40, 5), isFixed: true)
    let box = scene.add(at: (0, -15), size: (10, 10))
    scene.step(60)
    #expect(!scene.world.isAwake)
    for tick in 1...100 {
      scene.world.move(platform, to: Point(x: way.across * Double(tick), y: way.down * Double(tick)))
      scene.step()
    }
    scene.step(10)
    if way.across == 0 {
      #expect(abs(scene.place(box).y - (way.down * 100 - 15)) < 1e-6)
      #expect(scene.rested == [box])
    } else {
      #expect(scene.place(box).y > 0)
    }
  }

  @Test func `a body that enters inside another pushes it out`() {
    var scene = PhysicsScene(bounds: PhysicsRestTests.floor)
    let box = scene.add(at: (500, 490), size: (10, 10))
    scene.step(60)
    _ = scene.add(at: (485, 490), size: (10, 10), isFixed: true)
    scene.step()
    #expect(abs(scene.place(box).x - 505) < 1e-6)
  }

  @Test func `what was dropped on its target stays until it is taken`() {
    var scene = PhysicsScene(bounds: PhysicsRestTests.floor)
    let box = scene.add(at: (500, 100), size: (10, 10))
    scene.world.hold(box)
    scene.world.move(box, to: Point(x: 300, y: 200))
    scene.step()
    scene.world.layToRest(box)
    scene.step(120)
    #expect(scene.place(box) == Point(x: 300, y: 200))
    #expect(!scene.world.isAwake)
    scene.world.hold(box)
    scene.world.release(box)
    scene.step(120)
    #expect(abs(scene.place(box).y - 490) < 1e-6)
  }

  @Test func `an axis led by a tween follows it while the other axis falls`() {
    var scene = PhysicsScene(bounds: PhysicsRestTests.floor)
    let box = scene.add(at: (500, 100), size: (10, 10), speed: (70, 0))
    scene.world.lead(box, across: true, down: false)
    for tick in 1...30 {
      scene.world.move(box, to: Point(x: 500 + Double(tick), y: 0))
      scene.step()
      #expect(scene.place(box).x == 500 + Double(tick))
    }
    #expect(abs(scene.place(box).y - (100 + 1470 * 30 * 31 / 2 / 3600)) < 1e-9)
    #expect(scene.speed(box).x == 0)
  }

  @Test func `a contact is reported once, and again at each bounce`() {
    var scene = PhysicsScene(bounds: PhysicsRestTests.floor)
    _ = scene.add(at: (500, 400), size: (10, 10))
    scene.step(120)
    #expect(scene.contacts == [PhysicsContact(body: 0)])
    scene = PhysicsScene(bounds: PhysicsRestTests.floor)
    _ = scene.add(.circle, at: (500, 400), size: (10, 10), restitution: 1)
    scene.step(10 * 60)
    let period = 2 * (2 * 90.0 / 1470).squareRoot()
    #expect(abs(Double(scene.contacts.count) - 10 / period) <= 1)
  }

  @Test func `a box that lands on two bodies reports both contacts in document order`() {
    var scene = PhysicsScene()
    _ = scene.add(at: (-10, 100), size: (10, 10), isFixed: true)
    let box = scene.add(at: (0, 0), size: (10, 10))
    _ = scene.add(at: (10, 100), size: (10, 10), isFixed: true)
    scene.step(60)
    #expect(scene.contacts == [PhysicsContact(body: box, other: 0), PhysicsContact(body: box, other: 2)])
  }
}
