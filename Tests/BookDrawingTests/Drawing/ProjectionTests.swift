import BookDrawing
import BookKit
import Testing

@Suite struct ProjectionTests {
  private let map = AffineMap(scaleX: 2, scaleY: 3, origin: Point(x: 5, y: -7))
  private let turned = Projection(turnedBy: -60, about: 10, raisedTo: 20, seenFrom: 440)

  private func isNear(_ one: Point?, _ other: Point?) -> Bool {
    guard let one, let other else { return false }
    return abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test func `a map that scales and moves is a projection`() {
    let point = Point(x: 3, y: 4)
    #expect(Projection(map).apply(to: point) == map.apply(to: point))
  }

  @Test func `what is nearer to the eye is larger`() throws {
    let flat = Projection(turnedBy: 0, about: 0, seenFrom: 440)
    #expect(flat.apply(to: Point(x: 50, y: 40)) == Point(x: 50, y: 40))
    // The edge is 50 × sin 60° in front of the plane.
    let projection = Projection(turnedBy: -60, about: 0, seenFrom: 440)
    let enlarged = 440 / (440 - 50 * 0.75.squareRoot())
    #expect(isNear(projection.apply(to: Point(x: 50, y: 40)), Point(x: 25 * enlarged, y: 40 * enlarged)))
    #expect(
      isNear(projection.apply(to: Point(x: -50, y: 0)), Point(x: -25 * 440 / (440 + 50 * 0.75.squareRoot()), y: 0)))
  }

  @Test func `a point behind the eye has no image`() {
    #expect(Projection(turnedBy: -90, about: 0, seenFrom: 40).apply(to: Point(x: 50, y: 0)) == nil)
  }

  @Test func `maps before and after a projection are applied in their order`() {
    let point = Point(x: 30, y: -20)
    #expect(isNear(turned.preceded(by: map).apply(to: point), turned.apply(to: map.apply(to: point))))
    #expect(isNear(turned.followed(by: map).apply(to: point), turned.apply(to: point).map(map.apply(to:))))
  }

  @Test func `the inverse leads back, unless the plane is seen edge on`() throws {
    let inverse = try #require(turned.preceded(by: map).inverse)
    let point = Point(x: 12, y: 9)
    #expect(isNear(turned.preceded(by: map).apply(to: point).flatMap(inverse.apply(to:)), point))
    #expect(Projection(AffineMap(scaleX: 0, scaleY: 1)).inverse == nil)
  }
}
