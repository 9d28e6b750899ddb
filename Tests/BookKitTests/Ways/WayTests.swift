import PropertyList
import Testing

@testable import BookKit

@Suite struct WayTests {
  /// Path data with the length of the way, and a point and a direction at a share of it.
  static let ways: [(text: String, length: Double, share: Double, point: Point, direction: Double)] = [
    ("M 10 20 L 40 60", 50, 0.5, Point(x: 25, y: 40), 53.130),
    ("m0,0h30v40z", 120, 1, Point(x: 0, y: 0), -126.870),
    ("M1-2.5.5-2.5", 0.5, 0, Point(x: 1, y: -2.5), 180),
    // A curve goes straight on beyond its ends.
    ("M 0 0 H 10", 10, -0.25, Point(x: -2.5, y: 0), 0),
    ("M 0 0 V 10", 10, 1.5, Point(x: 0, y: 15), 90),
    // Further pairs are lines, in the coordinates of the move.
    ("M 1 1 2 1 2 2", 2, 1, Point(x: 2, y: 2), 90),
    ("m 1 1 2 1 2 2", 5.064, 1, Point(x: 5, y: 4), 45),
    // Mirrored control points.
    ("M 0 0 Q 5 10 10 0 T 20 0", 29.578, 0.5, Point(x: 10, y: 0), -63.435),
    ("M 0 0 C 0 10 10 10 10 0 S 20 -10 20 0", 39.997, 0.75, Point(x: 15, y: -7.5), 0),
    // Half a circle, its flags and numbers without blanks between them.
    ("M0 0a10 10 0 0120 0", 31.4195, 0.5, Point(x: 10, y: -10), 0),
    ("M 0 0 A 10 10 0 0 0 20 0", 31.4195, 0.5, Point(x: 10, y: 10), 0),
    ("M 10 0 A 10 10 0 1 1 0 -10", 47.1293, 1, Point(x: 0, y: -10), 0),
    // Radii that are too small grow, those of 0 make a line, and a sign doesn't matter.
    ("M 0 0 A 1 1 0 0 1 20 0", 31.4195, 0.5, Point(x: 10, y: -10), 0),
    ("M 0 0 A 0 5 0 0 1 20 0", 20, 0.5, Point(x: 10, y: 0), 0),
    ("M 0 0 A -10 10 0 0 1 20 0", 31.4195, 0.5, Point(x: 10, y: -10), 0),
    ("M 0 0 A 20 10 90 0 1 20 0", 48.4479, 0.5, Point(x: 10, y: -20), 0),
    // A curve that begins without a direction takes that of its first chord.
    ("M 0 0 C 0 0 10 0 10 0", 10, 0, Point(x: 0, y: 0), 0),
    ("M 5 5 L 5 5", 0, 0.5, Point(x: 5, y: 5), 0),
    ("M 5 5 A 9 9 0 0 0 5 5", 0, 0.5, Point(x: 5, y: 5), 0),
    ("M 0 0 A 1e-200 1e-200 0 0 1 20 0", 20, 0.5, Point(x: 10, y: 0), 0),
  ]

  @Test(arguments: ways) func `a way has a length, points and directions`(
    _ expected: (text: String, length: Double, share: Double, point: Point, direction: Double)
  ) throws {
    let way = try WayReader.read(Array(expected.text.utf8))
    let point = way.point(at: expected.share)
    #expect(abs(way.length - expected.length) < 0.002, "\(way.length)")
    #expect(abs(point.x - expected.point.x) < 0.002 && abs(point.y - expected.point.y) < 0.002, "\(point)")
    #expect(abs(way.direction(at: expected.share) - expected.direction) < 0.001)
  }

  static let faults: [(text: String, kind: WayError.Kind, offset: Int)] = [
    ("", .expectedMove, 0), ("L 1 2", .expectedMove, 0), ("M", .expectedNumber, 1), ("M 1 2", .noSegments, 5),
    ("M 0 0 L 1 2 M 3 4", .secondMove, 12), ("M 0 0 L 1 2 m 3 4", .secondMove, 12), ("M 0 0 X 1", .expectedCommand, 6),
    ("M 0 0 L 1", .expectedNumber, 9), ("M 0 0 L 1 2,", .expectedNumber, 12), ("M 0 0, L 1 2", .expectedNumber, 7),
    ("M 0 0 L ,1 2", .expectedNumber, 8), ("M 0 0 L 1e 2", .expectedNumber, 8), ("M 0 0 h 1z 1", .afterEnd, 11),
    ("M 0 0 a 1 1 0 2 1 3 3", .expectedFlag, 14), ("M 0 0 h 1000001", .numberOutOfRange, 8),
    ("M 0 0" + String(repeating: " h1", count: 1001), .tooManySegments, 3008), ("M 0\u{A0}0 h 1", .expectedNumber, 3),
  ]

  @Test(arguments: faults) func `a path that can't be read is reported at its mistake`(
    _ expected: (text: String, kind: WayError.Kind, offset: Int)
  ) {
    #expect(throws: WayError(kind: expected.kind, offset: expected.offset)) {
      try WayReader.read(Array(expected.text.utf8))
    }
  }

  @Test func `directions are exact at multiples of 45 degrees, and close elsewhere`() {
    for eighth in -3...4 {
      let turns = Double(eighth) / 8
      let (x, y) = (Trigonometry.cosine(turns: turns).rounded(), Trigonometry.sine(turns: turns).rounded())
      #expect(Trigonometry.direction(x: x * 7, y: y * 7) == Double(eighth) * 45)
    }
    for step in -999...1000 {
      let degrees = Double(step) * 0.18
      let (x, y) = (Trigonometry.cosine(turns: degrees / 360), Trigonometry.sine(turns: degrees / 360))
      #expect(abs(Trigonometry.direction(x: x * 3, y: y * 3) - degrees) < 1e-13)
    }
  }
}
