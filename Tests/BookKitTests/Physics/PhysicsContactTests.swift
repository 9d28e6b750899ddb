import BookKit
import BookTestSupport
import Testing

/// Tests of which contacts are reported.
@Suite struct PhysicsContactTests {
  @Test(arguments: [30, 60, 120], [7.0, 20, 33.1, 50])
  func `bodies slide over the seams of a tiled floor`(rate: Int, tile: Double) {
    for shape in [PhysicsBody.Shape.circle, .rectangle] {
      for speed in [50.0, 300, 900, 2000] {
        for (friction, restitution) in [(0.0, 0.0), (0.2, 0.5), (0.8, 0.9)] {
          var tiles = PhysicsScene(rate: rate)
          for index in 0..<Int(2500 / tile) {
            _ = tiles.add(
              at: ((Double(index) + 0.5) * tile - 100, 10), size: (tile / 2, 10), isFixed: true, friction: friction)
          }
          let onTiles = tiles.add(
            shape, at: (0, -10), size: (10, 10), speed: (speed, 0), restitution: restitution, friction: friction)
          var plain = PhysicsScene(rate: rate)
          _ = plain.add(at: (1100, 10), size: (1200, 10), isFixed: true, friction: friction)
          let onPlain = plain.add(
            shape, at: (0, -10), size: (10, 10), speed: (speed, 0), restitution: restitution, friction: friction)
          for _ in 0..<rate {
            tiles.step()
            plain.step()
            #expect(abs(tiles.speed(onTiles).x - plain.speed(onPlain).x) < 1e-6)
            #expect(abs(tiles.place(onTiles).x - plain.place(onPlain).x) < 1e-6)
            #expect(abs(tiles.place(onTiles).y + 10) < 0.02)
          }
          #expect(tiles.contacts == [], "\(shape) at \(speed)")
        }
      }
    }
  }

  @Test func `a step in the floor is still hit`() {
    var scene = PhysicsScene()
    _ = scene.add(at: (0, 10), size: (100, 10), isFixed: true, friction: 0)
    let step = scene.add(at: (200, 5), size: (100, 10), isFixed: true, friction: 0)
    let ball = scene.add(.circle, at: (0, -20), size: (20, 20), speed: (300, 0), friction: 0)
    scene.step(60)
    #expect(scene.contacts.contains(PhysicsContact(body: ball, other: step)))
  }

  @Test(arguments: [30, 60, 120], [0.5, 0.8, 0.95])
  func `bounces are reported unless less than a tenth of a second apart`(rate: Int, restitution: Double) {
    var scene = PhysicsScene(rate: rate, bounds: Rectangle(width: 100, height: 500))
    _ = scene.add(.circle, at: (50, 100), size: (10, 10), restitution: restitution)
    var (last, reported) = (-rate, 0)
    for tick in 0..<(40 * rate) {
      scene.step()
      guard scene.contacts.count > reported else { continue }
      #expect(tick - last > rate / 10)
      (last, reported) = (tick, scene.contacts.count)
    }
    #expect(reported > 1)
    // The time between two bounces shrinks by the restitution each time.
    let first = 2 * restitution * (2 * 390.0 / 1470).squareRoot()
    var (pause, bounces) = (first, 1)
    while pause > 0.1 + 1 / Double(rate) { (pause, bounces) = (pause * restitution, bounces + 1) }
    #expect(abs(reported - bounces) <= max(2, bounces / 8), "\(reported) of \(bounces)")
  }

  @Test func `two trembling bodies are reported once`() {
    var scene = PhysicsScene(gravity: 0)
    let hand = scene.add(at: (0, 0), size: (10, 10))
    scene.world.hold(hand)
    _ = scene.add(at: (40, 0), size: (10, 10), isFixed: true)
    let box = scene.add(at: (100, 0), size: (10, 10))
    for tick in 0..<60 {
      scene.world.move(hand, to: Point(x: 100, y: tick % 4 < 2 ? 19.9 : 22))
      scene.step()
    }
    #expect(scene.contacts.filter { $0 == PhysicsContact(body: box, other: hand) }.count <= 1)
    // After a pause, the contact counts as a new one.
    scene.step(10)
    scene.world.move(hand, to: Point(x: 100, y: 60))
    scene.step(10)
    let before = scene.contacts.count
    scene.world.move(hand, to: Point(x: scene.place(box).x, y: scene.place(box).y + 15))
    scene.step(2)
    #expect(scene.contacts.count == before + 1)
  }

  @Test(arguments: [(-300.0, 200.0, 10.0, 200.0), (900, -50, 590, 10), (5, 395, 10, 390), (300, 1e6, 300, 390)])
  func `a body that begins outside the bounds is moved to the nearest place inside`(
    from: (x: Double, y: Double, insideX: Double, insideY: Double)
  ) {
    var scene = PhysicsScene(gravity: 0, bounds: Rectangle(width: 600, height: 400))
    let body = scene.add(at: (from.x, from.y), size: (10, 10))
    scene.step()
    #expect(scene.place(body) == Point(x: from.insideX, y: from.insideY))
    #expect(scene.contacts == [])
    scene.step(60)
    #expect(scene.place(body) == Point(x: from.insideX, y: from.insideY))
  }

  @Test func `friction of two is the geometric mean, mass is area`() {
    for (own, other) in [(0.1, 0.4), (0.4, 0.1), (0.2, 0.2), (0, 1)] {
      var scene = PhysicsScene(rate: 120)
      _ = scene.add(at: (500, 10), size: (1000, 10), isFixed: true, friction: other)
      let box = scene.add(at: (0, -10), size: (10, 10), speed: (300, 0), friction: own)
      scene.step(60)
      let slowed = 1470 * (own * other).squareRoot() * 0.5
      #expect(abs(scene.speed(box).x - max(0, 300 - slowed)) < 1e-6)
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let halves = (0..<2).map { _ in Double.random(in: 2...40, using: &random) }
      let shapes = (0..<2).map { _ in Bool.random(using: &random) ? PhysicsBody.Shape.circle : .rectangle }
      let masses = (0..<2).map { index -> Double in
        let area = shapes[index] == .circle ? 3.141592653589793 : 4
        return halves[index] * halves[index] * area
      }
      let e = Double.random(in: 0...1, using: &random)
      var scene = PhysicsScene(gravity: 0)
      let one = scene.add(shapes[0], at: (0, 0), size: (halves[0], halves[0]), speed: (400, 0), restitution: e)
      let two = scene.add(shapes[1], at: (150, 0), size: (halves[1], halves[1]), speed: (-100, 0))
      scene.step(25)
      let total = masses[0] + masses[1]
      let common = (masses[0] * 400 - masses[1] * 100) / total
      let (first, second) = (common - e * 500 * masses[1] / total, common + e * 500 * masses[0] / total)
      #expect(abs(scene.speed(one).x - first) < 1e-6)
      #expect(abs(scene.speed(two).x - second) < 1e-6)
    }
  }
}
