import Testing

@testable import BookKit

/// Tests that gradients run as in CSS.
@Suite struct GradientTests {
  /// The ends in a frame of 200 × 100, by angle.
  static let ends: [(angle: Double, start: Point, end: Point)] = [
    (0, Point(x: 100, y: 100), Point(x: 100, y: 0)), (180, Point(x: 100, y: 0), Point(x: 100, y: 100)),
    (90, Point(x: 0, y: 50), Point(x: 200, y: 50)), (-90, Point(x: 200, y: 50), Point(x: 0, y: 50)),
    (540, Point(x: 100, y: 0), Point(x: 100, y: 100)),
    // At 45 degrees, the ends are as far away as the corners are in that direction.
    (45, Point(x: 25, y: 125), Point(x: 175, y: -25)), (135, Point(x: 25, y: -25), Point(x: 175, y: 125)),
  ]

  @Test(arguments: ends) func `a gradient runs through the middle`(angle: Double, start: Point, end: Point) {
    let found = Gradient(colors: [], angle: angle).endpoints(width: 200, height: 100)
    for (point, expected) in [(found.start, start), (found.end, end)] {
      #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9, "\(point)")
    }
  }

  @Test func `colours that let light through are mixed with the one behind them`() {
    let half = Color(red: 255, green: 0, blue: 100, alpha: 51)
    let white = Color(red: 255, green: 255, blue: 255)
    #expect(half.flattened(over: white) == Color(red: 255, green: 204, blue: 224))
    #expect(half.flattened(over: .black) == Color(red: 51, green: 0, blue: 20))
    #expect(
      Gradient(colors: [half, white], angle: 7).flattened(over: .black)
        == Gradient(colors: [Color(red: 51, green: 0, blue: 20), white], angle: 7))
  }
}
