import BookTestSupport
import Testing

@testable import BookKit

/// Tests of which bodies wake others, and which can sleep.
@Suite struct PhysicsWakingTests {
  /// What happens to the support of a stack.
  enum Change: CaseIterable {
    case leaves
    case isMovedAway
    case isTaken
    case shrinks
  }

  @Test(arguments: Change.allCases, [1, 3, 8, 15])
  func `a stack falls as soon as its support changes`(change: Change, count: Int) {
    var scene = PhysicsScene(bounds: Rectangle(width: 1000, height: 700))
    let ground = scene.add(at: (500, 500), size: (50, 10), isFixed: change != .isTaken)
    let prop = scene.add(at: (500, 600), size: (10, 90), isFixed: true)
    let stack = (0..<count).map { scene.add(at: (500, 480 - Double($0) * 20), size: (10, 10)) }
    scene.step(120)
    #expect(!scene.world.isAwake)
    let before = stack.map { scene.place($0).y }
    scene.world.leave(prop)
    switch change {
    case .leaves: scene.world.leave(ground)
    case .isMovedAway: scene.world.move(ground, to: Point(x: 100, y: 600))
    case .isTaken:
      scene.world.hold(ground)
      scene.world.move(ground, to: Point(x: 100, y: 600))
    case .shrinks: scene.world.resize(ground, halfSize: Point(x: 1, y: 1))
    }
    scene.step()
    #expect(zip(stack, before).allSatisfy { scene.place($0).y > $1 })
    scene.step(300)
    for (row, body) in stack.enumerated() where change != .shrinks {
      #expect(abs(scene.place(body).y - (690 - Double(row) * 20)) < 0.2)
    }
    #expect(!scene.world.isAwake)
  }

  @Test func `no body stays in the air when its shelf leaves`() {
    var scene = PhysicsScene(bounds: Rectangle(width: 1000, height: 700))
    let shelf = scene.add(at: (500, 400), size: (80, 10), isFixed: true)
    var crowd: [BodyIndex] = []
    for row in 0..<5 {
      for column in 0..<(5 - row) {
        let across = 500 + (Double(column) - Double(4 - row) / 2) * 21
        let shape = column % 2 == 0 ? PhysicsBody.Shape.rectangle : .circle
        crowd.append(scene.add(shape, at: (across, 380 - Double(row) * 20), size: (10, 10)))
      }
    }
    scene.step(600)
    #expect(scene.rested.sorted() == crowd)
    scene.world.leave(shelf)
    scene.step(600)
    #expect(crowd.allSatisfy { scene.place($0).y > 600 })
  }

  @Test(arguments: 0..<20)
  func `nothing floats, whatever goes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scene = PhysicsScene(bounds: Rectangle(width: 800, height: 600))
    for _ in 0..<30 {
      let half = (Double.random(in: 4...30, using: &random), Double.random(in: 4...30, using: &random))
      _ = scene.add(
        Bool.random(using: &random) ? .circle : .rectangle,
        at: (.random(in: 50...750, using: &random), .random(in: 50...550, using: &random)), size: half,
        isFixed: Int.random(in: 0..<4, using: &random) == 0, restitution: .random(in: 0...0.6, using: &random),
        friction: .random(in: 0...1, using: &random))
    }
    for body: BodyIndex in [0, 7, 14, 21, 28] {
      scene.step(600)
      for body in scene.world.bodies.indices { expectSupport(of: body, in: scene) }
      scene.world.leave(body)
    }
  }

  private func expectSupport(of index: BodyIndex, in scene: PhysicsScene) {
    let body = scene.world.bodies[index]
    guard body.isPresent, !body.isFixed, !body.isAwake else { return }
    let half = body.halfBox
    if body.position.y + half.y > 600 - 0.05 { return }
    let isBorne = zip(scene.world.bodies.indices, scene.world.bodies).contains { number, other in
      let reach = Point(x: half.x + other.halfBox.x + 0.05, y: half.y + other.halfBox.y + 0.05)
      return number != index && other.isPresent && other.position.y > body.position.y - reach.y
        && abs(other.position.x - body.position.x) <= reach.x && abs(other.position.y - body.position.y) <= reach.y
    }
    #expect(isBorne, "\(index)")
  }

  @Test(arguments: [0.0, 0.001, -1])
  func `only bodies without gravity sleep in the air`(scale: Double) {
    var scene = PhysicsScene(gravity: 100)
    let body = scene.add(at: (0, 0), size: (10, 10), gravityScale: scale)
    scene.step(300)
    #expect(scene.world.isAwake == (scale != 0))
    #expect(scene.rested == (scale == 0 ? [body] : []))
  }

  @Test func `a body with negative gravity sleeps at the ceiling`() {
    var scene = PhysicsScene(bounds: Rectangle(width: 100, height: 300))
    let balloon = scene.add(at: (50, 200), size: (10, 10), gravityScale: -0.5)
    scene.step(300)
    #expect(scene.rested == [balloon])
    #expect(abs(scene.place(balloon).y - 10) < 1e-6)
  }

  @Test func `bodies on a slow lift rest when it stops`() {
    var scene = PhysicsScene()
    let lift = scene.add(at: (0, 0), size: (40, 5), isFixed: true)
    let stack = (0..<3).map { scene.add(at: (0, -15 - Double($0) * 20), size: (10, 10)) }
    for tick in 1...300 {
      scene.world.move(lift, to: Point(x: 0, y: -Double(tick) * 0.05))
      scene.step()
    }
    #expect(scene.rested == [])
    scene.step(31)
    #expect(scene.rested.sorted() == stack)
  }

  @Test(arguments: [PhysicsBody.Shape.rectangle, .circle], [0, 0.5, 1])
  func `a stack at rest does not drift`(shape: PhysicsBody.Shape, restitution: Double) {
    var scene = PhysicsScene(bounds: Rectangle(width: 1000, height: 700))
    let stack = (0..<12).map {
      scene.add(shape, at: (500, 690 - Double($0) * 20), size: (10, 10), restitution: restitution)
    }
    let stirrer = scene.add(at: (900, 690), size: (5, 5))
    // A minute is tried only at length.
    for tick in 0..<TestLength.pick(600, long: 3600) {
      // A tiny change that comes and goes wakes them again and again.
      if tick % 40 == 0 { scene.world.resize(stack[0], halfSize: Point(x: 10, y: 10), offset: Point(x: 1e-12, y: 0)) }
      if tick % 40 == 20 { scene.world.resize(stack[0], halfSize: Point(x: 10, y: 10)) }
      scene.step()
    }
    for (row, body) in stack.enumerated() {
      #expect(abs(scene.place(body).x - 500) < 1e-6)
      #expect(abs(scene.place(body).y - (690 - Double(row) * 20)) < 1e-6)
    }
    #expect(!scene.world.bodies[stirrer].isAwake)
  }
}
