import BookTestSupport
import Testing

@testable import BookKit

/// Tests of finding the bodies near a place.
@Suite struct ObstaclesTests {
  @Test(arguments: [0, 1, 2, 3, 10, 100, 1000])
  func `the search finds exactly the bodies in range`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var bodies = IndexedArray<BodyIndex, PhysicsBody>()
    for index in 0..<count {
      let half = Point(x: Double(Int.random(in: index % 10 == 0 ? 0...400 : 0...10, using: &random)), y: 1)
      let centre = Point(x: Double(Int.random(in: 0...1000, using: &random)), y: 0)
      var body = PhysicsBody(position: centre, halfSize: half, velocity: .zero)
      body.isPresent = index % 7 != 0
      body.isAwake = index % 5 == 0
      bodies.append(body)
    }
    var obstacles = Obstacles()
    obstacles.collect(bodies)
    for left in stride(from: -50.0, to: 1100, by: 37) {
      for width in [0.0, 1, 50, 2000] {
        var found: [BodyIndex] = []
        obstacles.find(left, left + width, into: &found)
        let wanted = bodies.indices.filter {
          let body = bodies[$0]
          return body.isPresent && !body.isAwake && body.position.x + body.halfSize.x >= left
            && body.position.x - body.halfSize.x <= left + width
        }
        #expect(found.sorted() == wanted)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `sorting in place sorts`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var numbers = (0..<count).shuffled(using: &random)
    numbers.shellSort(<)
    #expect(numbers == Array(0..<count))
  }
}
