import BookTestSupport
import Testing

@testable import BookKit

/// Tests of when two shapes come into contact, compared with small steps along the way.
@Suite struct CollisionShapeTests {
  @Test(arguments: 0..<TestLength.pick(12, long: 40))
  func `a hit is where small steps find it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var hits = 0
    for _ in 0..<40 {
      let bodies = (0..<2).map { _ in
        PhysicsBody(
          shape: Bool.random(using: &random) ? .circle : .rectangle, position: .zero,
          halfSize: Point(x: .random(in: 1...30, using: &random), y: .random(in: 1...30, using: &random)),
          velocity: .zero)
      }
      let shape = CollisionShape(bodies[0], bodies[1])
      let start = Point(x: .random(in: -150...150, using: &random), y: .random(in: -150...150, using: &random))
      let end = Point(x: .random(in: -150...150, using: &random), y: .random(in: -150...150, using: &random))
      let way = end - start
      guard shape.gap(at: start).distance > 0.1 else { continue }
      let deepest = (0...4000).map { shape.gap(at: start + way * (Double($0) / 4000)).distance }
      guard let hit = shape.hit(from: start, travel: way) else {
        #expect(deepest.allSatisfy { $0 > -0.2 })
        continue
      }
      hits += 1
      let first = deepest.firstIndex { $0 <= 0 } ?? 4000
      #expect(abs(Double(first) / 4000 - hit.part) * way.square.squareRoot() < 1.5)
      #expect(abs(hit.normal.square - 1) < 1e-9)
      #expect(way.along(hit.normal) < 0)
      #expect(abs(shape.gap(at: start + way * hit.part).distance) < 0.1)
    }
    #expect(hits > 0)
  }
}
