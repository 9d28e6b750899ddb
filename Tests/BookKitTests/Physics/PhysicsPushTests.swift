import BookKit
import BookTestSupport
import Testing

/// Tests that bodies pushed by a tween, a finger or a static body keep their order.
@Suite struct PhysicsPushTests {
  /// What moves the body that pushes.
  enum Mover: CaseIterable {
    case staticBody
    case tween
    case finger
  }

  @Test(arguments: [30, 60], [300.0, 600, 1200, 2000])
  func `a fast lift keeps the order of a stack`(rate: Int, speed: Double) {
    for mover in Mover.allCases {
      for (shape, count) in [(PhysicsBody.Shape.rectangle, 2), (.rectangle, 3), (.rectangle, 8), (.circle, 3)] {
        var scene = PhysicsScene(rate: rate)
        let lift = pusher(mover, at: (0, 0), size: (60, 5), in: &scene)
        let stack = (0..<count).map { scene.add(shape, at: (0, -15 - Double($0) * 20), size: (10, 10)) }
        scene.step(2 * rate)
        #expect(scene.rested.sorted() == stack)
        var way = 0.0
        while way < 300 {
          way += speed / Double(rate)
          scene.world.move(lift, to: Point(x: 0, y: -way))
          scene.step()
          for (row, body) in stack.enumerated() {
            #expect(abs(scene.place(body).y - (-way - 15 - Double(row) * 20)) < 0.2, "\(mover) \(shape) \(count)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<TestLength.pick(12, long: 60))
  func `a row keeps its order whatever pushes it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for mover in Mover.allCases {
      let rate = [10, 30, 60, 120].randomElement(using: &random) ?? 60
      let speed = Double.random(in: 50...2000, using: &random)
      let (isAcross, sign) = (Bool.random(using: &random), Bool.random(using: &random) ? 1.0 : -1)
      let pause = Bool.random(using: &random) ? 0 : Double.random(in: 0...30, using: &random)
      var scene = PhysicsScene(rate: rate, gravity: 0)
      let pusher = pusher(mover, at: (0, 0), size: isAcross ? (10, 60) : (60, 10), in: &scene)
      var row = [pusher]
      var end = 10.0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let half = Double.random(in: 3...25, using: &random)
        let middle = (end + pause + half) * sign
        end += pause + 2 * half
        let shape = Bool.random(using: &random) ? PhysicsBody.Shape.circle : .rectangle
        row.append(scene.add(shape, at: isAcross ? (middle, 0) : (0, middle), size: (half, half)))
      }
      if Bool.random(using: &random) { scene.step(rate) }
      var way = 0.0
      while way < 900 {
        way += speed / Double(rate)
        scene.world.move(pusher, to: isAcross ? Point(x: sign * way, y: 0) : Point(x: 0, y: sign * way))
        scene.step()
      }
      let places = row.map { sign * (isAcross ? scene.place($0).x : scene.place($0).y) }
      #expect(places == places.sorted(), "\(mover) at \(rate)")
    }
  }

  @Test func `what is pushed into a wall does not go through it`() {
    var scene = PhysicsScene(gravity: 0, bounds: Rectangle(x: -500, y: -500, width: 1000, height: 1000))
    let hand = pusher(.finger, at: (0, 0), size: (10, 60), in: &scene)
    _ = scene.add(at: (300, 0), size: (10, 200), isFixed: true)
    let boxes = (0..<4).map { scene.add(at: (100 + Double($0) * 30, 0), size: (10, 10)) }
    for tick in 1...60 {
      scene.world.move(hand, to: Point(x: Double(tick) * 4.5, y: 0))
      scene.step()
      for box in boxes { #expect(scene.place(box).x < 290) }
    }
  }

  /// At these seeds a body used to be held back by its neighbors, so that the wall went through it.
  @Test(arguments: [37, 52, 67, 193, 224, 265, 372, 395, 415] as [UInt64])
  func `a wall that shoves a stack aside goes through none of it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for mover in Mover.allCases {
      let rate = [30, 60, 60, 120].randomElement(using: &random) ?? 60
      var scene = PhysicsScene(rate: rate)
      _ = scene.add(at: (0, 10), size: (2000, 10), isFixed: true, friction: .random(in: 0...1, using: &random))
      var top = 0.0
      for _ in 0..<Int.random(in: 2...8, using: &random) {
        let half = Double.random(in: 4...20, using: &random)
        let isCircle = Int.random(in: 0..<4, using: &random) == 0
        let width = isCircle ? half : .random(in: 4...30, using: &random)
        _ = scene.add(
          isCircle ? .circle : .rectangle, at: (0, top - half), size: (width, half),
          restitution: .random(in: 0...1, using: &random), friction: .random(in: 0...1, using: &random))
        top -= 2 * half
      }
      let middle = Point(x: .random(in: -300 ... -60, using: &random), y: top / 2 - 5.5)
      let wall = pusher(mover, at: (middle.x, middle.y), size: (10, 5 - top / 2), in: &scene)
      if Bool.random(using: &random) { scene.step(rate) }
      let speed = Double.random(in: 100...2000, using: &random)
      var way = 0.0
      while way < min(speed, 600) {
        way += speed / Double(rate)
        scene.world.move(wall, to: Point(x: middle.x + way, y: middle.y))
        scene.step()
        let isAhead = scene.world.bodies.dropFirst().dropLast().allSatisfy { body in
          body.position.x > scene.place(wall).x || body.position.y + body.halfSize.y < 2 * middle.y
        }
        #expect(isAhead, "\(mover) at \(rate)")
      }
    }
  }

  private func pusher(
    _ mover: Mover, at place: (Double, Double), size: (Double, Double), in scene: inout PhysicsScene
  ) -> BodyIndex {
    let body = scene.add(at: place, size: size, isFixed: mover == .staticBody)
    if mover == .tween { scene.world.lead(body, across: true, down: true) }
    if mover == .finger { scene.world.hold(body) }
    return body
  }
}
