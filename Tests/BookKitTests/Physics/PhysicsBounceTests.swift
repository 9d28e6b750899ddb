import BookKit
import Testing

/// Tests of falling and bouncing against results calculated by hand.
@Suite struct PhysicsBounceTests {
  @Test(arguments: [1, 10, 30, 60, 120, 1000], [0, 250.0])
  func `flight is semi-implicit Euler`(rate: Int, speed: Double) {
    var scene = PhysicsScene(rate: rate)
    let ball = scene.add(.circle, at: (0, 0), size: (5, 5), speed: (speed, 0))
    let ticks = 20.0
    scene.step(20)
    let fallen = 1470 * ticks * (ticks + 1) / 2 / Double(rate * rate)
    #expect(abs(scene.place(ball).y - fallen) < 1e-9 * fallen)
    #expect(abs(scene.place(ball).x - speed * ticks / Double(rate)) < 1e-9 * (1 + speed * ticks))
  }

  @Test(arguments: [30, 60, 120], [0, 0.2, 0.5, 0.8, 0.9, 1])
  func `a ball rises to the square of its restitution`(rate: Int, restitution: Double) {
    for height in [500.0, 503.7, 631.1] {
      var scene = PhysicsScene(rate: rate)
      _ = scene.add(at: (0, 10), size: (100, 10), isFixed: true)
      let ball = scene.add(.circle, at: (0, -10 - height), size: (10, 10), restitution: restitution)
      while scene.contacts.isEmpty { scene.step() }
      var top = scene.place(ball).y
      for _ in 0..<(2 * rate) where scene.contacts.count == 1 {
        scene.step()
        top = min(top, scene.place(ball).y)
      }
      let rise = -10 - top
      let wanted = height * restitution * restitution
      #expect(abs(rise - wanted) <= 0.02 * wanted + 1e-9, "from \(height)")
      #expect(rise <= wanted + 1e-9)
    }
  }

  @Test(arguments: [30, 60, 120], [0.0, 0.3, 0.7, 1])
  func `no bounce ends higher than the one before`(rate: Int, restitution: Double) {
    var scene = PhysicsScene(rate: rate, bounds: Rectangle(width: 400, height: 400))
    let ball = scene.add(.circle, at: (200, 100), size: (20, 20), speed: (90, 0), restitution: restitution)
    var (top, last) = (100.0, 100.0)
    for _ in 0..<(60 * rate) {
      let isRising = scene.speed(ball).y < 0
      scene.step()
      if !isRising { (top, last) = (400, top) }
      top = min(top, scene.place(ball).y)
      if isRising, scene.speed(ball).y >= 0 { #expect(top >= last - 1e-9 || top >= 100) }
      #expect(scene.place(ball).y >= 100 - 1e-9)
    }
  }

  @Test(arguments: [30, 60, 120])
  func `a fall lasts as long as in nature, to a tick`(rate: Int) {
    for height in [50.0, 200, 700] {
      var scene = PhysicsScene(rate: rate, bounds: Rectangle(width: 100, height: 800))
      _ = scene.add(at: (50, 790 - height), size: (10, 10))
      var ticks = 0.0
      while scene.contacts.isEmpty, ticks < 1000 {
        scene.step()
        ticks += 1
      }
      let time = (2 * height / 1470).squareRoot() * Double(rate)
      #expect(abs(ticks - time) <= 1)
      #expect(scene.contacts == [PhysicsContact(body: 0)])
    }
  }

  @Test func `restitution is the greater of the two, and the bounds add none`() {
    for (own, other) in [(0.2, 0.8), (0.8, 0.2), (0.5, 0.5)] {
      var scene = PhysicsScene(gravity: 0)
      _ = scene.add(at: (200, 0), size: (10, 10), isFixed: true, restitution: other)
      let ball = scene.add(.circle, at: (0, 0), size: (10, 10), speed: (500, 0), restitution: own)
      scene.step(60)
      #expect(abs(scene.speed(ball).x + 500 * max(own, other)) < 1e-9)
    }
    var scene = PhysicsScene(gravity: 0, bounds: Rectangle(width: 300, height: 300))
    let ball = scene.add(.circle, at: (150, 150), size: (10, 10), speed: (0, -500), restitution: 0.6)
    scene.step(30)
    #expect(abs(scene.speed(ball).y - 300) < 1e-9)
  }

  @Test func `equal balls swap their speeds, a large one goes on`() {
    for (size, first, second) in [(10.0, 0.0, 300.0), (20, 180, 480)] {
      var scene = PhysicsScene(gravity: 0)
      let one = scene.add(.circle, at: (0, 0), size: (size, size), speed: (300, 0), restitution: 1)
      let other = scene.add(.circle, at: (101, 0), size: (10, 10), restitution: 1)
      scene.step(40)
      #expect(abs(scene.speed(one).x - first) < 1e-9)
      #expect(abs(scene.speed(other).x - second) < 1e-9)
      #expect(scene.contacts == [PhysicsContact(body: one, other: other)])
    }
  }

  @Test func `a push runs through a row of balls`() {
    var scene = PhysicsScene(gravity: 0)
    let row = (0..<5).map { scene.add(.circle, at: (Double($0) * 20, 0), size: (10, 10), restitution: 1) }
    let ball = scene.add(.circle, at: (-100, 0), size: (10, 10), speed: (300, 0), restitution: 1)
    scene.step(30)
    #expect((row.dropLast() + [ball]).allSatisfy { abs(scene.speed($0).x) < 1e-6 })
    #expect(abs(scene.speed(4).x - 300) < 1e-6)
  }

  @Test func `a ball leaves a corner to the side`() {
    var scene = PhysicsScene()
    _ = scene.add(at: (0, 100), size: (50, 10), isFixed: true)
    let ball = scene.add(.circle, at: (55, 0), size: (10, 10), restitution: 0.5, friction: 0)
    scene.step(60)
    #expect(scene.place(ball).x > 60)
    #expect(scene.place(ball).y > 120)
  }
}
