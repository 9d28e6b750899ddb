import Testing

@testable import BookKit

/// Tests of points, rectangles, curves and polygons in whole thousandths.
@Suite struct ExactGeometryTests {
  private static func points(_ coordinates: [(Int64, Int64)]) -> [ExactPoint] {
    coordinates.map { ExactPoint(x: $0.0, y: $0.1) }
  }

  @Test(
    arguments: [
      (1.0005, 1001), (-1.0005, -1001), (598.7125, 598_713), (0.1 + 0.2, 300), (1e6, 1_000_000_000),
      (1e6 + 0.001, nil), (-1e6, -1_000_000_000), (.nan, nil), (.infinity, nil), (-.infinity, nil), (1e300, nil),
    ] as [(Double, Int64?)])
  func `coordinates are rounded to thousandths, ties away from zero, or refused`(number: Double, expected: Int64?) {
    #expect(ExactPoint.coordinate(number) == expected)
    #expect(ExactPoint(Point(x: 0, y: number))?.y == expected)
    #expect(ExactRectangle(Rectangle(x: number))?.origin.x == expected)
  }

  @Test func `a rectangle has no negative size`() {
    #expect(ExactRectangle(Rectangle(width: -0.001)) == nil)
    #expect(ExactRectangle(Rectangle(height: -1)) == nil)
    #expect(ExactRectangle(Rectangle(width: -0.0004)) != nil)
  }

  @Test func `quotients are rounded down`() {
    let quotients = [7, -7, 8, -8, 0, -1].map { (number: Int64) in number.floorDivided(by: 4) }
    #expect(quotients == [1, -2, 2, -2, 0, -1])
  }

  @Test func `four quarter turns are none, and go clockwise`() {
    let point = ExactPoint(x: 3, y: 1)
    #expect(
      (-1...4).map { point.turned(quarters: $0) }
        == Self.points([(1, -3), (3, 1), (-1, 3), (-3, -1), (1, -3), (3, 1)]))
  }

  @Test func `a rectangle is kept inside another, or begins at its upper left corner`() {
    let outer = ExactRectangle(origin: ExactPoint(x: 10, y: 20), width: 100, height: 50)
    #expect(outer.clamp(ExactPoint(x: 0, y: 60), width: 30, height: 20) == ExactPoint(x: 10, y: 50))
    #expect(outer.clamp(ExactPoint(x: 200, y: 30), width: 30, height: 20) == ExactPoint(x: 80, y: 30))
    #expect(outer.clamp(ExactPoint(x: 50, y: 50), width: 101, height: 51) == ExactPoint(x: 10, y: 20))
  }

  @Test func `a curve is replaced by lines between rounded points`() {
    var part = ExactPath.Part(start: .zero)
    part.segments = [.curve(ExactPoint(x: 0, y: 10), ExactPoint(x: 10, y: 10), to: ExactPoint(x: 10, y: 0))]
    let polygon = ExactPath(parts: [part]).polygon(linesPerCurve: 4)
    // At 1/4, the curve is at 1.5625, 5.625.
    #expect(polygon.parts == [Self.points([(0, 0), (2, 6), (5, 8), (8, 6), (10, 0)])])
  }

  @Test(arguments: [8, 16] as [Int64]) func `a curve and its reverse give the same points`(lines: Int64) {
    var random = SplitMix64(seed: 55)
    func point() -> ExactPoint {
      ExactPoint(
        x: Int64(random.number(below: 4001)) - 2000, y: Int64(random.number(below: 2_000_000_001)) - 1_000_000_000)
    }
    for _ in 0..<200 {
      let start = point()
      let curve = ExactPath.Segment.curve(point(), point(), to: point())
      var (there, back) = (ExactPath.Part(start: start), ExactPath.Part(start: curve.end))
      there.segments = [curve]
      back.segments = [curve.reversed(from: start)]
      let polygons = [there, back].map { ExactPath(parts: [$0]).polygon(linesPerCurve: lines).parts[0] }
      #expect(polygons[0] == polygons[1].reversed())
    }
  }

  /// A square with a square hole, and a triangle that touches it in a corner.
  private static let area = ExactPolygon(parts: [
    points([(0, 0), (10, 0), (10, 10), (0, 10)]), points([(3, 3), (7, 3), (7, 7), (3, 7)]),
    points([(10, 10), (20, 10), (15, 20)]),
  ])

  @Test(
    arguments: [
      (1, 1, true), (5, 5, false), (11, 5, false), (-1, 5, false), (5, -1, false), (15, 15, true), (11, 19, false),
      // Points on edges and corners, and points level with them.
      (0, 0, true), (10, 10, true), (3, 5, true), (7, 7, true), (12, 10, true), (21, 10, false), (-5, 10, false),
      (5, 10, true), (15, 20, true), (14, 20, false), (2, 3, true), (8, 7, true), (5, 3, true), (5, 4, false),
    ] as [(Int64, Int64, Bool)])
  func `points inside and on the border belong to a polygon`(x: Int64, y: Int64, isInside: Bool) {
    #expect(Self.area.contains(ExactPoint(x: x, y: y)) == isInside)
  }

  @Test func `the area within a hole's border is counted exactly once by any ray`() {
    // The same test turned by quarters: rays then meet other edges and corners.
    for quarters in 0..<4 {
      let parts = Self.area.parts.map { $0.map { $0.turned(quarters: quarters) } }
      let turned = ExactPolygon(parts: parts)
      for x in -2...22 as ClosedRange<Int64> {
        for y in -2...22 as ClosedRange<Int64> {
          let point = ExactPoint(x: x, y: y)
          #expect(turned.contains(point.turned(quarters: quarters)) == Self.area.contains(point), "\(x), \(y)")
        }
      }
    }
  }

  @Test func `the greatest coordinates don't overflow`() {
    let far = ExactPoint.maxCoordinate
    let triangle = ExactPolygon(parts: [Self.points([(-far, -far), (far, -far), (-far, far)])])
    #expect(triangle.contains(.zero))
    #expect(triangle.contains(ExactPoint(x: -1, y: 0)))
    #expect(!triangle.contains(ExactPoint(x: 1, y: 0)))
    #expect(!triangle.contains(ExactPoint(x: .max, y: .min)))
  }

  @Test func `nothing contains a point if it has no corners`() {
    #expect(!ExactPolygon(parts: []).contains(ExactPoint(x: 1, y: 0)))
    #expect(!ExactPolygon(parts: [[]]).contains(.zero))
  }
}
